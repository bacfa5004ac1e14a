import Foundation
import Testing

/// Runs `furnish fix` on files, and checks what is left of everything that it does not change.
@Suite(.serialized) final class FixCommandTests {
    private let folder = try! ToolFolder()

    private let source = """
        protocol Clock {}
        struct SystemClock: Clock {}
        struct Screen {
            // @Needs
            init(clock: Clock) {}
        }
        """

    private let fixed = """
        protocol Clock {}
        // @Provides(as: Clock)
        struct SystemClock: Clock {}
        struct Screen {
            // @Needs
            init(clock: Clock) {}
        }
        """

    @Test func writesWhatIsMissingAndSaysSo() throws {
        try folder.write(source, to: "A.swift")
        let run = try folder.run("fix", "--module", "App", "A.swift")
        expectSuccess(run)
        #expect(run.output.hasPrefix("A.swift:2: wrote '// @Provides(as: Clock)'\n"))
        #expect(try folder.read("A.swift") == fixed)
        // There is nothing left to do.
        #expect(try folder.run("fix", "--module", "App", "A.swift").output == "")
    }

    @Test func keepsLineBreaksTabsAndTheByteOrderMark() throws {
        for lineBreak in ["\r\n", "\r", "\n"] as [String] {
            let convert = { (text: String) in
                "\u{FEFF}"
                    + text.replacingOccurrences(of: "    ", with: "\t").replacingOccurrences(of: "\n", with: lineBreak)
            }
            try folder.write(convert(source), to: "A.swift")
            #expect(try folder.run("fix", "--module", "App", "A.swift").status == 0, "\(lineBreak.debugDescription)")
            #expect(try folder.data("A.swift") == Data(convert(fixed).utf8), "\(lineBreak.debugDescription)")
        }
    }

    @Test func keepsTheModeAndSymbolicLinks() throws {
        try folder.write(source, to: "A.swift")
        try folder.setMode(0o640, of: "A.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path("Link.swift"), withDestinationPath: "A.swift")
        expectSuccess(try folder.run("fix", "--module", "App", "Link.swift"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Link.swift")) == "A.swift")
        #expect(try folder.mode(of: "A.swift") == 0o640)
        #expect(try folder.read("A.swift") == fixed)
    }

    /// As in a container, where the superuser works on somebody's checkout.
    @Test(.enabled(if: geteuid() == 0)) func keepsTheOwner() throws {
        try folder.write(source, to: "A.swift")
        try folder.setMode(0o640, of: "A.swift")
        #expect(chown(folder.path("A.swift"), 1_234, 5_678) == 0)
        expectSuccess(try folder.run("fix", "--module", "App", "A.swift"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("A.swift"))
        #expect(attributes[.ownerAccountID] as? Int == 1_234 && attributes[.groupOwnerAccountID] as? Int == 5_678)
        #expect(try folder.mode(of: "A.swift") == 0o640)
        #expect(try folder.read("A.swift") == fixed)
    }

    @Test func aReadOnlyFileStopsEverything() throws {
        try folder.write("// @Provides once\nstruct Other {}\n", to: "A.swift")
        try folder.write(source, to: "B.swift")
        try folder.setMode(0o444, of: "B.swift")
        let run = try folder.run("fix", "--module", "App", "A.swift", "B.swift")
        #expect(run.status == 2)
        #expect(run.output.contains("B.swift: The file is read-only, so nothing was written"))
        #expect(try folder.read("A.swift").hasPrefix("// @Provides once\n"))
        #expect(try folder.contents == ["A.swift", "B.swift"])
    }

    @Test func aDryRunPrintsADiffThatGitApplies() throws {
        try folder.write(source, to: "A file.swift")
        try folder.write("// @Provides once\r\nstruct Other {}", to: "Other.swift")
        let run = try folder.run("fix", "--dry-run", "--module", "App", "A file.swift", folder.path("Other.swift"))
        expectSuccess(run)
        #expect(try folder.read("A file.swift") == source)
        try folder.write(run.output, to: "fix.patch")
        #expect(try folder.git("apply", "fix.patch") == 0)
        #expect(try folder.read("A file.swift") == fixed)
        #expect(try folder.read("Other.swift") == "// @Provides(once)\r\nstruct Other {}")
    }

    /// The decisions follow, as one list.
    @Test func whatRemainsIsReportedAsByCheck() throws {
        try folder.write("struct Screen {\n    // @Needs\n    init(url: URL) {}\n}\n", to: "A.swift")
        let run = try folder.run("fix", "--module", "App", "A.swift")
        #expect(run.status == 1)
        #expect(run.output.contains(try folder.run("check", "--module", "App", "A.swift").output))
        #expect(
            run.output.contains(
                """
                Only you can decide:
                A.swift:3: nothing provides 'URL', which 'Screen' needs
                  - to pass 'url', write '// @Needs(given: url)' (A.swift:2)
                """))
    }

    @Test func aCommittedFactoryIsNoSource() throws {
        try folder.write(source, to: "A.swift")
        expectSuccess(try folder.run("fix", "--module", "App", "A.swift"))
        expectSuccess(try folder.run("generate", "--module", "App", "--output", "App+Furnish.swift", "A.swift"))
        let run = try folder.run("fix", "--module", "App", "A.swift", "App+Furnish.swift")
        #expect(run == (0, ""))
    }

    @Test func doesNotTouchOtherModules() throws {
        try folder.write("struct Screen {\n    // @Needs\n    init(log: Log) {}\n}\n", to: "A.swift")
        try folder.write("public struct Log { public init() {} }\n", to: "Log.swift")
        let run = try folder.run("fix", "--module", "App", "A.swift", "--dependency", "Core", "Log.swift")
        #expect(run.status == 1)
        #expect(try folder.read("Log.swift") == "public struct Log { public init() {} }\n")
    }
}
