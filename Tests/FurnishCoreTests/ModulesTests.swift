import FurnishCore
import Testing

/// Tests which declarations of other modules are used.
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

    @Test func publicProvidersOfAnotherPackageAreUsed() throws {
        let generation = generate(
            "import Core\nstruct Screen {\n    // @Needs\n    init(client: Client) {}\n}",
            ("Core", .dependency, Self.core))
        let text = try #require(generation.text)
        #expect(text.contains("import Core\n"))
        #expect(text.contains("lazy var client: Client = Client()"))
        #expect(!text.contains("Store"))
    }

    @Test(arguments: [(ModuleOrigin.sibling, []), (.dependency, [DiagnosticCode.missingProvider])])
    func packageProvidersAreUsedInTheirPackage(_ origin: ModuleOrigin, _ mistakes: [DiagnosticCode]) {
        let generation = generate(
            "struct Screen {\n    // @Needs\n    init(store: Store) {}\n}", ("Core", origin, Self.core))
        #expect(generation.diagnostics.map(\.code) == mistakes)
    }

    @Test func invisibleProvidersAreMissing() {
        let generation = generate(
            "struct Screen {\n    // @Needs\n    init(hidden: Hidden) {}\n}", ("Core", .dependency, Self.core))
        #expect(generation.diagnostics.map(\.code) == [.missingProvider])
    }

    @Test func providersOfTheOwnModuleTakePrecedence() throws {
        let generation = generate(
            "// @Provides\nstruct Client {}\nstruct Screen {\n    // @Needs\n    init(client: Client) {}\n}",
            ("Core", .dependency, Self.core))
        #expect(try #require(generation.text).contains("Screen(client: makeClient())"))
    }

    @Test func typesWithTheSameNameAreDistinguished() throws {
        let provider = "// @Provides\npublic struct Theme { public init() {} }"
        let generation = generate(
            "struct Screen {\n    // @Needs\n    init(first: Core.Theme, second: Kit.Theme) {}\n}",
            ("Kit", .sibling, provider), ("Core", .dependency, provider))
        let text = try #require(generation.text)
        #expect(text.contains("Screen(first: makeCoreTheme(), second: makeKitTheme())"))
        #expect(text.contains("func makeCoreTheme() -> Core.Theme"))
    }

    @Test func importsDecideWhichTypeANameMeans() throws {
        let provider = "// @Provides\npublic struct Theme { public init() {} }"
        let generation = generate(
            "import Kit\nstruct Screen {\n    // @Needs\n    init(theme: Theme) {}\n}",
            ("Core", .dependency, provider), ("Kit", .sibling, provider))
        #expect(try #require(generation.text).contains("func makeTheme() -> Kit.Theme {"))
    }

    @Test func factoriesWithTheSameNameAreDistinguished() throws {
        let session = "// @Scope(root)\npublic struct Session { public init() {} }"
        let generation = generate(
            """
            import Kit
            // @Scope
            struct Session {}
            struct Screen {
                // @Needs
                init(kit: Kit.SessionFactory, open: (Session) -> SessionFactory) {}
            }
            """,
            ("Kit", .dependency, session))
        let text = try #require(generation.text)
        #expect(text.contains("Screen(kit: sessionFactory, open: { self.makeSessionFactory($0) })"))
        #expect(text.contains("lazy var sessionFactory: Kit.SessionFactory = Kit.SessionFactory(makeSession())"))
    }

    private static let feature = """
        import Core
        public protocol Navigator: AnyObject {}
        // @Scope(root)
        public struct Feature {
            // @Provides
            public let navigator: Navigator
            public init(navigator: Navigator) { self.navigator = navigator }
        }
        // @Provides
        final class Model { init(navigator: Navigator) {} }
        public final class Screen {
            // @Needs
            init(model: Model) {}
        }
        """

    @Test func aPublicFactoryOfAnotherModuleIsMadeOnce() throws {
        let generation = generate(
            """
            import Feature
            // @Provides(once, as: Navigator)
            final class Tabs: Navigator {}
            struct Root {
                // @Needs
                init(feature: FeatureFactory) {}
            }
            """, ("Core", .dependency, Self.core), ("Feature", .dependency, Self.feature))
        #expect(Renderer.render(generation.diagnostics) == "")
        let text = try #require(generation.text)
        #expect(text.contains("lazy var featureFactory: FeatureFactory = FeatureFactory(makeFeature())\n"))
        #expect(text.contains("Feature(navigator: navigator)\n"))
        #expect(!text.contains("Model"))
    }

    @Test func aClosureMakesAFactoryOfAnotherModule() throws {
        let generation = generate(
            """
            import Feature
            struct Root {
                // @Needs
                init(open: @escaping (Feature) -> FeatureFactory) {}
            }
            """, ("Core", .dependency, Self.core), ("Feature", .dependency, Self.feature))
        #expect(Renderer.render(generation.diagnostics) == "")
        let text = try #require(generation.text)
        #expect(text.contains("Root(open: { self.makeFeatureFactory($0) })\n"))
        #expect(text.contains("func makeFeatureFactory(_ feature: Feature) -> FeatureFactory {\n"))
    }

    @Test func aFactoryHasTheAccessOfItsScope() throws {
        let own = SourceModule(
            name: "Feature", origin: .own, files: [SourceFile(path: "Feature.swift", text: Self.feature)])
        let text = try #require(Generator.generate([own]).text)
        #expect(text.contains("\nopen class FeatureFactory {\n"))
        #expect(text.contains("    public init(_ feature: Feature) {\n"))
        #expect(text.contains("    open func makeScreen() -> Screen {\n"))
        #expect(text.contains("    open var navigator: any Navigator { feature.navigator }\n"))
        #expect(text.contains("\n    func makeModel() -> Model {\n"))
    }

    @Test func aPublicFactoryMustTakeOnceProvidersOfOtherModules() {
        let generation = generate(
            """
            import Core
            // @Scope(root)
            public struct Feature { public init() {} }
            public final class Screen {
                // @Needs
                public init(client: Client) {}
            }
            """, ("Core", .dependency, Self.core))
        #expect(
            Renderer.render(generation.diagnostics) == """
                App.swift:6:25: error: 'FeatureFactory' is public and would build its own 'Client', which 'Core' provides once; \
                let 'Feature' provide it [#ForeignOnce]
                Core.swift:2:20: note: 'Client' is provided once here
                App.swift:3:15: note: write 'public let client: Client' here, mark it '// @Provides', and let the initializer \
                take it

                """)
    }

    /// Another module may subclass an open class and inherit its marked member.
    @Test func injectedMembersOfOpenClassesReachSubclassesInOtherModules() throws {
        let base = """
            open class Base {
                // @Needs
                public func start(client: Client) {}
                public init() {}
            }
            """
        #expect(generate(base).diagnostics.map(\.code) == [])
        #expect(generate(base.replacing("open", with: "public")).diagnostics.map(\.code) == [.misplacedMarker])
        let generation = generate(
            "import Core\n// @Provides\nfinal class Screen: Base {\n    override init() {}\n}",
            ("Core", .dependency, Self.core + "\n" + base))
        #expect(try #require(generation.text).contains("instance.start(client: client)\n"))
    }

    @Test func importsKeepTheConditionsOfTheirUses() throws {
        let generation = generate(
            """
            #if os(Linux)
                internal import Core
                // @Provides
                func client() -> Client { Client() }
            #endif
            struct Screen {
                // @Needs
                init() {}
            }
            """,
            ("Core", .dependency, "public struct Client { public init() {} }"))
        let text = try #require(generation.text)
        #expect(text.contains("#if os(Linux)\ninternal import Core\n#endif\n"))
        #expect(!text.contains("\nimport Core"))
    }

    @Test func conditionalImportsKeepTheirAccess() throws {
        let generation = generate(
            """
            #if canImport(Core)
                @preconcurrency internal import Core
            #endif
            struct Screen {
                // @Needs
                init(client: Client) {}
            }
            """,
            ("Core", .dependency, Self.core))
        #expect(try #require(generation.text).contains("Do not edit.\n@preconcurrency internal import Core\n"))
    }

    @Test func importsKeepTheirAccess() throws {
        let generation = generate(
            """
            public import Core
            internal import Foundation
            // @Scope(root)
            public struct Feature {
                // @Provides
                public let store: Hidden
                public init(store: Hidden) { self.store = store }
            }
            // @Provides
            struct Row {
                // @Needs(given: date)
                init(store: Hidden, date: Date) {}
            }
            """, ("Core", .dependency, Self.core))
        let text = try #require(generation.text)
        #expect(
            text.hasPrefix("// Generated by Furnish. Do not edit.\npublic import Core\ninternal import Foundation\n\n"))
    }
}
