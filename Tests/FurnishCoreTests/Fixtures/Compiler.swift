import Foundation

/// Runs `swiftc` on a fixture, the way its users compile it.
struct Compiler {
    enum Mode: String, CaseIterable {
        case swift6, swift5, mainActor

        var arguments: [String] {
            switch self {
            case .swift6: ["-swift-version", "6"]
            case .swift5: ["-swift-version", "5"]
            case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
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
