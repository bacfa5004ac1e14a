import Foundation
import FurnishCore
import Testing

/// Runs random programs, and compares what they print with what the contract says. `FURNISH_TESTS=all` tries many.
@Suite struct OracleTests {
    private static let seeds =
        Compiler.Mode.isEveryTestRun
        ? 0..<(Int(ProcessInfo.processInfo.environment["ORACLE_SEEDS"] ?? "") ?? 60) : 0..<5

    @Test(arguments: seeds)
    func programDoesWhatTheContractSays(_ seed: Int) throws {
        let program = OracleGenerator.program(seed: seed)
        let text = OracleText(program: program)
        let generation = Generator.generate([
            module("App", .own, text.app), module("Kit", program.kitIsSibling ? .sibling : .dependency, text.kit),
        ])
        let sources =
            "seed \(seed)\n"
            + (text.app.merging(text.kit) { first, _ in first }).sorted { $0.key < $1.key }
            .filter { $0.key != "Trace.swift" && $0.key != "main.swift" }.map {
                "--- \($0.key)\n\(Self.heads($0.value))\n"
            }.joined()
        guard let generated = generation.text, generation.diagnostics.isEmpty else {
            Issue.record("\(Renderer.render(generation.diagnostics))\n\(sources)")
            return
        }
        let mode = Compiler.Mode.allCases[seed % Compiler.Mode.allCases.count]
        for flag in Compiler.Mode.isEveryTestRun ? [false, true] : [seed % 2 == 0] {
            let isDebug = Compiler.Mode.isEveryTestRun ? flag == (seed % 3 == 0) : true
            let output = try run(text, generated, mode, (flag ? ["-DFLAG"] : []) + (isDebug ? ["-DDEBUG"] : []))
            let expected = OracleInterpreter.lines(of: program, flag: flag, debug: isDebug)
            let difference = Self.difference(expected, output.split(separator: "\n").map(String.init))
            if let difference { Issue.record("\(mode) flag \(flag) debug \(isDebug)\n\(difference)\n\(sources)") }
        }
    }

    private func module(_ name: String, _ origin: ModuleOrigin, _ files: [String: String]) -> SourceModule {
        SourceModule(
            name: name, origin: origin,
            files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    /// What the program prints, or what the compiler says.
    private func run(_ text: OracleText, _ generated: String, _ mode: Compiler.Mode, _ flags: [String]) throws -> String
    {
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
        let kit = try Compiler.compile(
            try files(text.kit), module: "Kit", .swift6,
            flags + [
                "-parse-as-library", "-emit-module-path", directory.appending(path: "Kit.swiftmodule").path, "-wmo",
                "-c",
                "-o", directory.appending(path: "Kit.o").path,
            ])
        guard kit.status == 0 else { return kit.output }
        let program = directory.appending(path: "program").path
        let app = try Compiler.compile(
            try files(text.app) + files(["App+Furnish.swift": generated]), module: "App", mode,
            flags + ["-I", directory.path, "-wmo", "-o", program, directory.appending(path: "Kit.o").path])
        guard app.status == 0 else { return app.output }
        return try Compiler.run(program, []).output
    }

    /// The lines that say what is provided and needed.
    private static func heads(_ text: String) -> String {
        text.split(separator: "\n")
            .filter { $0.contains(/\/\/ @|(class|protocol|struct) |func (inject|run|provide)|init\(|#/) }
            .joined(separator: "\n")
    }

    /// The first line that differs, with some lines around it.
    private static func difference(_ expected: [String], _ actual: [String]) -> String? {
        guard
            let index = (0..<max(expected.count, actual.count)).first(where: { index in
                !expected.indices.contains(index) || !actual.indices.contains(index) || expected[index] != actual[index]
            })
        else { return nil }
        let before = expected[max(0, index - 12)..<index].map { "  " + $0 }
        let lines =
            before + expected.dropFirst(index).prefix(4).map { "- " + $0 }
            + actual.dropFirst(index).prefix(12).map { "+ " + $0 }
        return lines.joined(separator: "\n")
    }
}
