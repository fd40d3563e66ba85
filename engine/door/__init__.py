"""The one way into the rooms, and the only part of the engine that knows the time, chance and the journal."""

from engine.door.door import Door
from engine.door.live import Screen

__all__ = ["Door", "Screen"]
