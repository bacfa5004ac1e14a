struct Failure: Error {}

// @Provides
struct Thrower {
    init() throws(Failure) {}
}

struct Catcher {
    // @Needs
    init(first: Thrower, make: () throws(Failure) -> Thrower) throws(Failure) {}
}

// @Provides
@MainActor final class ViewModel {
    var count = 0

    init() {}
}

/// Its closures carry the factory, so it is made on their actor.
final class Coordinator {
    let make: @MainActor () -> ViewModel
    let later: () async -> ViewModel

    // @Needs
    init(make: @escaping @MainActor () -> ViewModel, later: @escaping () async -> ViewModel) {
        self.make = make
        self.later = later
    }
}

@MainActor final class Screen {
    let make: @Sendable @MainActor () -> ViewModel
    let profile: Profile

    // @Needs
    init(make: @escaping @Sendable @MainActor () -> ViewModel, profile: Profile) {
        self.make = make
        self.profile = profile
    }
}

/// An async member can be called from the main actor, though the factory is not Sendable.
// @Provides
final class Profile {
    init() async {}
}

// @Provides
struct Buffer {
    // @Needs(given: size)
    init(size: inout Int) {
        size += 1
    }
}

struct Pool {
    // @Needs
    init(buffer: Buffer, make: (inout Int) -> Buffer) {
        var size = 10
        _ = make(&size)
        precondition(size == 11)
    }
}

// @Provides
struct Palette {}

/// Made anywhere, and told on the main actor how it looks.
@MainActor final class Banner {
    // @Needs
    var palette: Palette {
        didSet { isPainted = true }
    }
    private(set) var isPainted = false

    // @Needs
    nonisolated init(palette: Palette) {
        self.palette = palette
    }
}
