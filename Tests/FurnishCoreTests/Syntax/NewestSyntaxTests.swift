import Testing

@testable import FurnishCore

/// The syntax of Swift 6.3 and later. Some of it is newer than the compiler that runs these tests.
struct NewestSyntaxTests {
    /// A marker behind each belongs to its own declaration, and the file is read.
    @Test func isRead() {
        for text in [
            "default @MainActor", "default nonisolated", "import Kit\ndefault nonisolated\nimport Core",
            "default @available(macOS 14, *)\ndefault @available(*, noasync, message: \"it locks\")",
            "default @diagnose(DeprecatedDeclaration, as: ignored, reason: \"old\")",
            "default @MainActor; default @Other(a: [1])",
            "using @MainActor", "using nonisolated", "#if os(macOS)\ndefault @MainActor\n#endif",
            "import struct Kit::Row", "extension Kit::Row {}",
            "extension Kit::Row.Kit::Cell: @retroactive Swift::Equatable {}",
            "func f(_ a: Kit::Row, b: [Swift::Int: Kit::Row?]) -> some Kit::Log where Kit::T: Swift::P { Swift::abs(1) }",
            "let sum: (Swift::Int) -> Swift::Int = (Swift::+)", "let size: Int.Swift::Magnitude = Kit::size",
            "var a = Kit::Row(b: .Swift::min), b = Row.Kit::init(c: d.Kit::e)", "@Kit::Wrapper(to: 3) var a: Int",
            "@Swift::MainActor class A: Kit ::Base {}", "if Swift::Bool.Swift::random() {}",
            "struct A { var b: B { borrow { c } mutate { &c } } }", "struct A { var b: B { borrow throws { c } } }",
            "struct A { var b: B { yielding borrow { yield c } yielding mutate { yield &c } } }",
            "struct A { subscript(i: Int) -> B { yielding borrow { yield c } mutating get { c } } }",
            "protocol A { var b: B { yielding borrow set }\nvar c: C { borrow mutate } }",
            "class A: ~Sendable {}", "struct A<T>: Equatable, ~Sendable where T: ~Copyable {}",
            "let a: any ~Copyable & ~Escapable",
            "class A { weak let b: B?\nunowned let c: C\nunowned(unsafe) let d: D }",
            "func f(_ a: some P? = nil) -> any P? { nil }",
            "let f = { [weak let a] in a }", "let x = y as? any P?",
            "@diagnose(StrictMemorySafety, as: error) func f() {}", "@c func f() {}", "@c(name) public func f() {}",
            "@export(implementation) public func f() {}", "@export(interface)\nfunc f() {}",
            "@nonexhaustive public enum A { case b }",
            "@nonexhaustive(warn) public enum A { case b }", "@inline(always) func f() {}",
            "@specialized(where T == Int) func f<T>(_ t: T) {}",
            "@section(\"a\") @used let a = 1", "extension A: nonisolated P, @MainActor Q {}",
            "var a: InlineArray<3, Int> = [3 of Int]()",
            "func f() async { await g { nonisolated(nonsending) () async in } }", "let `a b`: Int = 1",
            "func `runs in 3 s`() {}",
            "@abi(func old()) func new() {}", "let a = #sourceLocation",
            "func f(a: repeat each T, b: inout sending [3 of any P?]) {}",
        ] as [String] {
            let scan = Scan(text + "\n\n// @Needs\nfunc run(clock: Clock) {}\n")
            #expect(scan.markers == ["@Needs function run"], "\(text)")
            #expect(!scan.file.isBroken, "\(text)")
        }
    }

    @Test func accessorsMakeAPropertyComputed() throws {
        for accessors in [
            "borrow { c }", "mutate { &c }", "yielding borrow { yield c }", "yielding mutate { yield &c }",
            "borrow { c }\nmutate { &c }", "@inline(always) yielding borrow { yield c }",
        ] as [String] {
            let scan = Scan("struct A { var b: B { \(accessors) } }")
            let traits = try #require(scan.declaration("b")).traits
            #expect(traits.contains(.isComputed), "\(accessors)")
            #expect(traits.contains(.hasSetter) == accessors.contains("mutate"), "\(accessors)")
        }
    }

    @Test func aFileHasDefaults() {
        let scan = Scan(
            """
            default /* all */ @MainActor
            default @diagnose(DeprecatedDeclaration, as: ignored)
            import Kit
            default @available(
                macOS 14, *)
            struct A { func f() { switch a { default: nonisolated() } } }
            """)
        #expect(scan.file.defaults.map { scan.text($0) } == ["@MainActor", "@available( macOS 14, *)"])
        #expect(scan.declarations == ["other ", "other ", "import Kit", "other ", "struct A", "function A.f"])
        #expect(Scan("default nonisolated").file.defaults.count == 1)
        #expect(Scan("using nonisolated").file.defaults.count == 1)
        #expect(Scan("let\n  using = 42\nusing\n@MainActor func f() {}").file.defaults.isEmpty)
    }

    /// The compiler does not read a branch that a version excludes, also if the version is one that Furnish needs.
    @Test func aVersionThatIsNegatedOrOneOfSeveralMayExcludeABranch() {
        for condition in ["!compiler(>=6.2)", "DEBUG && compiler(>=6.2)", "compiler(>=98)"] as [String] {
            #expect(!Scan("#if \(condition)\nlet a = (\n#endif").file.isBroken, "\(condition)")
        }
        #expect(Scan("#if compiler(>=6.2)\nlet a = (\n#endif").file.isBroken)
    }

    @Test func isNoDefault() {
        for text in ["default", "struct A { default @MainActor\n}", "default:"] as [String] {
            let scan = Scan(text)
            #expect(scan.file.isBroken, "\(text)")
        }
    }

    @Test func suppressedConformancesAreNone() throws {
        let scan = Scan("class A: Base, ~Sendable {}\nstruct B: ~Copyable {}")
        #expect(try #require(scan.declaration("A")).traits.contains(.isNotSendable))
        #expect(try #require(scan.declaration("B")).traits.isDisjoint(with: .isNotSendable))
    }
}
