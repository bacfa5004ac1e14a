import Foundation
import Testing

/// Runs the command-line tool as a build does, and checks its exit status and output.
@Suite(.serialized) final class ToolTests {
    private let folder = try! ToolFolder()
    private var directory: URL { folder.directory }

    private func run(_ arguments: String...) throws -> (status: Int32, output: String) { try folder.run(arguments) }

    private func run(
        _ arguments: [String], printsTo output: FileHandle? = nil
    ) throws -> (status: Int32, output: String) {
        try folder.run(arguments, printsTo: output)
    }

    private func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

    private func modified(_ name: String) throws -> Date? { try folder.modified(name) }

    @Test func doesNotWriteAnUnchangedOutput() throws {
        try write("// @Provides\nstruct A {}", to: "A.swift")
        expectSuccess(try run("generate", "--module", "App", "--output", "Out.swift", "A.swift"))
        let first = try modified("Out.swift")
        expectSuccess(try run("generate", "--module", "App", "--output", "Out.swift", "A.swift"))
        #expect(try modified("Out.swift") == first)
    }

    /// Each process has another order in its sets.
    @Test(.inAllTests) func writesTheSameInEachProcess() throws {
        let run = try folder.shell(
            """
            for program in '\(App.repository.path)'/Fixtures/Generation/*/; do
                name=$(basename "$program")
                sources=$(ls "$program"*.swift | grep -v +Furnish.swift)
                for output in First.swift Second.swift; do
                    rm -f $output
                    furnish generate --module "$name" --output $output $sources >/dev/null 2>&1
                done
                if [ -e First.swift ]; then cmp First.swift Second.swift || echo "in $name"; fi
            done
            """)
        #expect(run == (0, ""))
    }

    @Test func writesToAPipe() throws {
        try write("// @Provides\nstruct A {}", to: "A.swift")
        let link = directory.appending(path: "Out.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/stdout")
        let run = try run("generate", "--module", "App", "--output", "Out.swift", "A.swift")
        #expect(run.status == 0 && run.output.contains("class AppFactory {"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/stdout")
    }

    @Test func checksSeveralModulesInOneRun() throws {
        try write("// @Provides(graf)\npublic struct A {}", to: "A.swift")
        try write("// @Needs\nfunc run(text: String) {}", to: "B.swift")
        let modules = [
            "--module", "B", "B.swift", "--sibling", "A", "A.swift", "--module", "A", "--compiler", "6.2", "A.swift",
        ]
        let run = try run(["check"] + modules)
        #expect(run.status == 1)
        #expect(run.output.components(separatedBy: "A.swift:1:4: error: ").count == 2, "\(run.output)")
        #expect(run.output.components(separatedBy: "B.swift:2:16: error: ").count == 2, "\(run.output)")
        #expect(try self.run(["check", "--module", "A", "--module", "B"]) == (0, "No errors in A.\nNo errors in B.\n"))
        for option in [["--format", "json"], ["--output", "Out.swift"]] {
            let refused = try self.run(["check"] + option + modules)
            #expect(refused.status == 2)
            #expect(refused.output.contains("'--format' and '--output' are for one module, and there are 2"))
        }
    }

    /// What they name is not missing then, so the output says why.
    @Test func namesFilesWithSyntaxErrors() throws {
        try write("// @Needs\nstruct Screen { let news: News }", to: "Screen.swift")
        try write("struct Feed { func load(_ news: News {", to: "Feed.swift")
        let line = "Feed.swift has a syntax error: nothing is reported as missing until it compiles.\n"
        let sources = ["--module", "App", "Screen.swift", "Feed.swift"]
        for (command, output) in [("check", "No errors in App.\n" + line), ("fix", line)] {
            let run = try run([command] + sources)
            #expect(run.status == 0 && run.output == output)
        }
        #expect(try run(["check", "--format", "json"] + sources).output == "[]\n")
        try write("struct List: News {", to: "List.swift")
        let both = "Feed.swift and List.swift have syntax errors: nothing is reported as missing until they compile.\n"
        #expect(try run(["check"] + sources + ["List.swift"]).output.hasSuffix(both))
        try write("struct Feed {}", to: "Feed.swift")
        #expect(try run(["check"] + sources).status == 1)
    }

