"""The command line: one small module per command, each imported only when its command is called."""
