import FurnishCore

/// A constant, variable or parameter in a body.
struct LocalName {
    /// The tokens that tell its type. Ranges and indices are those of tokens.
    enum Origin {
        /// The written type, which starts here.
        case type(Int)
        case value(Range<Int>)
        /// It is what an optional contains.
        case wrapped(in: Range<Int>)
        /// It is one element of a value.
        case element(Range<Int>)
        case unknown
    }

    let index: Int
    /// The tokens in which its name means it.
    let scope: Range<Int>
    let origin: Origin
}

/// Finds the constants, variables and parameters in the bodies of a file.
struct LocalNames {
    /// The labels of parameters that have another name.
    private(set) var labels: Set<Int> = []
    /// The names that take a value, by its first token.
    private(set) var takers: [Int: LocalName] = [:]
    private var names: [String: [LocalName]] = [:]
    private let text: LexedText
    /// The conditions or the pattern of a statement: the index of the token that ends them, and the end of what sees their names.
    private typealias Head = (end: Int, scopeEnd: Int)
    private var heads: [Head] = []
    private var switches: Set<Int> = []

    init(_ text: LexedText) {
        self.text = text
        var (brackets, index) = ([Int](), 0)
        while text.kind(index) != .endOfFile {
            while let last = brackets.last, text.close(of: last) <= index { brackets.removeLast() }
            while let last = heads.last, last.end <= index { heads.removeLast() }
            let block = brackets.last { text.kind($0) == .openBrace }
            read(index, in: brackets.last, blockEnd: block.map(text.close) ?? text.count)
            if text.tokens[index].isOpening { brackets.append(index) }
            index += 1
        }
    }

    /// The local declaration that a name refers to at a token; nil if no body declares it.
    func meaning(of name: String, at index: Int) -> LocalName? {
        (names[name] ?? []).filter { $0.scope.contains(index) }.max { $0.scope.lowerBound < $1.scope.lowerBound }
    }

    /// The name that is declared at a token.
    func name(at index: Int) -> LocalName? { names[text.text(index)]?.first { $0.index == index } }

    private mutating func add(_ index: Int, _ scope: Range<Int>, _ origin: LocalName.Origin) {
        if text.isDeclared(index) { return }
        let origin = text.keyword(index + 1) == .as ? LocalName.Origin.type(index + 2) : origin
        let name = LocalName(index: index, scope: scope, origin: origin)
        names[text.text(index), default: []].append(name)
        switch origin {
        case .value(let value), .wrapped(in: let value): takers[value.lowerBound] = name
        default: break
        }
    }

    // MARK: Statements

    private mutating func read(_ index: Int, in bracket: Int?, blockEnd: Int) {
        if text.kind(index) == .openBrace { return addParametersOfClosure(index) }
        // Keywords can be labels, as in `prepare(for: segue)`.
        let isLabel =
            text.kind(index + 1) == .colon || [.period, .openParenthesis, .comma].contains(text.kind(index - 1))
        switch text.keyword(index) {
        case .let, .var:
            if let head = heads.last { addPattern(index + 1, head) } else { addVariables(index + 1, blockEnd) }
        case .if, .guard, .while, .catch, .for, .switch:
            guard !isLabel, let body = text.first(.openBrace, from: index) else {
                return
            }
            let isGuard = text.keyword(index) == .guard
            if text.keyword(index) == .switch { switches.insert(body) }
            if text.keyword(index) == .for { addLoop(index + 1, body) }
            heads.append((isGuard ? body - 1 : body, isGuard ? blockEnd : text.close(of: body)))
        case .case:
            guard let bracket, switches.contains(bracket), let colon = text.first(.colon, from: index) else { return }
            heads.append((colon, endOfCase(from: colon, blockEnd)))
        case .func, .`init`, .subscript:
            guard text.kind(index - 1) != .period, let open = text.first(.openParenthesis, from: index) else { return }
            var body = text.close(of: open)
            while ![.openBrace, .closeBrace, .endOfFile].contains(text.kind(body)),
                ![.func, .var, .let, .`init`].contains(text.keyword(body))
            { body = text.next(after: body) }
            let scope = text.kind(body) == .openBrace ? body..<text.close(of: body) : open..<open
            addParameters(open + 1..<text.close(of: open), scope)
        default: return
        }
    }

    private func endOfCase(from colon: Int, _ blockEnd: Int) -> Int {
        var index = colon + 1
        while index < blockEnd {
            let isNested =
                [.if, .guard, .while, .for].contains(text.keyword(index - 1)) || text.kind(index - 1) == .comma
            if text.keyword(index) == .default || text.keyword(index) == .case && !isNested { return index }
            index = text.next(after: index)
        }
        return blockEnd
    }

    /// The names of a loop, before its `in`.
    private mutating func addLoop(_ start: Int, _ body: Int) {
        guard let end = (start..<body).first(where: { text.keyword($0) == .in }) else { return }
        let scope = body..<text.close(of: body)
        if text.kind(start + 1) == .colon { return add(start, scope, .type(start + 2)) }
        addNames(start..<end, scope, end == start + 1 ? .element(end + 1..<body) : .unknown)
    }

