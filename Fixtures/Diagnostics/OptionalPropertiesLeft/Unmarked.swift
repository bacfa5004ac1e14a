/// No marker is in this file, but it assigns a property.
func configure(_ screen: AssignedElsewhere) {
    screen.model = nil
}

func open() -> MadeElsewhere { MadeElsewhere() }
