/// Compares a code block of a page with the file that it is an excerpt of.
///
/// The lines of the block are consecutive lines of the file, all with the same indentation removed. A line that is only
/// `…` or `// …` stands for any lines left out.
struct Excerpt {
    /// The lines between those that stand for others, and the number of each in the block, 0-based.
    private let segments: [[(number: Int, text: String)]]

    /// The first line that is not where it must be.
    struct Difference: Equatable {
        /// 0-based, in the block.
        let line: Int
        let text: String
        /// 1-based, in the file. Absent if no line before it is in the file either.
        let fileLine: Int?
        let fileText: String?
    }

    init(_ lines: [String]) {
        let numbered = lines.enumerated().map { (number: $0.offset, text: $0.element) }
        segments = numbered.split { Self.isEllipsis($0.text) }.map { segment in
            let start = segment.drop { $0.text.isEmpty }
            return Array(start.prefix(start.count - start.reversed().prefix { $0.text.isEmpty }.count))
        }.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { segments.isEmpty }

    private static func isEllipsis(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words == ["…"] || words == ["//", "…"]
    }

    /// Returns nil if the file contains the excerpt.
    func difference(from file: String) -> Difference? {
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        var best: (matched: Int, difference: Difference)?
        for indentation in indentations(in: lines) {
            guard let found = difference(from: lines, indentation) else { return nil }
            if found.matched > best?.matched ?? -1 { best = found }
        }
        return best?.difference
    }

    /// The numbers of spaces that the page may have removed from each line.
    private func indentations(in lines: [Substring]) -> Set<Int> {
        guard let first = segments.first?.first?.text[...] else { return [] }
        let own = Self.indentation(of: first)
        return Set(lines.map { Self.indentation(of: $0) - own }.filter { $0 >= 0 }).union([0])
    }

    private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

    /// Places each segment as early as possible, which leaves most lines for the next ones.
    private func difference(
        from lines: [Substring], _ indentation: Int
    ) -> (matched: Int, difference: Difference)? {
        var (start, matched) = (0, 0)
        for segment in segments {
            var best = (count: 0, position: start)
            for position in start..<max(start, lines.count) {
                let count = Self.matchCount(segment, lines[position...], indentation)
                if count > best.count { best = (count, position) }
                if count == segment.count { break }
            }
            if best.count < segment.count {
                let line = segment[best.count]
                let other = best.position + best.count
                let isKnown = best.count > 0 && other < lines.count
                let difference = Difference(
                    line: line.number, text: line.text, fileLine: isKnown ? other + 1 : nil,
                    fileText: isKnown ? String(lines[other]) : nil)
                return (matched + best.count, difference)
            }
            start = best.position + segment.count
            matched += segment.count
        }
        return nil
    }

    private static func matchCount(
        _ segment: [(number: Int, text: String)], _ lines: ArraySlice<Substring>, _ indentation: Int
    ) -> Int {
        zip(segment, lines).prefix { line, other in
            let indented = line.text.isEmpty ? "" : String(repeating: " ", count: indentation) + line.text
            return indented == other
        }.count
    }
}