    // MARK: Patterns

    /// `let name = value` in a condition, `case let name`, `case let .some(name)`.
    private mutating func addPattern(_ index: Int, _ head: Head) {
        let isPlain = text.isVariableName(index) && ![.period, .openParenthesis].contains(text.kind(index + 1))
        let limit = text.first(.comma, from: index, to: head.end) ?? head.end
        let equal = text.first(.equal, from: index, to: limit)
        let end = equal == nil ? index + 1 : limit
        let scope = end..<max(end, head.scopeEnd)
        guard isPlain else { return addNames(index..<(equal ?? limit), scope) }
        if text.kind(index + 1) == .colon, index + 1 < head.end { return add(index, scope, .type(index + 2)) }
        if equal == index + 1 { return add(index, scope, .wrapped(in: index + 2..<end)) }
        add(index, scope, text.isShorthandBinding(index) ? .wrapped(in: index..<index + 1) : .unknown)
    }

    /// `let name: Type = value, other = value`, `let (name, other) = value`.
    private mutating func addVariables(_ first: Int, _ blockEnd: Int) {
        var index = first
        while true {
            guard text.isVariableName(index) else {
                let end = text.next(after: index)
                return addNames(index..<end, end..<max(end, blockEnd))
            }
            var (end, origin) = (index + 1, LocalName.Origin.unknown)
            if text.kind(end) == .colon {
                origin = .type(end + 1)
                end = text.endOfType(from: end + 1)
            }
            if text.kind(end) == .equal {
                let start = end + 1
                end = text.endOfValue(from: start)
                if case .unknown = origin { origin = .value(start..<end) }
            }
            add(index, end..<max(end, blockEnd), origin)
            guard text.kind(end) == .comma else { return }
            index = end + 1
        }
    }

    private mutating func addNames(_ range: Range<Int>, _ scope: Range<Int>, _ origin: LocalName.Origin = .unknown) {
        for index in range where text.isVariableName(index) && text.kind(index - 1) != .period {
            if text.kind(index + 1) != .colon { add(index, scope, origin) }
        }
    }

    // MARK: Parameters

    /// - Parameter last: The type of the last one, if that is known.
    private mutating func addParameters(_ range: Range<Int>, _ scope: Range<Int>, last: Int? = nil) {
        var index = range.lowerBound
        while index < range.upperBound {
            var name: Int?
            while index < range.upperBound, text.kind(index) != .colon, text.kind(index) != .comma {
                if text.tokens[index].isWord {
                    if let name { labels.insert(name) }
                    name = index
                }
                index = text.next(after: index)
            }
            let type = text.kind(index) == .colon ? index + 1 : index == range.upperBound ? last : nil
            if let name { add(name, scope, type.map { .type($0) } ?? .unknown) }
            index = (text.first(.comma, from: index, to: range.upperBound) ?? range.upperBound) + 1
        }
    }

    /// `{ [weak self, name = value] (name: Type, other) async -> Result in`, `{ name, other in`
    private mutating func addParametersOfClosure(_ open: Int) {
        var (index, captures) = (open + 1, 0..<0)
        while text.kind(index) == .at { index += text.kind(index + 2) == .openParenthesis ? 3 : 2 }
        if text.kind(index) == .openSquare {
            captures = index + 1..<text.close(of: index)
            index = captures.upperBound + 1
        }
        var parameters = index..<index
        if text.kind(index) == .openParenthesis {
            parameters = index + 1..<text.close(of: index)
            index = parameters.upperBound + 1
        } else {
            while text.isName(index) && text.keyword(index) != .async || text.kind(index) == .comma { index += 1 }
            parameters = parameters.lowerBound..<index
        }
        while [.throws, .async].contains(text.keyword(index)) { index = text.next(after: index) }
        if text.kind(index) == .arrow { index = text.endOfType(from: index + 1) }
        guard text.keyword(index) == .in, index > open + 1 else { return }
        let scope = index + 1..<text.close(of: open)
        for capture in captures where text.isVariableName(capture) {
            let isNamed = text.kind(capture + 1) == .equal
            let start = isNamed ? capture + 2 : capture
            let end = text.first(.comma, from: start, to: captures.upperBound) ?? captures.upperBound
            // A weak copy is optional, whatever the value is.
            let isWeak = text.keyword(capture - 1) == .weak
            if isNamed || end == capture + 1 { add(capture, scope, isWeak ? .unknown : .value(start..<end)) }
        }
        // `make(Screen.self) { resolver, screen in`
        let call = text.kind(open - 1) == .closeParenthesis ? text.openings[open - 1] : nil
        let named = call.map(text.metatypes) ?? []
        addParameters(parameters, scope, last: named.count == 1 ? named[0] : nil)
    }
}
