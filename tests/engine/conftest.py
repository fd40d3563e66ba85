"""How many random games are played: a few, the same every time, or with FAROL_RANDOM=long thousands of new ones."""

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "quick", deadline=None, derandomize=True, max_examples=100, suppress_health_check=slow
)
settings.register_profile(
    "long", deadline=None, max_examples=3000, database=None, print_blob=True, suppress_health_check=slow
)
settings.load_profile(os.environ.get("FAROL_RANDOM", "quick"))
