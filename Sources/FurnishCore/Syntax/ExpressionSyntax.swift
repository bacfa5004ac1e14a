/// Finds the end of an expression, and nothing else about it. It skips brackets with their contents. For the rest it
/// only needs to know whether an operand or an operator comes next, and how Swift treats a line break there.
extension TokenCursor {
    package enum ExpressionPlace {
        /// After the `=` of a property or enum case. A line break or a comma can end it.
        case initialValue
        /// After the `=` of a parameter. A comma or the end of the list ends it.
        case argument
        /// A statement at file level. A line that does not continue an expression ends it.
        case statement
    }

    /// The state after the part of an expression that was skipped.
    private struct Progress {
        var place: ExpressionPlace
        let start: Int
        var needsOperand = true
        /// Whether the last operand was a literal, which takes no trailing closure.
        var endsInLiteral = false
        /// Open `?` of `a ? b : c`
        var ternaries = 0
    }

    /// Skips an expression; false if it has no valid end.
    package mutating func skipExpression(_ place: ExpressionPlace) -> Bool {
        var progress = Progress(place: place, start: index)
        while !endsExpression(progress) {
            switch kind {
            case .word: skipWord(&progress)
            case .quotedWord: skipOperandName(&progress)
            case .number, .string, .regex, .stringStart, .multilineStringStart: skipOperand(&progress, isLiteral: true)
            case .openParenthesis, .unknown: skipOperand(&progress, isLiteral: false)
            case .openSquare: skipOperand(&progress, isLiteral: progress.needsOperand)
            case .openBrace: skipClosure(&progress)
            case .pound:
                advance()
                if kind == .word || kind == .quotedWord, !startsLine { skipOperandName(&progress) }
            case .poundIf: skipPostfixCondition()
            case .infixQuestion:
                progress.ternaries += 1
                skipOperator(&progress)
            case .colon:
                progress.ternaries -= 1
                skipOperator(&progress)
            case .postfixQuestion, .postfixExclamation, .postfixOperator: advance()
            default: skipOperator(&progress)
            }
        }
        return !progress.needsOperand
    }

    private mutating func skipOperator(_ progress: inout Progress) {
        advance()
        progress.needsOperand = true
    }

    private mutating func skipOperand(_ progress: inout Progress, isLiteral: Bool) {
        skip()
        progress.needsOperand = false
        progress.endsInLiteral = isLiteral
    }

    private mutating func skipOperandName(_ progress: inout Progress) {
        skipOperand(&progress, isLiteral: false)
        skipGenericArguments()
    }

    // MARK: The end

    private func endsExpression(_ progress: Progress) -> Bool {
        switch kind {
        case .endOfFile, .closeParenthesis, .closeSquare, .closeBrace, .semicolon, .at, .poundElseif, .poundElse,
            .poundEndif:
            return true
        case .comma: return progress.place != .statement
        case .poundIf: return progress.needsOperand || !startsPostfixCondition
        case .colon where progress.place == .statement:
            // `label: for …`
            let isLabel = [.do, .for, .if, .repeat, .switch, .while].contains(keyword(at: index + 1))
            return index == progress.start + 1 && !isLabel
        case .colon: return progress.ternaries == 0
        case .openBrace where !progress.needsOperand && progress.place != .statement:
            return progress.endsInLiteral || startsAccessors(at: index)
        default: break
        }
        if progress.needsOperand { return startsOtherDeclaration(progress.place) }
        if !startsLine, startsOther { return true }
        // A macro's requirements.
        if progress.place == .initialValue, keyword == .where { return true }
        return startsLine && progress.place != .argument && !continuesExpression
    }

    /// Whether the next token starts something else, although it is on the line of the last operand.
    private var startsOther: Bool {
        switch kind {
        case .number, .string, .stringStart, .multilineStringStart, .pound, .quotedWord: break
        case .word: if [.as, .is, .in, .where, .else, .catch, .while].contains(keyword) { return false }
        default: return false
        }
        // These words are names too, and may have been read as names.
        let operators: [Keyword] = [.any, .borrow, .consume, .copy, .each, .return, .some, .unsafe]
        return !operators.contains(keyword(at: index - 1))
    }

