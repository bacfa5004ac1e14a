import Foundation
import Testing

/// A package in `Fixtures/Apps`.
struct App: CustomTestStringConvertible, Sendable {
    let directory: URL

    var testDescription: String { directory.lastPathComponent }

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let apps = repository.appending(path: "Fixtures/Apps")

    /// The packages with tests of their own.
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

    /// Runs SwiftPM and treats warnings as errors.
    ///
    /// The apps share a build folder, so that common targets are built once, but no build plan. Builds with other flags
    /// use a separate folder, because they would rebuild everything. The folder of this test itself is locked while it
    /// runs.
    func swift(_ verb: String, _ options: [String] = []) throws -> (status: Int32, output: String) {
        let folder = options.contains("-Xswiftc") ? ".build/apps-flagged" : ".build/apps"
        let common = [
            verb, "--package-path", directory.path, "--scratch-path", Self.repository.appending(path: folder).path,
            "--disable-build-manifest-caching", "-Xswiftc", "-warnings-as-errors",
        ]
        let run = try execute(named: "swift", common + options)
        // SwiftPM itself crashes here once in some hundred builds, with Swift 6.3.1 on Linux.
        let hasCrashed = run.status != 0 && run.output.contains("_dispatch_event_loop_drain")
        return hasCrashed ? try execute(named: "swift", common + options) : run
    }

    /// Copies the package and removes some text from one source.
    func copy(removing text: String, from source: String) throws -> App {
        let copy = try copy()
        try copy.replace(text, in: copy.directory.appending(path: "Sources/\(testDescription)/\(source)"), with: "")
        return copy
    }

    /// Copies the package and gives its targets the settings of a new Xcode project.
    func copyForXcode(_ language: String) throws -> App {
        let copy = try copy()
        let manifest = copy.directory.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try (text + Self.xcodeSettings(language)).write(to: manifest, atomically: true, encoding: .utf8)
        return copy
    }

    private static func xcodeSettings(_ language: String) -> String {
        // Swift 6 mode includes these three features.
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

    /// Copies the package. Paths to other packages still lead to those next to the original.
    func copy() throws -> App {
        let copies = Self.repository.appending(path: ".build/copies")
        let copy = copies.appending(path: testDescription)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: directory, to: copy)
        try replace("path: \"", in: copy.appending(path: "Package.swift"), with: "path: \"\(directory.path)/")
        return App(directory: copy)
    }

    func replace(_ text: String, in file: URL, with replacement: String) throws {
        let old = try String(contentsOf: file, encoding: .utf8)
        try old.replacingOccurrences(of: text, with: replacement).write(to: file, atomically: true, encoding: .utf8)
    }
}
