import FurnishCore
import FurnishWorkbench
import Testing

/// Tests diagnostics on a terminal, in a log, and in the formats for tools.
struct RendererTests {
    private func diagnostics(_ text: String, path: String = "A.swift") -> [Diagnostic] {
        let file = SourceFile(path: path, text: text)
        return Generator.generate([SourceModule(name: "App", origin: .own, files: [file])]).diagnostics
    }

    @Test func jsonIsOneArray() {
        #expect(DiagnosticReport.json([]) == "[]\n")
        #expect(
            DiagnosticReport.json(diagnostics("struct B {}\nstruct A {\n    // @Needs\n    init(b: B) {}\n}")) == """
                [
                {"code": "MissingProvider", "severity": "error", "file": "A.swift", "line": 4, "column": 13, \
                "message": "nothing provides 'B', which 'A' needs", "notes": [{"file": "A.swift", "line": 1, \
                "column": 8, "message": "'B' is declared here: mark it '// @Provides'"}], "fixes": [{"title": \
                "mark it '// @Provides'", "edits": [{"file": "A.swift", "line": 1, "column": 1, "start": 0, "end": 0, \
                "text": "// @Provides\\n"}]}]}
                ]

                """)
    }

    /// Text has rails and aligned types. JSON and SARIF contain only facts.
    @Test func onlyPeopleSeeLayout() {
        let file = SourceFile(path: "A.swift", text: "struct A {}")
        let place = Location(file, 7)
        let cycle = Diagnostic(
            .dependencyCycle, at: place, "…",
            notes: [
                .init(place, "'A' needs 'B'", role: .cycle), .init(place, "'B' needs 'C'", role: .cycle),
                .init(place, "'C' needs 'A'", role: .cycle),
            ])
        let loop = Diagnostic(.dependencyCycle, at: place, "… …", notes: [.init(place, "'A' needs 'A'", role: .cycle)])
        let comparison = Diagnostic(
            .missingProvider, at: place, "…",
            notes: [
                .init(place, "(A) -> B", role: .compared(label: "needed")),
                .init(place, "(C) -> B", role: .compared(label: "provided")), .init(place, "a remark"),
            ])
        #expect(
            Renderer.render([cycle, loop, comparison]) == """
                A.swift:1:8: error: … [#DependencyCycle]
                A.swift:1:8: note: ╭→ 'A' needs 'B'
                A.swift:1:8: note: │  'B' needs 'C'
                A.swift:1:8: note: ╰─ 'C' needs 'A'
                A.swift:1:8: error: … … [#DependencyCycle]
                A.swift:1:8: note: ↺ 'A' needs 'A'
                A.swift:1:8: error: … [#MissingProvider]
                A.swift:1:8: note: needed:    (A) -> B
                A.swift:1:8: note: provided:  (C) -> B
                A.swift:1:8: note: a remark

                """)
        let all = [cycle, loop, comparison]
        for text in [DiagnosticReport.json(all), SARIFReport.text(all, .ofDocumentation, version: "1")] {
            for fact in ["'B' needs 'C'", "'A' needs 'A'", "needed: (A) -> B", "provided: (C) -> B", "a remark"] {
                #expect(text.contains("\"\(fact)\""))
            }
        }
    }

    @Test func sarifHasFixes() {
        let text = SARIFReport.text(diagnostics("// @Provides once\nstruct A {}"), .ofDocumentation, version: "1")
        #expect(
            text.contains(
                """
                "fixes": [{"description": {"text": "write @Provides(once)"}, "artifactChanges": [{"artifactLocation": \
                {"uri": "A.swift"}, "replacements": [{"deletedRegion": {"startLine": 1, "startColumn": 4, "endLine": 1, \
                "endColumn": 18}, \
                "insertedContent": {"text": "@Provides(once)"}}]}]}]
                """))
    }

    /// SARIF counts columns in Unicode scalars, and its paths are URIs.
    @Test func sarifCountsColumnsInScalars() {
        let found = diagnostics("struct A {\n    // @Needs\n    init(ö: B) {}\n}", path: "/My App/Ä.swift")
        let text = SARIFReport.text(found, .ofDocumentation, version: "1.2.3")
        #expect(text.contains("\"version\": \"2.1.0\""))
        #expect(text.contains("\"uri\": \"file:///My%20App/%C3%84.swift\""))
        #expect(text.contains("\"region\": {\"startLine\": 3, \"startColumn\": 13}"))
        #expect(text.contains("\"ruleId\": \"MissingProvider\", \"ruleIndex\": 0"))
        #expect(SARIFReport.text([], .ofDocumentation, version: "1").contains("\"results\": []"))
    }
}
