"""The reports of an arena run: statistics, tables, plots and the HTML page."""
