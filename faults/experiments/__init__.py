"""One module for each experiment: `python -m faults.experiments.kill --quick`."""
