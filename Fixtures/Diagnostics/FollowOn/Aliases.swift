// What a broken marker would have provided is a typealias, and what that stands for where nothing provides it.
typealias BaseAddress = [Character]

typealias Tracking = (Character) -> Void

enum Addresses {
    // @Provides(onec)
    static let base: BaseAddress = []

    // @Provides(weak)
    static func tracking() -> Tracking { { _ in } }
}

struct Link {
    // @Needs
    init(base: BaseAddress, tracking: Tracking) {}
}
