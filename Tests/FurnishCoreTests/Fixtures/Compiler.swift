import Foundation

/// Runs `swiftc` on a fixture, the way its users compile it.
struct Compiler {
    enum Mode: String, CaseIterable {
        case swift6, swift5, mainActor
        /// A new app target of Xcode 26, which is in Swift 5 mode, and the same once it is in Swift 6 mode.
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

        /// What Xcode calls approachable concurrency.
        private static let approachable = enabling(["NonisolatedNonsendingByDefault", "InferIsolatedConformances"])

        /// The part of it that Swift 6 mode has anyway.
        private static let swift6Features = enabling([
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ])

        private static func enabling(_ features: [String]) -> [String] {
            features.flatMap { ["-enable-upcoming-feature", $0] }
        }
    }

    /// Compiles with every warning an error.
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
