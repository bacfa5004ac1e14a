import FurnishCore

/// The parts of an expression in a body, as ranges of tokens.
extension LexedText {
    /// An argument of a call.
    struct Argument {
        /// `_` for none.
        let label: String
        let value: Range<Int>
    }

    /// A call or a member in a chain: `.scope(.application)`, `.singleton`.
    struct Link {
        /// The token of its name. The period comes before it.
        let name: Int
        let arguments: [Argument]
        /// The closure behind its parentheses, if there is one.
        let trailing: Int?
        /// The index after all of it.
        let end: Int
    }

    /// The parts between the commas of a bracket.
    private func parts(of open: Int) -> [Range<Int>] {
        var (found, index) = ([Range<Int>](), open + 1)
        let close = close(of: open) < open ? count : close(of: open)
        while index < close {
            let end = first(.comma, from: index, to: close) ?? close
            found.append(index..<end)
            index = end + 1
        }
        return found
    }

    func arguments(of open: Int) -> [Argument] {
        parts(of: open).map { part in
            let isLabeled = kind(part.lowerBound + 1) == .colon && tokens[part.lowerBound].isWord
            return Argument(
                label: isLabeled ? text(part.lowerBound) : "_", value: part.dropFirst(isLabeled ? 2 : 0))
        }
    }

    /// `r`, `id` in `(r, id: Int)`; `id` in `(_ id: Int)`.
    fileprivate func parameters(of open: Int) -> [(name: String, type: Range<Int>?)] {
        parts(of: open).filter { !$0.isEmpty }.map { part in
            let colon = first(.colon, from: part.lowerBound, to: part.upperBound)
            return (text((colon ?? part.upperBound) - 1), colon.map { $0 + 1..<part.upperBound })
        }
    }

    /// The call whose name is at a token. A parenthesis on the next line belongs to another statement.
    func link(at name: Int) -> Link {
        var (end, arguments, trailing) = (name + 1, [Argument](), Int?.none)
        if kind(end) == .openParenthesis, !tokens[end].startsLine {
            arguments = self.arguments(of: end)
            end = next(after: end)
        }
        if kind(end) == .openBrace, !tokens[end].startsLine {
            trailing = end
            end = next(after: end)
        }
        return Link(name: name, arguments: arguments, trailing: trailing, end: end)
    }

    /// The calls and members that follow a value.
    func chain(from end: Int) -> [Link] {
        var (links, index) = ([Link](), end)
        while kind(index) == .period, tokens[index + 1].isWord {
            links.append(link(at: index + 1))
            index = links[links.count - 1].end
        }
        return links
    }

    /// The type in `T.self`.
    func metatype(_ value: Range<Int>) -> Range<Int>? {
        guard value.count > 2, keyword(value.upperBound - 1) == .`self`, kind(value.upperBound - 2) == .period
        else { return nil }
        return value.lowerBound..<value.upperBound - 2
    }

    func innermostBrace(around index: Int) -> Int? {
        var open = opening(around: index)
        while let bracket = open, kind(bracket) != .openBrace { open = opening(around: bracket) }
        return open
    }

    /// The type that tokens spell.
    func type(_ tokens: Range<Int>, at site: Site, _ symbols: SymbolTable) -> TypeID {
        TypeReader.read(source, range(tokens), at: site, symbols)
    }

    func text(_ tokens: Range<Int>) -> String { tokens.isEmpty ? "" : source.text(range(tokens)) }

    func range(_ tokens: Range<Int>) -> ByteRange {
        ByteRange(self.tokens[tokens.lowerBound].start, self.tokens[tokens.upperBound - 1].end)
    }

    /// The words of a dotted name without generic arguments; nil for any other value.
    func path(_ tokens: Range<Int>) -> [String]? {
        let isDotted = tokens.enumerated().allSatisfy { position, index in
            position % 2 == 0 ? self.tokens[index].isWord : kind(index) == .period
        }
        guard isDotted, tokens.count % 2 == 1 else { return nil }
        return stride(from: tokens.lowerBound, to: tokens.upperBound, by: 2).map { text($0) }
    }
}

/// A closure in a body.
struct ClosureText {
    let open: Int
    let close: Int
    /// The tokens up to `in`; empty if there are none.
    let head: Range<Int>
    /// The names of its parameters, `_` included.
    private(set) var parameters: [String] = []
    /// The written types of some of them.
    private(set) var types: [String: Range<Int>] = [:]
    /// The written type of its result.
    private(set) var result: Range<Int>?
    /// The global actor that it runs on, such as `MainActor`.
    private(set) var actor: String?
    let body: Range<Int>

