/// Splits a list of generic parameters, or the requirements after `where`, into parts.
enum GenericClause {
    /// `T`, `T: P` or `T == User`.
    struct Part {
        var subject: ByteRange
        var isSameType = false
        /// The type after `:` or `==`.
        var type = ByteRange.none
    }

    /// The parts of text such as `<each A, B: P, let n: Int>` or `T: P, T.Item == User`.
    static func read(_ file: SourceFile, _ range: ByteRange) -> [Part] {
        guard !range.isEmpty else { return [] }
        var reading = Reading(TypeCursor(file, range))
        reading.readAll()
        return reading.parts
    }

    /// The name of the parameter that a part declares, without `each` or `let`.
    static func name(_ part: Part, _ file: SourceFile) -> ByteRange? {
        var cursor = TypeCursor(file, part.subject)
        var name = cursor.takeName()
        while let next = cursor.takeName() { name = next }
        return name
    }

    /// Whether a part is a parameter pack, `each T`.
    static func isPack(_ part: Part, _ file: SourceFile) -> Bool { begins(part, with: "each", file) }

    /// Whether a part is a value parameter, `let n: Int`, whose type is not a constraint.
    static func isValue(_ part: Part, _ file: SourceFile) -> Bool { begins(part, with: "let", file) }

    private static func begins(_ part: Part, with word: String, _ file: SourceFile) -> Bool {
        var cursor = TypeCursor(file, part.subject)
        guard let first = cursor.takeName() else { return false }
        return file.text(first) == word && !cursor.isAtEnd
    }

    private struct Reading {
        private var cursor: TypeCursor
        var parts: [Part] = []
        private var depth = 0
        private var part: Part
        private var typeStart: UInt32?

        init(_ cursor: TypeCursor) {
            self.cursor = cursor
            _ = self.cursor.take("<")
            part = Part(subject: ByteRange(UInt32(self.cursor.offset), 0))
        }

        mutating func readAll() {
            while !cursor.isAtEnd {
                if cursor.takeName() != nil { continue }
                let offset = UInt32(cursor.offset)
                // The `>` of an arrow is not a bracket.
                if cursor.take("->") { continue }
                if depth == 0, typeStart == nil, cursor.take("==") {
                    startType(after: offset, isSameType: true)
                    continue
                }
                switch cursor.peek {
                case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ">") where depth == 0: return close(at: offset)
                case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: ",") where depth == 0:
                    close(at: offset)
                    cursor.advance()
                    part = Part(subject: ByteRange(UInt32(cursor.offset), 0))
                    typeStart = nil
                    continue
                case UInt8(ascii: ":") where depth == 0 && typeStart == nil:
                    cursor.advance()
                    startType(after: offset, isSameType: false)
                    continue
                default: break
                }
                cursor.advance()
            }
            close(at: UInt32(cursor.offset))
        }

        private mutating func startType(after offset: UInt32, isSameType: Bool) {
            part.subject = ByteRange(part.subject.start, offset)
            part.isSameType = isSameType
            typeStart = UInt32(cursor.offset)
        }

        private mutating func close(at end: UInt32) {
            if let typeStart {
                part.type = ByteRange(typeStart, end)
            } else {
                part.subject = ByteRange(part.subject.start, end)
            }
            if !part.subject.isEmpty { parts.append(part) }
        }
    }
}
