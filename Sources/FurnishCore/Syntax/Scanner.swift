/// scan: tokens to declarations and markers.
///
/// The scanner reads what stands at file level and in types' braces, and passes bodies and expressions by balance. It
/// keeps the types it is in on a list of its own, never on the stack.
struct Scanner: ~Copyable {
    /// The compiler reads no types that stand in more types than this.
    static let nestingLimit = 256

    /// A type's braces that are being read.
    struct Body {
        /// The row of the type.
        let row: Int
        let openBrace: Int
        let closeBrace: Int
        /// What a member has where no access is written.
        let defaultAccess: Declaration.Access
        /// The most that a member can have.
        let accessLimit: Declaration.Access
        let isEnum: Bool
    }

    /// Where a declaration or parameter starts and opens its brackets, as indices of tokens. Markers are attached by it.
    struct MarkerTarget {
        let first: Int
        /// The word that introduces it; a parameter's or later binding's name.
        let introducer: Int
        /// The bracket of the list that it stands in; -1 at file level.
        let list: Int
        var parenthesis = -1
        var brace = -1
        let attachment: Marker.Attachment
    }

    /// What stands before a declaration's introducer.
    struct Head {
        let first: Int
        let start: UInt32
        var attributes: Run
        var modifiers: Run
        var traits: Declaration.Traits
        var access: Declaration.Access?
    }

    let source: SourceFile
    var cursor: TokenCursor
    // What `ScannedFile` is made of.
    var declarations: [Declaration] = []
    var parameters: [Parameter] = []
    var markers: [Marker] = []
    var misspelled: [Marker] = []
    var ranges: [ByteRange] = []
    var diagnostics: [Diagnostic] = []
    var isBroken: Bool
    let conditions: ConditionTable
    let comments: [Lexer.Comment]
    let markerBuffer = TokenBuffer(byteCount: 256)
    var bodies: [Body] = []
    /// In the order of their first tokens; and for each declaration, which of them it is.
    var targets: [MarkerTarget] = []
    var targetOfDeclaration: [Int] = []

    private init(source: SourceFile, buffer: TokenBuffer) {
        let range = ByteRange(0, UInt32(source.bytes.count))
        buffer.reserve(byteCount: source.bytes.count)
        // There always is a byte to point at: the zero after the last one.
        let bytes = source.bytes.baseAddress!
        var lexer = Lexer(bytes: bytes, range: range, buffer: buffer)
        lexer.lex()
        cursor = TokenCursor(bytes: bytes, tokens: buffer.tokens)
        conditions = ConditionTable(directives: lexer.directives, cursor: cursor)
        comments = lexer.comments
        self.source = source
        isBroken = lexer.isBroken || conditions.isTooDeep
        reserveSomeRows()
    }

    /// Most files have a few of each, and growing from nothing takes several steps.
    private mutating func reserveSomeRows() {
        declarations.reserveCapacity(16)
        parameters.reserveCapacity(8)
        ranges.reserveCapacity(16)
        targets.reserveCapacity(24)
        targetOfDeclaration.reserveCapacity(16)
    }

    /// Reads one file. `buffer` is room to work in, for one file after the other.
    static func scan(_ source: SourceFile, using buffer: TokenBuffer) -> ScannedFile {
        var scanner = Scanner(source: source, buffer: buffer)
        scanner.scanFile()
        scanner.attachMarkers()
        return ScannedFile(scanner)
    }

    // MARK: The file

    private mutating func scanFile() {
        while true {
            if !bodies.isEmpty, cursor.index >= bodies[bodies.count - 1].closeBrace {
                closeBody()
                continue
            }
            switch cursor.kind {
            case .endOfFile: return
            case .semicolon: cursor.advance()
            case .poundIf where startsAttributeCondition: scanItem()
            case .poundIf, .poundElseif, .poundElse, .poundEndif: skipDirective()
            case .closeBrace, .closeParenthesis, .closeSquare, .stringEnd, .stringMiddle:
                isBroken = true
                cursor.advance()
            default: scanItem()
            }
        }
    }

    private mutating func closeBody() {
        let body = bodies.removeLast()
        if cursor.index == body.closeBrace, cursor.kind == .closeBrace {
            cursor.advance()
        } else {
            isBroken = true
        }
        finish(body.row)
        checkSeparation()
    }

    /// Ends a declaration with the last token.
    mutating func finish(_ row: Int) {
        declarations[row].range = cursor.range(from: declarations[row].range.start)
        declarations[row].membersEnd = Int32(declarations.count)
    }

    /// Two declarations or statements on one line are parted by a semicolon.
    mutating func checkSeparation() {
        switch cursor.kind {
        case .semicolon, .closeBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif: return
        default: if !cursor.startsLine { isBroken = true }
        }
    }

    private mutating func skipDirective() {
        let directive = cursor.index
        if cursor.kind == .poundEndif {
            cursor.advance()
            return
        }
        cursor.skipDirectiveLine()
        let next = cursor.tokens[directive].match
        if !conditions.isLive(directive + 1), next != Token.noMatch { cursor.jump(to: max(cursor.index, Int(next))) }
    }

    /// Reads a declaration, or passes what is none.
    private mutating func scanItem() {
        let start = cursor.index
        let rangeCount = ranges.count
        let head = scanHead()
        if scanDeclaration(head) { return }
        ranges.removeSubrange(rangeCount...)
        // At file level there may be statements, but what starts with an attribute can only be a declaration.
        if bodies.isEmpty, cursor.tokens[start].kind != .at {
            // What only stands before a declaration, and none follows.
            if cursor.index > start, cursor.keyword(at: start).isReserved { isBroken = true }
            cursor.jump(to: start)
            skipStatement()
        } else {
            isBroken = true
            if cursor.index == start || !cursor.startsLine { cursor.skip() }
        }
    }

    private mutating func skipStatement() {
        let start = cursor.index
        if !cursor.skipExpression(.statement) { isBroken = true }
        if cursor.index == start { cursor.skip() }
        checkSeparation()
    }

    /// The bracket of the list that is being read.
    var list: Int { bodies.isEmpty ? -1 : bodies[bodies.count - 1].openBrace }

    // MARK: Rows

    /// Adds a declaration whose introducer is the next token.
    mutating func add(_ kind: Declaration.Kind, _ head: Head) -> Int {
        let row = declarations.count
        declarations.append(
            Declaration(
                kind: kind,
                access: effectiveAccess(head.access),
                traits: head.traits,
                parent: bodies.isEmpty ? -1 : Int32(bodies[bodies.count - 1].row),
                condition: conditions.condition(at: cursor.index),
                range: ByteRange(head.start, head.start),
                name: .none,
                generics: .none,
                whereClause: .none,
                type: .none,
                thrownType: .none,
                initialValue: .none,
                attributes: head.attributes,
                modifiers: head.modifiers,
                inherits: .empty,
                parameters: .empty,
                membersEnd: Int32(row + 1)
            )
        )
        targetOfDeclaration.append(targets.count)
        targets.append(
            MarkerTarget(first: head.first, introducer: cursor.index, list: list, attachment: .declaration(row))
        )
        return row
    }

    private func effectiveAccess(_ written: Declaration.Access?) -> Declaration.Access {
        guard !bodies.isEmpty else { return written ?? .internal }
        let body = bodies[bodies.count - 1]
        let access = written ?? body.defaultAccess
        return access.rawValue < body.accessLimit.rawValue ? access : body.accessLimit
    }
}
