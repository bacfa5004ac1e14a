import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// Names and paths may contain anything. Nothing that shows them obeys what they contain.
struct HostileTextTests {
    private func module(_ files: [(path: String, text: String)], name: String = "App") -> [SourceModule] {
        let files = files.map { SourceFile(path: $0.path, text: $0.text) }
        return [SourceModule(name: name, origin: .own, files: files)]
    }

    private static let provider = "// @Provides\nstruct A {}\n\n// @Needs\nfunc run(a: A) {}\n"

    @Test func aFileNameWritesNoCode() throws {
        for ending in ["\n", "\r", "\r\n", "\u{2028}", "\u{1B}[31m", "\u{B}"] {
            let text = try #require(Generator.generate(module([("a\(ending)exit(1).swift", Self.provider)])).text)
            #expect(!text.split { $0.isNewline }.contains { $0.hasPrefix("exit(1)") })
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
        }
    }

    /// The controls that start, or are themselves, commands of a terminal, alone and with an accent.
    @Test func noReportHoldsControls() throws {
        for control in ["\u{1B}", "\u{1B}\u{301}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{7}\u{301}", "\r"]
            as [String]
        {
            // A line break would end the identifier.
            let name = control == "\r" ? "A" : "`A\(control)B`"
            let text =
                "// @Provides\nstruct \(name) { init(c: Missing\(name.count)) {} }\n\n// @Needs\nfunc run(a: \(name)) {}\n"
            let files = module([("x\(control)y.swift", text)])
            let diagnostics = Workbench.check(files)
            #expect(!diagnostics.isEmpty, "\(control.debugDescription)")
            var reports = [
                Renderer.render(diagnostics), DiagnosticReport.json(diagnostics),
                SARIFReport.text(diagnostics, .ofDocumentation, version: "1"),
            ]
            for format in GraphFormat.allCases { reports.append(Workbench.graph(files, as: format).report) }
            guard case .found(let explanation) = Workbench.explain(name, files).explanation else {
                Issue.record("\(name) is unknown")
                continue
            }
            reports.append(explanation)
            let broken = module([("x\(control)y.swift", "// @Needs\nfunc run(a: Int, \(name): Int) {}\n")])
            let fixed = Fixer.fix(broken)
            #expect(!fixed.report.isEmpty, "\(control.debugDescription)")
            reports += fixed.report
            for report in reports {
                #expect(
                    report.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !$0.isControl },
                    "\(report.debugDescription)")
            }
        }
    }

    @Test func aPathOfADiffIsQuoted() {
        let (before, after) = (SourceFile(path: "a", text: "a\n"), SourceFile(path: "a", text: "b\n"))
        let diff = UnifiedDiff.text(from: before, to: after, path: "x\u{9B}\u{7F}y")
        let isQuoted = diff.hasPrefix("--- \"a/x\\302\\233\\177y\"\n")
        #expect(isQuoted)
    }

    /// A quotation mark with an accent is one character, but an HTML parser sees the quotation mark.
    @Test func aQuotationMarkWithAnAccentEndsNoText() {
        let name = "\"\u{301}><script\u{301}>alert(1)</script>'\u{301}"
        let files = module([("A.swift", Self.provider)], name: name)
        let page = Workbench.graph(files, as: .html).report
        #expect(!page.utf8.contains("alert(1)</script>"))
        let opensScript = page.utf8.contains("<script\u{301}")
        #expect(!opensScript)
        let endsAttribute = page.utf8.contains("graph of \"\u{301}")
        #expect(!endsAttribute)
        let mermaid = Workbench.graph(files, as: .mermaid).report
        #expect(mermaid.utf8.contains("#quot;"))
        let endsLabel = mermaid.utf8.contains("[\"\"")
        #expect(!endsLabel)
    }

    // MARK: Normalization

    /// The same letter as one scalar and as two.
    private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

    @Test func namesThatOnlyNormalizationMakesEqualAreTwo() throws {
        let text =
            "// @Provides\nstruct \(Self.composed) {}\n// @Provides\nstruct \(Self.decomposed) {}\n"
            + "// @Needs\nfunc run(a: \(Self.composed), b: \(Self.decomposed)) {}\n"
        let generation = Generator.generate(module([("A.swift", text)]))
        #expect(generation.diagnostics.isEmpty)
        let code = try #require(generation.text)
        #expect(code.utf8.contains("\(Self.composed)()"))
        #expect(code.utf8.contains("\(Self.decomposed)()"))
    }

    @Test func scenesWithSuchIdentifiersAreTwo() throws {
        let scenes = [Self.composed, Self.decomposed].enumerated().map { position, identifier in
            "<scene><objects><viewController id='\(position)' storyboardIdentifier='\(identifier)' customClass='Screen' "
                + "customModule='App'/></objects></scene>"
        }
        let storyboard = SourceFile(
            path: "Main.storyboard",
            text: "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'><scenes>"
                + scenes.joined() + "</scenes></document>")
        let text = "final class Screen: UIViewController {\n// @Needs\ninit?(coder: NSCoder) {}\n}\n"
        let generation = Generator.generate(module([("A.swift", text)]), storyboards: [storyboard])
        let code = try #require(generation.text)
        #expect(code.utf8.contains("func make\(Self.composed.uppercased())(from"))
        #expect(code.utf8.contains("func make\(Self.decomposed.uppercased())(from"))
    }

    @Test func pathsThatOnlyNormalizationMakesEqualHaveOneOrder() {
        let texts = ["// @Provides\nstruct A {}\n", "// @Provides\nstruct A {}\n\nstruct B {}\n"]
        let paths = [Self.composed, Self.decomposed].map { $0 + ".swift" }
        let files = zip(paths, texts).map { (path: $0, text: $1) }
        let one = Workbench.check(module(files))
        let other = Workbench.check(module(files.reversed()))
        #expect(Renderer.render(one).utf8.elementsEqual(Renderer.render(other).utf8))
    }

    /// The log of `fix` finds each line in its own file.
    @Test func fixesOfSuchFilesAreTold() {
        let files = [Self.composed, Self.decomposed].enumerated().map { position, name in
            let lines = String(repeating: "\n", count: position * 3)
            return (path: name + ".swift", text: lines + "// @Needs\nfunc run\(position)(a: Int) {}\n")
        }
        let report = Fixer.fix(module(files)).report.map { Array($0.utf8) }
        #expect(report.count == 2)
        #expect(report.contains { $0.starts(with: Array("\(Self.composed).swift:1:".utf8)) })
        #expect(report.contains { $0.starts(with: Array("\(Self.decomposed).swift:4:".utf8)) })
    }
}

extension String.UTF8View {
    fileprivate func contains(_ part: String) -> Bool {
        let (whole, part) = (Array(self), Array(part.utf8))
        return part.count <= whole.count
            && (0...whole.count - part.count).contains { whole[$0..<$0 + part.count].elementsEqual(part) }
    }
}
