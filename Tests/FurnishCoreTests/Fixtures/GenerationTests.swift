import Foundation
import FurnishCore
import Testing

/// Each folder of `Fixtures/Generation` is a program: what is generated for it is compared, compiled in every mode its
/// users compile it in, and run. Its `main.swift` checks what the factory hands out.
@Suite struct GenerationTests {
    @Test(arguments: try Fixture.all("Generation"))
    func generatesWhatIsExpected(_ fixture: Fixture) throws {
        let generation = try fixture.generate()
        #expect(Renderer.render(generation.diagnostics) == "")
        try fixture.expect(try #require(generation.text), in: "\(fixture.name)+Furnish.swift")
    }

    /// In the first of the modes, it is compiled to be run.
    @Test(arguments: try Fixture.all("Generation"), Compiler.Mode.allCases)
    func compilesWithoutWarnings(_ fixture: Fixture, _ mode: Compiler.Mode) throws {
        guard fixture.modes.dropFirst().contains(mode) else { return }
        try withGeneratedFile(for: fixture) { generated in
            let files = try fixture.sources + [generated]
            for flag in fixture.flags {
                let action = [flag, "-wmo", "-emit-sil", "-o", "/dev/null"]
                let run = try Compiler.compile(files, module: fixture.name, mode, action)
                #expect(run.status == 0, "\(run.output)")
            }
        }
    }

    @Test(arguments: try Fixture.all("Generation"))
    func runs(_ fixture: Fixture) throws {
        let mode = try #require(fixture.modes.first)
        try withGeneratedFile(for: fixture) { generated in
            let program = generated.deletingLastPathComponent().appending(path: "program")
            let files = try fixture.sources + [generated]
            for flag in fixture.flags {
                let build = try Compiler.compile(files, module: fixture.name, mode, [flag, "-o", program.path])
                try #require(build.status == 0, "\(build.output)")
                let run = try Compiler.run(program.path, [])
                #expect(run.status == 0, "\(run.output)")
            }
        }
    }

    private func withGeneratedFile(for fixture: Fixture, _ body: (URL) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "\(fixture.name)+Furnish.swift")
        try #require(try fixture.generate().text).write(to: file, atomically: true, encoding: .utf8)
        try body(file)
    }
}
