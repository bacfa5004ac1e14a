import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// Types that lead to themselves or have no end in sight. A stack that is full or a search without end would fail the whole run.
@Suite(.timeLimit(.minutes(30))) struct HostileTypesTests {
    private func modules(_ text: String) -> [SourceModule] {
        [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: text)])]
    }

    private func codes(_ text: String) -> [DiagnosticCode] {
        withinAMinute { Workbench.check(modules(text)).map(\.code) }
    }

    private static let circular = [
        "() -> K", "any K", "some K", "K", "[K]", "[Int: K]", "K?", "(K, K)", "K & Sendable", "K.Type",
        "@Sendable (K) throws -> K",
        "L", "[M]", "Store<K>", "Store<[K]>.Entry", "Nested.Entry", "K.Entry",
    ]

    /// The compiler's error is the one to read, and what was generated before stays.
    @Test func aTypealiasThatContainsItselfIsLeftToTheCompiler() {
        for target in Self.circular {
            let text = """
                typealias K = \(target)
                typealias L = K
                typealias M = () -> L
                struct Store<T> { typealias Entry = (T, K) }
                struct Nested { typealias Entry = L? }
                // @Provides
                func make() -> K { fatalError() }
                // @Provides(into: [K])
                let element: K
                // @Needs
                func run(k: K, l: L, make: () -> M, all: [K], entry: Store<K>.Entry, bundle: any Bundle) {}
                // @Provides
                protocol Bundle: K & K { func k() -> K }
                // @Scope
                struct Session: K {}
                // @Scope
                typealias Opened = K

                """
            #expect(codes(text).allSatisfy { $0 != .missingProvider }, "\(target)")
            #expect(
                Generator.generate(
                    modules(
                        "typealias K = \(target)\ntypealias L = K\ntypealias M = () -> L\n"
                            + "struct Store<T> { typealias Entry = (T, K) }\nstruct Nested { typealias Entry = L? }\n"
                            + "// @Needs\nfunc run(k: K) {}\n")
                ).isPartial)
        }
    }

    private static func long(_ line: (Int) -> String) -> String {
        (0..<Fixture.scaled(5_000)).map(line).joined()
    }

    private static let endless = [
        // Arguments that double at each turn.
        "struct L<T> { typealias N = (T.M, T.K) }\n"
            + "struct Y<U> { typealias M = L<Y<[U]>>.N\n typealias K = L<Y<U?>>.N }\n// @Needs\nfunc run(a: L<Y<Int>>.N) {}\n",
        "struct L<T> { typealias N = () -> T.M }\nstruct Y<U> { typealias M = L<Y<[U]>>.N }\n"
            + "// @Needs\nfunc run(a: L<Y<Int>>.N) {}\n// @Provides\nfunc make() -> Y<Int>.M { fatalError() }\n",
        "class A: B.X { class X: B.X {} }\nclass B: A.X { class X: A.X {} }\n// @Needs\nfunc run(a: A.X.X, b: B.X.X) {}\n",
        "// @Provides\nprotocol A: B { func make() -> B }\nprotocol B: A {}\n// @Needs\nfunc run(a: A) {}\n",
        "// @Scope(in: B)\nstruct A {}\n// @Scope(in: A)\nstruct B {}\n// @Needs(in: A)\nfunc run(a: B) {}\n",
        // Superclasses that are nested in classes with such superclasses.
        "// @Needs\nclass A: A0 { init(a: A0) {} }\n" + long { "class A\($0): A\($0 + 1).X {}\n" },
        long { "typealias A\($0) = [A\($0 + 1)]\n" } + "// @Needs\nfunc run(a: A0, b: A4000) {}\n",
    ]

    @Test func searchesInTypesEnd() {
        for text in Self.endless {
            _ = codes(text)
            _ = Generator.generate(modules(text))
        }
    }

    /// What was asked for before makes no difference.
    @Test(arguments: ["A#", "[A#]", "A#?", "Box<A#>", "() -> A#"])
    func keysDoNotDependOnTheirOrder(_ target: String) {
        let aliases = (0..<90).map { number in
            "typealias A\(number) = " + target.replacing("#", with: "\(number + 1)") + "\n"
        }
        let places = [0, 20, 45, 87]
        let makers = places.map { place in
            let type = target.replacing("#", with: "\(place + 1)")
            return "// @Provides\nfunc make\(place)() -> \(target == "A#" ? "A\(place)" : type) { fatalError() }\n"
        }
        let needs = places.map { "// @Needs\nfunc run\($0)(a: @escaping () -> A\($0)) {}\n" }
        var found: Set<[DiagnosticCode]> = []
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
            let parts = [makers, needs].map { rows in order.map { rows[$0] }.joined() }
            for text in [parts.joined(), parts.reversed().joined()] {
                found.insert(codes("struct Box<T> {}\n" + text + aliases.joined() + "struct A90 {}\n"))
            }
        }
        #expect(found.count == 1, "\(found)")
    }

    @Test func isolationDoesNotDependOnTheOrder() throws {
        let chain = (0..<5_000).map { "class C\($0): C\($0 + 1) {}\n" }.joined()
        for names in [["C0", "C250", "C4999"], ["C4999", "C250", "C0"]] {
            let isolated = TypesInView(chain + "@MainActor class C5000 {}\n").symbols
            let circular = TypesInView(chain + "class C5000: C0 {}\n").symbols
            for (symbols, hasActor) in [(isolated, true), (circular, false)] {
                for name in names {
                    let type = try #require(symbols.find(symbols.program.names.name(name), in: nil, module: 0))
                    #expect((IsolationInference(symbols).isolation(of: type) != nil) == hasActor, "\(name)")
                }
            }
        }
    }

    private static let deep = [
        "(" + "~ " * 100_000 + "A",
        "[" * 90 + "A" + ("?" * 90 + "]") * 90,
        "(" * 100_000 + "A" + ")" * 100_000,
        "A" + ".B" * 100_000,
        "A" + "?" * 100_000,
        "() -> " * 100_000 + "A",
        "A<" * 100_000 + "A" + ">" * 100_000,
        "@escaping " * 100_000 + "A",
    ]

    @Test func typesOfAnyDepthAreRead() {
        for type in Self.deep {
            let text = "// @Provides\nfunc make() -> \(type) { fatalError() }\n// @Needs\nfunc run(a: \(type)) {}\n"
            _ = codes(text)
        }
    }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
