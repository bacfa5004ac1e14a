// @Provides(once)
final class Owner {}

// @Provides
final class Fresh {}

// @Provides(weak)
final class Shared {}

// @Needs
final class Keeper {
    let shared: Shared
    init(shared: Shared) { self.shared = shared }
}

/// The factory or the keeper holds what fills these. Nothing would hold a fresh instance.
// @Needs(default: fresh)
struct Holder {
    weak var owner: Owner?
    weak var shared: Shared?
    weak var fresh: Fresh?
    var number = 1
}

// @Needs(given: owner)
struct Given {
    weak var owner: Owner?
}

// @Needs
func use(fresh: Fresh) -> Fresh { fresh }
