import Testing

@testable import FurnishCore

struct DeclarationScanTests {
    @Test func everyKindOfDeclarationIsRead() {
        let scan = Scan(
            """
            @testable import struct Foundation.Date
            prefix operator +++
            precedencegroup Tight { higherThan: AdditionPrecedence }
            public final class A<T: P>: B<[T]>, C where T: Sendable {
                associatedtype X = Int
                deinit {}
                convenience init?(a: Int) async throws(Failure) { nil }
                class func f() -> Int { 0 }
                subscript(i: Int) -> Int { get { i } set {} }
            }
            indirect enum E: String { case a = "x", b(Int, name: String = "y, z"), c }
            distributed actor D { distributed func g() {} }
            extension A.B: P { typealias Y<T> = (T) -> Void }
            protocol P: ~Copyable { var x: Int { get async throws } }
            @freestanding(expression) macro m(_ a: Int) -> String = #externalMacro(module: "M", type: "T")
            #Preview("x") { Text("y") }
            let (p, q) = (1, 2)
            """)
        #expect(
            scan.declarations == [
                "import Foundation.Date", "operator +++", "other Tight", "class A", "other A.X", "other A.deinit",
                "initializer A.init", "function A.f", "subscript A.subscript", "enum E", "case E.a", "case E.b",
                "case E.c", "actor D", "function D.g", "extension A.B", "typealias A.B.Y", "protocol P", "property P.x",
                "other m", "other Preview", "property (p, q)",
            ])
        #expect(!scan.file.isBroken)
    }

    @Test func bodiesAreNotRead() {
        let scan = Scan(
            """
            func f() { class Local {}; func g() {} }
            let a = { let b = 1; return b }()
            var c: Int { let d = 1; return d }
            if true { let e = 1 }
            for f in [1] { let g = f }
            """)
        #expect(scan.declarations == ["function f", "property a", "property c"])
    }

    @Test func anInitialValueEndsWhereSwiftEndsIt() {
        for value in [
            "a(b, c)", "b { $0 }", "b(1) { $0 } c: { $1 }", "b\n    .c()\n    .d", "b ? c : d", "b\n    + c",
            "b +\n    c",
            "if b { 1 } else if c { 2 } else { 3 }", "switch b { case 1: 2 default: 3 }", "try await b()", "[b, c: d]",
            "Dictionary<String, Int>()", "b as? Dictionary<String, Int>", "b < c", "{ (b, c) in d }", "\\B.c?.d",
            "#file",
            "b\n    #if C\n    .c\n    #endif", "-1", "\"a\\(b)\"", "b.init(c).default", "b is C ? d : e", "b!\n    .c",
            "[Int]()", "/a, b/", "#selector(a(b:c:))", "(b, c).0", "b { c }\n    .d { e }",
            "if b.map({ $0 }) == c { 1 } else { 2 }",
            "Foo<\n    A,\n    B\n>(c)", "b\n    ?? c", "b\n    as C", ".some(b)", "b[c]\n    .d",
            "try? /a b/.firstMatch(in: c)",
        ] as [String] {
            let scan = Scan("struct S {\n    let x = \(value)\n    let y = 1, z = 2\n}")
            #expect(scan.declarations == ["struct S", "property S.x", "property S.y", "property S.z"], "\(value)")
            #expect(!scan.file.isBroken, "\(value)")
        }
    }

    @Test func accessorsAreDistinguishedFromTrailingClosures() throws {
        let scan = Scan(
            """
            struct S {
                var a: Int = 1 { didSet {} }
                var b = f() { willSet(new) {} }
                var c = f { 1 }
                var d: Int { get throws { 1 } nonmutating set {} }
                var e: Int { f { 1 } }
                lazy var g: Int = { 1 }()
            }
            """)
        let computed = scan.file.declarations.filter { $0.traits.contains(.isComputed) }.map { scan.text($0.name) }
        let valued = scan.file.declarations.filter { $0.traits.contains(.hasInitialValue) }.map { scan.text($0.name) }
        #expect(computed == ["d", "e"])
        #expect(valued == ["a", "b", "c", "g"])
        #expect(try #require(scan.declaration("d")).traits.contains(.isThrowing))
    }

    @Test func aTypeIsReadToItsEnd() throws {
        for (written, text) in [
            ("Int?", "Int?"), ("[String: [Int]]", "[String: [Int]]"), ("Store<User?>?", "Store<User?>?"),
            ("any A & B", "any A & B"),
            ("@Sendable (Int) async throws -> Void", "@Sendable (Int) async throws -> Void"),
            ("(  Int,\n  Int  )", "( Int, Int )"), ("Module::A.B", "Module::A.B"), ("A<B<C>>", "A<B<C>>"),
            ("(A)/* why */-> B", "(A)-> B"), ("[3 of Int]", "[3 of Int]"), ("some P", "some P"), ("A.Type", "A.Type"),
            ("@MainActor () -> [A<B>]", "@MainActor () -> [A<B>]"), ("((A) -> B) -> C!", "((A) -> B) -> C!"),
            ("nonisolated(nonsending) () async -> A", "nonisolated(nonsending) () async -> A"),
            ("~Copyable", "~Copyable"),
        ] as [(String, String)] {
            let scan = Scan("struct S {\n    var x: \(written)\n    var y: Int\n}")
            #expect(scan.text(try #require(scan.declaration("x")).type) == text, "\(written)")
            #expect(scan.declarations.last == "property S.y", "\(written)")
        }
    }

    @Test func parametersHaveLabelsTypesAndDefaults() throws {
        let scan = Scan(
            "func f(_ a: inout Int, to b: @escaping () -> A = { .init(1, 2) }, c: Int..., @B d: D<E, F> = D<E, F>(), in `e`: G = g) {}"
        )
        let parameters = scan.file.parameters
        #expect(parameters.map { scan.text($0.label) } == ["", "to", "c", "d", "in"])
        #expect(parameters.map { scan.text($0.name) } == ["a", "b", "c", "d", "`e`"])
        #expect(parameters.map { scan.text($0.type) } == ["inout Int", "@escaping () -> A", "Int...", "D<E, F>", "G"])
        #expect(parameters.map { scan.text($0.defaultValue) } == ["", "{ .init(1, 2) }", "", "D<E, F>()", "g"])
        #expect(parameters.map { scan.texts($0.attributes) } == [[], [], [], ["@B"], []])
        #expect(parameters.map { $0.isVariadic } == [false, false, true, false, false])
    }

    @Test func associatedValuesNeedNoNames() throws {
        let scan = Scan("enum E { case a(Int, b: String, _ c: [Int: Int], (Int, Int) -> Void) }")
        #expect(scan.file.parameters.map { scan.text($0.name) } == ["", "b", "c", ""])
        #expect(
            scan.file.parameters.map { scan.text($0.type) } == ["Int", "String", "[Int: Int]", "(Int, Int) -> Void"])
    }

    @Test func attributesAndModifiersPrecedeTheKeyword() throws {
        let scan = Scan(
            """
            @available(iOS 17, *) @MainActor(unsafe)
            #if DEBUG
            @objc(name)
            #endif
            public private(set) nonisolated(unsafe) static var x: Int = 1
            """)
        let declaration = try #require(scan.declaration("x"))
        #expect(scan.texts(declaration.attributes) == ["@available(iOS 17, *)", "@MainActor(unsafe)", "@objc(name)"])
        #expect(scan.texts(declaration.modifiers) == ["private(set)", "nonisolated(unsafe)", "static"])
        #expect(declaration.access == .public)
        #expect(declaration.range.start == 0)
    }

    @Test func contextualKeywordsCanBeNames() {
        let scan = Scan(
            """
            open(file)
            optional(1)
            actor.run()
            dynamic = 5
            macro(1)
            struct S { var open: Int; var actor: Int; func async() {}; let get: Int; static var lazy = 1 }
            enum E { case final, open, some, `default` }
            """)
        #expect(
            scan.declarations == [
                "struct S", "property S.open", "property S.actor", "function S.async", "property S.get",
                "property S.lazy",
                "enum E", "case E.final", "case E.open", "case E.some", "case E.`default`",
            ])
        #expect(!scan.file.isBroken)
    }

    @Test func anOperatorCanBeAFunctionsName() {
        let scan = Scan(
            "struct S {\n static func ==<T>(a: T, b: T) -> Bool { true }\n static func < (a: S, b: S) -> Bool { true }\n static prefix func !(a: S) {}\n static func /(a: S, b: S) {}\n}"
        )
        #expect(
            scan.declarations == ["struct S", "function S.==", "function S.<", "function S.!", "function S./"])
    }

    @Test func severalBindingsShareOneType() {
        let scan = Scan("var a, b: Int, c = 1, d: String")
        #expect(scan.file.declarations.map { scan.text($0.type) } == ["Int", "Int", "", "String"])
        #expect(scan.file.declarations.map { $0.traits.contains(.continuesBinding) } == [false, true, true, true])
    }

    @Test func unavailableDeclarationsAreRecognized() throws {
        let scan = Scan("class A { @available(*, unavailable, message: \"no\") init() {} }")
        #expect(try #require(scan.declaration("init")).traits.contains(.isUnavailable))
    }
}
