import Testing

@testable import FurnishCore
@testable import FurnishFiles

/// Tests which edits of a file change its fingerprint, and which files a record checks again.
struct RunRecordTests {
    private static let marked = """
        import Foundation

        // @Provides(once)
        final class Clock {
            private var ticks: [Int] { [1] }

            // @Needs
            init(zone: Zone) {
                self.zone = zone
            }

            func tick() -> Int {
                // Now.
                return 1
            }
        }

        """

    private func fingerprint(_ text: String) -> Fingerprint {
        Fingerprint(Scanner.scan(SourceFile(path: "A.swift", text: text), using: TokenBuffer()))
    }

    private func replacing(_ old: String, with new: String, in text: String = marked) -> SourceFile {
        let range = text.firstRange(of: old)!
        return SourceFile(path: "A.swift", text: text.replacingCharacters(in: range, with: new))
    }

    @Test func editsOfBodiesKeepTheFingerprint() {
        for (old, new) in [
            ("return 1", "let zone = Zone()\n        return zone.ticks"), ("// Now.", "// Later."),
            ("{ [1] }", "{ [2, 3] }"),
        ] as [(String, String)] {
            #expect(fingerprint(Self.marked).matches(replacing(old, with: new)), "\(old)")
        }
    }

    @Test func editsOfDeclarationsChangeTheFingerprint() {
        for (old, new) in [
            ("Foundation", "UIKit"), ("(once)", "(weak)"), ("(once)", ""), ("Clock", "Watch"), ("{ [1] }", "= [1]"),
            ("zone: Zone", "zone: Zone?"), ("self.zone", "zone"), ("func tick()", "func tock()"),
            ("-> Int", "async -> Int"),
            ("// Now.", "// @Needs"), ("// Now.", "// @Provide"), ("return 1", "}"), ("return 1", "return \""),
        ] as [(String, String)] {
            #expect(!fingerprint(Self.marked).matches(replacing(old, with: new)), "\(old)")
        }
    }

    @Test func theNamesOfTypesAreTheFingerprintOfAFileWithoutMarkers() {
        let text = "import Foundation\n\nstruct Zone: Equatable {\n    var name = \"UTC\"\n}\n\ntypealias Area = Zone\n"
        let fingerprint = Fingerprint(unread: SourceFile(path: "A.swift", text: text))
        #expect(fingerprint.matches(replacing("UTC", with: "CET", in: text)))
        #expect(fingerprint.matches(replacing("var name", with: "let name", in: text)))
        #expect(!fingerprint.matches(replacing("Equatable", with: "Clock", in: text)))
        #expect(!fingerprint.matches(replacing("Area = Zone", with: "Region = Zone", in: text)))
        #expect(!fingerprint.matches(replacing("    var", with: "    // @Needs\n    var", in: text)))
    }

    // MARK: Stamps

    private func stamp(_ size: UInt64, modified seconds: UInt64) -> FileStamp {
        FileStamp(size: size, number: 1, modified: seconds * 1_000_000_000, changed: seconds * 1_000_000_000)
    }

    @Test func changedAndRecentFilesAreCheckedAgain() {
        let record = stamp(0, modified: 100)
        for (now, known, mayDiffer) in [
            (stamp(1, modified: 50), stamp(1, modified: 50), false),
            (stamp(2, modified: 60), stamp(2, modified: 50), true),
            (stamp(3, modified: 99), stamp(3, modified: 99), true),
        ] {
            #expect(now.mayDiffer(from: known, written: record) == mayDiffer)
        }
    }
}
