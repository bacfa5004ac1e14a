import Testing

@testable import FurnishCore

/// The initializer that SwiftData's macro adds. Its text is compared only, because SwiftData is on Apple's platforms only.
struct ModelActorTests {
    @Test func passesTheContainer() throws {
        let source = SourceFile(
            path: "Database.swift",
            text: """
                import SwiftData

                // @Provides(once)
                let container: ModelContainer = open()

                // @Provides(once)
                @ModelActor
                actor Database {}

                // @Needs(given: modelContainer)
                @ModelActor
                actor Importer {}
                """)
        let generation = Generator.generate([SourceModule(name: "App", origin: .own, files: [source])])
        #expect(Renderer.render(generation.diagnostics).contains("error") == false)
        let text = try #require(generation.text)
        #expect(text.contains("import SwiftData\n"))
        #expect(text.contains("lazy var database: Database = Database(modelContainer: modelContainer)"))
        #expect(text.contains("func makeImporter(modelContainer: ModelContainer) -> Importer {"))
    }
}
