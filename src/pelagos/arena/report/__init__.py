"""What an arena run prints and writes: statistics, tables, plots and the page."""
