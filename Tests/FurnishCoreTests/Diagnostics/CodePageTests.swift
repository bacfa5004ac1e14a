import Foundation
import FurnishCore
import Testing

/// Each page proves itself: its smallest code causes its code and nothing else, and its fix causes nothing.
@Suite struct CodePageTests {
    /// What the generator does not report yet, so that nothing proves these pages.
    private static let unproven: Set<DiagnosticCode> = [
        .unknownScope, .capturedScope, .disjointScopes, .foreignOnce, .segueBypassesFactory, .storyboardClass,
    ]

    private static let proven = DiagnosticCode.allCases.filter { !unproven.contains($0) }

    @Test(arguments: proven)
    func theSmallestCodeCausesItsCodeAlone(_ code: DiagnosticCode) {
        #expect(codes(of: code.page.cause) == [code])
    }

    @Test(arguments: proven)
    func theFixCausesNothing(_ code: DiagnosticCode) {
        #expect(codes(of: code.page.fixed) == [])
    }

    @Test(arguments: unproven)
    func whatIsUnprovenIsNotReportedYet(_ code: DiagnosticCode) {
        #expect(codes(of: code.page.cause) != [code], "take \(code.rawValue) out of the list")
    }

    @Test func everyWarningCanBeSilenced() {
        for code in DiagnosticCode.allCases {
            #expect((code.page.silence != nil) == code.isWarning)
            if let silenced = code.page.silenced { #expect(codes(of: silenced) == []) }
            #expect((code.page.silenced != nil) == code.isWarning)
        }
    }

    @Test func theDocumentationSaysTheSame() throws {
        let file = Fixture.repository.appending(path: "Documentation/Errors.md")
        if Fixture.rewrites { try CodePageReport.markdown.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == CodePageReport.markdown)
    }

    private func codes(of example: CodePage.Example) -> [DiagnosticCode] {
        var modules = ["App": SourceModule(name: "App", origin: .own, files: [])]
        for file in example.files where file.path.hasSuffix(".swift") {
            let folder = file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "App"
            modules[folder, default: SourceModule(name: folder, origin: .dependency, files: [])].files
                .append(SourceFile(path: file.path, text: file.text))
        }
        return Generator.generate(Array(modules.values)).diagnostics.map(\.code)
    }
}
