/// What stands between a declaration's angle brackets or after its `where`, part by part.
enum GenericClause {
    /// `T`, `T: P` or `T == User`.
    struct Part {
        var subject: ByteRange
        var isSameType = false
        /// What follows `:` or `==`.
        var type = ByteRange.none
    }

    /// The parts of `<each A, B: P, let n: Int>` or `T: P, T.Item == User`, as they are written.
    static func read(_ file: SourceFile, _ range: ByteRange) -> [Part] {
        guard !range.isEmpty else { return [] }
        var reading = Reading(TypeCursor(file, range))
        reading.readAll()
        return reading.parts
    }

    /// The parameter that a part of a list declares; `each` and `let` are no part of its name.
    static func name(_ part: Part, _ file: SourceFile) -> ByteRange? {
        var cursor = TypeCursor(file, part.subject)
        var name = cursor.takeName()
        while let next = cursor.takeName() { name = next }
        return name
    }

    /// `each T`
    static func isPack(_ part: Part, _ file: SourceFile) -> Bool { begins(part, with: "each", file) }

    /// `let n: Int`, where the type constrains no type.
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
                // The `>` of an arrow closes nothing.
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
