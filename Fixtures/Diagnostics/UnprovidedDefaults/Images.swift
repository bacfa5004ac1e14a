protocol Images {}
