/// Words that begin a type or an accessor, as names.
// @Provides
struct `some` {}

// @Provides
struct `async` {}

// @Provides
struct `each` {}

// @Scope
struct get {
    // @Provides
    let number: Int
}

// @Scope
struct willSet {
    // @Provides
    let text: String
}

final class Given {
    let value: Int

    // @Needs(given: self)
    init(value `self`: Int) { value = `self` }
}

/// The parameter hides no factory in the closures of its member, nor in the closures that pass it on.
final class Holder {
    let value: Int
    let make: () -> `some`

    // @Needs(given: self)
    init(value `self`: Int, maker: @escaping () -> `some`) {
        value = `self`
        make = maker
    }
}

// @Provides
struct Shelf {
    let holder: Holder
    init(holder: Holder, first: @autoclosure @escaping () -> `some`) { self.holder = holder }
}

// @Needs
func fill(hold: @escaping (Int) -> () -> Holder, stack: @escaping (Int) -> () throws -> Shelf) throws -> Int {
    try hold(1)().value + stack(2)().holder.value
}

// @Needs
func use(first: `some`, second: `async`, third: `each`) -> Int { 3 }

// @Needs(in: get)
func number(number: Int) -> Int { number }

// @Needs(in: willSet)
func text(text: String) -> String { text }

enum Links {
    static let home = "home"

    enum Deep {
        static func key() -> String { "deep" }

        /// Keys are members of the types around.
        // @Provides(into: [String: Double], key: key())
        static let deep: Double = 2
    }

    // @Provides(into: [String: Double], key: home)
    static let start: Double = 1
}

// @Needs
func links(all: [String: Double]) -> [String: Double] { all }

/// Inside the factory, `self` is the factory.
// @Provides
var `self`: Character { "s" }

// @Needs
func letter(character: Character) -> Character { character }

/// In backticks, `_` is a label.
// @Provides
struct Blank {
    let letter: Character

    init(`_` letter: Character) { self.letter = letter }
}

// @Needs
func blank(`_` blank: Blank) -> Character { blank.letter }

/// A quotation mark in a name ends no text of the generated file.
// @Scope
struct `Back "office"` { let floor: Int }

// @Provides(live)
struct Printer {
    let floor: Int
    init(office: `Back "office"`) { floor = office.floor }
}

// @Needs(in: `Back "office"`)
func floor(printer: Printer) -> Int { printer.floor }
