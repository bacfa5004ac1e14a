import Testing

@testable import FurnishCore

struct MarkerPrefilterTests {
    private func mayHoldMarkers(_ text: String) -> Bool {
        let source = SourceFile(path: "Test.swift", text: text)
        return withExtendedLifetime(source) { MarkerPrefilter.mayMatter(source.bytes) }
    }

    @Test func aFileWithAMarkerIsRead() {
        for text in [
            "// @Needs", "//@Provides", "/// @Scope", "/*\n * @Needs\n */", "/** @needs */", "a // @Provide",
            "// @State\n// @Needs", "// Provides(once)",
            "a(Scope()) // Scope(root)",
        ] as [String] {
            #expect(mayHoldMarkers(text), "\(text)")
        }
    }

    @Test func aFileWithoutAMarkerIsSkipped() {
        for text in [
            "", "@State var a: A", "// a @Needs", "// @ Needs", "// TODO: @Scope", "// @MainActor",
            "let a = \"@Needs\"",
            "@", "// @", "Scope(a)",
        ] as [String] {
            #expect(!mayHoldMarkers(text), "\(text)")
        }
    }
}
