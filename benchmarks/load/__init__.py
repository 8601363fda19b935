"""Many tables at once."""
