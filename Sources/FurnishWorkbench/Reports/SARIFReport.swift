import FurnishCore
import FurnishTables

/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0, which code review tools read.
package struct SARIFReport {
    private var lines = LineTables()
    /// The codes of the diagnostics, in the order of their rules.
    private let codes: [DiagnosticCode]
    private let pages: CodePages

    /// - Parameters:
    ///   - pages: The explanations of the codes, which become rules.
    ///   - version: The version of Furnish.
    package static func text(_ diagnostics: [Diagnostic], _ pages: CodePages, version: String) -> String {
        let sorted = Renderer.sorted(diagnostics)
        let occurring = Set(sorted.map(\.code))
        var report = SARIFReport(DiagnosticCode.allCases.filter(occurring.contains), pages)
        return report.log(sorted, version: version).text + "\n"
    }

    private init(_ codes: [DiagnosticCode], _ pages: CodePages) {
        (self.codes, self.pages) = (codes, pages)
    }

    private mutating func log(_ diagnostics: [Diagnostic], version: String) -> JSONObject {
        var driver = JSONObject()
        driver.add("name", "Furnish")
        driver.add("version", version)
        driver.add("rules", list: codes.map(rule))
        var tool = JSONObject()
        tool.add("driver", object: driver)
        var run = JSONObject()
        run.add("tool", object: tool)
        run.add("columnKind", "unicodeCodePoints")
        run.add("results", list: diagnostics.map { result($0) })
        var log = JSONObject()
        log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        log.add("version", "2.1.0")
        log.add("runs", list: [run])
        return log
    }

    private func rule(_ code: DiagnosticCode) -> JSONObject {
        var rule = JSONObject()
        rule.add("id", code.rawValue)
        rule.add("name", code.rawValue)
        rule.add("shortDescription", object: message(pages[code].meaning))
        var help = message(pages.text(code))
        help.add("markdown", pages[code].markdown)
        rule.add("help", object: help)
        var configuration = JSONObject()
        configuration.add("level", level(isWarning: code.isWarning))
        rule.add("defaultConfiguration", object: configuration)
        return rule
    }

    private mutating func result(_ diagnostic: Diagnostic) -> JSONObject {
        var result = JSONObject()
        result.add("ruleId", diagnostic.code.rawValue)
        if let index = codes.firstIndex(of: diagnostic.code) { result.add("ruleIndex", index) }
        result.add("level", level(isWarning: diagnostic.isWarning))
        result.add("message", object: message(diagnostic.message))
        result.add("locations", list: [location(diagnostic.location)])
        result.add(
            "relatedLocations",
            objects: diagnostic.notes.enumerated().map { position, note in
                var related = location(note.location)
                related.add("id", position + 1)
                related.add("message", object: message(note.text))
                return related
            })
        result.add("fixes", objects: diagnostic.fixes.map { fix($0) })
        return result
    }

    private mutating func fix(_ fix: Fix) -> JSONObject {
        var object = JSONObject()
        object.add("description", object: message(fix.title))
        let edits = fix.edits
        var files: [SourceFile] = []
        for edit in edits where !files.contains(where: { $0 === edit.file }) { files.append(edit.file) }
        object.add(
            "artifactChanges",
            objects: files.map { file in
                var change = JSONObject()
                change.add("artifactLocation", object: artifact(file))
                change.add("replacements", objects: edits.filter { $0.file === file }.map { replacement($0) })
                return change
            })
        return object
    }

    private mutating func replacement(_ edit: Edit) -> JSONObject {
        var content = JSONObject()
        content.add("text", text: edit.text)
        var replacement = JSONObject()
        replacement.add("deletedRegion", object: region(edit.range, in: edit.file))
        replacement.add("insertedContent", object: content)
        return replacement
    }

    private func level(isWarning: Bool) -> String { isWarning ? "warning" : "error" }

    private func message(_ text: String) -> JSONObject {
        var message = JSONObject()
        message.add("text", text)
        return message
    }

    // MARK: Locations

    private mutating func location(_ location: Location) -> JSONObject {
        var physical = JSONObject()
        physical.add("artifactLocation", object: artifact(location.file))
        if location.file.hasKnownLines { physical.add("region", object: region(location)) }
        var object = JSONObject()
        object.add("physicalLocation", object: physical)
        return object
    }

    private func artifact(_ file: SourceFile) -> JSONObject {
        var artifact = JSONObject()
        artifact.add("uri", Self.uri(file.path))
        return artifact
    }

    private mutating func region(_ location: Location) -> JSONObject {
        let offset = min(Int(location.offset), location.file.bytes.count)
        let end = max(SourceExtent.end(of: offset, in: location.file.bytes), offset)
        return region(ByteRange(UInt32(offset), UInt32(end)), in: location.file)
    }

    private mutating func region(_ range: ByteRange, in file: SourceFile) -> JSONObject {
        let (start, end) = (position(range.start, file), position(range.end, file))
        var region = JSONObject()
        region.add("startLine", start.line)
        region.add("startColumn", start.column)
        if end.line > start.line { region.add("endLine", end.line) }
        region.add("endColumn", end.column)
        return region
    }

    /// SARIF counts columns in Unicode scalars; all other output counts UTF-8 bytes.
    private mutating func position(_ offset: UInt32, _ file: SourceFile) -> Position {
        guard let position = lines.position(of: Location(file, offset)) else {
            preconditionFailure("an outline has no regions")
        }
        let start = Int(offset) - (position.column - 1)
        return Position(line: position.line, column: 1 + Self.scalars(file.bytes, start, Int(offset)))
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
