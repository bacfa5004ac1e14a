import Foundation
import FurnishCore
import Testing

/// Checks `@available` for iOS 18, with the standard library for Embedded Swift, which every toolchain has.
@Suite(.enabled(if: Compiler.checksAvailability)) struct AvailabilityTests {
    @Test(arguments: [Compiler.Mode.swift5, .swift6])
    func compilesForOlderSystems(_ mode: Compiler.Mode) throws {
        let fixture = try #require(try Fixture.all("Generation").first { $0.name == "FakeAvailability" })
        let sources = try fixture.sources.filter { $0.lastPathComponent != "main.swift" }.map {
            (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
        }
        let generated = (name: "Generated.swift", text: try #require(try fixture.generate().text))
        let run = try Compiler.checkAvailability(sources + [generated], mode)
        #expect(run.status == 0, "\(run.output)")
    }

    /// The fake factory uses the module's own fakes of newer types, so that older systems can make it.
    @Test func makesFakesOnOlderSystems() throws {
        let program = """
            protocol API {}

            // @Provides(once, live, as: API)
            struct HTTPAPI: API {}

            @available(iOS 26, *)
            protocol Vision {}

            // @Provides(once, live, as: Vision)
            @available(iOS 26, *)
            struct CameraVision: Vision {}

            // @Provides(fake, as: Vision)
            @available(iOS 26, *)
            struct SampleVision: Vision {}

            // @Needs
            @available(iOS 26, *)
            struct Scanner {
                let api: any API
                let vision: any Vision
            }
            """
        let file = SourceFile(path: "App.swift", bytes: Array(program.utf8))
        let generated = try #require(
            Generator.generate([SourceModule(name: "App", origin: .own, files: [file])], storyboards: []).text)
        let run = try Compiler.checkAvailability([
            (name: "App.swift", text: program), (name: "Generated.swift", text: generated),
            (name: "Use.swift", text: "func use(api: any API) { _ = FakeAppFactory(api: api) }"),
        ])
        #expect(run.status == 0, "\(run.output)")
    }
}

extension Compiler {
    fileprivate static let checksAvailability =
        (try? checkAvailability([(name: "Empty.swift", text: "")]))?.status == 0

    fileprivate static func checkAvailability(
        _ sources: [(name: String, text: String)], _ mode: Mode = .swift6
    ) throws -> Run {
        let directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let files = try sources.map { source in
            let file = directory.appending(path: source.name)
            try source.text.write(to: file, atomically: true, encoding: .utf8)
            return file
        }
        let action = [
            "-typecheck", "-parse-as-library", "-target", "arm64-apple-ios18", "-enable-experimental-feature",
            "Embedded",
            "-wmo", "-DDEBUG",
        ]
        return try compile(files, module: "App", mode, action)
    }
}
