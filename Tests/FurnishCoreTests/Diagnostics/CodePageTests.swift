import Foundation
import FurnishCore
import FurnishWorkbench
import Testing

/// Checks the examples of each page: the cause has this diagnostic and no other, and the fix has none.
@Suite struct CodePageTests {
    @Test func theCauseHasOnlyThisDiagnostic() {
        for code in DiagnosticCode.allCases {
            #expect(codes(of: code.page.cause) == [code], "\(code)")
        }
    }

    @Test func theRemedyIsWhatTheCauseShows() {
        for code in DiagnosticCode.allCases {
            let count = diagnostics(of: code.page.cause).map(\.fixes.count).max() ?? 0
            let shown: DiagnosticCode.Remedy = count == 0 ? .byHand : count == 1 ? .written : .chosen
            #expect(code.remedy == shown, "\(code)")
        }
    }

    @Test func theFixHasNoDiagnostics() {
        for code in DiagnosticCode.allCases {
            #expect(codes(of: code.page.fixed) == [], "\(code)")
        }
    }

    @Test func everyWarningCanBeSilenced() {
        for code in DiagnosticCode.allCases {
            #expect((code.page.silence != nil) == code.isWarning)
            if let silenced = code.page.silenced { #expect(codes(of: silenced) == []) }
            #expect((code.page.silenced != nil) == code.isWarning)
        }
    }

    @Test func theDocumentationIsUpToDate() throws {
        let file = Fixture.repository.appending(path: "Sources/furnish/Furnish.docc/Errors.md")
        if Fixture.rewrites {
            try CodePageReport.text(as: .markdown).write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == CodePageReport.text(as: .markdown))
    }

    private func codes(of example: CodePage.Example) -> [DiagnosticCode] { diagnostics(of: example).map(\.code) }

    private func diagnostics(of example: CodePage.Example) -> [Diagnostic] {
        var modules = ["App": SourceModule(name: "App", origin: .own, files: [])]
        for file in example.files where file.path.hasSuffix(".swift") {
            let folder = file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "App"
            modules[folder, default: SourceModule(name: folder, origin: .dependency, files: [])].files
                .append(SourceFile(path: file.path, text: file.text))
        }
        for file in example.files where file.path.hasSuffix(".modules") {
            let list = ModuleList(SourceFile(path: file.path, text: file.text))
            modules["App"]?.settings.moduleListErrors += list.diagnostics
        }
        let storyboards = example.files.filter { $0.path.hasSuffix(".storyboard") }
            .map { SourceFile(path: $0.path, text: asInterfaceBuilderWrites($0.text)) }
        return Workbench.check(Array(modules.values), storyboards: storyboards)
    }

    /// Adds the attributes with which every storyboard begins. The pages leave them out.
    private func asInterfaceBuilderWrites(_ page: String) -> String {
        let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
        return page.replacingOccurrences(of: "<document>", with: start)
    }
}
