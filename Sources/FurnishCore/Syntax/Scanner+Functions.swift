/// Scans functions, initializers, subscripts and macros, and skips their bodies.
extension Scanner {
    mutating func scanFunction(_ head: Head) {
        let row = begin(.function, head)
        scanFunctionName(row)
        scanSignature(row)
        scanBody(row)
    }

    mutating func scanInitializer(_ head: Head) {
        let row = begin(.initializer, head)
        declarations[row].name = cursor.tokens[cursor.index - 1].range
        if cursor.isAt("?") || cursor.isAt("!") {
            declarations[row].traits.insert(.isFailable)
            cursor.advance()
        }
        scanSignature(row)
        scanBody(row)
    }

    mutating func scanMacro(_ head: Head) {
        let row = begin(.other, head)
        scanName(row)
        scanSignature(row)
        if cursor.kind == .equal { scanInitialValue(row) }
        scanWhere(row)
        finish(row)
    }

    mutating func scanSubscript(_ head: Head) {
        let row = begin(.subscript, head)
        declarations[row].name = cursor.tokens[cursor.index - 1].range
        scanSignature(row)
        if cursor.kind == .openBrace { scanAccessors(row) }
        finish(row)
    }

    /// The lexer may read an operator's name and the `<` of its generics as one token: `func ==<T>(…)`.
    private mutating func scanFunctionName(_ row: Int) {
        guard cursor.token.namesOperator else { return scanName(row) }
        let token = cursor.token
        let next = cursor.tokens[cursor.index + 1]
        let length = token.end - token.start
        let runsIntoGenerics = next.kind == .word && cursor.bytes[Int(token.end) - 1] == UInt8(ascii: "<")
        cursor.split(length: runsIntoGenerics && length > 1 ? length - 1 : length)
        declarations[row].name = cursor.range(from: token.start)
    }

    /// Scans everything from the generic parameters to the `where` clause.
    private mutating func scanSignature(_ row: Int) {
        scanGenerics(row)
        guard cursor.kind == .openParenthesis else { return noteError() }
        scanParameters(row, isCase: false)
        scanEffects(row)
        scanType(after: .arrow, row)
        scanWhere(row)
    }

    mutating func scanEffects(_ row: Int) {
        while true {
            switch cursor.keyword {
            case .async, .reasync: declarations[row].traits.insert(.isAsync)
            case .throws: declarations[row].traits.insert(.isThrowing)
            case .rethrows: declarations[row].traits.insert([.isThrowing, .isRethrowing])
            default: return
            }
            let mayName = cursor.keyword == .throws
            cursor.advance()
            if mayName, cursor.kind == .openParenthesis { scanThrownType(row) }
        }
    }

    private mutating func scanThrownType(_ row: Int) {
        let close = Int(cursor.token.match)
        cursor.advance()
        declarations[row].thrownType = scanRareTree { cursor in
            let (start, first) = (cursor.nodeCount, cursor.token.start)
            guard cursor.parseType() else { return false }
            cursor.add(.thrownType, cursor.range(from: first), from: start)
            return true
        }
        if cursor.index != close { noteError() }
        cursor.jump(to: max(close, cursor.index))
        _ = cursor.pass(.closeParenthesis)
    }

    private mutating func scanBody(_ row: Int) {
        if cursor.kind == .openBrace {
            targets[row].brace = cursor.index
            cursor.skip()
        }
        finish(row)
    }

    // MARK: Parameters

    /// Reads the list whose opening parenthesis is the next token.
    mutating func scanParameters(_ row: Int, isCase: Bool) {
        let close = Int(cursor.token.match)
        let start = parameters.count
        cursor.advance()
        while cursor.index < close {
            scanParameter(isCase: isCase)
            while cursor.index < close, cursor.kind != .comma {
                noteError()
                cursor.skip()
            }
            if cursor.index < close { cursor.advance() }
        }
        if cursor.index != close || !cursor.pass(.closeParenthesis) { noteError() }
        declarations[row].parameters = Run(start: Int32(start), end: Int32(parameters.count))
    }

    private mutating func scanParameter(isCase: Bool) {
        var parameter = Parameter(range: cursor.token.range)
        // The attributes of an associated value belong to its type.
        if !isCase, cursor.kind == .at {
            var head = Head(first: cursor.index)
            scanAttributes(&head)
            parameter.attributes = head.attributes
        }
        scanParameterNames(&parameter, isCase: isCase)
        scanParameterType(&parameter)
        if cursor.pass(.equal) { parameter.defaultValue = scanTree { $0.parseValue(.argument) } }
        parameter.range = cursor.range(from: parameter.range.start)
        parameters.append(parameter)
    }

    /// Reads `label name:`, `name:` or `_ name:`. An associated value may have no name. Any word can be a label.
    private mutating func scanParameterNames(_ parameter: inout Parameter, isCase: Bool) {
        let isColonNext = cursor.nextKind == .colon
        let isColonSecond = cursor.tokens[cursor.index + 1].isWord && cursor.tokens[cursor.index + 2].kind == .colon
        guard cursor.tokens[cursor.index].isWord, isColonNext || isColonSecond else {
            if !isCase { noteError() }
            return
        }
        if !cursor.isWord("_", at: cursor.index) { parameter.label = cursor.token.range }
        parameter.name = cursor.token.range
        cursor.advance()
        if isColonSecond {
            parameter.name = cursor.token.range
            cursor.advance()
        }
        cursor.advance()
    }

    private mutating func scanParameterType(_ parameter: inout Parameter) {
        parameter.type = scanType()
        if cursor.isAtEllipsis {
            parameter.isVariadic = true
            cursor.advance()
            parameter.type = cursor.parsed(from: parameter.type.start)
        }
    }
}
