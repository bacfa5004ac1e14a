import Foundation
import Testing

/// `furnish fix` loses no edit, and says which files it wrote.
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
        expectSuccess(run)
        #expect(try folder.read("A.swift") == fixed)
        #expect(try folder.read("C.swift") == "struct C {}\n// Mine.\n")
    }

    /// The limit makes only the second, larger file fail.
    @Test func saysWhatWasWrittenBeforeAFileThatCannotBe() throws {
        let large = other + String(repeating: "// A line.\n", count: 1_000)
        try folder.write(source, to: "A.swift")
        try folder.write(large, to: "B.swift")
        let run = try folder.shell("trap '' XFSZ; ulimit -f 4; furnish fix --module App A.swift B.swift")
        #expect(run.status == 2)
        let reason = "File too large, but these files were written: A.swift"
        #expect(run.output == "furnish: error: B.swift: \(reason)\n")
        #expect(try folder.read("A.swift") == fixed)
        #expect(try folder.read("B.swift") == large)
        #expect(try folder.contents == ["A.swift", "B.swift"])
    }

    @Test func keepsTheModeAndLinks() throws {
        try folder.write(source, to: "A.swift")
        let run = try folder.shell(
            "chmod 751 A.swift; ln -s A.swift B.swift; furnish fix --module App B.swift > /dev/null; stat -c %a A.swift"
        )
        #expect(run.output == "751\n")
        #expect(try folder.read("A.swift") == fixed)
        #expect(try folder.contents == ["A.swift", "B.swift"])
    }

    #if os(Linux)
        @Test func saysWhatItWroteToAFullOutput() throws {
            try folder.write(source, to: "A.swift")
            let run = try folder.shell("furnish fix --module App A.swift > /dev/full")
            #expect(run.status == 2)
            #expect(run.output.hasPrefix("A.swift:1: wrote '// @Provides(once)'\n"))
            #expect(run.output.hasSuffix("furnish: error: standard output: No space left on device\n"))
        }
    #endif
}
