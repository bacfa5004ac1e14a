import Foundation
import Testing

/// Runs `swift package furnish` as a user does.
@Suite(.serialized) struct CommandTests {
    private func furnish(_ arguments: String..., in app: App? = nil) throws -> (status: Int32, output: String) {
        try (app ?? App(named: "Counter")).swift("package", ["furnish"] + arguments)
    }

    @Test func checksTheTargetsThatUseThePlugin() throws {
        expectSuccess(try furnish("check"))
    }

    @Test func leavesArgumentsWithWhichTheToolSaysTheSame() throws {
        let app = try App(named: "Counter").copy(removing: "// @Provides(once, live, as: Clock)", from: "Clock.swift")
        let run = try furnish("check", in: app)
        let folder = try ToolFolder()
        let arguments = "@" + App.scratch.appending(path: "plugins/FurnishCommand/outputs/Counter.arguments").path
        let check = try folder.run("check", arguments)
        #expect(check.status == 1)
        #expect(run.output.contains(check.output), "\(check.output)")
        #expect(try folder.run("explain", "Clock", arguments).output.contains("Clock"))
    }

    /// SwiftPM warns of a target that has no sources, and leaves it out.
    @Test(.inAllTests) func checksTheOtherTargetsIfOneHasNoSources() throws {
        let app = try App(named: "Counter").copy(removing: "// @Provides(once, live, as: Clock)", from: "Clock.swift")
        let folder = app.directory.appending(path: "Sources/Later")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try app.replace(
            "    targets: [", in: app.directory.appending(path: "Package.swift"),
            with: """
                    targets: [
                        .target(name: "Later", plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]),
                """)
        let run = try furnish("check", in: app)
        #expect(run.output.contains("/History.swift:14:17: error: nothing provides 'Clock'"), "\(run.output)")
        let named = try furnish("check", "--target", "Later", in: app)
        #expect(named.status != 0)
        #expect(named.output.contains("Later"), "\(named.output)")
    }

    @Test(.inAllTests) func reportsMistakes() throws {
        let app = try App(named: "Counter").copy(removing: "// @Provides(once, live, as: Clock)", from: "Clock.swift")
        let run = try furnish("check", in: app)
        #expect(run.status != 0)
        #expect(run.output.contains("/Clock.swift:8:8: note: 'SystemClock' conforms to 'Clock': mark it"))
    }

