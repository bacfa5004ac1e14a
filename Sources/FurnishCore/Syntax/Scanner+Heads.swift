/// Scans the attributes and modifiers before a declaration.
extension Scanner {
    mutating func scanHead() -> Head {
        var head = Head(first: cursor.index)
        scanAttributes(&head)
        let modifiers = ranges.count
        scanModifiers(&head)
        head.modifiers = run(from: modifiers)
        return head
    }

    /// The ranges from row `start` to the last one.
    func run(from start: Int) -> Run {
        let end = ranges.count
        return start == end ? .empty : Run(start: Int32(start), end: Int32(end))
    }

    // MARK: Attributes

    mutating func scanAttributes(_ head: inout Head) {
        let start = ranges.count
        // No declaration has more conditions. The limit matters because those that belong to none are read again.
        var conditions = 0
        while true {
            switch cursor.kind {
            case .at: scanAttribute(&head)
            case .poundIf where conditions < 16 && scanAttributeCondition(&head): conditions += 1
            default:
                head.attributes = run(from: start)
                return
            }
        }
    }

    private mutating func scanAttribute(_ head: inout Head) {
        let name = cursor.index + 1
        let attribute = cursor.parseDeclarationAttribute()
        if !cursor.tokens[name].isWord { noteError() }
        let isUnavailable =
            cursor.isWord("available", at: name) && cursor.isWord("*", at: name + 2)
            && cursor.isWord("unavailable", at: name + 4)
        if isUnavailable { head.traits.insert(.isUnavailable) }
        ranges.append(attribute)
    }

    /// Reads an `#if` that contains attributes and nothing else, and so belongs to a declaration. Leaves any other one unread.
    private mutating func scanAttributeCondition(_ head: inout Head) -> Bool {
        let (start, before, rangeCount) = (cursor, head, ranges.count)
        var depth = 0
        repeat {
            switch cursor.kind {
            case .poundIf where depth < 8:
                depth += 1
                skipDirective()
            case .poundElseif, .poundElse: skipDirective()
            case .poundEndif:
                depth -= 1
                skipDirective()
            case .at: scanAttribute(&head)
            default: depth = -1
            }
        } while depth > 0
        if depth == 0, ranges.count > rangeCount { return true }
        ranges.removeSubrange(rangeCount...)
        (cursor, head) = (start, before)
        return false
    }

    // MARK: Modifiers

    private mutating func scanModifiers(_ head: inout Head) {
        // No declaration has more modifiers. The limit matters because a list that introduces no declaration is read
        // again.
        let limit = cursor.index + 16
        while cursor.kind == .word, cursor.index < limit {
            let word = cursor.keyword
            if word.isModifier {
                guard !isCall(word) else { return }
                scanModifier(word, &head)
            } else if word == .class, cursor.isModifierClass {
                head.traits.insert(.isStatic)
                ranges.append(ParsedText(range: cursor.token.range, root: -1))
                cursor.advance()
            } else {
                return
            }
        }
    }

    /// Whether the word is a function's name, as in `open(file)` and `optional(1)`. Some modifiers take parentheses
    /// too.
    private func isCall(_ word: Keyword) -> Bool {
        let next = cursor.tokens[cursor.index + 1]
        guard next.kind == .openParenthesis else { return false }
        if [.nonisolated, .unowned].contains(word) { return false }
        guard word.access != nil else { return true }
        return word == .open && outerBodies.isEmpty && cursor.tokens[Int(next.match) + 1].startsLine
    }

    private mutating func scanModifier(_ word: Keyword, _ head: inout Head) {
        let start = cursor.token.start
        cursor.advance()
        let hasDetail = cursor.kind == .openParenthesis && !cursor.startsLine
        if hasDetail { cursor.skip() }
        if let access = word.access, !hasDetail {
            head.access = access
            head.traits.insert(.hasWrittenAccess)
            return
        }
        head.traits.insert(Scanner.traits(of: word))
        ranges.append(ParsedText(range: cursor.range(from: start), root: -1))
    }

    private static func traits(of word: Keyword) -> Declaration.Traits {
        switch word {
        case .static: .isStatic
        case .lazy: .isLazy
        case .override: .isOverride
        case .convenience: .isConvenience
        case .required: .isRequired
        case .nonisolated: .isNonisolated
        default: .none
        }
    }
}

extension TokenCursor {
    func isWord(_ word: StaticString, at index: Int) -> Bool {
        let token = tokens[index]
        return Int(token.end - token.start) == word.utf8CodeUnitCount && bytes.spells(word, at: Int(token.start))
    }

    /// Whether `class` is a modifier, as in `class func`, and starts no class.
    fileprivate var isModifierClass: Bool {
        var next = index + 1
        while tokens[next].kind == .word {
            let word = keyword(at: next)
            if word.startsDeclaration { return true }
            guard word.isModifier else { return false }
            next += 1
            if tokens[next].kind == .openParenthesis { next = Int(tokens[next].match) + 1 }
        }
        return false
    }
}

extension Keyword {
    fileprivate var access: Declaration.Access? {
        switch self {
        case .private: .private
        case .fileprivate: .fileprivate
        case .internal: .internal
        case .package: .package
        case .public: .public
        case .open: .open
        default: nil
        }
    }
}
