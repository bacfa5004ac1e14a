import Testing

@testable import FurnishCore

/// What the text of a type means: its structure, and the types that its names refer to.
struct TypeReaderTests {
    private static let suffixes: [(String, String)] = [
        ("Int", "Int"), ("Int?", "optional(Int)"), ("Int??", "optional(optional(Int))"), ("Int!", "unwrapped(Int)"),
        ("[Int]", "array(Int)"), ("[[Int]?]", "array(optional(array(Int)))"),
        ("[Int: String]", "dictionary(Int, String)"), ("[Int: [A.B: Int]]", "dictionary(Int, dictionary(A.B, Int))"),
        ("[3 of Int]", "InlineArray<3, Int>"), ("[2 of [3 of Int]]", "InlineArray<2, InlineArray<3, Int>>"),
        ("Result<Int, any Error>", "Result<Int, any(Error)>"), ("Set<Set<Int>>", "Set<Set<Int>>"),
        ("Set<Int?>?", "optional(Set<optional(Int)>)"), ("Set<Int>.Index", "Index(Set<Int>)"),
        ("Set<[Int]>!", "unwrapped(Set<array(Int)>)"), ("Set<() -> Int>", "Set<function(): -> Int>"),
    ]

    @Test func readsSuffixesAndBrackets() {
        for (text, structure) in Self.suffixes {
            #expect(TypesInView().describe(text) == structure, "\(text)")
        }
    }

    private static let existentials: [(String, String)] = [
        ("any A", "any(A)"), ("some A", "some(A)"), ("any(A)", "any(A)"), ("A & B", "composition(A, B)"),
        ("A&B", "composition(A, B)"), ("any A & B & C", "any(composition(A, B, C))"),
        ("~Copyable", "inverse(Copyable)"), ("some A & ~Copyable", "some(composition(A, inverse(Copyable)))"),
        ("(any A)?", "optional(tuple(any(A)))"), ("any A?", "optional(any(A))"),
        ("some A??", "optional(optional(some(A)))"), ("any A!", "unwrapped(any(A))"),
        ("any (A & B)?", "optional(any(composition(A, B)))"),
        ("any A?.B?", "optional(any(B(optional(A))))"), ("any A.Type?", "optional(any(Type(A)))"),
        ("any (A?)", "optional(any(A))"), ("() -> any A?", "function(): -> optional(any(A))"),
        ("A.Type", "Type(A)"), ("A.Protocol", "Protocol(A)"), ("A.Type?", "optional(Type(A))"),
        ("any A.Type", "any(Type(A))"), ("(any A).Type", "Type(tuple(any(A)))"), ("A.`Type`", "A.Type"),
        ("(A & B).Type", "Type(tuple(composition(A, B)))"),
    ]

    @Test func readsExistentials() {
        for (text, structure) in Self.existentials {
            #expect(TypesInView().describe(text) == structure, "\(text)")
        }
    }

    private static let tuples: [(String, String)] = [
        ("()", "tuple()"), ("(Int)", "tuple(Int)"), ("(Int, String)", "tuple(Int, String)"),
        ("(x: Int, y: A.B)", "tuple(x: Int, y: A.B)"), ("(_ x: Int, _: Int)", "tuple(x: Int, Int)"),
        ("(`in`: Int, for: Int)", "tuple(in: Int, for: Int)"), ("(any: any A, b: B)", "tuple(any: any(A), b: B)"),
        ("(x: (Int, Int)?, [Int])", "tuple(x: optional(tuple(Int, Int)), array(Int))"), ("(Int,)", "tuple(Int)"),
    ]

    @Test func readsTuples() {
        for (text, structure) in Self.tuples {
            #expect(TypesInView().describe(text) == structure, "\(text)")
        }
    }

