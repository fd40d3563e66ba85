"""The gallery: playthroughs step by step, the TV and all phones side by side, for designers, translators and screenshots."""
