import FurnishCore
import Testing

/// What takes part of the modules that a target depends on.
@Suite struct ModulesTests {
    private func generate(_ app: String, _ others: (name: String, origin: ModuleOrigin, text: String)...) -> Generation
    {
        let own = SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: app)])
        let modules = others.map { other in
            let file = SourceFile(path: "\(other.name).swift", text: other.text)
            return SourceModule(name: other.name, origin: other.origin, files: [file])
        }
        return Generator.generate(modules + [own])
    }

    private static let core = """
        // @Provides(once)
        public final class Client { public init() {} }
        // @Provides(once)
        package final class Store { package init() {} }
        // @Provides
        public struct Hidden { let value = 3 }
        """

    @Test func providersOfAnotherPackageTakePartWhereTheyArePublic() throws {
        let generation = generate(
            "import Core\nstruct Screen {\n    // @Needs\n    init(client: Client) {}\n}",
            ("Core", .dependency, Self.core))
        let text = try #require(generation.text)
        #expect(text.contains("import Core\n"))
        #expect(text.contains("lazy var client: Client = Client()"))
        #expect(!text.contains("Store"))
    }

    @Test(arguments: [(ModuleOrigin.sibling, 0), (.dependency, 1)])
    func packageProvidersTakePartInTheirPackage(_ origin: ModuleOrigin, _ mistakes: Int) {
        let generation = generate(
            "struct Screen {\n    // @Needs\n    init(store: Store) {}\n}", ("Core", origin, Self.core))
        #expect(generation.diagnostics.count == mistakes)
    }

    @Test func whatAnotherModuleDoesNotShowIsMissing() {
        let generation = generate(
            "struct Screen {\n    // @Needs\n    init(hidden: Hidden) {}\n}", ("Core", .dependency, Self.core))
        #expect(generation.diagnostics.map(\.code) == [.missingProvider])
    }

    @Test func theOwnModuleIsNearer() throws {
        let generation = generate(
            "// @Provides\nstruct Client {}\nstruct Screen {\n    // @Needs\n    init(client: Client) {}\n}",
            ("Core", .dependency, Self.core))
        #expect(try #require(generation.text).contains("Screen(client: makeClient())"))
    }

    @Test func typesOfOneNameStayApart() throws {
        let provider = "// @Provides\npublic struct Theme { public init() {} }"
        let generation = generate(
            "struct Screen {\n    // @Needs\n    init(first: Core.Theme, second: Kit.Theme) {}\n}",
            ("Kit", .sibling, provider), ("Core", .dependency, provider))
        let text = try #require(generation.text)
        #expect(text.contains("Screen(first: makeCoreTheme(), second: makeKitTheme())"))
        #expect(text.contains("func makeCoreTheme() -> Core.Theme"))
    }
}
