import Foundation
import FurnishCore
import FurnishWorkbench
import Testing

/// What `furnish help assistant` prints is all that a coding assistant knows. Each block of Swift in it is a program of its own.
struct AssistantTests {
    private static let page: MarkdownPage = {
        let path = "Sources/furnish/Assistant.md"
        let text = try? String(contentsOf: Fixture.repository.appending(path: path), encoding: .utf8)
        return MarkdownPage(path: path, text: text ?? "")
    }()

    private static func blocks(in language: String) -> [String] {
        page.blocks.filter { $0.language == language }.map { $0.lines.joined(separator: "\n") + "\n" }
    }

    private static let programs = blocks(in: "swift")

    @Test func isShort() {
        #expect(Self.programs.count == 3)
        #expect(Self.page.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 120)
    }

    @Test(arguments: programs)
    func eachProgramIsSilent(_ program: String) {
        let shown = Workbench.check([Self.module(program)], storyboards: Self.storyboards(of: program))
        #expect(shown.map(\.message) == [])
    }

    /// The controllers need UIKit. Xcode has it, and so have the apps of the fixtures.
    @Test(arguments: programs.filter { !$0.contains("import UIKit") }, [["-D", "DEBUG"], []])
    func theOthersCompile(_ program: String, _ flags: [String]) throws {
        let generated = try #require(Generator.generate([Self.module(program)]).text)
        let folder = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [("App.swift", program), ("App+Furnish.swift", generated)].map { name, text in
            (url: folder.appending(path: name), text: text)
        }
        for file in files { try Data(file.text.utf8).write(to: file.url) }
        let run = try Compiler.compile(files.map(\.url), module: "App", .swift6, flags + ["-typecheck"])
        #expect(run.status == 0, "\(run.output)")
    }

    /// Assistants wrote these programs with the text alone.
    @Test(arguments: ["Chat", "Fitness", "Library", "Mail", "Notes", "Orders"])
    func programsOfAssistantsAreSilent(_ name: String) throws {
        let folder = Fixture.repository.appending(path: "Fixtures/Assistants/\(name)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
            SourceFile(path: file, text: try String(contentsOf: folder.appending(path: file), encoding: .utf8))
        }
        let module = SourceModule(name: "App", origin: .own, files: files.filter { $0.path.hasSuffix(".swift") })
        let storyboards = files.filter { $0.path.hasSuffix(".storyboard") }
        #expect(Workbench.check([module], storyboards: storyboards).map(\.message) == [])
    }

    private static func module(_ program: String) -> SourceModule {
        SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: program)])
    }

    private static func storyboards(of program: String) -> [SourceFile] {
        guard program.contains("import UIKit") else { return [] }
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let start = "<document type=\"\(type)\"><scenes><scene><objects>\n"
        return blocks(in: "xml").map { scenes in
            SourceFile(path: "Main.storyboard", text: start + scenes + "</objects></scene></scenes></document>\n")
        }
    }
}
