@propertyWrapper struct Trimmed {
    var wrappedValue: String
}

@propertyWrapper struct Empty<Value> {
    var wrappedValue: Value? { nil }

    init() {}
}

@propertyWrapper struct Clamped {
    var wrappedValue: Int

    init(wrappedValue: Int, to limit: Int) {
        self.wrappedValue = min(wrappedValue, limit)
    }

    init(_ limit: Int) {
        wrappedValue = limit
    }
}

@propertyWrapper struct Fixed {
    var wrappedValue: Int = 4
}

/// Only for some is it made of nothing.
@propertyWrapper struct Held<Value> {
    var wrappedValue: Value
}

extension Held where Value: ExpressibleByNilLiteral {
    init() { wrappedValue = nil }
}

@propertyWrapper struct Lost<Value> {
    private var value: Value? { nil }
    var wrappedValue: Value { value! }

    init() {}
}

// @Provides
let name: String = " name "

// @Provides
final class Service {}

enum Numbers {
    // @Provides
    static let one: Int = 1
}

// @Needs(given: title, default: parent)
struct Page {
    let service: Service
    let title: String
    let width, height: Int
    @Trimmed var name: String
    @Trimmed private var hidden: String = ""
    @Empty var nothing: Int?
    @Clamped(3) var level: Int
    weak var parent: Service?
    var other: Service?
    var isOpen = false
    let fixed = 5
    static var count: Int { 0 }
    var twice: Int { fixed * 2 }
    var watched: Int = 7 {
        didSet {}
    }
}

/// What is made of nothing is not made of a value, though it could be, also around a wrapper that cannot.
// @Needs
struct Chapter {
    @Fixed var page: Int
    @Held var number: Int
    @Lost @Held var line: Int
}

@resultBuilder enum ContentBuilder {
    static func buildBlock<Content>(_ content: Content) -> Content { content }
}

typealias Action = () -> Int

/// The initializer that Swift adds takes a closure that builds the content, and a function as it is.
// @Needs(given: footer)
struct Card<Content: Sized, Footer> {
    @ContentBuilder let content: Content
    @ContentBuilder let action: Action
    @ContentBuilder let footer: Footer
}

// @Provides
typealias ImageCard = Card<Image, String>

protocol Sized {}

// @Provides(as: Sized)
struct Image: Sized {}

// @Needs
func show(makeCard: (String) -> Card<Image, String>) -> String { makeCard("footer").footer }

// A wrapper and a builder may be nested in another type.
enum Space {
    @propertyWrapper struct Vacant<Value> {
        var wrappedValue: Value? { nil }

        init() {}
    }

    @resultBuilder enum Builder {
        static func buildBlock<Content>(_ content: Content) -> Content { content }
    }
}

// @Needs
struct Room {
    let service: Service
    @Space.Vacant var guest: Int?
    @Space.Builder let view: Image
    @MemberwiseInitializers.Empty var note: String?
}
