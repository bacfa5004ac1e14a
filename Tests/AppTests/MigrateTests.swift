import Foundation
import Testing

/// Compiles and runs the programs of `Fixtures/Migrations` with small stand-ins for the three containers: what they print is the same
/// before and after `migrate`.
@Suite(.serialized) struct MigrateTests {
    private static let programs = try! FileManager.default.contentsOfDirectory(
        atPath: App.repository.appending(path: "Fixtures/Migrations").path
    ).sorted()

    @Test(.inAllTests, arguments: programs) func behavesAsBefore(_ name: String) throws {
        let folder = try ToolFolder()
        let sources = App.repository.appending(path: "Fixtures/Migrations/\(name)")
        for file in ["App.swift", "main.swift"] {
            try folder.write(String(contentsOf: sources.appending(path: file), encoding: .utf8), to: file)
        }
        let tool = ["Resolver", "Factory", "Swinject"].first(where: name.contains) ?? ""
        let module = tool == "Factory" ? "FactoryKit" : tool
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
        let part = name.hasPrefix("LookUps") ? "lookups" : "registrations"
        expectSuccess(try folder.shell("furnish migrate \(part) --module App *.swift"))
        if part == "registrations" {
            expectSuccess(try folder.shell("furnish generate --module App --output App+Furnish.swift *.swift"))
        }
        #expect(try folder.shell(compiled("After")) == before)
    }
}
