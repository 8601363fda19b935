"""The list of what must be exercised holds what the sandbox refuses, and nothing else."""

from tests.sandbox import coverage


def test_the_faults_are_read_from_the_source():
    """Something else in capitals would be asked for as a refusal, or a refusal would go untested."""
    names = coverage.fault_names()
    assert {"BASE_TYPE_REQUIRED", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"} <= names
    assert "API" not in names  # a pair of environment names in discordpy.py, no fault
