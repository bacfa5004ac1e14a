import Foundation
import Testing

extension AppTests {
    /// The guide to migration shows one app in four states: with a container, with each look-up as the default of a parameter, with a
    /// container that asks the factory, and without a container.
    @Test(.inAllTests) func printsTheSameInEachStateOfAMigration() throws {
        let app = try App(named: "Migration")
        let build = try app.swift("build")
        try #require(build.status == 0, "\(build.output)")
        let folder = try #require(app.swift("build", ["--show-bin-path"]).output.split(separator: "\n").last)
        let expected = try String(contentsOf: app.directory.appending(path: "Output.txt"), encoding: .utf8)
        let tools = ["Container", "Factory", "Needle", "Resolver", "SafeDI", "Swinject"]
        let programs = tools.flatMap { ["Before\($0)", "Halfway\($0)"] }
        for program in programs + ["DefaultsResolver", "After", "AfterNeedle", "AfterSafeDI"] {
            let printed = try execute(URL(filePath: String(folder)).appending(path: program))
            #expect(printed.output == expected, "\(program)")
        }
    }
}
