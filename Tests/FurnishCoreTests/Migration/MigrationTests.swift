import Foundation
import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// Moves the programs of `Fixtures/Migrations` to Furnish. `AppTests` runs them before and after.
struct MigrationTests {
    private static func migrate(_ modules: [SourceModule], isOfLookUps: Bool) throws -> Migration {
        let request = Migration.Request(tool: nil, only: [], tests: [], isDryRun: false)
        return try isOfLookUps
            ? Migration.lookUps(modules, request) : Migration.registrations(modules, request)
    }

    /// `Migrated.txt` is what the command changes, and what it says.
    @Test(arguments: try Fixture.all("Migrations"))
    func movesWhatIsExpected(_ fixture: Fixture) throws {
        let isOfLookUps = fixture.name.hasPrefix("LookUps")
        var modules = try fixture.modules
        let migration = try Self.migrate(modules, isOfLookUps: isOfLookUps)
        let diffs = migration.changes.map { UnifiedDiff.text(from: $0.before, to: $0.after, path: $0.before.path) }
        try fixture.expect(diffs.joined() + migration.report.map { $0 + "\n" }.joined(), in: "Migrated.txt")
        // What was written is valid, and a second run writes nothing.
        let changed = Dictionary(migration.changes.map { ($0.before.path, $0.after) }) { first, _ in first }
        let known = Set(modules[0].files.map(\.path))
        modules[0].files =
            modules[0].files.map { changed[$0.path] ?? $0 } + changed.filter { !known.contains($0.key) }.values
        for file in modules[0].files { #expect(!Scanner.scan(file, using: TokenBuffer()).isBroken, "\(file.path)") }
        #expect(Workbench.check(modules).filter { !$0.isWarning }.map(\.message) == [])
        #expect(try Self.migrate(modules, isOfLookUps: isOfLookUps).changes.map(\.after.path) == [])
    }

    /// A property that a test sets stays a variable, and an initializer that a mock overrides keeps its parameters.
    @Test func readsWhatTestsSetAndOverride() throws {
        let app = SourceFile(
            path: "App.swift",
            text: """
                import Resolver
                protocol API: AnyObject {}
                class Model { @Injected var api: API }
                class Other { @Injected var api: API; init() {} }
                class Third { @Injected var log: API }
                """)
        let tests = SourceFile(
            path: "Tests.swift",
            text: """
                class Mock: Other { override init() { super.init() } }
                func test() { Model().api = MockAPI() }
                """)
        let module = SourceModule(name: "App", origin: .own, files: [app])
        let request = Migration.Request(tool: nil, only: [], tests: [tests], isDryRun: false)
        let migration = try Migration.lookUps([module], request)
        let after = migration.changes.map { String(decoding: $0.after.bytes, as: UTF8.self) }.joined()
        #expect(after.contains("var api: API\n"))
        #expect(after.contains("class Other { @Injected var api: API; init() {} }"))
        #expect(after.contains("let log: API\n"))
        #expect(migration.report.contains("App.swift:9: 'api' stays: 'Mock' overrides an initializer"))
        let chosen = Migration.Request(tool: nil, only: ["App.swif", "pp.swift"], tests: [], isDryRun: false)
        #expect(try Migration.lookUps([module], chosen).changes.isEmpty)
    }

    /// The page names the version of each container that the reader was tested with.
    @Test func thePageNamesEachContainer() throws {
        let page = Fixture.repository.appending(path: "Sources/furnish/Furnish.docc/Migration.md")
        let table = try String(contentsOf: page, encoding: .utf8).components(
            separatedBy: "| container | tested with |")[1]
            .components(separatedBy: "\n\n")[0]
        let rows = table.split(separator: "\n").dropFirst().map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(rows.map { $0[0] } == ContainerTool.allCases.map(\.title))
        for row in rows { #expect(row[1].wholeMatch(of: /\d+\.\d+\.\d+/) != nil, "\(row)") }
    }

    /// The factory of a first run needs no container, and that of the second is another type.
    @Test func renamesAFactoryThatNeedsTheContainerLater() throws {
        let app = """
            import Swinject
            final class Clock {}
            protocol API: AnyObject {}
            final class Remote: API { init(clock: Clock) {} }
            final class Screen { init(api: API) {} }
            final class AppAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(Clock.self) { _ in Clock() }.inObjectScope(.container)
                    container.register(API.self) { r in Remote(clock: r.resolve(Clock.self)!) }.initCompleted { _, _ in }
                    container.register(Screen.self) { r in Screen(api: r.resolve(API.self)!) }.inObjectScope(.transient)
                }
            }

            """
        var text = app
        for only in [["Clock"], []] {
            let module = SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: text)])
            let request = Migration.Request(tool: nil, only: only, tests: [], isDryRun: false)
            let changes = try Migration.registrations([module], request).changes
            text = String(
                decoding: try #require(changes.first { $0.before.path == "App.swift" }).after.bytes, as: UTF8.self)
        }
        #expect(text.contains("register(AppRootFactory.self) { r in AppRootFactory(AppRoot(resolver: r)) }"))
        #expect(text.contains("r.resolve(AppRootFactory.self)!.clock"))
        #expect(!text.contains("AppFactory"))
    }

