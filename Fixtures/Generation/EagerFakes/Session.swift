// @Scope
struct Session {
    // @Provides
    let user: String
}

/// Nothing needs it, so the fake of its factory has no argument.
// @Provides(once, eager, live, in: Session)
final class Presence {
    let life = touch("Presence")

    init(user: String) {}
}

// @Scope(in: Session)
struct Room {
    // @Provides
    let number: Int
}

// @Provides(once, eager, live, as: Radio, in: Room)
final class Bluetooth: Radio {
    let life = touch("Bluetooth")
}

// @Provides(once, eager, in: Room)
final class Player {
    let radio: any Radio
    let life = Life("Player")

    init(radio: Radio, number: Int) { self.radio = radio }
}
