import Foundation
import Testing

/// `furnish fix` loses no edit, and writes all files or none, or says which.
@Suite(.serialized) final class UnfinishedFixTests {
    private let folder = try! ToolFolder()

    private let source = "// @Provides once\nstruct A {}\n"
    private let fixed = "// @Provides(once)\nstruct A {}\n"
    private let other = "// @Provides once\nstruct B {}\n"
    private let fixedOther = "// @Provides(once)\nstruct B {}\n"

    /// The last source is a pipe with more text than a pipe holds. So the edit waits until the tool has read `A.swift`.
    private func fix(during edit: String) throws -> (status: Int32, output: String) {
        try folder.write(source, to: "A.swift")
        try folder.write(other, to: "B.swift")
        return try folder.shell(
            "furnish fix --module App A.swift B.swift <(head -c 300000 /dev/zero | tr '\\0' '\\n'; \(edit))")
    }

    @Test func keepsAnEditThatIsSavedMeanwhile() throws {
        for edit in ["echo '// Mine.' >> A.swift", "echo '// Mine.' | cat A.swift - > New; mv New A.swift"] {
            let run = try fix(during: edit)
            #expect(run.status == 2)
            let reason = "The file has changed since it was read, so nothing was written"
            #expect(run.output == "furnish: error: A.swift: \(reason)\n")
            #expect(try folder.read("A.swift") == source + "// Mine.\n")
            #expect(try folder.read("B.swift") == other)
            #expect(try folder.contents == ["A.swift", "B.swift"])
        }
    }

