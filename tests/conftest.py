"""Hypothesis tries the same examples on every machine and every run, without a clock."""

from hypothesis import settings

settings.register_profile("steeple", derandomize=True, deadline=None, print_blob=False)
settings.load_profile("steeple")
