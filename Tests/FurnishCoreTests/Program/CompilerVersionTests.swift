import Testing

@testable import FurnishCore

/// The values of `--compiler`.
struct CompilerVersionTests {
    @Test func readsMajorAndMinor() {
        #expect(CompilerVersion("6.4") == CompilerVersion(6, 4))
        #expect(CompilerVersion("6.4.1") == CompilerVersion(6, 4))
        #expect(CompilerVersion("7") == CompilerVersion(7, 0))
        #expect(CompilerVersion("06.10") == CompilerVersion(6, 10))
    }

    @Test func refusesOtherText() {
        for text in [
            "", ".", "6.", ".4", "6.x", "v6.4", "-6", "6.4.1.2", "6,4", " 6.4", "99999999999999999999", "６.4",
        ] as [String] {
            #expect(CompilerVersion(text) == nil, "\(text)")
        }
    }

    @Test func compares() {
        #expect(CompilerVersion(6, 10).isAtLeast(CompilerVersion(6, 4)))
        #expect(CompilerVersion(7, 0).isAtLeast(CompilerVersion(6, 4)))
        #expect(CompilerVersion(6, 4).isAtLeast(CompilerVersion(6, 4)))
        #expect(!CompilerVersion(6, 3).isAtLeast(CompilerVersion(6, 4)))
        #expect(!CompilerVersion(5, 10).isAtLeast(CompilerVersion(6, 4)))
    }
}