    private static let functions: [(String, String)] = [
        ("() -> Void", "function(): -> Void"), ("(Int) -> Int?", "function(Int): -> optional(Int)"),
        ("(() -> Int)?", "optional(tuple(function(): -> Int))"),
        ("(Int) -> (Int) -> Int", "function(Int): -> function(Int): -> Int"),
        ("(_ id: Int, inout A, Int...) -> B", "function(id: Int, inout(A), Int): -> B"),
        ("() async throws -> Int", "function(): async throws -> Int"),
        ("() throws(Failure<Int>) -> Int", "function(): throws only Failure<Int> -> Int"),
        ("() rethrows -> Int", "function(): throws -> Int"), ("() reasync -> Int", "function(): async -> Int"),
        ("@Sendable () -> Int", "function(): Sendable -> Int"),
        ("@escaping () -> Int", "escaping(function(): -> Int)"),
        ("@autoclosure @escaping () -> Int", "escaping(function(): autoclosure -> Int)"),
        ("@MainActor () async -> Int", "function(): async on MainActor -> Int"),
        ("@A.Main @Sendable () -> Int", "function(): Sendable on A.Main -> Int"),
        ("@convention(c) (Int) -> Int", "function(Int): c -> Int"),
        ("@isolated(any) () -> Int", "function(): isolated -> Int"),
        ("nonisolated(nonsending) () async -> Int", "function(): async nonsending -> Int"),
    ]

    @Test func readsFunctions() {
        for (text, structure) in Self.functions {
            #expect(TypesInView().describe(text) == structure, "\(text)")
        }
    }

    private static let specifiers: [(String, String)] = [
        ("inout Int", "inout(Int)"), ("borrowing A", "borrowing(A)"), ("sending any A", "sending(any(A))"),
        ("isolated (any Actor)?", "isolated(optional(tuple(any(Actor))))"), ("__owned [Int]", "__owned(array(Int))"),
        ("repeat each Int", "repeat(each(Int))"), ("consuming ~Copyable", "consuming(inverse(Copyable))"),
        // In backticks, the words are names.
        ("`any`", "any"), ("`sending`?", "optional(sending)"),
    ]

    @Test func readsSpecifiers() {
        for (text, structure) in Self.specifiers {
            #expect(TypesInView().describe(text) == structure, "\(text)")
        }
    }

    private static let all = [suffixes, existentials, tuples, functions, specifiers].flatMap { $0 }

    /// The scanner finds where a type ends, and the reader what it means. Both must know every form.
    @Test func endsWhereTheScannerSays() {
        for (text, _) in Self.all {
            let scan = Scan("func f(a: \(text), b: Int) {}\nlet c: \(text) = d")
            #expect(scan.file.parameters.map { scan.text($0.type) } == [text, "Int"], "\(text)")
            #expect(scan.declaration("c").map { scan.text($0.type) } == text, "\(text)")
        }
    }

    @Test func skipsCommentsAndWhiteSpace() {
        for text in [
            "/* a */ [ Int /* /* b */ */ :\n String // c\n ]?", "[Int:String]?", " [`Int` : String ]? ",
            "[Int\r\n:\tString]?",
        ] as [String] {
            #expect(TypesInView().describe(text) == "optional(dictionary(Int, String))", "\(text)")
        }
    }

    @Test func givesUpOnTextThatIsNoType() {
        for text in [
            "", "?", "[", "[Int", "[Int: ", "[Int: String: Int]", "[3 by Int]", "(Int", "(Int String)", "Int)",
            "Int String",
            "Int.", "A & ", "~", "@", "@MainActor", "() ->", "A::", "Int, Int", "Int = 3", "<#Type#>", "\u{0}",
        ] as [String] {
            let view = TypesInView()
            #expect(view.symbols.types.mentions(.unreadable, in: view.read(text)), "\(text)")
        }
    }

    @Test func readsDeepTypesButNotWithoutEnd() {
        for (start, end) in [
            ("[", "]"), ("(", ")"), ("Set<", ">"), ("", "?"), ("", ".Type"), ("any ", ""), ("@escaping ", ""),
        ] as [(String, String)] {
            let view = TypesInView()
            func isReadable(_ depth: Int) -> Bool {
                let text = String(repeating: start, count: depth) + "Int" + String(repeating: end, count: depth)
                return !view.symbols.types.mentions(.unreadable, in: view.read(text))
            }
            #expect(isReadable(90), "\(start)")
            #expect(!isReadable(110), "\(start)")
            #expect(!isReadable(10_000), "\(start)")
        }
    }

    // MARK: Names

    private static let wallet = """
        struct Wallet {
            struct Row { struct Cell {} }
            func pay() {}
        }
        struct Row {}
        class Base { struct Style {} }
        final class Screen: Base {}
        typealias Purse = Wallet
        extension Wallet { struct Coin {} }
        extension Wallet.Row { func draw() {} }
        """

