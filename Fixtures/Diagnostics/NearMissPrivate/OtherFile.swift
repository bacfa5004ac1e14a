// Names of types that only another file sees.

// @Needs
func run(hidden: HiddenElsewhere, marked: MarkedElsewhere) {}