    init(at open: Int, in text: LexedText, actor: String? = nil) {
        let close = max(text.close(of: open), open + 1)
        (self.open, self.close, self.actor) = (open, close, actor)
        guard let end = Self.endOfHead(from: open + 1, to: close, text) else {
            (head, body) = (open + 1..<open + 1, open + 1..<close)
            let numbered = body.filter { text.text($0).hasPrefix("$") && text.innermostBrace(around: $0) == open }
            if let last = numbered.map({ text.text($0) }).max() {
                parameters = ["$0", "$1", "$2", "$3"].filter { $0 <= last }
            }
            return
        }
        (head, body) = (open + 1..<end, end + 1..<close)
        readHead(text)
    }

    private static func endOfHead(from start: Int, to close: Int, _ text: LexedText) -> Int? {
        var index = start
        while index < close {
            if text.keyword(index) == .in { return index }
            switch text.kind(index) {
            case .word, .quotedWord:
                if text.isStatement(index), ![.inout, .throws, .async, .any, .some].contains(text.keyword(index)) {
                    return nil
                }
            case .comma, .colon, .at, .arrow, .period, .postfixQuestion, .openParenthesis, .openSquare: break
            default: return nil
            }
            index = text.next(after: index)
        }
        return nil
    }

    private mutating func readHead(_ text: LexedText) {
        var index = head.lowerBound
        while index < head.upperBound {
            switch text.kind(index) {
            case .at:
                if text.text(index + 1) != "Sendable" { actor = text.text(index + 1) }
                index += 1
            case .arrow:
                result = index + 1..<head.upperBound
                return
            case .openParenthesis:
                for parameter in text.parameters(of: index) {
                    parameters.append(parameter.name)
                    types[parameter.name] = parameter.type
                }
            case .word, .quotedWord:
                if ![.throws, .async].contains(text.keyword(index)) { parameters.append(text.text(index)) }
            default: break
            }
            index = text.next(after: index)
        }
    }
}

/// What a body consists of.
enum BodyShape {
    /// A call of an initializer, also after `return` and before `as`: `RemoteAPI(clock: r.resolve())`.
    case call(CalledType)
    /// Any other single value, such as `URLSession.shared`.
    case value(Range<Int>)
    case statements

    struct CalledType {
        /// `RemoteAPI`, without `.init`.
        let type: Range<Int>
        let open: Int
        /// The type behind `as`.
        let cast: Range<Int>?
    }

    init(_ body: Range<Int>, in text: LexedText) {
        var start = body.lowerBound
        if text.keyword(start) == .return { start += 1 }
        guard start < body.upperBound, !Self.hasSeveralStatements(start..<body.upperBound, text) else {
            self = .statements
            return
        }
        let value = start..<body.upperBound
        self = Self.calledType(value, text).map(BodyShape.call) ?? .value(value)
    }

    /// Whether a line of a body starts a statement: an operator or a period in front would continue the one before.
    private static func hasSeveralStatements(_ body: Range<Int>, _ text: LexedText) -> Bool {
        var index = body.lowerBound
        if text.isStatement(index), ![.await, .try].contains(text.keyword(index)) { return true }
        while index < body.upperBound {
            let token = text.tokens[index]
            if token.isDirective || token.kind == .semicolon { return true }
            if index > body.lowerBound, text.isStartOfStatement(index), text.keyword(index) != .as { return true }
            index = text.next(after: index)
        }
        return false
    }

    private static func calledType(_ value: Range<Int>, _ text: LexedText) -> CalledType? {
        var index = value.lowerBound
        guard text.tokens[index].isWord, !text.isStatement(index) else { return nil }
        var end = text.endOfType(from: index)
        // The dot before `init` belongs to no type.
        if text.keyword(end - 1) == .`init`, text.kind(end - 2) == .period { end -= 2 }
        let type = index..<end
        index = text.kind(end) == .period && text.keyword(end + 1) == .`init` ? end + 2 : end
        let last = (text.path(type)?.last ?? text.text(type.lowerBound as Int)).first
        guard text.kind(index) == .openParenthesis, last?.isUppercase == true else { return nil }
        let after = text.next(after: index)
        if after == value.upperBound { return CalledType(type: type, open: index, cast: nil) }
        guard text.keyword(after) == .as, text.kind(after + 1) != .postfixExclamation,
            text.kind(after + 1) != .postfixQuestion
        else { return nil }
        let cast = after + 1..<value.upperBound
        return text.endOfType(from: cast.lowerBound) == cast.upperBound
            ? CalledType(type: type, open: index, cast: cast) : nil
    }
}
