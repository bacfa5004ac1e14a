import Foundation
import Testing

extension AppTests {
    /// What the page about editors says of `sourcekit-lsp`.
    @Suite(.inAllTests, .enabled(if: LanguageServer.isInstalled, "sourcekit-lsp is not installed")) struct EditorTests {
        @Test func completesAndFindsMembersOfTheFactory() throws {
            let app = try App(named: "Counter").copy()
            let scratchFolder = app.directory.appending(path: ".build").path
            let server = try LanguageServer(package: app.directory, scratchFolder: scratchFolder, limit: 1_200)
            let file = app.directory.appending(path: "Sources/Counter/CounterApp.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try server.open(file, text)
            let lines = text.components(separatedBy: "\n")
            let member = "makeCounterViewController"
            let line = try #require(lines.firstIndex { $0.contains("factory.\(member)(coder:") })
            let start = try #require(lines[line].range(of: member)).lowerBound
            let column = lines[line].utf16.distance(from: lines[line].startIndex, to: start)

            // The server first compiles the tool and generates the factory.
            var completions: [String] = []
            while !completions.contains("\(member)(coder: NSCoder, count: Int)") {
                Thread.sleep(forTimeInterval: 2)
                let answer = try server.ask("completion", file, line: line, column: column) as? [String: Any]
                completions = (answer?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
            }
            #expect(completions.contains("history"))

            let hover = try server.ask("hover", file, line: line, column: column + 1) as? [String: Any]
            let contents = (hover?["contents"] as? [String: Any])?["value"] as? String
            #expect(contents?.contains("A new `CounterViewController`. (CounterViewController.swift)") == true)

            let places = try server.ask("definition", file, line: line, column: column + 1) as? [[String: Any]]
            let place = try #require(places?.first)
            let generated = try #require((place["uri"] as? String).flatMap(URL.init(string:)))
            #expect(generated.lastPathComponent == "Counter+Furnish.swift")
            let range = place["range"] as? [String: [String: Int]]
            let row = try #require(range?["start"]?["line"])
            let found = try String(contentsOf: generated, encoding: .utf8).components(separatedBy: "\n")[row]
            #expect(found.contains("func \(member)(coder: NSCoder"))
        }
    }
}
