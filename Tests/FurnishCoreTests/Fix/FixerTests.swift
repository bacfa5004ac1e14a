import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// How `fix` ends, and what it says of its changes.
struct FixerTests {
    /// Functions that all need a value of one type.
    private func sources(_ count: Int) -> [SourceModule] {
        modules((0..<count).map { "// @Needs\nfunc run\($0)(title: String) {}\n" }.joined())
    }

    private func modules(_ text: String) -> [SourceModule] {
        [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "A.swift", text: text)])]
    }

    @Test func theLimitIsMoreThanAllSourcesNeed() {
        for count in [1, 1_100, 20_000] {
            #expect(Sources(modules: sources(count), storyboards: []).mostRounds > count)
        }
    }

    /// A round changes each marker once.
    @Test func saysThatFixesAreLeft() {
        let text = "// @Needs\nfunc run(a: String, b: String, c: String, d: String, e: String) {}\n"
        let some = Fixer.fix(modules(text), mostRounds: 3)
        #expect(some.report == ["A.swift:1: wrote '// @Needs(given: a, b, c)'"])
        #expect(!some.isComplete && some.hasErrors)
        let all = Fixer.fix(modules(text))
        #expect(all.report == ["A.swift:1: wrote '// @Needs(given: a, b, c, d, e)'"])
        #expect(all.isComplete && !all.hasErrors)
    }

    @Test func fixesAllNeedsOfAMissingKeyInOneRound() throws {
        let fixed = Fixer.fix(sources(5), mostRounds: 1)
        #expect(fixed.report.count == 5 && !fixed.hasErrors)
        let diagnostics = Workbench.check(sources(5))
        #expect(diagnostics.count == 1 && diagnostics[0].fixes.count == 1)
        let edits = DiagnosticReport.json(diagnostics).components(separatedBy: #""start": "#).count - 1
        #expect(edits == 5)
    }

    /// One call would take two values of one name, so only the first is given.
    @Test func givesNoSecondValueOfOneNameInOneCall() {
        let makers = ["Header", "Footer"].map { "// @Provides\nstruct \($0) {\n    init(title: String) {}\n}\n" }
        let fixed = Fixer.fix(modules(makers.joined() + "// @Needs\nfunc show(header: Header, footer: Footer) {}\n"))
        #expect(fixed.report == ["A.swift:3: wrote '// @Needs(given: title)'"])
        #expect(fixed.diagnostics.map(\.code) == [.missingProvider])
    }

    /// A marker of another module is written only on request.
    @Test func writesInSiblings() {
        for isRequested in [false, true] as [Bool] {
            let app = SourceFile(path: "App.swift", text: "import Core\n// @Needs\nfunc run(api: API) {}\n")
            let core = SourceFile(
                path: "Core.swift", text: "public protocol API {}\npublic struct Live: API { public init() {} }\n")
            let modules = [
                SourceModule(name: "App", origin: .own, files: [app]),
                SourceModule(name: "Core", origin: .sibling, files: [core]),
            ]
            let fixed = Fixer.fix(modules, writesSiblings: isRequested)
            #expect(
                fixed.report == (isRequested ? ["Core.swift:2: wrote '// @Provides(as: API)'"] : []), "\(isRequested)")
            let commands = fixed.diagnostics.flatMap(\.notes).map(\.message).filter { $0.contains("--siblings") }
            #expect(commands == (isRequested ? [] : ["'furnish fix --siblings' writes it in 'Core'"]), "\(isRequested)")
        }
    }

    /// The names are equal as strings, but not as bytes.
    @Test func reportsTheFileThatChanged() {
        let short = SourceFile(path: "e\u{301}.swift", text: "struct A {}")
        let long = SourceFile(
            path: "\u{E9}.swift", text: String(repeating: "// A line.\n", count: 9) + "// @Provides once\nstruct B {}\n"
        )
        let fixed = Fixer.fix([SourceModule(name: "App", origin: .own, files: [short, long])])
        #expect(fixed.report == ["\u{E9}.swift:10: wrote '// @Provides(once)'"])
        #expect(fixed.changes.map(\.before.path.utf8.count) == [8])
    }
}
