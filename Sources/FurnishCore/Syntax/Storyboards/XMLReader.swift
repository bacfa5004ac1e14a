/// Reads the subset of XML that Interface Builder writes, element by element.
///
/// Foundation's parser reports no positions of attributes, and loading it takes several milliseconds at each start,
/// longer than reading most storyboards. This reader skips text, comments, CDATA and processing instructions.
struct XMLReader: ~Copyable {
    enum Event {
        case start, end, endOfFile
        /// The file is not valid XML, and reading stops.
        case malformed
    }

    private let bytes: UnsafePointer<UInt8>
    /// The file's length, in UTF-8 bytes. A zero byte follows.
    private let limit: Int
    private var offset = 0
    /// The name of the element that just started or ended.
    private(set) var element = ByteRange.none
    /// The offset of the last start tag, in bytes.
    private(set) var tagStart: UInt32 = 0
    /// Its attributes. A value is the text between the quotes.
    private(set) var attributes: [(name: ByteRange, value: ByteRange)] = []
    /// The names of the open elements, outermost first. A list, so that deep nesting cannot exhaust the stack.
    private var openElements: [ByteRange] = []
    private var closesItself = false
    private var hasRoot = false

    init(_ file: SourceFile) {
        // The buffer is never empty: a zero follows the last byte.
        bytes = file.bytes.baseAddress!
        limit = file.bytes.count
        if bytes.starts("\u{FEFF}", at: 0) { offset = 3 }
    }

    /// The number of open elements, including the one that just started.
    var depth: Int { openElements.count }

    /// Reads up to the end of the next tag.
    mutating func next() -> Event {
        if closesItself {
            closesItself = false
            element = openElements.removeLast()
            return .end
        }
        while let tag = find(UInt8(ascii: "<"), from: offset) {
            if openElements.isEmpty, hasText(from: offset, to: tag) { return .malformed }
            offset = tag
            switch bytes[tag + 1] {
            case UInt8(ascii: "/"): return readEndTag()
            case UInt8(ascii: "?"): if !skip(past: "?>") { return .malformed }
            case UInt8(ascii: "!"): if !skipDeclaration() { return .malformed }
            default: return readStartTag()
            }
        }
        let isComplete = openElements.isEmpty && hasRoot && !hasText(from: offset, to: limit)
        offset = limit
        return isComplete ? .endOfFile : .malformed
    }

    // MARK: Tags

    private mutating func readStartTag() -> Event {
        // A document has only one root element.
        if openElements.isEmpty, hasRoot { return .malformed }
        hasRoot = true
        tagStart = UInt32(offset)
        offset += 1
        attributes.removeAll(keepingCapacity: true)
        guard let name = readName() else { return .malformed }
        element = name
        while true {
            let start = offset
            skipSpace()
            switch bytes[offset] {
            case UInt8(ascii: ">"), UInt8(ascii: "/"):
                closesItself = bytes[offset] == UInt8(ascii: "/")
                if closesItself { offset += 1 }
                guard bytes[offset] == UInt8(ascii: ">") else { return .malformed }
                offset += 1
                openElements.append(name)
                return .start
            default: guard offset > start, readAttribute() else { return .malformed }
            }
        }
    }

    private mutating func readEndTag() -> Event {
        offset += 2
        guard let name = readName(), let open = openElements.popLast(), areEqual(name, open) else { return .malformed }
        element = name
        skipSpace()
        guard bytes[offset] == UInt8(ascii: ">") else { return .malformed }
        offset += 1
        return .end
    }

    private mutating func readAttribute() -> Bool {
        guard let name = readName() else { return false }
        skipSpace()
        guard bytes[offset] == UInt8(ascii: "=") else { return false }
        offset += 1
        skipSpace()
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        let start = offset + 1
        guard let end = find(quote, from: start) else { return false }
        // A value without a closing quote would extend into the next tag.
        guard bytes.offset(of: UInt8(ascii: "<"), from: start, to: end) == nil else { return false }
        offset = end + 1
        attributes.append((name, ByteRange(UInt32(start), UInt32(end))))
        return true
    }

    private mutating func readName() -> ByteRange? {
        let start = offset
        while !Self.endsName(bytes[offset]) { offset += 1 }
        return offset > start ? ByteRange(UInt32(start), UInt32(offset)) : nil
    }

    /// Whether a byte ends a name, as the zero after the file does. Bytes are numbers here, because `UInt8(ascii:)` is
    /// a call in debug builds, and this runs for every byte of every name.
    private static func endsName(_ byte: UInt8) -> Bool {
        // Most bytes of names are letters, which are greater than `=`, `>`, `<` and `?`.
        if byte > 0x3F { return false }
        if byte <= 0x20 { return true }
        return byte >= 0x3C || byte == 0x2F || byte == 0x22 || byte == 0x27 || byte == 0x26 || byte == 0x21
    }

    // MARK: Skipped markup

    private mutating func skipDeclaration() -> Bool {
        if bytes.starts("<!--", at: offset) {
            offset += 4
            return skip(past: "-->")
        }
        return bytes.starts("<![CDATA[", at: offset) && !openElements.isEmpty && skip(past: "]]>")
    }

    private mutating func skip(past end: StaticString) -> Bool {
        guard let found = bytes.offset(of: end.characters, from: offset, to: limit) else { return false }
        offset = found + end.utf8CodeUnitCount
        return true
    }

    private mutating func skipSpace() { while isSpace(bytes[offset]) { offset += 1 } }

    private func hasText(from start: Int, to end: Int) -> Bool { (start..<end).contains { !isSpace(bytes[$0]) } }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    // MARK: Bytes

    private func find(_ byte: UInt8, from start: Int) -> Int? { bytes.offset(of: byte, from: start, to: limit) }

    private func areEqual(_ left: ByteRange, _ right: ByteRange) -> Bool {
        left.count == right.count && (bytes + Int(left.start)).equals(bytes + Int(right.start), count: left.count)
    }

    /// Whether the text at `range` is `text`.
    func spells(_ range: ByteRange, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && bytes.spells(text, at: Int(range.start))
    }
}
