/// Scans properties and enum cases.
extension Scanner {
    /// Scans the properties after `var` or `let`, or the cases after `case`.
    mutating func scanBindings(_ kind: Declaration.Kind, _ head: Head) {
        var head = head
        if cursor.keyword == .let { head.traits.insert(.isLet) }
        if kind == .case { head.access = head.access ?? body.accessLimit }
        var row = begin(kind, head)
        let firstRow = row
        while true {
            if kind == .case { scanCase(row) } else { scanProperty(row) }
            finish(row)
            guard cursor.pass(.comma) else { break }
            // A later one starts at its own name, and has the attributes and modifiers of the first.
            head.first = cursor.index
            head.traits.insert(.continuesBinding)
            row = add(kind, head)
        }
        shareTypes(from: firstRow)
    }

    private mutating func scanProperty(_ row: Int) {
        scanPattern(row)
        scanType(after: .colon, row)
        if cursor.kind == .equal { scanInitialValue(row) }
        if cursor.kind == .openBrace { scanAccessors(row) }
    }

    private mutating func scanCase(_ row: Int) {
        scanName(row)
        if cursor.kind == .openParenthesis { scanParameters(row, isCase: true) }
        if cursor.kind == .equal { scanInitialValue(row) }
    }

    private mutating func scanPattern(_ row: Int) {
        guard cursor.kind == .openParenthesis else { return scanName(row) }
        let start = cursor.token.start
        cursor.skip()
        declarations[row].name = cursor.range(from: start)
    }

    mutating func scanInitialValue(_ row: Int) {
        cursor.advance()
        declarations[row].initialValue = scanTree { $0.parseValue(.initialValue) }
        declarations[row].traits.insert(.hasInitialValue)
    }

    /// Gives each binding the type that follows it: in `var a, b: Int` both are `Int`.
    private mutating func shareTypes(from firstRow: Int) {
        var row = declarations.count - 1
        while row > firstRow {
            let next = declarations[row]
            row -= 1
            if declarations[row].type.isEmpty, declarations[row].initialValue.isEmpty {
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
            if !cursor.pass(.closeBrace) { noteError() }
        } else {
            declarations[row].traits.insert(.isComputed)
            cursor.skip()
        }
    }

    private mutating func scanAccessor(_ row: Int) {
        let start = cursor.index
        let attribute = cursor.skipAccessorModifiers()
        let isMutating = (start..<cursor.index).contains { cursor.keyword(at: $0) == .mutating }
        let word = cursor.keyword
        guard word.isAccessor else {
            // This is an `#if` around accessors, or unfinished code.
            if !cursor.token.isDirective { noteError() }
            return cursor.skip()
        }
        cursor.advance()
        switch word {
        case .willSet, .didSet: break
        case .get where isMutating: declarations[row].traits.insert([.isComputed, .hasMutatingGetter])
        case .set, ._modify, .modify, .mutate: declarations[row].traits.insert([.isComputed, .hasSetter])
        case .`init`:
            initAccessors.append(InitAccessor(property: row, attribute: attribute))
            let type = Int(declarations[row].parent)
            if type >= 0 { declarations[type].traits.insert(.hasInitAccessors) }
        default: declarations[row].traits.insert(.isComputed)
        }
        if cursor.kind == .openParenthesis { cursor.skip() }
        let traits = declarations[row].traits
        scanEffects(row)
        // A property has the effects of its getter.
        switch word {
        case .get, ._read, .read, .borrow: break
        default: declarations[row].traits = traits
        }
        if cursor.kind == .openBrace { cursor.skip() }
    }
}
