"""For all tests: the settings of Hypothesis, and a check that the right build is tested."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from pelagos.games.ulysses import rules

# Every run tries the same examples, and none fails for being slow: a failure means a mistake, not a busy machine.
settings.register_profile(
    "pelagos", deadline=None, derandomize=True, max_examples=200, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("pelagos")

ENDINGS = {"pure": (".py",), "compiled": (".so", ".pyd")}


def pytest_configure() -> None:
    """Check that the build is the one that PELAGOS_BUILD names: a test of the other one would prove nothing."""
    build = os.environ.get("PELAGOS_BUILD")
    if not build:
        return
    if build not in ENDINGS:
        raise pytest.UsageError(f"PELAGOS_BUILD is '{build}': it must be one of {', '.join(ENDINGS)}")
    if not str(rules.__file__).endswith(ENDINGS[build]):
        raise pytest.UsageError(f"PELAGOS_BUILD is '{build}', but the rules come from {rules.__file__}")


def pytest_collection_modifyitems(items):
    """Run the longest test first, so that the end of a run does not wait for it alone."""
    items.sort(key=lambda item: "make_play" not in item.name)
