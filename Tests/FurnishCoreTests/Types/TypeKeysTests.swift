import Testing

@testable import FurnishCore

/// Which spellings are the same key, so that a provider of one meets a need for the other.
struct TypeKeysTests {
    private let view = TypesInView(
        """
        protocol Readable {}
        protocol Writable: Readable {}
        protocol Clock {}
        class Model: Clock {}
        struct Wallet { struct Row {}; typealias ID = Int }
        struct Row {}
        typealias Purse = Wallet
        typealias Pair<T> = (T, T)
        typealias Endless = [Endless]
        struct Store<T> { struct Entry {}; typealias Item = T }
        """,
        ("Kit", "public struct Row {}"))

    private func areSame(_ left: String, _ right: String, provided: Set<SymbolID> = []) -> Bool {
        let keys = TypeKeys(view.symbols, providedAliases: provided)
        return keys.key(view.read(left)) == keys.key(view.read(right))
    }

    @Test func joinsSpellingsOfOneType() {
        for (left, right) in [
            ("Int?", "Optional<Int>"), ("Int!", "Int?"), ("[Int]", "Swift.Array<Int>"),
            ("[Int?]", "Array<Optional<Int>>"),
            ("[Int: String]", "Dictionary<Int, String>"), ("Void", "()"), ("(Int)", "Int"), ("((Int))?", "Int?"),
            ("[3 of Int]", "InlineArray<3, Int>"), ("Row", "App.Row"), ("Row", "App::Row"),
            ("any Clock", "Clock"), ("some Clock", "any Clock"), ("(any Clock)?", "Clock?"), ("any Clock?", "Clock?"),
            ("some Clock?", "(some Clock)?"), ("any Clock.Type?", "(any Clock.Type)?"),
            ("Wallet.App::Row", "Wallet.Row"),
            ("App::Wallet.App::Row", "Wallet.Row"), ("[any Clock]", "[Clock]"),
            ("Clock & Readable", "Readable & Clock"), ("Clock & Clock", "Clock"),
            ("(Clock & Readable) & Sendable", "Sendable & Clock & Readable"), ("Writable & Readable", "Writable"),
            ("Model & Clock", "Model"), ("sending Row", "Row"), ("borrowing [Row]", "[Row]"),
            ("@escaping () -> Int", "() -> Int"), ("(_ id: Int) -> Int", "(Int) -> Int"),
            ("(any Clock) -> Void", "(Clock) -> ()"), ("(() -> Int)?", "Optional<() -> Int>"),
            ("Purse", "Wallet"), ("Purse.Row", "Wallet.Row"), ("Wallet.ID", "Int"), ("Pair<Int>", "(Int, Int)"),
            ("Store<Purse>", "Store<Wallet>"), ("Store<Purse>.Entry", "Store<Wallet>.Entry"),
            ("Store<Int>.Item", "Int"),
        ] as [(String, String)] {
            #expect(areSame(left, right), "\(left)")
        }
    }

    @Test func separatesDifferentTypes() {
        for (left, right) in [
            ("Int?", "Int"), ("Int??", "Int?"), ("[Int]", "[Int?]"), ("[Int: String]", "[String: Int]"),
            ("[3 of Int]", "[4 of Int]"), ("Clock & Readable", "Clock"), ("Clock & Writable", "Clock & Readable"),
            ("(x: Int, y: Int)", "(Int, Int)"), ("(Int, String)", "(String, Int)"), ("inout Int", "Int"),
            ("() -> Int", "() async -> Int"), ("() -> Int", "() throws -> Int"), ("() -> Int", "@Sendable () -> Int"),
            ("() -> Int", "@MainActor () -> Int"), ("() throws -> Int", "() throws(Failure) -> Int"),
            ("() throws(A) -> Int", "() throws(B) -> Int"), ("@A () -> Int", "@B () -> Int"),
            ("() -> Int", "@convention(c) () -> Int"), ("(Int) -> Int", "(Int, Int) -> Int"),
            ("Clock", "Clock.Type"), ("Clock.Type", "Clock.Protocol"), ("Copyable", "~Copyable"),
            ("Row", "Wallet.Row"), ("Row", "Kit.Row"), ("Charts.Row", "Maps.Row"), ("Store<Int>", "Store<String>"),
            ("Store<Int>.Entry", "Store<String>.Entry"),
        ] as [(String, String)] {
            #expect(!areSame(left, right), "\(left)")
        }
    }

    @Test func aProvidedTypealiasIsAKeyOfItsOwn() throws {
        let purse = view.symbols.types[view.read("Purse")].symbol
        #expect(!areSame("Purse", "Wallet", provided: [purse]))
        #expect(!areSame("[Purse]", "[Wallet]", provided: [purse]))
        #expect(areSame("Purse.Row", "Wallet.Row", provided: [purse]))
    }

    @Test func aTypealiasThatContainsItselfHasAKey() {
        #expect(!areSame("Endless", "Wallet"))
    }
}
