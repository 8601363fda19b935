"""The sea: chart, reach, voyages, weather, fleets."""
