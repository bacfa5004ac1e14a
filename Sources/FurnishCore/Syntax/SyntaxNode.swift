/// A node of a syntax tree. A tree is a row of nodes in which children come before their parent.
package struct SyntaxNode: BitwiseCopyable {
    package enum Kind: BitwiseCopyable, CaseIterable {
        /// `Store<User>`. The children are the generic arguments.
        case name
        /// `Outer.Store<User>`. The children are the base and the generic arguments.
        case member
        /// `Core::Store<User>`. The children are the module and the generic arguments.
        case qualified
        case optional
        /// `T!`
        case unwrapped
        case array, dictionary
        /// `[3 of Int]`. The children are the number and the element.
        case inlineArray
        case tuple
        /// An element of a tuple with a label. Its text is the inner name.
        case labeled
        /// The children are the tuple of parameters, the effects, and the result.
        case function
        /// A word such as `async` before the `->` of a function.
        case effect
        /// `(E)` after `throws`. The child is the type. Only that of a declaration has a text.
        case thrownType
        case composition
        /// `~Copyable`
        case inverse
        /// `inout T`, `any T`. Its text is the word, with what it has in parentheses.
        case specified
        /// `@escaping T`. The children are the attribute and the type.
        case attributed
        /// Its text excludes the `@`. The children are the name, and the arguments of a declaration's attribute.
        case attribute
        /// The children are its words and, in `iOS 16.4`, the number.
        case argument
        /// A generic argument or a value such as `-1`.
        case number
        /// Stands for the type that `.shared` leaves out before its dot. It has no text.
        case implicit
        /// `LiveAPI()` or `.init()`. The child is what is called: a name, or the type of a list or dictionary.
        case emptyCall
        /// The same for a call with arguments, which are not read.
        case call
        case boolean, string, nilLiteral
        /// Another literal, such as a list of numbers, or `#line`.
        case literal
        /// Any other value. The children are the dotted names before its first parenthesis; in a marker's `key:`, all of them.
        case expression
        /// A list of generic parameters, or the requirements after `where`, with all of its text.
        case clause
        /// `T` or `T: P`. Its text is the name that it declares, without `each` or `let`.
        case requirement
        /// The same for `let n: Int`, a value, and for `T == User`.
        case valueParameter, sameType
        /// Text that is not valid where it is.
        case unreadable
    }

    package let range: ByteRange
    /// The number of nodes in its tree, with itself, and its kind in the lowest byte: a program has many nodes.
    private let bits: UInt32

    init(range: ByteRange, size: UInt32, kind: Kind) {
        self.range = range
        bits = size &<< 8 | UInt32(unsafeBitCast(kind, to: UInt8.self))
    }

    var size: UInt32 { bits &>> 8 }
    package var kind: Kind { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Kind.self) }
    /// Whether its text is a name, without what the name is a member of.
    var isName: Bool {
        switch kind {
        case .name, .member, .qualified: true
        default: false
        }
    }
}

/// A part of a file that has a syntax tree: a type, a generic clause, an attribute, a value.
package struct ParsedText: BitwiseCopyable {
    package let range: ByteRange
    /// The row of the tree's root.
    let root: Int32

    /// Text that is not written.
    package static let none = ParsedText(range: .none, root: -1)

    package var isEmpty: Bool { root < 0 }
    package var start: UInt32 { range.start }
    package var end: UInt32 { range.end }
}

/// A tree whose root has all of its text: a generic clause, or a thrown type. Few declarations have one.
package struct RareTree: BitwiseCopyable {
    let root: Int32

    static let none = RareTree(root: -1)

    package var isEmpty: Bool { root < 0 }
}

