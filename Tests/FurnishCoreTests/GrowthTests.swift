import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// Sources that no person writes, at a size at which a cost that doubles with each line would exceed a minute by far. The time limit
/// includes the wait for the tests that run at the same time, and ends only what has no end. `Tests/Benchmarks/hold` measures how
/// costs grow.
@Suite(.timeLimit(.minutes(30))) struct GrowthTests {
    private func modules(_ text: String) -> [SourceModule] {
        [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: text)])]
    }

    private func codes(_ text: String) -> [DiagnosticCode] {
        withinAMinute { Workbench.check(modules(text)).map(\.code) }
    }

    // MARK: Types that are too large to write

    /// Each of these types contains the next one twice.
    private static let aliases = [
        "(A#, A#)", "(A#, A#) -> A#", "[A#: [A#]]", "(A#?, A#?)", "Result<A#, A#>",
    ].map { target in
        (0..<60).map { "typealias A\($0) = " + target.replacing("#", with: "\($0 + 1)") + "\n" }.joined()
            + "struct A60 {}\n"
    }

    private static let uses: [(text: String, codes: [DiagnosticCode])] = [
        ("// @Needs\nfunc run(a: A0) {}\n", [.missingProvider]),
        ("// @Needs(given: a)\nfunc run(a: A0) {}\n", []),
        ("// @Provides\nfunc make() -> A0 { fatalError() }\n// @Needs\nfunc run(a: A0) {}\n", []),
        (
            "// @Provides(graph)\nfunc make() -> A0 { fatalError() }\n// @Needs\nfunc run(a: A0, b: @escaping () -> A0) {}\n",
            []
        ),
        ("// @Provides(into: [A0])\nfunc make() -> A0 { fatalError() }\n// @Needs\nfunc run(a: [A0]) {}\n", []),
        (
            "// @Provides\ntypealias C = B<A0>\nstruct B<T> { init(a: T) {} }\n// @Needs\nfunc run(b: B<A0>) {}\n",
            [.missingProvider]
        ),
        ("// @Provides\nfunc make() -> A30 { fatalError() }\n// @Needs\nfunc run(a: A30, b: A0? = nil) {}\n", []),
    ]

    @Test func aliasesOfAliasesAreNotUnfolded() {
        for aliases in Self.aliases {
            for use in Self.uses {
                #expect(codes(aliases + use.text) == use.codes, "\(aliases)")
                let text = Generator.generate(modules(aliases + use.text)).text
                #expect((text == nil) == !use.codes.isEmpty, "\(aliases)")
                #expect((text ?? "").utf8.count < 20_000, "\(aliases)")
                for format in GraphFormat.allCases {
                    #expect(
                        Workbench.graph(modules(aliases + use.text), as: format).report.utf8.count < 100_000,
                        "\(aliases)")
                }
            }
        }
    }

    /// A small type keeps the meaning that it has, whatever its spelling.
    @Test func smallAliasesMeanTheirTargets() {
        let aliases = (0..<6).map { "typealias A\($0) = (A\($0 + 1), A\($0 + 1))\n" }.joined() + "struct A6 {}\n"
        let provider = "// @Provides\nfunc make() -> ((A2, A2), A1) { fatalError() }\n"
        #expect(codes(aliases + provider + "// @Needs\nfunc run(a: A0) {}\n") == [])
    }

    // MARK: Many of one kind

    @Test func anyNumberOfMarkersOnALineIsRead() {
        let count = Fixture.scaled(25_000)
        let markers = String(repeating: "/* @Needs */ ", count: count)
        let diagnostics = Workbench.check(modules("func run(a: Int, \(markers)b: Int) {}\n"))
        #expect(diagnostics.count >= count - 1)
        #expect(Renderer.render(diagnostics).utf8.count > count * 10)
    }

    /// Each line alone would lead to the end of the file.
    @Test func anyNumberOfLinesIsRead() {
        let unused = "// @Provides\nstruct Unused {}\n// @Needs\nfunc run() {}\n"
        let question =
            "// @Provides\nfinal class Cart { var a = 0 }\n"
            + "// @Needs\nfunc run(a: Cart) {}\n// @Needs\nfunc go(a: Cart) {}\nfunc r() { x(.singleton)\n"
        let count = Fixture.scaled(20_000)
        func times(_ text: String) -> String { String(repeating: text, count: count) }
        for text in [
            unused + times("// A comment.\n"), unused + times("// override \n"), times("// @Inject\n// x\n"),
            times("// @Inject\n//\n"), times("#if A\n// @Provides\nstruct A {}\n") + times("#endif\n"),
            times("#if A ") + times("#endif "), unused + times("#if A\n@B\n#endif\n"),
            unused + "#if A\nfunc f() {" + times("(\n#error\n") + times(")") + "}\n#endif\n",
            "#if " + times("compiler(>=6.2) && ") + "A\n#endif\n" + unused,
            question + times("Cart(") + times(")") + "}\n",
            "#if A\n" + joined(count, "") { "#elseif A\($0)\n// @Provides\nstruct B {}\n" } + "#endif\n" + unused,
        ] { _ = codes(text) }
        for text in [times("// class \n"), times("class A: "), times("import /* */\n"), times("struct `")] {
            let files = [unused, text].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
            let generation = Generator.generate([SourceModule(name: "App", origin: .own, files: files)])
            #expect(generation.fingerprints.count == 2)
        }
    }

    private func joined(_ count: Int, _ separator: String = ", ", _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined(separator: separator)
    }

    @Test func anyNumberOfGivenParametersIsTaken() {
        let text =
            "// @Needs(given: \(joined(30_000) { "a\($0)" }))\nfunc run(\(joined(30_000) { "a\($0): Int" })) {}\n"
        #expect(codes(text) == [])
    }

    @Test func aClosureMayHaveAnyNumberOfEqualParameters() {
        let given = joined(6_000) { "a\($0)" }
        let text =
            "// @Provides\nstruct A {\n// @Needs(given: \(given))\ninit(\(joined(6_000) { "a\($0): Int" })) {}\n}\n"
        let closure = "(\(joined(6_000) { _ in "Int" })) -> A"
        #expect(codes(text + "// @Needs\nfunc run(make: @escaping \(closure)) {}\n") == [])
    }

    @Test func anyNumberOfDefaultsIsLeftOut() {
        #expect(codes("// @Needs\nfunc run(\(joined(Fixture.scaled(25_000)) { "a\($0): Int = zero" })) {}\n") == [])
    }

    @Test func anyNumberOfAlternativesIsCompared() {
        let count = Fixture.scaled(2_000)
        let alternatives = joined(count, "") {
            "#if os(P\($0))\n// @Provides\nfunc make\($0)() -> A { A(b: 0) }\n#endif\n"
        }
        let rest =
            joined(count / 100, "") { hundred in "#if !(\(joined(100, " || ") { "os(P\(hundred * 100 + $0))" }))\n" }
            + "// @Provides\nfunc make() -> A { A(b: 0) }\n" + joined(count / 100, "") { _ in "#endif\n" }
        let start = "struct A { init(b: Int) {} }\n// @Needs\nfunc run(a: A) {}\n"
        #expect(codes(start + alternatives + rest) == [])
        #expect(codes(start + alternatives) == [.conditionGap])
    }

    @Test func anyNumberOfFixesIsWritten() throws {
        let count = Fixture.scaled(2_000)
        let text =
            joined(count, "") { "final class C\($0) {}\n" }
            + "// @Needs\nfunc run(\(joined(count) { "c\($0): C\($0)" })) {}\n"
        let fixed = Fixer.fix(modules(text))
        #expect(fixed.diagnostics.isEmpty)
        #expect(fixed.report.count == count)
        let change = try #require(fixed.changes.first)
        let diff = UnifiedDiff.text(from: change.before, to: change.after, path: "App.swift")
        let lines = diff.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("+//") }.count == count)
        #expect(lines.filter { $0.hasPrefix("-") }.count == 1)
    }

    /// Applying the changes to the old lines gives the new ones, however many there are.
    @Test(arguments: [0, 10, 3_000])
    func changesOfLinesLeadToTheNewText(_ count: Int) {
        var random = RandomNumbers(seed: UInt64(count))
        let old = (0..<count * 2).map { _ in random.next(below: count) }
        var new = old
        for _ in 0..<count {
            let place = random.next(below: new.count)
            switch random.next(below: 3) {
            case 0: new[place] = random.next(below: count * 2)
            case 1: new.remove(at: place)
            default: new.insert(random.next(below: count * 2), at: place)
            }
        }
        var applied: [Int] = []
        var next = 0
        for change in LineChanges.between(old, new) {
            #expect(next <= change.old.lowerBound)
            applied += old[next..<change.old.lowerBound] + new[change.new]
            next = change.old.upperBound
        }
        #expect(applied + old[next...] == new)
    }
}
