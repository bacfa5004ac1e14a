/// Reads tokens and produces declarations. `MarkerScanner` then reads the markers.
///
/// The scanner reads declarations at file level and inside types. It skips bodies and expressions by their brackets. A
/// list, not recursion, holds the types around the current token, so that no input can exhaust the stack.
package struct Scanner: ~Copyable {
    /// The greatest nesting of types that the compiler accepts.
    static let nestingLimit = 256

    /// A type or extension whose braces are being read, or the file.
    struct Body {
        /// The row of the type's declaration; -1 for the file.
        let row: Int
        /// A token index.
        let closeBrace: Int
        /// The access of a member without an access modifier.
        let defaultAccess: Declaration.Access
        /// The greatest effective access of a member.
        let accessLimit: Declaration.Access
        let isEnum: Bool
    }

    /// Where a declaration is to which a marker can belong. All positions are token indices.
    struct MarkerTarget {
        let first: Int
        /// The keyword that introduces a declaration, or the name of a later binding.
        let introducer: Int
        var brace = -1
    }

    /// The attributes and modifiers before a declaration's keyword.
    struct Head {
        var first: Int
        var attributes = Run.empty
        var modifiers = Run.empty
        var traits = Declaration.Traits.none
        var access: Declaration.Access?
    }

    let source: SourceFile
    var cursor: TokenCursor
    // The contents of the `ScannedFile`.
    var declarations: [Declaration] = []
    var parameters: [Parameter] = []
    var ranges: [ParsedText] = []
    var defaults: [ParsedText] = []
    var initAccessors: [InitAccessor] = []
    /// Whether the compiler reports an error in the file.
    private(set) var isBroken: Bool
    let conditions: ConditionTable
    let comments: [Lexer.Comment]
    /// The innermost body around the next token.
    var body = Body(row: -1, closeBrace: .max, defaultAccess: .internal, accessLimit: .open, isEnum: false)
    /// The bodies around that one. The first is the file.
    var outerBodies: [Body] = []
    /// Parallel to `declarations`, which are in the order of their first tokens.
    var targets: [MarkerTarget] = []

    private init(source: SourceFile, buffer: TokenBuffer) {
        let range = ByteRange(0, UInt32(source.bytes.count))
        buffer.reserve(byteCount: source.bytes.count)
        // The buffer is never empty: a zero follows the last byte.
        let bytes = source.bytes.baseAddress!
        var lexer = Lexer(bytes: bytes, range: range, buffer: buffer)
        lexer.lex()
        cursor = TokenCursor(bytes: bytes, buffer)
        conditions = ConditionTable(lexer.writer, cursor)
        comments = lexer.comments
        self.source = source
        isBroken = lexer.writer.isBroken || conditions.isTooDeep
        // Avoids several reallocations in a typical file.
        declarations.reserveCapacity(16)
        parameters.reserveCapacity(8)
        ranges.reserveCapacity(8)
        targets.reserveCapacity(16)
    }

    /// Notes an error at the next token, unless the compiler may skip that.
    mutating func noteError() { if !conditions.isSkippable(cursor.index) { isBroken = true } }

    /// Scans a file. `buffer` can be reused for the next one.
    package static func scan(_ source: SourceFile, using buffer: TokenBuffer) -> ScannedFile {
        var scanner = Scanner(source: source, buffer: buffer)
        scanner.scanFile()
        var markers = MarkerScanner(scanner)
        markers.scan()
        return ScannedFile(markers)
    }

    // MARK: File

    private mutating func scanFile() {
        while true {
            if cursor.index >= body.closeBrace {
                closeBody()
                continue
            }
            switch cursor.kind {
            case .endOfFile: return
            case .semicolon: cursor.advance()
            case .poundElseif, .poundElse, .poundEndif: skipDirective()
            case .closeBrace, .closeParenthesis, .closeSquare, .stringEnd, .stringMiddle:
                noteError()
                cursor.advance()
            default: scanItem()
            }
        }
    }

    private mutating func closeBody() {
        let closed = body
        body = outerBodies.removeLast()
        if cursor.index != closed.closeBrace || !cursor.pass(.closeBrace) { noteError() }
        finish(closed.row)
        checkSeparation()
    }

    /// Ends a declaration before the next token.
    mutating func finish(_ row: Int) {
        declarations[row].range = cursor.range(from: declarations[row].range.start)
        declarations[row].membersEnd = Int32(declarations.count)
    }

    /// Only a semicolon may separate declarations or statements on one line.
    mutating func checkSeparation() {
        switch cursor.kind {
        case .semicolon, .closeBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif: return
        default: if !cursor.startsLine { noteError() }
        }
    }

    mutating func skipDirective() {
        let directive = cursor.index
        cursor.skipDirectiveLine()
        let next = cursor.tokens[directive].match
        if !conditions.mayBeCompiled(directive + 1), next != Token.noMatch {
            cursor.jump(to: max(cursor.index, Int(next)))
        }
    }

    /// Reads a declaration, or skips a statement or an `#if`.
    private mutating func scanItem() {
        let start = cursor.index
        let (rangeCount, nodeCount) = (ranges.count, cursor.nodeCount)
        let head = scanHead()
        if cursor.index == start, cursor.kind == .poundIf { return skipDirective() }
        if scanDeclaration(head) { return }
        ranges.removeSubrange(rangeCount...)
        cursor.nodeCount = nodeCount
        // Statements are possible at file level, but only a declaration starts with an attribute.
        if outerBodies.isEmpty, cursor.tokens[start].kind != .at {
            // Only a declaration can follow a modifier that is a reserved word.
            if cursor.index > start, cursor.keyword(at: start).isReserved { noteError() }
            cursor.jump(to: start)
            skipStatement()
        } else {
            noteError()
            if cursor.index == start || !cursor.startsLine { cursor.skip() }
        }
    }

    private mutating func skipStatement() {
        let start = cursor.index
        if !cursor.skipExpression(.statement) { noteError() }
        if cursor.index == start { cursor.skip() }
        checkSeparation()
    }

    // MARK: Rows

    /// Adds a declaration, whose keyword is the next token.
    mutating func add(_ kind: Declaration.Kind, _ head: Head) -> Int {
        let row = declarations.count
        let start = cursor.tokens[head.first].start
        declarations.append(
            Declaration(
                kind: kind, access: effectiveAccess(head.access), traits: head.traits, parent: Int32(body.row),
                condition: conditions.condition(at: cursor.index), range: ByteRange(start, start),
                attributes: head.attributes, modifiers: head.modifiers, membersEnd: Int32(row + 1)))
        targets.append(MarkerTarget(first: head.first, introducer: cursor.index))
        return row
    }

    /// Adds a declaration, and passes its keyword.
    mutating func begin(_ kind: Declaration.Kind, _ head: Head) -> Int {
        let row = add(kind, head)
        cursor.advance()
        return row
    }

    private func effectiveAccess(_ written: Declaration.Access?) -> Declaration.Access {
        let access = written ?? body.defaultAccess
        return access.rawValue < body.accessLimit.rawValue ? access : body.accessLimit
    }
}
