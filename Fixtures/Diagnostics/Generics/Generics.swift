struct User {}

// A marker on a generic type shows the typealiases to mark.
// @Provides(once)
final class Box<T> {
    init() {}
}

// @Provides
struct Pair<A, B> {}

// @Needs
func open(box: Box<User>, boxes: [Box<Int>], makePair: () -> Pair<User, Box<Int>>, again: Box<User>) {}

/// Nothing needs it, and nothing marked says which is made.
// @Provides
struct Spare<T> {}

struct Screen<T> {
    let value: T

    // @Needs
    init(value: T) { self.value = value }
}

// @Needs(given: value)
struct Page<T> {
    let value: T
}

/// A typealias of another generic type is marked.
// @Provides
typealias Shelves = Shelf<User>

struct Shelf<T> {
    /// It says how the typealias is made, and lives where that says.
    // @Needs(given: title, unknown)
    init(title: String, missing: Float) {}
}

extension Shelf {
    // @Provides
    struct Board {}
}

// @Provides(into: [Plug])
struct Plugin<T>: Plug {}

protocol Plug {}

// @Provides(once, as: Plug)
actor Worker<T>: Plug {}

// @Needs
func plug(_ all: [any Plug], _ one: any Plug) {}

// @Provides
typealias X = User

// @Provides
typealias U<T> = Box<T>

// Functions, whose caller would choose the type.

// @Provides
func anything<T>() -> T { fatalError() }

// @Provides
func makeBox<T>(of value: T) -> Box<T> { Box() }

// @Provides
struct Un { init<T>(t: T) {} }

protocol Clock {}

// @Provides(once, as: Clock)
struct SystemClock: Clock {}

// Swift opens no existential for these.

// @Needs
func compare<C: Clock>(first: C, second: C) {}

// @Needs
func all(clocks: [some Clock], given: some Clock) {}

// @Needs(given: first)
func both<C: Clock>(first: C, second: [C] = []) {}

/// A number is no type.
struct Grid<let size: Int> {
    // @Needs
    init(size: Int) {}
}

// An entry point provides nothing, whatever it returns.
// @Needs
func same<T>(value: T) -> T { value }

// @Needs
func nothing<T>() -> T { fatalError() }