    /// Whether the next token, at the start of a line, continues the expression.
    private var continuesExpression: Bool {
        switch kind {
        case .period, .binaryOperator, .equal, .arrow, .infixQuestion, .colon, .openBrace, .doubleColon, .poundIf: true
        case .word, .quotedWord:
            switch keyword {
            case .as, .is, .in, .where, .else, .catch: true
            default: startsLabelledClosure
            }
        default: false
        }
    }

    /// Whether a new declaration starts where an operand is missing, in unfinished code.
    private func startsOtherDeclaration(_ place: ExpressionPlace) -> Bool {
        switch keyword {
        case .func, .class, .struct, .enum, .extension, .protocol, .import, .typealias, .associatedtype, .deinit,
            .subscript, .operator, .precedencegroup, .static, .private, .fileprivate, .internal, .public:
            return index > 0 && tokens[index - 1].kind != .period
        case .let, .var, .case, .`init`: return startsLine && place != .statement && tokens[index - 1].kind != .period
        default: return false
        }
    }

    // MARK: Words

    private mutating func skipWord(_ progress: inout Progress) {
        if index > 0, tokens[index - 1].kind == .period { return skipOperandName(&progress) }
        switch keyword {
        case .if, .switch, .do:
            // As a value, it ends where it would end as a statement.
            if progress.place == .initialValue { progress.place = .statement }
            skipOperator(&progress)
        case .as, .is: skipCast(&progress)
        case .true, .false, .nil: skipOperand(&progress, isLiteral: true)
        case .await: skipOperator(&progress)
        case .return where progress.place == .statement: skipOperandName(&progress)
        case .break, .continue, .fallthrough, .self, .Self, .super, .Any, .`init`: skipOperandName(&progress)
        case let word where word.isReserved: skipOperator(&progress)
        default: skipOperandName(&progress)
        }
    }

    private mutating func skipCast(_ progress: inout Progress) {
        advance()
        if kind == .postfixQuestion || kind == .postfixExclamation { advance() }
        let nodeCount = nodeCount
        progress.needsOperand = !parseType()
        self.nodeCount = nodeCount
        progress.endsInLiteral = false
    }

    // MARK: Closures and accessors

    private mutating func skipClosure(_ progress: inout Progress) {
        let isTrailing = !progress.needsOperand
        skipOperand(&progress, isLiteral: false)
        guard isTrailing else { return }
        while startsLabelledClosure {
            advance()
            advance()
            skip()
        }
    }

    /// `label: {`
    private var startsLabelledClosure: Bool {
        guard kind == .word || kind == .quotedWord, nextKind == .colon, keyword != .default else { return false }
        return tokens[index + 2].kind == .openBrace && index > 0 && tokens[index - 1].kind == .closeBrace
    }

    /// Whether the braces at `index` contain accessors, as in `{ get set }` or `{ didSet { … } }`.
    func startsAccessors(at index: Int) -> Bool {
        var cursor = self
        cursor.jump(to: index + 1)
        _ = cursor.skipAccessorModifiers()
        guard cursor.keyword.isAccessor else { return false }
        let next = cursor.tokens[cursor.index + 1]
        switch next.kind {
        case .openBrace, .closeBrace: return true
        case .openParenthesis: return [.set, .willSet, .didSet, .`init`].contains(cursor.keyword)
        case .word:
            let word = cursor.keyword(at: cursor.index + 1)
            return next.startsLine || word == .async || word == .throws || word == .reasync || word.isAccessor
                || word.isAccessorModifier
        default: return next.startsLine
        }
    }

    /// - Returns: The last attribute.
    mutating func skipAccessorModifiers() -> ParsedText {
        var attribute = ParsedText.none
        while true {
            if kind == .at {
                attribute = parseDeclarationAttribute()
            } else if keyword.isAccessorModifier {
                advance()
            } else {
                return attribute
            }
        }
    }

    // MARK: `#if` inside an expression

    /// Whether the `#if` at the next token continues the expression: its first line of code starts with `.`.
    private var startsPostfixCondition: Bool {
        var cursor = self
        repeat { cursor.skipDirectiveLine() } while cursor.kind == .poundIf
        return cursor.kind == .period
    }

    /// Skips everything up to the `#endif`.
    private mutating func skipPostfixCondition() {
        var next = index
        while tokens[next].kind != .poundEndif, tokens[next].match != Token.noMatch, tokens[next].isDirective {
            next = Int(tokens[next].match)
        }
        jump(to: next)
        if kind == .poundEndif { advance() }
    }
}
