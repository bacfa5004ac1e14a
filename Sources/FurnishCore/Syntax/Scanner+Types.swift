/// Scans types, extensions, typealiases, and declarations that Furnish skips.
extension Scanner {
    /// Reads the declaration that starts at the next token; false if none does.
    mutating func scanDeclaration(_ head: Head) -> Bool {
        let depth = outerBodies.count
        switch cursor.keyword {
        case .import: scanImport(head)
        case .class: scanType(.class, head)
        case .struct: scanType(.struct, head)
        case .enum: scanType(.enum, head)
        case .protocol: scanType(.protocol, head)
        case .extension: scanType(.extension, head)
        // `actor` and `macro` are names unless another name follows them.
        case .actor where cursor.isName(at: cursor.index + 1): scanType(.actor, head)
        case .typealias: scanAlias(.typealias, head)
        case .associatedtype: scanAlias(.other, head)
        case .`init`: scanInitializer(head)
        case .deinit, .precedencegroup: scanUnused(.other, head)
        case .operator: scanUnused(.operator, head)
        case .func: scanFunction(head)
        case .subscript: scanSubscript(head)
        case .var, .let: scanBindings(.property, head)
        case .case where body.isEnum: scanBindings(.case, head)
        case .macro where cursor.isName(at: cursor.index + 1): scanMacro(head)
        case .default where startsDefault, .using where startsDefault && !cursor.tokens[cursor.index + 1].startsLine:
            scanDefault(head)
        default: guard cursor.kind == .pound, scanExpansion(head) else { return false }
        }
        if outerBodies.count == depth { checkSeparation() }
        return true
    }

    /// Whether an attribute or modifier follows that is the file's default.
    private var startsDefault: Bool {
        let next = cursor.tokens[cursor.index + 1].kind
        return outerBodies.isEmpty && (next == .at || next == .word)
    }

    // MARK: Types

    private mutating func scanType(_ kind: Declaration.Kind, _ head: Head) {
        let row = begin(kind, head)
        if kind == .extension {
            declarations[row].type = scanType()
            declarations[row].name = declarations[row].type.range
        } else {
            scanName(row)
        }
        scanGenerics(row)
        scanInheritance(row)
        scanWhere(row)
        guard cursor.kind == .openBrace, outerBodies.count < Scanner.nestingLimit else {
            noteError()
            if cursor.kind == .openBrace { cursor.skip() }
            return finish(row)
        }
        openBody(row)
    }

    private mutating func openBody(_ row: Int) {
        let declaration = declarations[row]
        let isExtension = declaration.kind == .extension
        let isProtocol = declaration.kind == .protocol
        let isWritten = declaration.traits.contains(.hasWrittenAccess)
        targets[row].brace = cursor.index
        outerBodies.append(body)
        body = Body(
            row: row, closeBrace: Int(cursor.token.match),
            defaultAccess: isProtocol || (isExtension && isWritten) ? declaration.access : .internal,
            accessLimit: isExtension ? .open : declaration.access, isEnum: declaration.kind == .enum)
        cursor.advance()
    }

    mutating func scanName(_ row: Int) {
        guard cursor.isAtName else { return noteError() }
        declarations[row].name = cursor.token.range
        cursor.advance()
    }

    /// Keeps the tree that `parse` reads. If that is not valid Swift, notes an error in the file.
    ///
    /// - Returns: `.none` after an error.
    mutating func scanTree(_ parse: (inout TokenCursor) -> Bool) -> ParsedText {
        let (start, nodeCount) = (cursor.token.start, cursor.nodeCount)
        if parse(&cursor) { return cursor.parsed(from: start) }
        noteError()
        cursor.nodeCount = nodeCount
        return .none
    }

    mutating func scanRareTree(_ read: (inout TokenCursor) -> Bool) -> RareTree { RareTree(root: scanTree(read).root) }

    mutating func scanType() -> ParsedText { scanTree { $0.parseType() } }

