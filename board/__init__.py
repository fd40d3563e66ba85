"""The board: the screen for all."""
