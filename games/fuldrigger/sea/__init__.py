"""Chart, reach, voyages, weather, fleets."""
