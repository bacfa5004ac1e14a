import FurnishCore
import FurnishTables

/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0, which code review tools read.
package struct SARIFReport {
    private let lines = LineTables()
    /// The codes of the diagnostics, in the order of their rules.
    private let codes: [DiagnosticCode]

    /// - Parameters:
    ///   - pages: The explanations of the codes, which become rules.
    ///   - version: The version of Furnish.
    package static func text(_ diagnostics: [Diagnostic], _ pages: CodePages, version: String) -> String {
        let sorted = Renderer.sorted(diagnostics)
        let occurring = Set(sorted.map(\.code))
        let report = SARIFReport(codes: DiagnosticCode.allCases.filter(occurring.contains))
        let driver: JSON = [
            "name": "Furnish", "version": .text(version),
            "rules": .required(.list(report.codes.map { report.rule($0, pages) })),
        ]
        let run: JSON = [
            "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
            "results": .required(.list(sorted.map(report.result))),
        ]
        let log: JSON = ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]]
        return log.written + "\n"
    }

    private init(codes: [DiagnosticCode]) { self.codes = codes }

    private func rule(_ code: DiagnosticCode, _ pages: CodePages) -> JSON {
        [
            "id": .text(code.name), "name": .text(code.name), "shortDescription": message(pages[code].meaning),
            "help": message(pages.text(code)) + ["markdown": .text(pages[code].markdown)],
            "defaultConfiguration": ["level": level(isWarning: code.isWarning)],
        ]
    }

    private func result(_ diagnostic: Diagnostic) -> JSON {
        let related = diagnostic.notes.enumerated().map { position, note in
            location(note.location) + ["id": .number(position + 1), "message": message(note.text)]
        }
        return [
            "ruleId": .text(diagnostic.code.name),
            "ruleIndex": codes.firstIndex(of: diagnostic.code).map { .number($0) } ?? .absent,
            "level": level(isWarning: diagnostic.isWarning), "message": message(diagnostic.message),
            "locations": [location(diagnostic.location)], "relatedLocations": .list(related),
            "fixes": .list(diagnostic.wholeFixes.map(fix)),
        ]
    }

    private func fix(_ fix: Fix) -> JSON {
        let edits = fix.edits
        var files: [SourceFile] = []
        for edit in edits where !files.contains(where: { $0 === edit.file }) { files.append(edit.file) }
        let changes = files.map { file -> JSON in
            let replacements = edits.filter { $0.file === file }.map { edit -> JSON in
                [
                    "deletedRegion": place(edit.range.start, file, "start") + place(edit.range.end, file, "end"),
                    "insertedContent": ["text": .required(.text(edit.text))],
                ]
            }
            return ["artifactLocation": artifact(file), "replacements": .list(replacements)]
        }
        return ["description": message(fix.title), "artifactChanges": .list(changes)]
    }

    private func level(isWarning: Bool) -> JSON { isWarning ? "warning" : "error" }

    private func message(_ text: String) -> JSON { ["text": .text(text)] }

    // MARK: Locations

    private func location(_ location: Location) -> JSON {
        let region = location.file.hasKnownLines ? place(location.offset, location.file, "start") : .absent
        return ["physicalLocation": ["artifactLocation": artifact(location.file), "region": region]]
    }

    private func artifact(_ file: SourceFile) -> JSON { ["uri": .text(Self.uri(file.path))] }

    /// One end of a region. SARIF counts columns in Unicode scalars; all other output counts UTF-8 bytes.
    private func place(_ offset: UInt32, _ file: SourceFile, _ end: String) -> JSON {
        guard let position = lines.position(of: Location(file, offset)) else {
            preconditionFailure("an outline has no regions")
        }
        let start = Int(offset) - (position.column - 1)
        let column = 1 + Self.scalars(file.bytes, start, Int(offset))
        return .object([(end + "Line", .number(position.line)), (end + "Column", .number(column))])
    }

    private static func scalars(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var count = 0
        for index in start..<end where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// A relative path stays relative to the root of the sources.
    private static func uri(_ path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return uri
    }
}
