import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves a test that takes long to `FURNISH_TESTS=all`. The last line of the run says how many were left out.
    static var inAllTests: Self {
        .enabled {
            if !App.runsAllTests { LeftOutTests.count() }
            return App.runsAllTests
        }
    }
}

/// Counts the tests and suites that take long, and prints their number when the process ends.
private enum LeftOutTests {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var number = 0

    static func count() {
        lock.withLock {
            number += 1
            guard number == 1 else { return }
            atexit {
                print("\(LeftOutTests.number) tests and suites were left out: FURNISH_TESTS=all swift test runs them.")
            }
        }
    }
}

/// A package in `Fixtures/Apps`.
struct App: CustomTestStringConvertible, Sendable {
    let directory: URL
    /// Where SwiftPM builds it.
    private let package: URL

    var testDescription: String { directory.lastPathComponent }

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let apps = repository.appending(path: "Fixtures/Apps")

    /// `FURNISH_TESTS=all` runs all tests, with apps that compile the tool as those of users do. So does `.ci/run`.
    static let runsAllTests = ProcessInfo.processInfo.environment["FURNISH_TESTS"] == "all"

    /// The apps with the Furnish that they use.
    private static let packages = Result {
        if runsAllTests { return apps }
        return try CompiledFurnish.writePackage(
            in: repository.appending(path: ".build/compiled-furnish"), linkingTo: repository)
    }

    /// The packages with tests of their own, without the server, whose dependencies come from the network.
    static var tested: [App] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted().filter { $0 != "Server" }
                .map { try App(named: $0) }
                .filter { FileManager.default.fileExists(atPath: $0.directory.appending(path: "Tests").path) }
        }
    }

    /// The build folder of the apps.
    static let scratch = repository.appending(path: runsAllTests ? ".build/apps" : ".build/apps-compiled")

    init(named name: String) throws {
        directory = Self.apps.appending(path: name)
        package = try Self.packages.get().appending(path: name)
    }

    /// A package that is not in `Fixtures/Apps`.
    init(at directory: URL) {
        self.directory = directory
        package = directory
    }

    /// The package of Furnish that the apps use.
    static var furnish: URL {
        get throws { try packages.get().deletingLastPathComponent().deletingLastPathComponent() }
    }

    /// Runs SwiftPM and treats warnings as errors.
    ///
    /// The apps share a build folder, so that common targets are built once, but no build plan. Builds with other flags
    /// use a separate folder, because they would rebuild everything. The folder of this test itself is locked while it
    /// runs.
    func swift(_ verb: String, _ options: [String] = []) throws -> (status: Int32, output: String) {
        let folder = Self.scratch.path + (options.contains("-Xswiftc") ? "-flagged" : "")
        let common = [
            verb, "--package-path", package.path, "--scratch-path", folder,
            "--disable-build-manifest-caching", "-Xswiftc", "-warnings-as-errors",
        ]
        let run = try execute(named: "swift", common + options)
        // SwiftPM itself crashes here once in some hundred builds, with Swift 6.3.1 on Linux.
        let hasCrashed = run.status != 0 && run.output.contains("_dispatch_event_loop_drain")
        return hasCrashed ? try execute(named: "swift", common + options) : run
    }

    /// Copies the package and removes some text from one source.
    func copy(removing text: String, from source: String, suite: String = #fileID) throws -> App {
        let copy = try copy(suite: suite)
        try copy.replace(text, in: copy.directory.appending(path: "Sources/\(testDescription)/\(source)"), with: "")
        return copy
    }

    /// Copies the package and gives its targets the settings of a new Xcode project.
    func copyForXcode(_ language: String, suite: String = #fileID) throws -> App {
        let copy = try copy(suite: suite)
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
    ///
    /// Each suite has its own copy, because suites run at the same time.
    func copy(suite: String = #fileID) throws -> App {
        let copies = Self.repository.appending(path: ".build/copies/\(suite)")
        let copy = copies.appending(path: testDescription)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: directory, to: copy)
        try replace("path: \"", in: copy.appending(path: "Package.swift"), with: "path: \"\(package.path)/")
        return App(at: copy)
    }

    func replace(_ text: String, in file: URL, with replacement: String) throws {
        let old = try String(contentsOf: file, encoding: .utf8)
        try old.replacingOccurrences(of: text, with: replacement).write(to: file, atomically: true, encoding: .utf8)
    }

    static func expected(_ path: String) throws -> String {
        try String(contentsOf: apps.appending(path: path), encoding: .utf8)
    }

    /// Compares a text with a file in `Fixtures/Apps`. `FURNISH_REWRITE=1 swift test` replaces the file instead.
    static func expect(_ text: String, in path: String) throws {
        if ProcessInfo.processInfo.environment["FURNISH_REWRITE"] == "1" {
            try text.write(to: apps.appending(path: path), atomically: true, encoding: .utf8)
        } else {
            #expect(text == (try expected(path)))
        }
    }

    func generatedFile(of target: String) throws -> String {
        try String(contentsOf: outputs(of: target).appending(path: "\(target)+Furnish.swift"), encoding: .utf8)
    }

    /// The folder in which the plugin works for a target.
    func outputs(of target: String) -> URL {
        Self.scratch
            .appending(path: "plugins/outputs/\(testDescription.lowercased())/\(target)/destination/FurnishPlugin")
    }
}