    /// The app reads the markers of the domain module, too.
    @Test(.inAllTests) func reportsAMistakeOnceForAllTargets() throws {
        let app = try App(named: "Diary").copy()
        #expect(
            try furnish("check", "--target", "Domain", in: app).output.contains(
                "No errors in Domain.\nThe modules above it meet 2 of its needs.\n"))
        try app.replace("(graph)", in: app.directory.appending(path: "Sources/Domain/Editing.swift"), with: "(graf)")
        try app.replace(
            "name: \"Domain\")", in: app.directory.appending(path: "Package.swift"),
            with: "name: \"Domain\", plugins: [.plugin(name: \"FurnishPlugin\", package: \"furnish\")])")
        let run = try furnish("check", in: app)
        #expect(run.status != 0)
        let mistake = "/Domain/Editing.swift:2:4: error: '@Provides' has no argument 'graf'"
        #expect(run.output.components(separatedBy: mistake).count == 2, "\(run.output)")
    }

    @Test func fixesMistakes() throws {
        let app = try App(named: "Counter").copy(removing: "// @Provides(once, live, as: Clock)\n", from: "Clock.swift")
        let source = app.directory.appending(path: "Sources/Counter/Clock.swift")
        let broken = try String(contentsOf: source, encoding: .utf8)
        let dryRun = try furnish("fix", "--dry-run", in: app)
        #expect(dryRun.output.contains("\n+// @Provides(as: Clock)\n"), "\(dryRun.output)")
        #expect(try String(contentsOf: source, encoding: .utf8) == broken)
        let run = try app.swift("package", ["--allow-writing-to-package-directory", "furnish", "fix"])
        expectSuccess(run)
        #expect(run.output.contains("wrote '// @Provides(as: Clock)'"))
        expectSuccess(try furnish("check", in: app))
    }

    /// Without the plugin, the generated file is one of the sources.
    @Test(.inAllTests) func writesAFactoryToCommit() throws {
        let app = try App(named: "Counter").copy()
        let manifest = app.directory.appending(path: "Package.swift")
        try app.replace("plugins: [.plugin(name: \"FurnishPlugin\", package: \"furnish\")]", in: manifest, with: "")
        let without = try furnish("check", in: app)
        #expect(without.status != 0)
        #expect(without.output.contains("error: no target uses FurnishPlugin: choose one with '--target'"))
        let factory = app.directory.appending(path: "Sources/Counter/Counter+Furnish.swift").path
        let run = try app.swift(
            "package",
            [
                "--allow-writing-to-package-directory", "furnish", "generate", "--target", "Counter",
                "--output", factory,
            ])
        expectSuccess(run)
        expectSuccess(try furnish("check", "--target", "Counter", "--output", factory, in: app))
        try app.replace(
            "// @Provides(once, live, as: Clock)", in: app.directory.appending(path: "Sources/Counter/Clock.swift"),
            with: "// @Provides(as: Clock)")
        let outdated = try furnish("check", "--target", "Counter", "--output", factory, in: app)
        #expect(outdated.status != 0)
        #expect(outdated.output.contains("\n--- a/"), "\(outdated.output)")
        let several = try furnish(
            "check", "--output", factory, "--target", "Counter", "--target", "CounterTests", in: app)
        #expect(several.status != 0)
        #expect(several.output.contains("error: '--output' is the file of one target"), "\(several.output)")
        expectSuccess(try app.swift("build"))
    }

    /// The factory of the one target needs that of the other, whose generated file is among the sources that are read.
    @Test(.inAllTests) func checksFactoriesThatAreCommitted() throws {
        let app = try App(named: "Dashboard")
        for target in ["Gauges", "Dashboard"] {
            let file = app.directory.appending(path: "Sources/\(target)/\(target)+Furnish.swift").path
            expectSuccess(try furnish("check", "--target", target, "--output", file, in: app))
        }
        let run = try app.swift("run")
        #expect(run.output.hasSuffix("Gauge: 21 of 30\n"), "\(run.output)")
    }

    @Test(.inAllTests) func drawsTheGraph() throws {
        #expect(try furnish("graph").output.contains("CounterFactory\n\nCounterViewController"))
        let run = try furnish("graph", "--format", "json", "--target", "Counter")
        #expect(run.output.contains("{\"module\": \"Counter\","), "\(run.output)")
    }

    /// A file that a code review compares. It leaves out line numbers, which change with each edit.
    @Test(.inAllTests) func theGraphOfTheForecastIsAsReviewed() throws {
        let app = try App(named: "Forecast")
        let run = try furnish("graph", in: app)
        let graph = run.output.replacing(/:[0-9]+$/.anchorsMatchLineEndings(), with: "")
        let reviewed = try String(contentsOf: app.directory.appending(path: "Graph.txt"), encoding: .utf8)
        #expect(graph.hasSuffix(reviewed), "\(graph)")
    }

    /// The job and the hook that teams copy. The committed graph is empty at first.
    @Test(.inAllTests) func theCommandsOfTeamsSucceed() throws {
        let app = try App(named: "Books").copy()
        let graph = app.directory.appending(path: "Graph.txt")
        try Data().write(to: graph)
        let stale = try furnish("graph", "--target", "App", "--check", graph.path, in: app)
        #expect(stale.status == 1)
        let added = stale.output.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
        try Data(added.map { $0.dropFirst() + "\n" }.joined().utf8).write(to: graph)
        let teams = App.repository.appending(path: "Fixtures/Teams")
        let texts = try ["furnish.yml", ".pre-commit-config.yaml"].map {
            try String(contentsOf: teams.appending(path: $0), encoding: .utf8)
        }
        let commands = texts.joined().matches(of: /swift package furnish ([^>\n]+)/)
        #expect(commands.count == 4)
        for command in commands {
            let words = command.1.split(separator: " ").map { $0 == "Graph.txt" ? graph.path : String($0) }
            expectSuccess(try app.swift("package", ["furnish"] + words))
        }
    }

    @Test(.inAllTests) func describesCommands() throws {
        #expect(try furnish("help").output.contains("\nusage: furnish COMMAND "))
        #expect(try furnish("help", "graph").output.contains("\nusage: furnish graph "))
        #expect(try furnish("graph", "--help").output.contains("\nusage: furnish graph "))
        let run = try furnish("grph")
        #expect(run.status != 0)
        #expect(run.output.contains("there is no command 'grph': did you mean 'graph'?"))
    }

    @Test(.inAllTests) func explainsTypesAndCodes() throws {
        #expect(try furnish("explain", "Clock").output.contains("Clock is SystemClock"))
        #expect(try furnish("explain", "MissingProvider").output.contains("MissingProvider (an error)\n"))
        let run = try furnish("explain", "Clok")
        #expect(run.status != 0)
        #expect(run.output.contains("nothing in the graph is called 'Clok'"))
    }
}