    @Test func doesNotWriteAFileThatIsDeletedMeanwhile() throws {
        let run = try fix(during: "rm A.swift")
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("furnish: error: A.swift: "))
        #expect(try folder.contents == ["B.swift"])
        #expect(try folder.read("B.swift") == other)
    }

    @Test func ignoresAnEditOfAFileThatItDoesNotChange() throws {
        try folder.write("struct C {}\n", to: "C.swift")
        try folder.write(source, to: "A.swift")
        let run = try folder.shell(
            """
            furnish fix --module App C.swift A.swift \\
                <(head -c 300000 /dev/zero | tr '\\0' '\\n'; echo '// Mine.' >> C.swift)
            """)
        #expect(run.status == 0, "\(run.output)")
        #expect(try folder.read("A.swift") == fixed)
        #expect(try folder.read("C.swift") == "struct C {}\n// Mine.\n")
    }

    /// The limit makes only the second, larger file fail.
    @Test func aFileThatCannotBeWrittenStopsEverything() throws {
        let large = other + String(repeating: "// A line.\n", count: 1_000)
        try folder.write(source, to: "A.swift")
        try folder.write(large, to: "B.swift")
        let run = try folder.shell("trap '' XFSZ; ulimit -f 4; furnish fix --module App A.swift B.swift")
        #expect(run.status == 2)
        #expect(run.output == "furnish: error: B.swift: File too large, so nothing was written\n")
        #expect(try folder.read("A.swift") == source)
        #expect(try folder.read("B.swift") == large)
        #expect(try folder.contents == ["A.swift", "B.swift"])
    }

    @Test func refusesTwoNamesOfAFile() throws {
        let source = "enum Words {\n    // @Needs\n    case a\n}\n"
        try folder.write(source, to: "A.swift")
        try FileManager.default.linkItem(atPath: folder.path("A.swift"), toPath: folder.path("B.swift"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("C.swift"), withDestinationPath: "A.swift")
        for name in ["B.swift", "C.swift"] {
            let run = try folder.run("fix", "--module", "App", "A.swift", name)
            #expect(run.status == 2)
            #expect(run.output == "furnish: error: \(name): The same file as A.swift, so nothing was written\n")
            #expect(try folder.read("A.swift") == source)
        }
    }

    private static let count = 300

    /// Runs `fix` on many files, and sends it a signal when it has written the first one.
    private func fixManyFiles(_ signal: String) throws -> (status: Int32, output: String) {
        let count = Self.count
        for number in 0..<count {
            try folder.write("// @Provides once\nstruct S\(number) {}\n", to: "S\(number + count).swift")
        }
        return try folder.shell(
            """
            furnish fix --module App S*.swift > report &
            tool=$!
            until read -r line < S\(count).swift && [[ $line == *'(once)' ]]; do :; done
            kill -\(signal) $tool
            wait $tool
            status=$?
            rm report
            grep -L '(once)' S*.swift
            exit $status
            """)
    }

    @Test(arguments: ["TERM", "HUP"])
    func aSignalWaitsUntilAllIsWritten(_ signal: String) throws {
        let run = try fixManyFiles(signal)
        #expect(run.output == "")
        #expect([0, 128 + SIGTERM, 128 + SIGHUP].contains(run.status))
        #expect(try folder.contents.count == Self.count)
    }

    @Test func theNextRunRemovesWhatAKilledOneLeft() throws {
        _ = try fixManyFiles("KILL")
        #expect(try folder.contents.count <= Self.count + 1)
        for name in ["0123456789abcdef", "fedcba9876543210"] {
            try folder.write("", to: ".furnish-S0.swift-\(name).unfinished")
        }
        try folder.write("// @Provides once\nstruct Last {}\n", to: "S0.swift")
        let run = try folder.shell("furnish fix --module App S*.swift > /dev/null")
        #expect(run.status == 0, "\(run.output)")
        #expect(try folder.shell("grep -L '(once)' S*.swift").output == "")
        #expect(try folder.contents.count == Self.count + 1)
    }

    /// With another owner, if the test may give a file away.
    @Test func keepsWhatBelongsToAFile() throws {
        try folder.write(source, to: "A.swift")
        let attribute = FileAttributeKey("NSFileExtendedAttributes")
        let value = ["user.furnish": Data("mine".utf8)]
        try FileManager.default.setAttributes([attribute: value], ofItemAtPath: folder.path("A.swift"))
        if geteuid() == 0 { #expect(chown(folder.path("A.swift"), 12, 34) == 0) }
        let before = try FileManager.default.attributesOfItem(atPath: folder.path("A.swift"))
        #expect(try folder.run("fix", "--module", "App", "A.swift").status == 0)
        #expect(try folder.read("A.swift") == fixed)
        let after = try FileManager.default.attributesOfItem(atPath: folder.path("A.swift"))
        for key in [FileAttributeKey.ownerAccountID, .groupOwnerAccountID, .posixPermissions] {
            #expect(after[key] as? Int == before[key] as? Int)
        }
        #expect((after[attribute] as? [String: Data])?["user.furnish"] == Data("mine".utf8))
    }

    /// A longer file, and a shorter one.
    @Test(arguments: [
        ("// @Provides once\n", "// @Provides(once)\n"),
        ("// @Provides(once)\n// @Needs\n", "// @Provides(once)\n"),
    ])
    func keepsHardLinks(_ before: String, _ after: String) throws {
        let rest = "struct Shelf {\n    let value = 1\n}\n"
        try folder.write(before + rest, to: "A.swift")
        try FileManager.default.linkItem(atPath: folder.path("A.swift"), toPath: folder.path("Link.txt"))
        let run = try folder.run("fix", "--module", "App", "A.swift")
        #expect(try folder.read("Link.txt") == after + rest, "\(run.output)")
        #expect(try folder.read("A.swift") == after + rest)
        #expect(try folder.contents == ["A.swift", "Link.txt"])
    }

    @Test func aHardLinkThatCannotGrowStaysAsItIs() throws {
        let large = other + String(repeating: "// A line.\n", count: 400)
        try folder.write(source, to: "A.swift")
        try folder.write(large, to: "B.swift")
        try FileManager.default.linkItem(atPath: folder.path("B.swift"), toPath: folder.path("Link.txt"))
        let run = try folder.shell("trap '' XFSZ; ulimit -f 4; furnish fix --module App A.swift B.swift")
        #expect(run.status == 2)
        #expect(run.output == "furnish: error: B.swift: File too large, so nothing was written\n")
        #expect(try folder.read("A.swift") == source)
        #expect(try folder.read("B.swift") == large)
    }

    #if os(Linux)
        private static let mount = "unshare --user --map-root-user --mount"

        /// A file that is mounted by itself cannot be replaced.
        @Test(.enabled(if: (try? execute(named: "bash", ["-c", "\(mount) true"]))?.status == 0))
        func writesIntoAMountedFile() throws {
            try folder.write(source, to: "A.swift")
            try folder.write(other, to: "B.swift")
            let run = try folder.shell(
                """
                export PATH
                \(Self.mount) bash -c 'mount --bind A.swift A.swift && furnish fix --module App A.swift B.swift'
                """)
            #expect(run.status == 0, "\(run.output)")
            #expect(try folder.read("A.swift") == fixed)
            #expect(try folder.read("B.swift") == fixedOther)
            #expect(try folder.contents == ["A.swift", "B.swift"])
        }

        @Test func saysWhatItWroteToAFullOutput() throws {
            try folder.write(source, to: "A.swift")
            let run = try folder.shell("furnish fix --module App A.swift > /dev/full")
            #expect(run.status == 2)
            #expect(run.output.hasPrefix("A.swift:1: wrote '// @Provides(once)'\n"))
            #expect(run.output.hasSuffix("furnish: error: standard output: No space left on device\n"))
        }
    #endif
}
