"""Reports: pure functions from results and views to text.  Nothing here reads a file, asks an engine or prints."""
