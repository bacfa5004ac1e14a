import Foundation
import Testing

extension AppTests {
    /// Builds what the tutorial shows, as its readers do, and compares what is printed.
    @Suite(.inAllTests) struct TutorialTests {
        @Test(arguments: 1...5)
        func eachStepOfTheTutorialPrintsWhatItShows(_ step: Int) throws {
            let app = try App.tutorial(step)
            let run = try app.swift("run")
            expectSuccess(run)
            #expect(run.output.hasSuffix(try App.expected("Tutorial/Step\(step)/Output.txt")), "\(run.output)")
            try App.expect(app.generatedFile(of: "App"), in: "Tutorial/Step\(step)/Generated.txt")
        }

        @Test(arguments: [
            (2, "Printer.swift", "// @Provides(once, as: Printer)\n", ""),
            (4, "Waiter.swift", "// @Needs(in: Shift)", "// @Needs"),
        ])
        func mistakesInTheTutorialStopTheBuild(
            _ step: Int, _ file: String, _ text: String, _ replacement: String
        ) throws {
            let app = try App.tutorial(step)
            try app.replace(text, in: app.directory.appending(path: "Sources/App/\(file)"), with: replacement)
            let run = try app.swift("build")
            #expect(run.status == 1)
            let messages = run.output.split(separator: "\n").filter { $0.contains("/Sources/App/") }
                .map { $0.replacing("\(app.directory.path)/", with: "") + "\n" }
            try App.expect(messages.joined(), in: "Tutorial/Step\(step)/Error.txt")
        }

        @Test func theTutorialsFixIsWhatItShows() throws {
            let app = try App.tutorial(2)
            let printer = app.directory.appending(path: "Sources/App/Printer.swift")
            try app.replace("// @Provides(once, as: Printer)\n", in: printer, with: "")
            let run = try app.swift("package", ["--allow-writing-to-package-directory", "furnish", "fix"])
            expectSuccess(run)
            let written = run.output.split(separator: "\n").filter { $0.contains("wrote") }
                .map { $0.replacing("\(app.directory.path)/", with: "") + "\n" }
            try App.expect(written.joined(), in: "Tutorial/Step2/Fix.txt")
        }

        @Test func theTutorialsTestsPass() throws {
            expectSuccess(try App.tutorial(5).swift("test"))
        }

        @Test func theTutorialsTestsNeedEachFake() throws {
            let app = try App.tutorial(5)
            let tests = app.directory.appending(path: "Tests/AppTests/WaiterTests.swift")
            try app.replace("FakeAppFactory(printer: paper)", in: tests, with: "FakeAppFactory()")
            let run = try app.swift("build", ["--build-tests"])
            #expect(run.status == 1)
            let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
                .map { $0.replacing("\(app.directory.path)/", with: "") + "\n" }
            try App.expect(Set(errors).sorted().joined(), in: "Tutorial/Step5/Error.txt")
        }

        @Test func theTutorialsGraphIsWhatItShows() throws {
            let run = try App.tutorial(5).swift("package", ["furnish", "graph"])
            expectSuccess(run)
            let graph = run.output[(run.output.range(of: "ShiftFactory\n")?.lowerBound ?? run.output.startIndex)...]
            try App.expect(String(graph), in: "Tutorial/Step5/Graph.txt")
        }
    }
}

extension App {
    /// A copy of the package at a step of the tutorial, with the repository in place of the address.
    fileprivate static func tutorial(_ step: Int) throws -> App {
        let app = try App(named: "Tutorial/Step\(step)").copy()
        let address = ".package(url: \"https://example.com/furnish.git\", from: \"0.1.0\")"
        let manifest = app.directory.appending(path: "Package.swift")
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains(address))
        try app.replace(address, in: manifest, with: ".package(name: \"furnish\", path: \"\(repository.path)\")")
        return app
    }
}
