import Foundation
import FurnishCore
import Testing

/// Each folder of `Fixtures/Generation` contains a program. The tests generate its factory, compile both, and run them. Its
/// `main.swift` checks what the factory makes. A module on which it depends may have a factory too. A program in the language of
/// a newer compiler is not compiled before the tests run with that compiler.
///
/// Some folders contain the expected code too, which shows a reader the forms of generated code. They are enough to see each
/// form once, because a change of a form is a change of each text.
struct GenerationTests {
    private static let all = { try! FixtureGroup.all("Generation") }()

    @Test(arguments: all)
    func generatesWithoutMistakes(_ group: FixtureGroup) async {
        await group.check { fixture in
            #expect(Renderer.render(mistakes(in: try fixture.generate())) == "", "\(fixture.name)")
            for dependency in try fixture.dependenciesWithFactories {
                let generation = try fixture.generate(dependency)
                #expect(Renderer.render(mistakes(in: generation)) == "", "\(fixture.name), \(dependency.name)")
            }
        }
    }

    /// A short program may provide a plain value.
    private func mistakes(in generation: Generation) -> [Diagnostic] {
        generation.diagnostics.filter { $0.code != .unnamedValue }
    }

    @Test(arguments: all)
    func generatesWhatAReaderSees(_ group: FixtureGroup) async {
        await group.check { fixture in
            if fixture.shows(fixture.generatedFile) {
                try fixture.expect(try #require(fixture.generate().text), in: fixture.generatedFile)
            }
            for dependency in try fixture.dependenciesWithFactories where fixture.shows(dependency.generatedFile) {
                try fixture.expect(try #require(fixture.generate(dependency).text), in: dependency.generatedFile)
            }
        }
    }

    /// What no compiler here knows is tested by its text only.
    @Test func showsWhatIsNotCompiled() throws {
        for fixture in try Fixture.all("Generation") where fixture.compiler.isAtLeast(CompilerVersion(6, 4)) {
            #expect(fixture.shows(fixture.generatedFile), "\(fixture.name)")
        }
    }

    /// Each program runs in one of its modes, with its first set of flags. With `FURNISH_TESTS=all`, it runs in each mode, with
    /// each set.
    @Test(arguments: all)
    func compilesAndRuns(_ group: FixtureGroup) async {
        await group.check { fixture in
            guard fixture.canBeCompiled else { return }
            let program = try Program(fixture)
            defer { program.remove() }
            let (modes, flags) = (fixture.modes, fixture.flags)
            guard Fixture.runsAllTests else {
                // The mode stays the same when other fixtures come and go.
                return try program.run(in: modes[fixture.name.utf8.count % modes.count], flags[0])
            }
            for flags in flags {
                for mode in modes { try program.run(in: mode, flags) }
            }
        }
    }
}

/// A fixture, its generated code and the modules that it imports, compiled in a temporary folder.
private struct Program {
    private let fixture: Fixture
    private let directory: URL
    private let sources: [URL]
    /// The compiled modules that the fixture imports.
    private let objects: [URL]

    init(_ fixture: Fixture) throws {
        self.fixture = fixture
        directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let factory = try Self.write(fixture.generate(), fixture.generatedFile, in: directory)
        sources = try fixture.sources + [factory]
        let factories = Set(try fixture.dependenciesWithFactories.map(\.name))
        objects = try fixture.dependencies.map { [directory] dependency in
            let hasFactory = factories.contains(dependency.name)
            let factory =
                hasFactory
                ? [try Self.write(fixture.generate(dependency), "\(dependency.name)+Furnish.swift", in: directory)] : []
            return try Self.compile(dependency, of: fixture, factory, in: directory)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: directory) }

    private static func write(_ generation: Generation, _ name: String, in directory: URL) throws -> URL {
        let file = directory.appending(path: name)
        try #require(generation.text).write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    private static func compile(
        _ dependency: Fixture.Dependency, of fixture: Fixture, _ factory: [URL], in directory: URL
    ) throws -> URL {
        let object = directory.appending(path: dependency.name + ".o")
        let module = directory.appending(path: dependency.name + ".swiftmodule").path
        let action = ["-wmo", "-parse-as-library", "-emit-module-path", module, "-c", "-o", object.path]
        // Modules in a `sibling` folder are in the fixture's package.
        let package = search(directory, package: dependency.kind == "sibling" ? "fixture" : dependency.name)
        // A factory of the module may have a fake for the program's own.
        let flags = factory.isEmpty ? [] : fixture.flags[0]
        let run = try Compiler.compile(
            fixture.sources(of: dependency) + factory, module: dependency.name, .swift6, package + flags + action)
        try #require(run.status == 0, "\(run.output)")
        return object
    }

    private static func search(_ directory: URL, package: String) -> [String] {
        ["-I", directory.path, "-package-name", package]
    }

    func run(in mode: Compiler.Mode, _ flags: [String]) throws {
        let executable = directory.appending(path: "program").path
        let imports = objects.isEmpty ? [] : Self.search(directory, package: "fixture")
        let build = try Compiler.compile(
            sources, module: fixture.name, mode, imports + flags + ["-wmo", "-o", executable] + objects.map(\.path))
        #expect(build.status == 0, "\(fixture.name), \(mode) \(flags)\n\(build.output)")
        if build.status != 0 { return }
        let run = try Compiler.run(executable, [])
        #expect(run.status == 0, "\(fixture.name), \(mode) \(flags)\n\(run.output)")
    }
}
