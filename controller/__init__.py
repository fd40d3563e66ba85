"""The phones: the screens for one."""