    /// Even if the standard output is a file, of which nothing may get lost.
    @Test(arguments: ["/dev/stdout", "/dev/fd/1"]) func writesToTheStandardOutput(_ path: String) throws {
        try write("// @Provides\nstruct A {}", to: "A.swift")
        try write("", to: "Log.txt")
        let log = try #require(FileHandle(forWritingAtPath: folder.path("Log.txt")))
        try log.write(contentsOf: Data("before\n".utf8))
        let arguments = ["generate", "--module", "App", "--output", path, "A.swift"]
        expectSuccess(try folder.run(arguments, printsTo: log))
        try log.write(contentsOf: Data("after\n".utf8))
        let lines = try folder.read("Log.txt").split(separator: "\n")
        #expect(lines.first == "before" && lines.last == "after" && lines.contains("class AppFactory {"))
    }

    @Test func keepsALinkToItsOutput() throws {
        try write("// @Provides\nstruct A {}", to: "A.swift")
        try write("", to: "Target.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Out.swift"), withDestinationPath: "Target.swift")
        expectSuccess(try run("generate", "--module", "App", "--output", "Out.swift", "A.swift"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Out.swift")) == "Target.swift")
        #expect(try folder.read("Target.swift").contains("class AppFactory {"))
    }

    #if os(Linux)
        @Test func reportsAFullOutput() throws {
            try write("// @Provides\nstruct A {}", to: "A.swift")
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let graph = try run(["graph", "--module", "App", "A.swift"], printsTo: full)
            #expect(graph.status == 2)
            #expect(graph.output.hasPrefix("furnish: error: standard output: "))
        }
    #endif

    @Test func keepsTheEarlierOutputIfThereAreErrors() throws {
        try write("struct A {\n    // @Needs\n    init(b: B) {}\n}", to: "A.swift")
        try write("old", to: "Out.swift")
        let run = try run("generate", "--module", "App", "--output", "Out.swift", "A.swift")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("A.swift:3:13: error: nothing provides 'B', which 'A' needs [#MissingProvider]\n"))
        #expect(try String(contentsOf: directory.appending(path: "Out.swift"), encoding: .utf8) == "old")
    }

    @Test func keepsTheEarlierOutputWhileSwiftIsBroken() throws {
        try write("// @Provides\nstruct A {", to: "A.swift")
        try write("old", to: "Out.swift")
        expectSuccess(try run("generate", "--module", "App", "--output", "Out.swift", "A.swift"))
        #expect(try String(contentsOf: directory.appending(path: "Out.swift"), encoding: .utf8) == "old")
    }

