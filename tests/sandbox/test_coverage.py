"""The list of errors that must be exercised."""

from tests.sandbox import coverage, parity


def test_the_faults_are_read_from_the_source():
    """Error names are found, and names of environment variables are not among them."""
    names = coverage.fault_names()
    assert {"BASE_TYPE_REQUIRED", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"} <= names
    assert "API" not in names  # environment names in discordpy.py


def test_the_parity_table_is_up_to_date():
    """sandbox/PARITY.md is what the tests say (`python -m tests.sandbox.parity` writes it)."""
    assert parity.FILE.read_text() == parity.text()
