import Domain
import Feature

// @Needs
struct Screen {
    let rules: [any Rule]
}

// @Provides(into: [Rule], as: OldRule)
struct Own: Rule {}

// What a closure makes, where it may be nil, is named as well.
// @Needs
final class Uploads {
    init(open: @escaping () -> Socket?) {}
}

final class Socket {
    init() {}
}