    /// Scans the type of a declaration after its sign, if that comes next.
    mutating func scanType(after sign: Token.Kind, _ row: Int) {
        guard cursor.pass(sign) else { return }
        declarations[row].type = scanType()
    }

    mutating func scanGenerics(_ row: Int) {
        if cursor.isAtOperator(startingWith: "<") { declarations[row].generics = scanRareTree { $0.parseGenerics() } }
    }

    private mutating func scanInheritance(_ row: Int) {
        guard cursor.pass(.colon) else { return }
        let start = ranges.count
        while true {
            let type = cursor.token.start
            if cursor.isAt("~") {
                if cursor.isWord("Copyable", at: cursor.index + 1) { declarations[row].traits.insert(.isNoncopyable) }
                if cursor.isWord("Sendable", at: cursor.index + 1) { declarations[row].traits.insert(.isNotSendable) }
            }
            guard cursor.kind != .number, cursor.parseArgument() else {
                noteError()
                break
            }
            ranges.append(cursor.parsed(from: type))
            guard cursor.pass(.comma) else { break }
        }
        declarations[row].inherits = run(from: start)
    }

    mutating func scanWhere(_ row: Int) {
        guard cursor.keyword == .where else { return }
        cursor.advance()
        declarations[row].whereClause = scanRareTree { $0.parseRequirements() }
    }

    // MARK: Aliases

    private mutating func scanAlias(_ kind: Declaration.Kind, _ head: Head) {
        let row = begin(kind, head)
        scanName(row)
        scanGenerics(row)
        scanInheritance(row)
        if kind == .typealias, cursor.kind != .equal { noteError() }
        scanType(after: .equal, row)
        scanWhere(row)
        finish(row)
    }

    // MARK: Declarations that no stage uses

    private mutating func scanImport(_ head: Head) {
        let row = begin(.import, head)
        if cursor.tokens[cursor.index + 1].isWordOrOperator, !cursor.tokens[cursor.index + 1].startsLine,
            cursor.kind == .word
        {
            cursor.advance()
        }
        guard cursor.isAtName, !cursor.startsLine else {
            noteError()
            return finish(row)
        }
        declarations[row].type = scanTree { $0.parsePath(from: $0.nodeCount) }
        declarations[row].name = declarations[row].type.range
        finish(row)
    }

    /// Skips a declaration up to the end of its braces or of its line.
    private mutating func scanUnused(_ kind: Declaration.Kind, _ head: Head) {
        let row = begin(kind, head)
        let isNamed = cursor.kind != .openBrace && !cursor.startsLine
        declarations[row].name = cursor.tokens[isNamed ? cursor.index : cursor.index - 1].range
        while !cursor.startsLine, ![.openBrace, .closeBrace, .semicolon].contains(cursor.kind) { cursor.skip() }
        if cursor.kind == .openBrace { cursor.skip() }
        finish(row)
    }

    /// `default @MainActor`, which earlier compilers knew as `using @MainActor`.
    private mutating func scanDefault(_ head: Head) {
        let row = begin(.other, head)
        let start = cursor.index
        var text = ParsedText(range: cursor.token.range, root: -1)
        if cursor.kind == .at { text = cursor.parseDeclarationAttribute() } else { cursor.advance() }
        // Only the compiler's warnings depend on `@diagnose`.
        if !cursor.isWord("diagnose", at: start + 1) { defaults.append(text) }
        finish(row)
    }

    /// `#Preview { … }`
    private mutating func scanExpansion(_ head: Head) -> Bool {
        var name = cursor.tokens[cursor.index + 1]
        guard name.isWord, !name.followsSpace else { return false }
        if cursor.tokens[cursor.index + 2].kind == .doubleColon { name = cursor.tokens[cursor.index + 3] }
        let row = add(.other, head)
        declarations[row].name = name.range
        _ = cursor.skipExpression(.initialValue)
        finish(row)
        return true
    }
}
