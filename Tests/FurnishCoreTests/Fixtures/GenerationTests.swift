import Foundation
import FurnishCore
import Testing

/// Each folder of `Fixtures/Generation` contains a program and the code expected for it. The tests compare the
/// generated code, compile it in each tested mode, and run it. Its `main.swift` checks what the factory makes. A module on
/// which it depends may have a factory too. A program in the language of a newer compiler is not compiled before the tests run
/// with that compiler.
@Suite struct GenerationTests {
    @Test(arguments: try Fixture.all("Generation"))
    func generatesWhatIsExpected(_ fixture: Fixture) throws {
        let generation = try fixture.generate()
        #expect(Renderer.render(mistakes(in: generation)) == "")
        try fixture.expect(try #require(generation.text), in: "\(fixture.name)+Furnish.swift")
        for dependency in try fixture.dependenciesWithFactories {
            let generation = try fixture.generate(dependency)
            #expect(Renderer.render(mistakes(in: generation)) == "")
            try fixture.expect(try #require(generation.text), in: dependency.generatedFile)
        }
    }

    /// A short program may provide a plain value.
    private func mistakes(in generation: Generation) -> [Diagnostic] {
        generation.diagnostics.filter { $0.code != .unnamedValue }
    }

    /// The fixtures with each tested mode but the first, which `runs` compiles.
    private static let compiled: [(Fixture, Compiler.Mode)] = {
        try! Fixture.all("Generation").filter(\.canBeCompiled).flatMap { fixture in
            fixture.modes.dropFirst().filter(Compiler.Mode.tested.contains).map { (fixture, $0) }
        }
    }()

    @Test(arguments: compiled)
    func compilesWithoutWarnings(_ fixture: Fixture, _ mode: Compiler.Mode) throws {
        try withProgram(fixture) { program in
            for flag in fixture.flags {
                let run = try program.compile(mode, [flag, "-wmo", "-emit-sil", "-o", "/dev/null"])
                #expect(run.status == 0, "\(run.output)")
            }
        }
    }

    @Test(arguments: try Fixture.all("Generation").filter(\.canBeCompiled))
    func runs(_ fixture: Fixture) throws {
        let mode = try #require(fixture.modes.first)
        try withProgram(fixture) { program in
            let executable = program.directory.appending(path: "program").path
            for flag in fixture.flags {
                let build = try program.compile(mode, [flag, "-wmo", "-o", executable] + program.objects.map(\.path))
                try #require(build.status == 0, "\(build.output)")
                let run = try Compiler.run(executable, [])
                #expect(run.status == 0, "\(run.output)")
            }
        }
    }

    /// Passes the program and its generated file in a temporary folder.
    private func withProgram(_ fixture: Fixture, _ body: (Program) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        var program = Program(fixture: fixture, directory: directory)
        let text = try #require(try fixture.generate().text)
        try text.write(to: program.generated, atomically: true, encoding: .utf8)
        for dependency in try fixture.dependencies { try program.compile(dependency) }
        try body(program)
    }

    private struct Program {
        let fixture: Fixture
        let directory: URL
        /// The compiled modules that the fixture imports.
        var objects: [URL] = []

        var generated: URL { directory.appending(path: "\(fixture.name)+Furnish.swift") }

        private func search(package: String) -> [String] { ["-I", directory.path, "-package-name", package] }

        func compile(_ mode: Compiler.Mode, _ action: [String]) throws -> Compiler.Run {
            let imports = try fixture.dependencies.isEmpty ? [] : search(package: "fixture")
            return try Compiler.compile(
                try fixture.sources + [generated], module: fixture.name, mode, imports + action)
        }

        mutating func compile(_ dependency: Fixture.Dependency) throws {
            let object = directory.appending(path: dependency.name + ".o")
            let module = directory.appending(path: dependency.name + ".swiftmodule").path
            let action = ["-wmo", "-parse-as-library", "-emit-module-path", module, "-c", "-o", object.path]
            // Modules in a `sibling` folder are in the fixture's package.
            let package = search(package: dependency.kind == "sibling" ? "fixture" : dependency.name)
            let factory = fixture.file(dependency.generatedFile)
            let sources = try fixture.sources(of: dependency)
            let hasFactory = FileManager.default.fileExists(atPath: factory.path)
            // A factory of the module may have a fake for the program's own.
            let flag = hasFactory ? fixture.flags.prefix(1) : []
            let run = try Compiler.compile(
                sources + (hasFactory ? [factory] : []), module: dependency.name, .swift6, package + flag + action)
            try #require(run.status == 0, "\(run.output)")
            objects.append(object)
        }
    }
}
