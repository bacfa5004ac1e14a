import FurnishCore

/// Why a registration or a look-up stays.
struct StayReason {
    /// The reason in a count: `tests replace 2, condition 1`.
    let summary: String
    private let text: String
    /// Where the code is that makes it stay.
    private let places: [Location]
    /// What tests replace is listed first.
    let isOfTests: Bool

    init(_ summary: String, _ text: String, at places: [Location] = [], isOfTests: Bool = false) {
        (self.summary, self.text, self.places, self.isOfTests) = (summary, text, places, isOfTests)
    }

    func text(_ place: (Location) -> String) -> String {
        guard let first = places.first else { return text }
        return "\(text) (\(place(first))" + (places.count > 1 ? " and \(places.count - 1) more" : "") + ")"
    }

    static var typeIsUnknown: Self {
        Self("an unknown type", "only the compiler knows its type: write it, as in 'register(API.self)'")
    }

    static func captures(_ name: String) -> Self { Self("a captured value", "its closure captures '\(name)'") }

    static func isMadeAnew(_ container: String) -> Self {
        Self("another container", "code makes a '\(container)' of its own, which would ask the shared one")
    }

    static func isRegisteredAgain(_ place: Location) -> Self {
        Self("registered again", "it is registered again", at: [place])
    }

    static func isSharedInGraph(_ name: String) -> Self {
        Self("shared in a graph", "an instance of it is shared in a graph with '\(name)'")
    }

    static func leadsBack(_ name: String) -> Self { Self("leads back", "'\(name)', which stays, leads back to it") }

    static func needsPrivate(_ name: String) -> Self { Self("something private", "'\(name)' is private") }

    static func wouldFail(_ message: String) -> Self { Self("would not compile", message) }
}
