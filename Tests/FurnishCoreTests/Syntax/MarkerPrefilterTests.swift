import Testing

@testable import FurnishCore

@Suite struct MarkerPrefilterTests {
    private func mayHoldMarkers(_ text: String) -> Bool {
        let source = SourceFile(path: "Test.swift", text: text)
        return withExtendedLifetime(source) { MarkerPrefilter.mayMatter(source.bytes) }
    }

    @Test(arguments: [
        "// @Needs", "//@Provides", "/// @Scope", "/*\n * @Needs\n */", "/** @needs */", "a // @Provide",
        "// @State\n// @Needs", "// Provides(once)",
        "a(Scope()) // Scope(root)",
    ])
    func aFileWithAMarkerIsRead(text: String) {
        #expect(mayHoldMarkers(text))
    }

    @Test(arguments: [
        "", "@State var a: A", "// a @Needs", "// @ Needs", "// TODO: @Scope", "// @MainActor", "let a = \"@Needs\"",
        "@", "// @", "Scope(a)",
    ])
    func aFileWithoutAMarkerIsSkipped(text: String) {
        #expect(!mayHoldMarkers(text))
    }
}
