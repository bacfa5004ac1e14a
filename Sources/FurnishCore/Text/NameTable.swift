/// An interned identifier. Two names are equal if their rows are.
package struct Name: Hashable {
    let row: UInt32

    /// A name that is not written.
    package static let none = Name(row: 0)
}

extension Name {
    /// The names with a meaning of their own. Every table has them in its first rows, in this order.
    enum Known: String, CaseIterable {
        case none = ""
        case selfType = "Self"
        /// In backticks, it is a valid name of a type.
        case instance = "self"
        case swift = "Swift"
        case concurrency = "_Concurrency"
        case stringProcessing = "_StringProcessing"
        /// In backticks, these three are names of declared types.
        case any = "Any"
        case type = "Type"
        case `protocol` = "Protocol"
        /// The name of a parameter that is always given.
        case coder
        case underscore = "_"
        case optional = "Optional"
        case array = "Array"
        case dictionary = "Dictionary"
        case inlineArray = "InlineArray"
        case void = "Void"
        case identifiable = "Identifiable"
        /// The type of the `id` of `Identifiable`.
        case identity = "ID"
        case anyObject = "AnyObject"
        case error = "Error"
        case mainActor = "MainActor"
        case sendable = "Sendable"
        case escaping, `inout`, isolated, consuming, sending
    }

    /// A case without a payload is stored as one byte, its position. A search by its text would be slow in a debug build, and this is
    /// asked for each type.
    init(_ known: Known) { row = UInt32(unsafeBitCast(known, to: UInt8.self)) }
}

/// All names of a run, each stored once, without backticks.
package final class NameTable {
    private var texts: [String] = [""]
    /// The escaped names that were already requested, by row.
    private var escapedTexts: [String?] = [nil]
    private let index = RowIndex()

    init() { for known in Name.Known.allCases where known != .none { _ = name(known.rawValue) } }

    package func text(_ name: Name) -> String { texts[Int(name.row)] }

    /// The name as a declaration spells it, with backticks if it needs them.
    func escaped(_ name: Name) -> String {
        if let known = escapedTexts[Int(name.row)] { return known }
        let text = SwiftKeyword.escaped(texts[Int(name.row)])
        escapedTexts[Int(name.row)] = text
        return text
    }

    /// The name at `range` of `file`.
    func name(_ file: SourceFile, _ range: ByteRange) -> Name { name(Self.bytes(file, range)) }

    package func name(_ text: String) -> Name {
        var text = text
        return text.withUTF8 { name($0) }
    }

    /// A hash of the name at `range`, with or without its backticks.
    package static func hash(_ file: SourceFile, _ range: ByteRange) -> UInt64 { Digest.of(bytes(file, range)) }

    package static func hash(_ name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { Digest.of($0) }
    }

    /// The bytes without the backticks around them, if any.
    private static func bytes(_ file: SourceFile, _ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        let start = file.bytes.baseAddress! + Int(range.start)
        let (count, backtick) = (range.count, UInt8(ascii: "`"))
        if count >= 2, start[0] == backtick, start[count - 1] == backtick {
            return UnsafeBufferPointer(start: start + 1, count: count - 2)
        }
        return UnsafeBufferPointer(start: start, count: count)
    }

    private func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
        guard !bytes.isEmpty else { return .none }
        let hash = Digest.of(bytes)
        var probe = index.probe(hash)
        while let row = index.next(&probe) {
            var text = texts[Int(row)]
            if text.withUTF8({ $0.equals(bytes) }) { return Name(row: row) }
        }
        let row = UInt32(texts.count)
        texts.append(String(decoding: bytes, as: UTF8.self))
        escapedTexts.append(nil)
        index.insert(hash, row: row)
        return Name(row: row)
    }
}
