import Foundation
import FurnishCore
import Testing

/// A behavior: a folder with sources and the expected output.
struct Fixture: CustomTestStringConvertible, Sendable {
    let directory: URL

    var name: String { directory.lastPathComponent }
    var testDescription: String { name }

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders in `Fixtures/<kind>`.
    static func all(_ kind: String) throws -> [Fixture] {
        let parent = repository.appending(path: "Fixtures/\(kind)")
        let names = try FileManager.default.contentsOfDirectory(atPath: parent.path)
        return names.sorted().map { Fixture(directory: parent.appending(path: $0)) }
    }

    /// One of twelve of these folders, for tests that try many variants of each, or all of them with `FURNISH_TESTS=all`.
    static func some(_ kind: String) throws -> [Fixture] { some(of: try all(kind)) }

    /// One of twelve of these values, or all of them with `FURNISH_TESTS=all`.
    static func some<Value>(of values: [Value]) -> [Value] {
        runsAllTests ? values : stride(from: 0, to: values.count, by: 12).map { values[$0] }
    }

    /// `FURNISH_REWRITE=1 swift test` replaces the expected output by the actual one.
    static let rewrites = ProcessInfo.processInfo.environment["FURNISH_REWRITE"] == "1"

    /// `FURNISH_TESTS=all` tries each variant, and runs each program in each mode. So does `.ci/run`.
    static let runsAllTests = ProcessInfo.processInfo.environment["FURNISH_TESTS"] == "all"

    /// A number of variants, or the size of an input: four times as large with `FURNISH_TESTS=all`.
    static func scaled(_ count: Int) -> Int { runsAllTests ? count * 4 : count }

    var sources: [URL] { get throws { try sources(in: directory) } }

    func sources(of dependency: Dependency) throws -> [URL] {
        try sources(in: directory.appending(path: dependency.folder))
    }

    private func sources(in directory: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Furnish.swift") }
            .map { directory.appending(path: $0) }
    }

    /// The sets of compiler flags: the lines of `Flags.txt`.
    var flags: [[String]] {
        (try? lines(of: "Flags.txt"))?.map { $0.split(separator: " ").map(String.init) } ?? [["-Onone"]]
    }

    /// The modes in which the program may run: the lines of `Modes.txt`, or all modes.
    var modes: [Compiler.Mode] {
        (try? lines(of: "Modes.txt"))?.compactMap(Compiler.Mode.init) ?? Compiler.Mode.allCases
    }

    /// The compiler whose rules the folder follows: the version in `Compiler.txt`, or one that all compilers include.
    var compiler: CompilerVersion {
        (try? lines(of: "Compiler.txt"))?.first.flatMap(CompilerVersion.init) ?? CompilerVersion(6, 2)
    }

    /// Whether the compiler here knows the language of the folder. If not, only the generated text is tested.
    var canBeCompiled: Bool { Self.compilerHere.isAtLeast(compiler) }

    #if compiler(>=6.4)
        private static let compilerHere = CompilerVersion(6, 4)
    #elseif compiler(>=6.3)
        private static let compilerHere = CompilerVersion(6, 3)
    #else
        private static let compilerHere = CompilerVersion(6, 2)
    #endif

    func lines(of name: String) throws -> [String] {
        let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    /// The folder as a module with its name, and the modules in view that it depends on.
    var modules: [SourceModule] {
        get throws {
            var own = SourceModule(name: name, origin: .own, files: try files(in: ""))
            own.settings.compiler = compiler
            return try [own] + modules(own: nil)
        }
    }

    /// The dependencies in view, one of which may be the module for which code is generated.
    private func modules(own: String?) throws -> [SourceModule] {
        let origins = ["sibling": ModuleOrigin.sibling, "dependency": .dependency]
        return try dependencies.compactMap { dependency in
            guard let origin = origins[dependency.kind] else { return nil }
            var module = SourceModule(
                name: dependency.name, origin: dependency.name == own ? .own : origin,
                files: try files(in: dependency.folder + "/"))
            module.settings.compiler = compiler
            return module
        }
    }

    /// A module that the fixture imports, in a folder such as `sibling.Kit`, `dependency.Core`, or `framework.Charts`.
    /// The sources of a framework are not in view.
    struct Dependency {
        let kind: String
        let name: String

        var folder: String { kind + "." + name }
        var generatedFile: String { "\(folder)/\(name)+Furnish.swift" }
    }

    var dependencies: [Dependency] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted().compactMap { entry in
                let parts = entry.split(separator: ".").map(String.init)
                guard parts.count == 2, ["framework", "dependency", "sibling"].contains(parts[0]) else { return nil }
                return Dependency(kind: parts[0], name: parts[1])
            }
        }
    }

    /// The dependencies with a factory: the lines of `Factories.txt`.
    var dependenciesWithFactories: [Dependency] {
        get throws {
            let names = (try? lines(of: "Factories.txt")) ?? []
            return try dependencies.filter { names.contains($0.name) }
        }
    }

    var generatedFile: String { name + "+Furnish.swift" }

    /// Whether the folder has a file with this name, such as one that the tests make, so that a reader sees it.
    func shows(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.appending(path: name).path)
    }

    private func files(in folder: String) throws -> [SourceFile] {
        try sources(in: directory.appending(path: folder)).map { url in
            SourceFile(path: folder + url.lastPathComponent, bytes: try Data(contentsOf: url))
        }
    }

    /// The storyboards in the folder and in its `.lproj` folders.
    var storyboards: [URL] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
                .filter { $0.hasSuffix(".storyboard") }
                .map { directory.appending(path: $0) }
        }
    }

    var storyboardFiles: [SourceFile] {
        get throws {
            try storyboards.map { SourceFile(path: $0.lastPathComponent, bytes: try Data(contentsOf: $0)) }
        }
    }

    func generate() throws -> Generation {
        Generator.generate(try modules, storyboards: try storyboardFiles)
    }

    func generate(_ dependency: Dependency) throws -> Generation {
        Generator.generate(try modules(own: dependency.name))
    }

    /// Compares a text with an expected file, or rewrites that file.
    func expect(_ text: String, in name: String) throws {
        let file = directory.appending(path: name)
        if Self.rewrites {
            try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
            let expected = try String(contentsOf: file, encoding: .utf8)
            #expect(text == expected, "\(testDescription)/\(name)")
        }
    }
}

extension SourceFile {
    /// Creates a file from bytes that Foundation read.
    convenience init(path: String, bytes: Data) {
        self.init(path: path, bytes: Array(bytes))
    }
}
