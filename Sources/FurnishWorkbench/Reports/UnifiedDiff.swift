import FurnishCore

/// The difference between two versions of a file, as `git apply` and `patch` read it.
package enum UnifiedDiff {
    /// The number of unchanged lines shown around a change.
    private static let context = 3

    /// - Parameter path: The path that the diff names, relative to the folder in which it will be applied.
    package static func text(from before: SourceFile, to after: SourceFile, path: String) -> String {
        let old = lines(of: before)
        let new = lines(of: after)
        let changes = LineChanges.between(old, new)
        guard !changes.isEmpty else { return "" }
        var text = "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n"
        for hunk in hunks(changes) { text += self.text(of: hunk, old, new) }
        return text
    }

    /// Lines with their line breaks. As for `git`, only `\n` ends a line.
    private static func lines(of file: SourceFile) -> [ArraySlice<UInt8>] {
        Array(file.bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// Changes whose context touches are in one hunk.
    private static func hunks(_ changes: [LineChange]) -> [[LineChange]] {
        var hunks: [[LineChange]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func text(of hunk: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> String {
        // Empty text after the last line break is not a line.
        let (oldCount, newCount) = (count(old), count(new))
        let (first, last) = (hunk[0], hunk[hunk.count - 1])
        let start = max(0, first.old.lowerBound - context)
        let lead = first.old.lowerBound - start
        let end = min(oldCount, last.old.upperBound + context)
        let newStart = first.new.lowerBound - lead
        let newEnd = min(newCount, last.new.upperBound + end - last.old.upperBound)
        var text = "@@ -\(range(start, end)) +\(range(newStart, newEnd)) @@\n"
        var next = start
        for change in hunk {
            for row in next..<change.old.lowerBound { text += line(" ", row, old) }
            for row in change.old where row < oldCount { text += line("-", row, old) }
            for row in change.new where row < newCount { text += line("+", row, new) }
            next = change.old.upperBound
        }
        for row in min(next, end)..<end { text += line(" ", row, old) }
        return text
    }

    private static func count(_ lines: [ArraySlice<UInt8>]) -> Int {
        lines.last?.isEmpty == true ? lines.count - 1 : lines.count
    }

    /// An empty range names the line before it.
    private static func range(_ start: Int, _ end: Int) -> String {
        "\(end > start ? start + 1 : start),\(end - start)"
    }

    private static func line(_ sign: String, _ row: Int, _ lines: [ArraySlice<UInt8>]) -> String {
        let text = sign + String(decoding: lines[row], as: UTF8.self) + "\n"
        return row == lines.count - 1 ? text + "\\ No newline at end of file\n" : text
    }

    /// A tab ends a path with spaces. A path with other special characters is quoted as in C.
    private static func name(_ path: String) -> String {
        let isSpecial = path.unicodeScalars.contains { $0.isControl || $0 == "\"" || $0 == "\\" }
        guard isSpecial else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
        var quoted = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            default:
                guard scalar.isControl else {
                    quoted.unicodeScalars.append(scalar)
                    continue
                }
                for byte in String(scalar).utf8 { quoted += octal(byte) }
            }
        }
        return quoted + "\""
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}

extension FilePath {
    /// The path from `folder` to a file, if the file is inside that folder; else the path itself.
    package static func relative(_ path: String, to folder: String) -> String {
        let start = folder + "/"
        if path.hasPrefix(start) { return String(path.dropFirst(start.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
