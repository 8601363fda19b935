"""What a supervisor and Prometheus are told of a running bot. Imported only if `STOFA_HEALTH` is set."""
