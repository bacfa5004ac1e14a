import Foundation

/// Compiles fixtures with `swiftc`, as users do.
struct Compiler {
    enum Mode: String, CaseIterable {
        case swift6, swift5, mainActor
        /// A new app target of Xcode 26, in Swift 5 mode, which is the default, and in Swift 6 mode.
        case xcode, xcodeSwift6

        var arguments: [String] {
            switch self {
            case .swift6: ["-swift-version", "6"]
            case .swift5: ["-swift-version", "5"]
            case .mainActor: Self.swift6.arguments + Self.onMainActor
            case .xcode: Self.swift5.arguments + Self.onMainActor + Self.approachable + Self.swift6Features
            case .xcodeSwift6: Self.swift6.arguments + Self.onMainActor + Self.approachable
            }
        }

        private static let onMainActor = ["-default-isolation", "MainActor"]

        /// The features of Xcode's setting Approachable Concurrency.
        private static let approachable = enabling(["NonisolatedNonsendingByDefault", "InferIsolatedConformances"])

        /// Those of its features that Swift 6 mode includes.
        private static let swift6Features = enabling([
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ])

        private static func enabling(_ features: [String]) -> [String] {
            features.flatMap { ["-enable-upcoming-feature", $0] }
        }
    }

    /// Compiles files and treats warnings as errors.
    static func compile(_ files: [URL], module: String, _ mode: Mode, _ action: [String]) throws -> Run {
        try run(
            "/usr/bin/env",
            ["swiftc", "-warnings-as-errors", "-module-name", module] + mode.arguments + action + files.map(\.path))
    }

    struct Run {
        let status: Int32
        let output: String
    }

    static func run(_ path: String, _ arguments: [String]) throws -> Run {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