    @Test func readsStoryboards() throws {
        let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene>"#
        let scene = #"<viewController storyboardIdentifier="A" id="1" customClass="A" customModule="App" "#
        try write(
            "import UIKit\nfinal class A: UIViewController {\n    // @Needs\n    init?(coder: NSCoder) {}\n}",
            to: "A.swift")
        try write(head + scene + #"sceneMemberID="viewController"/></scene></scenes></document>"#, to: "A.storyboard")
        let arguments = ["--module", "App", "--output", "Out.swift", "A.swift", "--storyboard"]
        expectSuccess(try run(["generate"] + arguments + ["A.storyboard"]))
        let generated = try String(contentsOf: directory.appending(path: "Out.swift"), encoding: .utf8)
        #expect(generated.contains("func makeA(from storyboard: UIStoryboard) -> A {"))

        // Interface Builder's compiler reports a broken storyboard, and the factory is not replaced.
        try write(head + scene, to: "A.storyboard")
        expectSuccess(try run(["generate"] + arguments + ["A.storyboard"]))
        #expect(try String(contentsOf: directory.appending(path: "Out.swift"), encoding: .utf8) == generated)
        #expect(try run(["generate"] + arguments + ["Missing.storyboard"]).status == 2)
    }

    @Test func printsDiagnosticsAsJSONAndSARIF() throws {
        try write("// @Needs\nfunc run(b: B) {}", to: "A.swift")
        let json = try run("check", "--module", "App", "--format", "json", "A.swift")
        #expect(json.status == 1)
        #expect(json.output.hasPrefix("[\n{\"code\": \"MissingProvider\", \"severity\": \"error\""))
        let sarif = try run("generate", "--module", "App", "--output", "O", "--format", "sarif", "A.swift")
        #expect(sarif.status == 1)
        let log = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
    }

    private static let clock = "// @Provides\nstruct Clock {}\n\n// @Needs\nfunc run(clock: Clock) {}\n"

    @Test func saysThatThereAreNoErrors() throws {
        try write(Self.clock, to: "A.swift")
        #expect(try run("check", "--module", "App", "A.swift") == (0, "No errors in App.\n"))
        #expect(try run("check", "--module", "App", "--format", "json", "A.swift") == (0, "[]\n"))
    }

    /// The file is one of the sources, as with `*.swift`.
    @Test func comparesACommittedFile() throws {
        try write(Self.clock, to: "A.swift")
        let arguments = ["--module", "App", "--output", "App+Furnish.swift", "A.swift"]
        let missing = try folder.run(["check"] + arguments)
        #expect(
            missing == (0, "No errors in App.\n'App+Furnish.swift' does not exist yet: run 'furnish generate'\n"))
        #expect(try folder.run(["generate"] + arguments) == (0, ""))
        let written = try folder.read("App+Furnish.swift")
        let all = arguments + ["App+Furnish.swift"]
        #expect(try folder.run(["generate"] + all) == (0, ""))
        #expect(try folder.read("App+Furnish.swift") == written)
        #expect(try folder.run(["check"] + all) == (0, "No errors in App.\n"))
        expectSuccess(try folder.run(["graph"] + all))

        try folder.write(Self.clock.replacing("Clock", with: "Watch"), to: "A.swift")
        let outdated = try folder.run(["check"] + all)
        #expect(outdated.status == 1)
        #expect(outdated.output.contains("\n-    func makeClock() -> Clock {\n"), "\(outdated.output)")
        #expect(outdated.output.contains("\n+    func makeWatch() -> Watch {\n"), "\(outdated.output)")
        let message = "furnish: error: 'App+Furnish.swift' is not up to date: run 'furnish generate'\n"
        #expect(outdated.output.contains(message), "\(outdated.output)")
        #expect(try folder.read("App+Furnish.swift") == written)
    }

    /// Two files would have the factory.
    @Test func reportsAnotherGeneratedFile() throws {
        try write(Self.clock, to: "A.swift")
        expectSuccess(try run("generate", "--module", "App", "--output", "Old.swift", "A.swift"))
        let generated = try run("generate", "--module", "App", "--output", "New.swift", "A.swift", "Old.swift")
        #expect(generated.status == 1)
        #expect(generated.output.contains("Old.swift:1:1: error: this file was generated"), "\(generated.output)")
    }

    /// Git writes the file from the diff, and an edit that changes no need changes nothing.
    @Test func comparesACommittedGraph() throws {
        let arguments = ["graph", "--module", "App", "--check", "Graph.txt", "App.swift"]
        try folder.write("// @Provides\npublic struct Clock {}\n", to: "App.swift")
        try folder.write("", to: "Graph.txt")
        let run = try folder.run(arguments)
        #expect(run.status == 1 && run.output.hasPrefix("--- a/Graph.txt\n+++ b/Graph.txt\n@@ -0,0 +1,3 @@\n"))
        #expect(run.output.hasSuffix("furnish: error: 'Graph.txt' is not up to date: 'git apply' takes this diff\n"))
        #expect(try folder.git("init", "--quiet") == 0)
        try folder.write(run.output, to: "diff")
        #expect(try folder.git("apply", "diff") == 0)
        #expect(try folder.read("Graph.txt") == "Needed by no entry point\n\nClock  App.swift\n")
        try folder.write("\n// @Provides\npublic struct Clock {}\n", to: "App.swift")
        #expect(try folder.run(arguments) == (0, ""))
        #expect(try folder.run(arguments + ["--format", "dot"]).status == 2)
    }

    @Test func drawsAndExplainsAGraphWithErrors() throws {
        try write("// @Needs\nfunc run(b: B) {}", to: "A.swift")
        let graph = try run("graph", "--module", "App", "A.swift")
        #expect(graph.status == 1)
        #expect(graph.output.contains("└─ b: B ✗ nothing provides it"))
        let explained = try run("explain", "run", "--module", "App", "A.swift")
        #expect(explained.status == 1)
        #expect(explained.output.hasSuffix("furnish: the sources have 1 error: see 'furnish check'\n"))
    }

