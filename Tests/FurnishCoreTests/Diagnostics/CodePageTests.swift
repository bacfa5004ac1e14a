import Foundation
import FurnishCore
import FurnishWorkbench
import Testing

/// Checks the examples of each page: the cause has this diagnostic and no other, and the fix has none.
struct CodePageTests {
    /// The files of an example: in a folder, those of another module.
    private typealias Example = [(path: String, text: String)]

    private struct Page {
        let code: DiagnosticCode
        let cause: Example
        /// With the sentence at its end.
        let advice: String
        let fixed: Example
        let silenced: Example?

        init(_ code: DiagnosticCode) {
            self.code = code
            let parts = CodePages.ofDocumentation[code].markdown.split(separator: "\n**")
            cause = Self.example(parts[0])
            advice = String(parts[1].prefix { $0 != "\n" })
            fixed = Self.example(parts[1])
            silenced = parts.count > 2 ? Self.example(parts[2]) : nil
        }

        private static func example(_ part: Substring) -> Example {
            part.matches(of: /(?:`([^`]+)`\n\n)?```[a-z]+\n((?s:.*?))```/).map { match in
                (match.1.map(String.init) ?? "App.swift", String(match.2))
            }
        }
    }

    private let pages = DiagnosticCode.allCases.map(Page.init)

    @Test func theSectionsAreInOrder() {
        let headings = CodePages.ofDocumentation.markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.map { $0.dropFirst(3) } == DiagnosticCode.allCases.map { $0.name[...] }.sorted())
    }

    @Test func theCauseHasOnlyThisDiagnostic() {
        for page in pages { #expect(codes(of: page.cause) == [page.code], "\(page.code)") }
    }

    @Test func thePageSaysWhoWritesTheFix() {
        let sentences = [
            "Only you can write this change.", "`furnish fix` writes this change.",
            "Several changes are possible: Furnish shows them, and you choose one.",
        ]
        for page in pages {
            let count = diagnostics(of: page.cause).map(\.fixes.count).max() ?? 0
            #expect(page.advice.hasSuffix(" " + sentences[min(count, 2)]), "\(page.code)")
        }
    }

    @Test func theFixHasNoDiagnostics() {
        for page in pages { #expect(codes(of: page.fixed) == [], "\(page.code)") }
    }

    @Test func everyWarningCanBeSilenced() {
        for page in pages {
            #expect((page.silenced != nil) == page.code.isWarning)
            if let silenced = page.silenced { #expect(!silenced.isEmpty && codes(of: silenced) == []) }
        }
    }

    @Test func thePageOfACodeIsText() {
        let text = CodePages.ofDocumentation.text(.noInitializer)
        #expect(text.hasPrefix("NoInitializer (an error)\n\nNothing can make the type: "))
        #expect(text.contains("\n    // @Provides\n    enum Theme { case light, dark }\n"))
        #expect(text.contains("\nFix. Write an initializer, or "))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    private func codes(of example: Example) -> [DiagnosticCode] { diagnostics(of: example).map(\.code) }

    private func diagnostics(of example: Example) -> [Diagnostic] {
        var modules = ["App": SourceModule(name: "App", origin: .own, files: [])]
        for file in example where file.path.hasSuffix(".swift") {
            let folder = file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "App"
            modules[folder, default: SourceModule(name: folder, origin: .dependency, files: [])].files
                .append(SourceFile(path: file.path, text: file.text))
        }
        for file in example where file.path.hasSuffix(".modules") {
            let list = ModuleList(SourceFile(path: file.path, text: file.text))
            modules["App"]?.settings.moduleListErrors += list.diagnostics
        }
        let storyboards = example.filter { $0.path.hasSuffix(".storyboard") }
            .map { SourceFile(path: $0.path, text: $0.text) }
        return Workbench.check(Array(modules.values), storyboards: storyboards)
    }
}

extension CodePages {
    /// The page of the documentation.
    static let ofDocumentation: CodePages = {
        let file = Fixture.repository.appending(path: "Sources/furnish/Furnish.docc/Errors.md")
        return CodePages((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }()
}
