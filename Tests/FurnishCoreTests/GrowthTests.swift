import Testing

@testable import FurnishCore

/// Sources that no person writes, at a size at which a cost that doubles with each line, or grows with the square of the
/// size, would exceed the time limit by far. `Tests/Benchmarks/hold` measures how costs grow.
@Suite(.timeLimit(.minutes(1))) struct GrowthTests {
    private func modules(_ text: String) -> [SourceModule] {
        [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: text)])]
    }

    private func codes(_ text: String) -> [DiagnosticCode] { Generator.check(modules(text)).map(\.code) }

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
        ("// @Provides\nstruct B<T> { init(a: T) {} }\n// @Needs\nfunc run(b: B<A0>) {}\n", [.missingProvider]),
        ("// @Provides\nfunc make() -> A30 { fatalError() }\n// @Needs\nfunc run(a: A30, b: A0? = nil) {}\n", []),
    ]

    @Test(arguments: aliases, uses)
    func aliasesOfAliasesAreNotUnfolded(_ aliases: String, _ use: (text: String, codes: [DiagnosticCode])) {
        #expect(codes(aliases + use.text) == use.codes)
        let text = Generator.generate(modules(aliases + use.text)).text
        #expect((text == nil) == !use.codes.isEmpty)
        #expect((text ?? "").utf8.count < 20_000)
        for format in GraphFormat.allCases {
            #expect(Generator.graph(modules(aliases + use.text), as: format).report.utf8.count < 100_000)
        }
    }

    /// A small type keeps the meaning that it has, whatever its spelling.
    @Test func smallAliasesMeanTheirTargets() {
        let aliases = (0..<6).map { "typealias A\($0) = (A\($0 + 1), A\($0 + 1))\n" }.joined() + "struct A6 {}\n"
        let provider = "// @Provides\nfunc make() -> ((A2, A2), A1) { fatalError() }\n"
        #expect(codes(aliases + provider + "// @Needs\nfunc run(a: A0) {}\n") == [])
    }

    @Test func templatesThatNeedEverLargerTypesAreReported() {
        let levels = (0..<40).map { "// @Provides\nstruct G\($0)<T> { init(g: G\($0 + 1)<(T, T)>) {} }\n" }
        let last = "// @Provides\nstruct G40<T> {}\n// @Needs\nfunc run(g: G0<Int>) {}\n"
        #expect(codes(levels.joined() + last) == [.dependencyCycle])
        for diagnostic in Generator.check(modules(levels.joined() + last)) {
            #expect(diagnostic.message.utf8.count < 1_000)
        }
    }

    // MARK: Many of one kind

    @Test func anyNumberOfMarkersOnALineIsRead() {
        let markers = String(repeating: "/* @Needs */ ", count: 100_000)
        let diagnostics = Generator.check(modules("func run(a: Int, \(markers)b: Int) {}\n"))
        #expect(diagnostics.count >= 99_999)
        #expect(Renderer.render(diagnostics, as: .framed(isColored: false)).utf8.count > 1_000_000)
    }
}
