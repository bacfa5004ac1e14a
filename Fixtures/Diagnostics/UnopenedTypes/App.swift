import Core

typealias Journey = Visit

final class Screen {
    // @Needs
    init(user: User, notes: Notes, place: Place, settings: Settings) {}
}

// A typealias of this module's own type is none of another module's.
struct Own {}
// @Scope
typealias Other = Own

final class Tour {
    // @Needs(in: Journey)
    init(guide: Guide, key: Key) {}
}

// @Scope
typealias Hidden = Core.Secret
