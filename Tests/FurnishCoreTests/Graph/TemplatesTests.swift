import Testing

@testable import FurnishCore

/// Which types a template's pattern matches, and what its generic parameters then are.
@Suite struct TemplatesTests {
    private let view = TypesInView(
        "func make<T, U>() {}\nstruct Store<T> { struct Entry {} }\nstruct Pair<A, B> {}\nstruct Wallet {}")

    /// The values of the parameters, such as `T = Int`; nil if the pattern does not match.
    private func values(_ pattern: String, _ type: String) -> [String]? {
        var values: [Name: TypeID] = [:]
        let keys = TypeKeys(view.symbols, providedAliases: [])
        let pattern = keys.key(view.read(pattern, inside: "make"))
        // A type is read at the same place, so that a parameter in it stands for the parameter of another template.
        let type = keys.key(view.read(type, inside: "make"))
        guard Templates.unify(pattern, type, &values, view.symbols.types) else { return nil }
        return values.map { view.symbols.program.names.text($0.key) + " = " + view.describe($0.value) }.sorted()
    }

    @Test(arguments: [
        ("Store<T>", "Store<Wallet>", ["T = App::Wallet"]), ("Store<T>", "Store<[Int?]>", ["T = array(optional(Int))"]),
        ("Store<[T]>", "Store<[Int]>", ["T = Int"]), ("[T: U]", "[Int: Wallet]", ["T = Int", "U = App::Wallet"]),
        ("Pair<T, T>", "Pair<Int, Int>", ["T = Int"]), ("Pair<T, Int>", "Pair<Wallet, Int>", ["T = App::Wallet"]),
        ("(T) -> U", "(Int) -> Int?", ["T = Int", "U = optional(Int)"]),
        ("(x: T, y: Int)", "(x: Int, y: Int)", ["T = Int"]),
        ("Store<T>.Entry", "Store<Int>.Entry", ["T = Int"]), ("T", "Store<Int>", ["T = App::Store<Int>"]),
        ("Store<Int>", "Store<Int>", []), ("Store<T>", "Store<Store<U>>", ["T = App::Store<parameter U>"]),
    ])
    func matchesTypesOfTheSameShape(_ pattern: String, _ type: String, _ values: [String]) {
        #expect(self.values(pattern, type) == values)
    }

    @Test(arguments: [
        ("Store<T>", "Pair<Int, Int>"), ("Store<[T]>", "Store<Int>"), ("Store<[T]>", "Store<Int?>"),
        ("Pair<T, T>", "Pair<Int, String>"), ("Pair<T, Int>", "Pair<Int, String>"), ("(T) -> U", "(Int) async -> Int"),
        ("(T) -> U", "(Int, Int) -> Int"), ("(x: T, y: Int)", "(z: Int, y: Int)"), ("(T, Int)", "(Int, Int, Int)"),
        ("Store<Int>", "Store<String>"),
        // A template for less is not one for more.
        ("Store<Store<T>>", "Store<U>"),
    ])
    func doesNotMatchOthers(_ pattern: String, _ type: String) {
        #expect(values(pattern, type) == nil)
    }
}
