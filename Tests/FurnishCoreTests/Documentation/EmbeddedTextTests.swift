import Foundation
import Testing

@testable import FurnishWorkbench

/// Texts of the tool are string literals in generated files: what SwiftPM embeds is an array of numbers, which compiles slowly.
struct EmbeddedTextTests {
    @Test(arguments: [
        ("Sources/furnish", ["Assistant.md", "Furnish.docc/Errors.md", "Furnish.docc/Language.md"]),
        ("Sources/FurnishWorkbench/Reports", graphPage.map { "GraphPage/\($0.file)" }),
    ])
    func eachLiteralIsAFile(_ folder: String, _ paths: [String]) throws {
        let module = Fixture(directory: Fixture.repository.appending(path: folder))
        let literals = try paths.map { path in
            let file = module.directory.appending(path: path)
            let name = file.deletingPathExtension().lastPathComponent.lowercased()
            return "    static let \(name) = \(Self.literal(try String(contentsOf: file, encoding: .utf8)))\n"
        }
        let head = """
            // swift-format-ignore-file
            // swiftlint:disable all
            // 'FURNISH_REWRITE=1 swift test --filter EmbeddedTextTests' writes this file.

            enum EmbeddedText {

            """
        try module.expect(head + literals.joined() + "}\n", in: "EmbeddedText.swift")
    }

    @Test func eachLiteralHasTheBytesOfItsFile() throws {
        let folder = Fixture.repository.appending(path: "Sources/FurnishWorkbench/Reports/GraphPage")
        for (file, text) in Self.graphPage {
            #expect(try Data(text.utf8) == Data(contentsOf: folder.appending(path: file)), "\(file)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == Self.graphPage.map(\.file))
    }

    private static let graphPage: [(file: String, text: String)] = [
        ("control.js", EmbeddedText.control), ("drawing.js", EmbeddedText.drawing), ("layout.js", EmbeddedText.layout),
        ("page.html", EmbeddedText.page), ("panel.js", EmbeddedText.panel), ("style.css", EmbeddedText.style),
    ]

    private static func literal(_ text: String) -> String {
        let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")]
        return "\"" + escapes.reduce(text) { $0.replacing($1.0, with: $1.1) } + "\""
    }
}