/// The syntax trees of a file.
package final class SyntaxTrees {
    let source: SourceFile
    private let nodes: UnsafePointer<SyntaxNode>

    /// Takes the nodes that a cursor has found.
    init(_ source: SourceFile, _ cursor: TokenCursor) {
        let nodes = UnsafeMutablePointer<SyntaxNode>.allocate(capacity: cursor.nodeCount)
        nodes.initialize(from: cursor.nodes, count: cursor.nodeCount)
        self.source = source
        self.nodes = UnsafePointer(nodes)
    }

    enum Grammar { case type, value }

    /// Reads text that no scanner has read: what Furnish or a user names, or what is in a body.
    ///
    /// - Returns: nil if the text is not one type or value.
    static func read(
        _ grammar: Grammar, _ range: ByteRange, in source: SourceFile
    ) -> (trees: SyntaxTrees, root: ParsedText)? {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(source, range, buffer)
        let isValid = grammar == .type ? cursor.parseType() : cursor.parseValue(.argument)
        guard isValid, cursor.kind == .endOfFile else { return nil }
        return (SyntaxTrees(source, cursor), cursor.parsed(from: range.start))
    }

    deinit { nodes.deallocate() }

    package subscript(row: Int32) -> SyntaxNode { nodes[Int(row)] }

    /// The rows of a node's children, in order.
    func children(of row: Int32) -> [Int32] {
        let first = row - Int32(nodes[Int(row)].size) + 1
        var (found, next) = ([Int32](), row - 1)
        while next >= first {
            found.append(next)
            next -= Int32(nodes[Int(next)].size)
        }
        return found.count > 1 ? found.reversed() : found
    }

    /// The row of the first child, of a node that has one.
    func firstChild(of row: Int32) -> Int32 { children(of: row)[0] }

    package func parsed(_ tree: RareTree) -> ParsedText {
        if tree.isEmpty { return .none }
        let node = self[tree.root]
        return ParsedText(range: node.range, root: node.kind == .thrownType ? tree.root - 1 : tree.root)
    }

    package func text(_ row: Int32) -> String { source.text(nodes[Int(row)].range) }

    /// The name before an attribute's arguments; nil while a person types it.
    func name(ofAttribute row: Int32) -> ParsedText? {
        isLeaf(row) ? nil : ParsedText(range: .none, root: firstChild(of: row))
    }

    /// Adds the hash of each name in a type, a clause or an attribute.
    package func addNames(in text: ParsedText, to hashes: inout [UInt64]) {
        if text.isEmpty { return }
        var row = firstRow(of: text.root)
        while row <= Int(text.root) {
            if nodes[row].isName { hashes.append(NameTable.hash(source, nodes[row].range)) }
            row += 1
        }
    }

    /// The last place in a type where a name is spelled as `word`.
    func lastName(_ word: String, in text: ParsedText) -> ByteRange? {
        names(in: text).filter { source.text($0) == word }.max { $0.start < $1.start }
    }

    /// All names in a type, a clause, an attribute or a value.
    func names(in text: ParsedText) -> [ByteRange] {
        if text.isEmpty { return [] }
        return (firstRow(of: text.root)...Int(text.root)).filter { nodes[$0].isName }.map { nodes[$0].range }
    }

    private func firstRow(of root: Int32) -> Int { Int(root) - Int(nodes[Int(root)].size) + 1 }

    /// The arguments of a declaration's attribute; nil if it has another name.
    func arguments(of attribute: ParsedText, named name: StaticString) -> [Int32]? {
        guard !attribute.isEmpty, !isLeaf(attribute.root) else { return nil }
        let written = self[firstChild(of: attribute.root)].range
        guard written.count == name.utf8CodeUnitCount, source.bytes.baseAddress!.spells(name, at: Int(written.start))
        else { return nil }
        return Array(children(of: attribute.root).dropFirst())
    }

    /// The version in an argument such as `iOS 16.4`.
    func version(_ argument: Int32) -> String? {
        guard !isLeaf(argument), self[argument - 1].kind == .number else { return nil }
        return source.text(ByteRange(self[argument - 1].range.start, self[argument].range.end))
    }

    func isLeaf(_ row: Int32) -> Bool { nodes[Int(row)].size == 1 }
}

extension SourceFile {
    package func text(_ parsed: ParsedText) -> String { text(parsed.range) }
}
