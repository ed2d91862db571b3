"""Several processes on one store: leases and wake-up notifications."""
