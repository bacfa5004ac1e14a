import Foundation
import Testing

extension AppTests {
    /// The migration guides show one app before, during and after the migration from each tool.
    @Test func printsTheSameBeforeAndAfterAMigration() throws {
        let app = App(named: "Migration")
        let build = try app.swift("build")
        try #require(build.status == 0, "\(build.output)")
        let folder = try #require(app.swift("build", ["--show-bin-path"]).output.split(separator: "\n").last)
        let expected = try String(contentsOf: app.directory.appending(path: "Output.txt"), encoding: .utf8)
        let tools = ["Factory", "Needle", "Resolver", "SafeDI", "Swinject"]
        for program in tools.flatMap({ ["Before\($0)", "Halfway\($0)"] }) + ["After", "AfterNeedle", "AfterSafeDI"] {
            let printed = try output(of: URL(filePath: String(folder)).appending(path: program))
            #expect(printed == expected, "\(program)")
        }
    }

    private func output(of program: URL) throws -> String {
        let output = Pipe()
        let process = Process()
        process.executableURL = program
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
