"""The list of errors that must be exercised."""

from tests.sandbox import coverage


def test_the_faults_are_read_from_the_source():
    """Error names are found, and names of environment variables are not among them."""
    names = coverage.fault_names()
    assert {"BASE_TYPE_REQUIRED", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"} <= names
    assert "API" not in names  # environment names in discordpy.py
