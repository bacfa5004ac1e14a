import Foundation
import Testing

extension AppTests {
    /// The migration guides show one app before, during and after the migration from each tool and from a container made by hand.
    @Test func printsTheSameBeforeAndAfterAMigration() throws {
        let app = try App(named: "Migration")
        let build = try app.swift("build")
        try #require(build.status == 0, "\(build.output)")
        let folder = try #require(app.swift("build", ["--show-bin-path"]).output.split(separator: "\n").last)
        let expected = try String(contentsOf: app.directory.appending(path: "Output.txt"), encoding: .utf8)
        let tools = ["Container", "Factory", "Needle", "Resolver", "SafeDI", "Swinject"]
        for program in tools.flatMap({ ["Before\($0)", "Halfway\($0)"] }) + ["After", "AfterNeedle", "AfterSafeDI"] {
            let printed = try execute(URL(filePath: String(folder)).appending(path: program))
            #expect(printed.output == expected, "\(program)")
        }
    }
}
