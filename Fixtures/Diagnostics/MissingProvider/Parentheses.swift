protocol Gate {}

struct Door: Gate {}

// @Needs
func open(gate: ((any Gate))) {}
