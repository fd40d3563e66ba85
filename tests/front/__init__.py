"""What weak screens and slow networks meet: bytes, round trips and time to the first view, long tasks, taps."""
