import Foundation
import Testing

/// A package in `Fixtures/Apps`.
struct App: CustomTestStringConvertible, Sendable {
    let directory: URL

    var testDescription: String { directory.lastPathComponent }

    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let apps = repository.appending(path: "Fixtures/Apps")

    /// Those with tests of their own.
    static var all: [App] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted()
                .map(App.init(named:))
                .filter { FileManager.default.fileExists(atPath: $0.directory.appending(path: "Tests").path) }
        }
    }

    init(named name: String) {
        directory = Self.apps.appending(path: name)
    }

    private init(directory: URL) {
        self.directory = directory
    }

    /// Runs SwiftPM with every warning an error. The apps share a build folder, so that the tool and what else they have
    /// in common is built once, but must not share a plan of what to build. What is built with other flags has a folder
    /// of its own, for else all would be built anew each time. The folder that this test was built in is locked as long
    /// as it runs.
    func swift(_ verb: String, _ options: [String] = []) throws -> (status: Int32, output: String) {
        let folder = options.contains("-Xswiftc") ? ".build/apps-flagged" : ".build/apps"
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swift", verb, "--package-path", directory.path,
                "--scratch-path", Self.repository.appending(path: folder).path,
                "--disable-build-manifest-caching", "-Xswiftc", "-warnings-as-errors",
            ] + options
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// A copy elsewhere with some text of one source taken out.
    func copy(removing text: String, from source: String) throws -> App {
        let copy = try copy()
        try copy.replace(text, in: copy.directory.appending(path: "Sources/\(testDescription)/\(source)"), with: "")
        return copy
    }

    /// A copy elsewhere whose targets have the settings of a new Xcode project.
    func copyForXcode(_ language: String) throws -> App {
        let copy = try copy()
        let manifest = copy.directory.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try (text + Self.xcodeSettings(language)).write(to: manifest, atomically: true, encoding: .utf8)
        return copy
    }

    private static func xcodeSettings(_ language: String) -> String {
        // Swift 6 mode has the last three anyway.
        var features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        if language == "v5" {
            features += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
            ]
        }
        return """

            for target in package.targets where target.type == .regular || target.type == .executable {
                target.swiftSettings = (target.swiftSettings ?? []) + [
                    .swiftLanguageMode(.\(language)), .unsafeFlags(["-default-isolation", "MainActor"]),
                ] + \(features).map { .enableUpcomingFeature($0) }
            }

            """
    }

    /// It finds the packages next to the original.
    private func copy() throws -> App {
        let copies = Self.repository.appending(path: ".build/copies")
        let copy = copies.appending(path: testDescription)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: directory, to: copy)
        try replace("path: \"", in: copy.appending(path: "Package.swift"), with: "path: \"\(directory.path)/")
        return App(directory: copy)
    }

    private func replace(_ text: String, in file: URL, with replacement: String) throws {
        let old = try String(contentsOf: file, encoding: .utf8)
        try old.replacingOccurrences(of: text, with: replacement).write(to: file, atomically: true, encoding: .utf8)
    }
}
