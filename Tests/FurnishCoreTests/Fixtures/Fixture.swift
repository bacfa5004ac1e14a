import Foundation
import FurnishCore
import Testing

/// A behaviour: a folder of sources, and what is expected to come out of them.
struct Fixture: CustomTestStringConvertible, Sendable {
    let directory: URL

    var name: String { directory.lastPathComponent }
    var testDescription: String { name }

    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders in `Fixtures/<kind>`.
    static func all(_ kind: String) -> [Fixture] {
        let parent = repository.appending(path: "Fixtures/\(kind)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.sorted().map { Fixture(directory: parent.appending(path: $0)) }
    }

    /// `FURNISH_REWRITE=1 swift test` writes what comes out in place of what was expected.
    static let rewrites = ProcessInfo.processInfo.environment["FURNISH_REWRITE"] == "1"

    var sources: [URL] {
        get throws { try files(".swift").filter { !$0.lastPathComponent.hasSuffix("+Furnish.swift") } }
    }

    var storyboards: [URL] {
        get throws { try files(".storyboard") }
    }

    private func files(_ ending: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
            .filter { $0.hasSuffix(ending) }
            .map { directory.appending(path: $0) }
    }

    /// The compiler flags that the folder is compiled with, one after the other: the lines of its `Flags.txt`.
    var flags: [String] {
        let text = try? String(contentsOf: directory.appending(path: "Flags.txt"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? ["-Onone"]
    }

    /// Generates for the folder as for a module that has its name.
    func generate() throws -> Generation {
        let files = try read(sources)
        return Generator.generate(
            [SourceModule(name: name, origin: .own, files: files)], storyboards: try read(storyboards))
    }

    private func read(_ files: [URL]) throws -> [SourceFile] {
        try files.map { SourceFile(path: $0.lastPathComponent, bytes: try Data(contentsOf: $0)) }
    }

    /// Compares with an expected file, or rewrites it.
    func expect(_ text: String, in name: String) throws {
        let file = directory.appending(path: name)
        if Self.rewrites {
            try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
            let expected = try String(contentsOf: file, encoding: .utf8)
            #expect(text == expected)
        }
    }
}

extension SourceFile {
    /// A file that is read as Foundation reads it.
    convenience init(path: String, bytes: Data) {
        self.init(path: path, capacity: bytes.count) { bytes.copyBytes(to: $0) }
    }
}