    @Test func leavesWhatIsOnAnActorThatItsClosureIsNot() throws {
        let app = Self.app.replacing("final class Clock", with: "@MainActor final class Clock")
        let report = try Self.report(app)
        #expect(
            report.contains(
                "App.swift:10: 'Clock' stays: it is on 'MainActor', and its closure is not: write '@MainActor in' there"
            ))
    }

    // MARK: What a run says

    private static func report(
        _ text: String, tests: String = "", tool: ContainerTool? = nil, only: [String] = [], isDryRun: Bool = false
    ) throws -> [String] {
        let module = SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: text)])
        let tests = [SourceFile(path: "Tests.swift", text: tests)]
        let request = Migration.Request(tool: tool, only: only, tests: tests, isDryRun: isDryRun)
        return try Migration.registrations([module], request).report
    }

    private static let app = """
        import Resolver
        protocol API {}
        struct Live: API {}
        final class Clock {}
        extension Resolver: ResolverRegistering {
            public static func registerAllServices() {
                register { Live() as API }
                register { Clock() }.scope(.application)
            }
        }

        """

    @Test(arguments: [
        "let mock: API! = nil\nfunc setUp() { Resolver.register { self.mock } }",
        "func setUp() { Resolver.register { Mock() as API } }",
        "func setUp() { Resolver.register(API.self) { Mock() } }",
    ])
    func findsWhatTestsReplace(_ tests: String) throws {
        let report = try Self.report(Self.app, tests: tests)
        let line = tests.split(separator: "\n").count
        #expect(report.contains("App.swift:9: 'API' stays: tests replace it (Tests.swift:\(line))"))
        #expect(report.contains("1 registration moved, 1 stays (tests replace 1)"))
    }

    @Test func namesLinesAsTheyAreBeforeADryRun() throws {
        let tests = "func setUp() { Resolver.register { Mock() as API } }"
        let report = try Self.report(Self.app, tests: tests, isDryRun: true)
        #expect(report.contains("App.swift:7: 'API' stays: tests replace it (Tests.swift:1)"))
    }

    @Test func movesWhatIsChosen() throws {
        let report = try Self.report(Self.app, only: ["Clock"])
        #expect(report.contains("App.swift:9: 'API' stays: '--only' names others"))
        #expect(throws: Migration.Refusal.self) { try Self.report(Self.app, only: ["Clocks", "pp.swift"]) }
    }

    @Test func leavesWhatASecondToolRegisters() throws {
        let moved = Self.app.replacing("register { Clock() }", with: "register { resolve(AppFactory.self).clock }")
        let swinject =
            "import Swinject\nfunc fill(container: Container) { container.register(Clock.self) { _ in Clock() } }\n"
        let report = try Self.report(moved + swinject, tool: .swinject)
        #expect(report.last == "0 registrations moved, 1 stays (two tools 1)")
    }

    @Test func leavesErrorsToCheck() throws {
        let broken =
            Self.app
            + "// @Provides\nfinal class Screen { init(store: Store) {} }\n// @Needs\nfunc run(screen: Screen) {}\n"
        do {
            _ = try Self.report(broken)
            Issue.record("it wrote")
        } catch let refusal as Migration.Refusal {
            #expect(
                refusal.isOfSources && refusal.message.hasPrefix("'furnish check' reports errors, which come first"))
        }
    }

    @Test func saysWhichToolItCannotFind() throws {
        let file = SourceFile(path: "App.swift", text: "import Foundation\n")
        let module = SourceModule(name: "App", origin: .own, files: [file])
        #expect(throws: Migration.Refusal.self) { try Self.migrate([module], isOfLookUps: false) }
        let both = SourceFile(path: "App.swift", text: "import Resolver\nimport Swinject\n")
        let two = SourceModule(name: "App", origin: .own, files: [both])
        do {
            _ = try Self.migrate([two], isOfLookUps: true)
            Issue.record("it chose one")
        } catch let refusal as Migration.Refusal {
            #expect(refusal.message == "a module imports Resolver and Swinject: add --tool resolver|swinject")
        }
    }
}