    @Test func proposesTheNearestType() throws {
        try write("// @Needs\nfunc run() {}\n// @Provides\nstruct CartModel {}", to: "A.swift")
        for name in ["Cart", "cartmodel", "CartModl"] {
            let run = try run("explain", name, "--module", "App", "A.swift")
            #expect(run.status == 2)
            #expect(run.output.hasSuffix("is called '\(name)': did you mean 'CartModel'?\n"))
        }
        expectSuccess(try run("explain", "missingprovider", "--module", "App", "A.swift"))
    }

    @Test func explainsCodesWithoutSources() throws {
        let page = try run("explain", "GivenOnce")
        #expect(try run("explain", "givenonce").output == page.output)
        #expect(try run("explain", "GivnOnce").output.hasSuffix("did you mean 'GivenOnce'?\n"))
        expectSuccess(page)
        #expect(page.output.hasPrefix("GivenOnce (an error)\n"))
        #expect(try run("explain", "--all", "--format", "markdown").output.hasPrefix("# Errors and warnings\n"))
    }

    @Test func readsArgumentsFromAFile() throws {
        try write("// @Provides\nstruct A {}", to: "A.swift")
        try write("--module\r\nApp\n\nA.swift\n", to: "arguments")
        expectSuccess(try run("check", "@arguments"))
    }

    @Test func refusesInvalidCommandLines() throws {
        for arguments in [
            ["generate"], ["generate", "--module", "App", "A.swift"], ["fly"], [], ["check", "--module"],
            ["check", "--module", "App", "--depth", "3"], ["check", "--module", "App", "Missing.swift"],
            ["check", "--module", "App", "."], ["scan", "--format", "xml"], ["check", "@missing"],
            ["check", "--module", "App", "--format", "html", "A.swift"], ["graph", "A.swift"], ["explain"],
            ["graph", "--module", "App", "--format", "sarif"], ["explain", "NoSuchCode"],
            ["explain", "NoSuchType", "--module", "App", "A.swift"], ["check", "--module", "App", "--all"],
            ["generate", "--module", "App", "--output", "missing/Out.swift", "A.swift"],
            ["generate", "--module", "App", "--output", ".", "A.swift"],
            ["generate", "--module", "App", "--output", "./A.swift", "A.swift"],
            ["generate", "--module", "App", "--output", "Out.swift", "--record", "./A.swift", "A.swift"],
            ["generate", "--module", "App", "--output", "Out.swift", "--record", "./Out.swift", "A.swift"],
            ["check", "--module", "App", "--record", "record", "A.swift"],
        ] as [[String]] {
            try write("struct A {}", to: "A.swift")
            #expect(try run(arguments).status == 2, "\(arguments)")
            #expect(
                try String(contentsOf: directory.appending(path: "A.swift"), encoding: .utf8) == "struct A {}",
                "\(arguments)")
        }
    }

    @Test func readsAnyBytes() throws {
        for bytes in [
            Data([0xFF, 0xFE, 0x00, 0x0A]), Data("\u{FEFF}// @Provides\r\nstruct A {}\r\n".utf8),
            Data("// @Provides\nstruct A {\0}".utf8), Data(), Data(repeating: UInt8(ascii: "["), count: 100_000),
            Data(("// @Provides\nlet x: " + String(repeating: "[", count: 50_000)).utf8),
            Data("class A: B {}\nclass B: A {}\n// @Provides\nclass C: A {}".utf8),
        ] as [Data] {
            try bytes.write(to: directory.appending(path: "A.swift"))
            let run = try run("check", "--module", "App", "A.swift")
            #expect([0, 1].contains(run.status), "\(run.output.prefix(300))")
        }
    }

    /// As after `rm -rf .build/plugins/outputs`.
    @Test func saysHowAnArgumentFileIsWrittenAgain() throws {
        let run = try run("check", "@App.arguments")
        #expect(run.status == 2)
        let reason = "No such file or directory: 'touch Package.swift' lets SwiftPM write it again"
        #expect(run.output == "furnish: error: App.arguments: \(reason)\n")
    }
}
