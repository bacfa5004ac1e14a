import Foundation
import Testing

/// Compiles and runs the programs of `Fixtures/Migrations`, and the apps of `Fixtures/Apps/Migration` that ask a container, with small
/// stand-ins for the three containers: what they print is the same before and after `migrate`, also after both parts of it.
@Suite(.serialized) struct MigrateTests {
    private static let programs = try! FileManager.default.contentsOfDirectory(
        atPath: App.repository.appending(path: "Fixtures/Migrations").path
    ).sorted()

    @Test(.inAllTests, arguments: programs) func behavesAsBefore(_ name: String) throws {
        let tool = ["Resolver", "Factory", "Swinject"].first(where: name.contains) ?? ""
        let first = name.hasPrefix("LookUps") ? "lookups" : "registrations"
        let other = name.hasPrefix("LookUps") ? "registrations" : "lookups"
        try expectTheSame(
            "Fixtures/Migrations/\(name)", tool, module: tool == "Factory" ? "FactoryKit" : tool,
            after: [[first], [other, first]])
    }

    @Test(.inAllTests, arguments: ["Resolver", "Factory", "Swinject"]) func movesAnApp(_ tool: String) throws {
        try expectTheSame(
            "Fixtures/Apps/Migration/Sources/Before\(tool)", tool, module: tool + "StandIn",
            after: [["lookups"], ["registrations", "lookups"]])
    }

    /// - Parameter runs: The parts of each group run one after the other, and then the program does.
    private func expectTheSame(_ program: String, _ tool: String, module: String, after runs: [[String]]) throws {
        let folder = try ToolFolder()
        for file in ["App.swift", "main.swift"] {
            let source = App.repository.appending(path: "\(program)/\(file)")
            try folder.write(String(contentsOf: source, encoding: .utf8), to: file)
        }
        let standIn = App.repository.appending(path: "Fixtures/Apps/Migration/Sources/\(tool)StandIn").path
        expectSuccess(
            try folder.shell(
                "swiftc -parse-as-library -static -emit-library -emit-module -module-name \(module) '\(standIn)'/*.swift -o lib\(module).a"
            ))
        func compiled(_ program: String) -> String {
            "swiftc -swift-version 5 -suppress-warnings -I . -L . -l\(module) -module-name App *.swift -o \(program) && ./\(program)"
        }
        let before = try folder.shell(compiled("Before"))
        expectSuccess(before)
        for (number, parts) in runs.enumerated() {
            for part in parts {
                let run = try folder.shell("furnish migrate \(part) --tool \(tool.lowercased()) --module App *.swift")
                // Some programs have only look-ups.
                if !run.output.contains("no registration") { expectSuccess(run) }
            }
            expectSuccess(
                try folder.shell(
                    "rm -f App+Furnish.swift; furnish generate --module App --output App+Furnish.swift *.swift 2>warnings"
                ))
            #expect(try folder.shell(compiled("After\(number)")) == before, "after \(parts)")
        }
    }
}
