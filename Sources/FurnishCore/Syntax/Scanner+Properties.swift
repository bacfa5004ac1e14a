/// Scans properties and enum cases.
extension Scanner {
    mutating func scanProperty(_ head: Head) {
        var head = head
        if cursor.keyword == .let { head.traits.insert(.isLet) }
        var row = add(.property, head)
        let firstRow = row
        cursor.advance()
        while true {
            scanBinding(row)
            guard cursor.kind == .comma else { break }
            cursor.advance()
            head.traits.insert(.continuesBinding)
            row = addLaterBinding(.property, head)
        }
        shareTypes(from: firstRow)
    }

    /// A later binding or case starts at its own name, and has the attributes and modifiers of the first.
    private mutating func addLaterBinding(_ kind: Declaration.Kind, _ head: Head) -> Int {
        var later = head
        later.first = cursor.index
        return add(kind, later)
    }

    private mutating func scanBinding(_ row: Int) {
        scanPattern(row)
        if cursor.kind == .colon {
            cursor.advance()
            declarations[row].type = scanTypeRange()
        }
        if cursor.kind == .equal { scanInitialValue(row) }
        if cursor.kind == .openBrace { scanAccessors(row) }
        finish(row)
    }

    private mutating func scanPattern(_ row: Int) {
        guard cursor.kind == .openParenthesis else { return scanName(row) }
        let start = cursor.token.start
        cursor.skip()
        declarations[row].name = cursor.range(from: start)
    }

    mutating func scanInitialValue(_ row: Int) {
        cursor.advance()
        declarations[row].initialValue = scanRange { $0.skipExpression(.initialValue) }
        declarations[row].traits.insert(.hasInitialValue)
    }

    /// Gives each binding the type that follows it: in `var a, b: Int` both are `Int`.
    private mutating func shareTypes(from firstRow: Int) {
        var row = declarations.count - 1
        while row > firstRow {
            let next = declarations[row]
            row -= 1
            if declarations[row].type == .none, declarations[row].initialValue == .none {
                declarations[row].type = next.type
            }
        }
    }

    // MARK: Accessors

    /// Reads the braces at the next token: a getter's body, or accessors.
    mutating func scanAccessors(_ row: Int) {
        targets[row].brace = cursor.index
        let close = Int(cursor.token.match)
        if cursor.startsAccessors(at: cursor.index) {
            cursor.advance()
            while cursor.index < close { scanAccessor(row) }
            if cursor.kind == .closeBrace { cursor.advance() } else { isBroken = true }
        } else {
            declarations[row].traits.insert(.isComputed)
            cursor.skip()
        }
    }

    private mutating func scanAccessor(_ row: Int) {
        let start = cursor.index
        cursor.skipAccessorModifiers()
        let isMutating = (start..<cursor.index).contains { cursor.keyword(at: $0) == .mutating }
        let word = cursor.keyword
        guard word.isAccessor else {
            // This is an `#if` around accessors, or unfinished code.
            if !cursor.token.isDirective { isBroken = true }
            return cursor.skip()
        }
        cursor.advance()
        switch word {
        case .willSet, .didSet: break
        case .get where isMutating: declarations[row].traits.insert([.isComputed, .hasMutatingGetter])
        case .set, ._modify, .modify, .mutate: declarations[row].traits.insert([.isComputed, .hasSetter])
        default: declarations[row].traits.insert(.isComputed)
        }
        if cursor.kind == .openParenthesis { cursor.skip() }
        scanAccessorEffects(row, of: word)
        if cursor.kind == .openBrace { cursor.skip() }
    }

    /// A property has the effects of its getter.
    private mutating func scanAccessorEffects(_ row: Int, of word: Keyword) {
        let traits = declarations[row].traits
        scanEffects(row)
        switch word {
        case .get, ._read, .read, .borrow: break
        default: declarations[row].traits = traits
        }
    }

    // MARK: Cases

    mutating func scanCases(_ head: Head) {
        var head = head
        head.access = head.access ?? body.accessLimit
        var row = add(.case, head)
        cursor.advance()
        while true {
            scanName(row)
            if cursor.kind == .openParenthesis { scanParameters(row, isCase: true) }
            if cursor.kind == .equal { scanInitialValue(row) }
            finish(row)
            guard cursor.kind == .comma else { return }
            cursor.advance()
            head.traits.insert(.continuesBinding)
            row = addLaterBinding(.case, head)
        }
    }
}
