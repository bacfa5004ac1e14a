import Foundation
import FurnishCore
import Testing

/// Runs random programs, and compares what they print with what the contract says. `FURNISH_TESTS=all` tries many.
struct OracleTests {
    /// The few seeds of a usual run, one for each mode, found a fault that was put into each stage.
    private static let seeds = Fixture.runsAllTests ? Array(0..<60) : [0, 2, 6, 13, 14]

    @Test(arguments: seeds)
    func programDoesWhatTheContractSays(_ seed: Int) throws {
        let program = OracleGenerator.program(seed: seed)
        let text = OracleText(program: program)
        let generation = Generator.generate([
            module("App", .own, text.app), module("Kit", program.kitIsSibling ? .sibling : .dependency, text.kit),
        ])
        guard let generated = generation.text, generation.diagnostics.isEmpty else {
            Issue.record("seed \(seed)\n\(Renderer.render(generation.diagnostics))\n\(text.heads)")
            return
        }
        let mode = Compiler.Mode.allCases[seed % Compiler.Mode.allCases.count]
        let flags = Fixture.runsAllTests ? [false, true] : [seed % 4 == 2]
        for flag in flags {
            let isDebug = !Fixture.runsAllTests || flag == (seed % 3 == 0)
            let output = try run(text, generated, mode, (flag ? ["-DFLAG"] : []) + (isDebug ? ["-DDEBUG"] : []))
            let expected = OracleInterpreter.lines(of: program, flag: flag, debug: isDebug)
            guard let difference = Self.difference(expected, output.split(separator: "\n").map(String.init)) else {
                continue
            }
            Issue.record("seed \(seed), \(mode), FLAG \(flag), DEBUG \(isDebug)\n\(difference)\n\(text.heads)")
        }
    }

    private func module(_ name: String, _ origin: ModuleOrigin, _ files: [String: String]) -> SourceModule {
        let files = files.sorted { $0.key < $1.key }
        return SourceModule(
            name: name, origin: origin, files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    /// What the program prints, or what the compiler says.
    private func run(
        _ text: OracleText, _ generated: String, _ mode: Compiler.Mode, _ flags: [String]
    ) throws -> String {
        let directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        func files(_ texts: [String: String]) throws -> [URL] {
            try texts.map { name, text in
                let file = directory.appending(path: name)
                try text.write(to: file, atomically: true, encoding: .utf8)
                return file
            }
        }
        func path(_ name: String) -> String { directory.appending(path: name).path }
        let library = ["-parse-as-library", "-emit-module-path", path("Kit.swiftmodule"), "-wmo", "-c"]
        let kit = try Compiler.compile(
            try files(text.kit), module: "Kit", .swift6, flags + library + ["-o", path("Kit.o")])
        guard kit.status == 0 else { return kit.output }
        let app = try Compiler.compile(
            try files(text.app) + files(["App+Furnish.swift": generated]), module: "App", mode,
            flags + ["-I", directory.path, "-wmo", "-o", path("program"), path("Kit.o")])
        return try app.status == 0 ? Compiler.run(path("program"), []).output : app.output
    }

    /// The first line that differs, with some lines around it: `-` is what the contract says, `+` what the program prints.
    private static func difference(_ expected: [String], _ actual: [String]) -> String? {
        if expected == actual { return nil }
        let index =
            zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, actual.count)
        let before = expected[max(0, index - 12)..<index].map { "  " + $0 }
        let rest = expected.dropFirst(index).prefix(4).map { "- " + $0 }
        return (before + rest + actual.dropFirst(index).prefix(8).map { "+ " + $0 }).joined(separator: "\n")
    }
}