    @Test func looksUpNamesFromInside() {
        for (text, place, structure) in [
            ("Row", "", "App::Row"), ("Row", "Wallet", "App::Wallet.Row"), ("Row", "Wallet.pay", "App::Wallet.Row"),
            ("Row.Cell", "Wallet.pay", "App::Wallet.Row.Cell"), ("Cell", "Wallet.Row.draw", "App::Wallet.Row.Cell"),
            ("Coin", "Wallet", "App::Wallet.Coin"), ("Style", "Screen", "App::Base.Style"),
            ("Screen.Style", "", "App::Base.Style"), ("Purse", "", "App::Purse"), ("Purse.Row", "", "App::Wallet.Row"),
            ("Self", "Wallet.pay", "App::Wallet"), ("Self.Row", "Wallet.Row", "App::Wallet.Row.Row"),
            ("Self", "Wallet.Row.draw", "App::Wallet.Row"), ("Self", "", "Self"), ("App.Row", "Wallet", "App::Row"),
            ("App::Row", "Wallet", "App::Row"), ("App::Wallet.Row", "", "App::Wallet.Row"), ("`Row`", "", "App::Row"),
            ("Wallet.Unknown", "", "App::Wallet.Unknown"), ("Unknown", "Wallet", "Unknown"),
        ] as [(String, String, String)] {
            #expect(TypesInView(Self.wallet).describe(text, inside: place) == structure, "\(text)")
        }
    }

    @Test func tellsModulesFromTypes() {
        for (text, structure) in [
            ("Theme", "App::Theme"), ("Kit.Theme", "Kit::Theme"), ("Kit::Theme", "Kit::Theme"),
            ("Core.Theme.Color", "Core::Theme.Color"), ("Core::Theme.Color", "Core::Theme.Color"),
            ("Font", "Core::Font"),
            ("Charts.Mark", "Charts::Mark"), ("Maps.Mark", "Maps.Mark"), ("Maps::Pin", "Maps::Pin"),
            ("Swift.Int", "Swift::Int"),
            // A type hides a module with the same name.
            ("Shapes.Circle", "App::Shapes.Circle"), ("Shapes::Circle", "Shapes::Circle"),
        ] as [(String, String)] {
            let view = TypesInView(
                "import Charts\nimport Core\nstruct Theme {}\nenum Shapes { struct Circle {} }",
                ("Kit", "public struct Theme {}"),
                ("Core", "public struct Theme { public struct Color {} }\npublic struct Font {}"),
                ("Shapes", "public struct Circle {}"))
            #expect(view.describe(text) == structure, "\(text)")
        }
    }

    private static let store = """
        struct Store<T> {
            struct Entry {}
            struct Cell<U> {}
            func read<V>(_ key: V) {}
        }
        struct Plain { func read<V>() {} }
        extension Store { func write() {} }
        extension Store.Cell { func show() {} }
        typealias Pair<T> = (T, T)
        typealias UserStore = Store<User>
        """

    @Test func readsGenericTypesAndTheirMembers() {
        for (text, place, structure) in [
            ("Store<Int>", "", "App::Store<Int>"), ("Store", "", "App::Store"),
            ("Store<Int>.Entry", "", "Entry(App::Store<Int>)"),
            ("Store<Int>.Cell<A>", "", "Cell(App::Store<Int>, A)"), ("UserStore.Entry", "", "Entry(App::UserStore)"),
            ("T", "", "T"), ("T", "Store", "parameter T"), ("T.Item", "Store", "Item(parameter T)"),
            ("T", "Store.write", "parameter T"), ("V?", "Store.read", "optional(parameter V)"), ("V", "Store", "V"),
            ("V", "Plain.read", "parameter V"), ("U", "Store.Cell.show", "parameter U"),
            ("T", "Store.Cell.show", "parameter T"),
            // A generic type's own name means the type with its own parameters.
            ("Store", "Store", "App::Store<parameter T>"), ("Self", "Store.write", "App::Store<parameter T>"),
            ("Store<Int>", "Store", "App::Store<Int>"), ("Entry", "Store", "Entry(App::Store<parameter T>)"),
            ("Cell<Int>", "Store.read", "Cell(App::Store<parameter T>, Int)"),
            ("Cell", "Store.Cell", "Cell(App::Store<parameter T>, parameter U)"), ("Pair<Int>", "", "App::Pair<Int>"),
        ] as [(String, String, String)] {
            #expect(TypesInView(Self.store).describe(text, inside: place) == structure, "\(text)")
        }
    }
}
