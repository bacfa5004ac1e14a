import Foundation
import Testing

/// Builds and runs the consumer packages as their users do. A usual run of the tests builds only the Counter and
/// the Diary.
@Suite(.serialized) struct AppTests {
    @Test(.inAllTests, arguments: try App.tested)
    func passesItsOwnTests(_ app: App) throws {
        expectSuccess(try app.swift("test"))
    }

    @Test func runsTheCounter() throws {
        let run = try App(named: "Counter").swift("run")
        expectSuccess(run)
        #expect(run.output.hasSuffix("Before two taps: 5\nAfter two taps: 7\n"))
    }

    @Test(.inAllTests) func freesASessionWhenItEnds() throws {
        let run = try App(named: "Wallet").swift("run")
        expectSuccess(run)
        #expect(run.output.hasSuffix("In memory of the session: 5\nIn memory after signing out: 0\n"))
    }

    @Test(
        .inAllTests,
        arguments: [
            ([], "localhost"), (["-Xswiftc", "-DSTAGING"], "staging.example.com"),
            (["-c", "release"], "www.example.com"),
        ])
    func usesTheServerOfItsConfiguration(_ options: [String], _ server: String) throws {
        let run = try App(named: "Modular").swift("run", options)
        expectSuccess(run)
        #expect(run.output.contains("Server: \(server)\n"))
    }

    @Test(.inAllTests, arguments: ["Counter", "Modular", "Scenarios", "Shelf", "Wallet"], ["v5", "v6"])
    func buildsWithTheSettingsOfANewXcodeProject(_ app: String, _ language: String) throws {
        expectSuccess(try App(named: app).copyForXcode(language).swift("build"))
    }

    @Test(.inAllTests) func buildsTheServerAndPassesItsTests() throws {
        expectSuccess(try execute(App.repository.appending(path: "Tests/Plugins/server")))
    }

    /// The example of the README, on the stand-in for SwiftUI.
    @Test(.inAllTests) func runsTheBooks() throws {
        let books = try App(named: "Books")
        let run = try books.swift("run")
        expectSuccess(run)
        #expect(run.output.hasSuffix(try App.expected("Books/Output.txt")), "\(run.output)")
        try App.expect(books.generatedFile(of: "App"), in: "Books/Generated.txt")
    }

    @Test func theReadmeShowsTheErrorOfTheBooks() throws {
        let folder = try ToolFolder()
        let source = App.apps.appending(path: "Books/Sources/App/BooksApp.swift")
        let marker = "// @Provides(once, live, as: Library)\n"
        let text = try String(contentsOf: source, encoding: .utf8)
        try folder.write(text.replacing(marker, with: ""), to: "BooksApp.swift")
        let run = try folder.run("check", "--module", "App", "BooksApp.swift")
        try App.expect(run.output, in: "Books/Error.txt")
    }

    @Test func aMissingProviderStopsTheBuild() throws {
        let app = try App(named: "Counter").copy(removing: "// @Provides(once, live, as: Clock)", from: "Clock.swift")
        let run = try app.swift("build")
        #expect(run.status == 1)
        #expect(run.output.contains("/History.swift:14:17: error: nothing provides 'Clock', which 'History' needs"))
    }

    @Test func aMistakeInAModuleWithoutThePluginStopsTheBuild() throws {
        let copy = try App(named: "Diary").copy()
        try copy.replace(
            "in: Session", in: copy.directory.appending(path: "Sources/Domain/Session.swift"), with: "in: Sesion")
        let run = try copy.swift("build")
        #expect(run.status == 1)
        #expect(run.output.contains("/Domain/Session.swift:20:24: error: 'Sesion' is not a scope"), "\(run.output)")
    }

    /// SwiftPM would not compile the target again after a change of the layout of a type in that module.
    @Test(.inAllTests) func aModuleThatTheTargetDoesNotListIsAWarning() throws {
        let modular = try App(named: "Modular")
        let warning = "imports 'Core', which that target does not list: add it to the target's dependencies"
        #expect(try !modular.swift("build").output.contains(warning))
        let copy = try modular.copy()
        try copy.replace(
            #"    "Core", "CounterFeature", .product"#, in: copy.directory.appending(path: "Package.swift"),
            with: #"    "CounterFeature", .product"#)
        let run = try copy.swift("build")
        #expect(run.output.contains("warning: the generated file of 'Modular' \(warning)"), "\(run.output)")
    }

    /// Flags in the manifest leave out debug information. A trace needs only the names of functions.
    @Test(.inAllTests) func aCrashOfTheToolShowsFunctions() throws {
        expectSuccess(try App(named: "Counter").swift("build"))
        let tool = App.scratch.appending(path: "debug/furnish-generate-tool")
        #expect(try Data(contentsOf: tool).range(of: Data(".debug_info".utf8)) == nil)
        let run = try ToolFolder().shell(
            """
            mkfifo App.swift
            sleep 60 >App.swift &
            SWIFT_BACKTRACE=enable=yes '\(tool.path)' generate --module App --output App+Furnish.swift App.swift &
            sleep 1
            kill -SEGV $!
            wait $!
            kill %1
            """)
        #expect(run.output.contains(" in static Files.read("), "\(run.output)")
    }
}
