import FurnishCore

/// The body of a closure as that of a function at file level.
struct FunctionBody {
    private let body: Range<Int>
    private let text: LexedText
    private let replaced: [(tokens: Range<Int>, text: String)]
    private let sources: ContainerSources
    /// The names of what the function takes.
    private let taken: Set<String>
    /// The members, also inherited ones and nested types, of the type around the registration.
    private let members: [String: Site]
    /// The type around the registration.
    private let owner: SymbolID?

    /// A text in place of a whole line, which is left out.
    static let removedLine = "\0"

    /// - Parameter replaced: Tokens in the order of the body, with the text in their place.
    init(
        _ body: Range<Int>, in text: LexedText, replacing replaced: [(tokens: Range<Int>, text: String)],
        taken: Set<String>, at site: Site, _ sources: ContainerSources
    ) {
        (self.body, self.text, self.replaced, self.taken, self.sources) = (body, text, replaced, taken, sources)
        let symbols = sources.symbols
        var members: [String: Site] = [:]
        owner = symbols.enclosingType(of: site)
        for owner in owner.map(symbols.inheritanceChain) ?? [] {
            let kinds: [Declaration.Kind] = [.property, .function, .class, .struct, .enum, .actor, .typealias]
            for member in kinds.flatMap({ symbols.members(of: owner, $0) }) {
                let name = sources.program.names.text(sources.program.name(member))
                members[name] = members[name] ?? member
            }
        }
        self.members = members
    }

    /// Its lines, with as many spaces as belong to each behind those of the first.
    var lines: [String] {
        let parts = (replaced + qualified).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        var (written, next) = ("", text.tokens[body.lowerBound].start)
        for part in parts {
            let range = text.range(part.tokens)
            written += text.source.text(ByteRange(next, range.start)) + part.text
            next = range.end
        }
        written += text.source.text(ByteRange(next, text.tokens[body.upperBound - 1].end))
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let spaces = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        let indentation = spaces.min() ?? 0
        let shifted =
            lines.prefix(1)
            + lines.dropFirst().map { String($0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count))) }
        return shifted.filter { !$0.contains(Self.removedLine) }.map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Names of static members and nested types, with the type in front of them.
    private var qualified: [(tokens: Range<Int>, text: String)] {
        body.compactMap { index in
            if text.keyword(index) == .Self, let owner { return (index..<index + 1, sources.graph.text.path(owner)) }
            guard let member = member(at: index), let owner = sources.symbols.enclosingType(of: member) else {
                return nil
            }
            return (index..<index + 1, sources.graph.text.path(owner) + "." + text.text(index))
        }
    }

    /// The member that a token means without naming its type: it is no label, not local, and not replaced.
    private func member(at index: Int) -> Site? {
        guard text.tokens[index].isWord, text.kind(index - 1) != .period, !taken.contains(text.text(index)),
            let member = members[text.text(index)], !text.isLabel(index),
            !replaced.contains(where: { $0.tokens.contains(index) }),
            text.locals.meaning(of: text.text(index), at: index) == nil
        else { return nil }
        return member
    }

    /// What a function at file level cannot use: a value around the closure, or something private of another type.
    var obstacle: StayReason? {
        for index in body where text.tokens[index].isWord && text.kind(index - 1) != .period {
            if replaced.contains(where: { $0.tokens.contains(index) }) { continue }
            let name = text.text(index)
            if [.`self`, .super].contains(text.keyword(index)) {
                let member = text.text(index + 2)
                let isUnknown = sources.tool == .factory && text.kind(index + 1) == .period && members[member] == nil
                return isUnknown
                    ? StayReason("an unknown type", "'\(member)' is declared in none of these sources")
                    : .captures(name)
            }
            if let local = text.locals.meaning(of: name, at: index), local.index < body.lowerBound,
                !taken.contains(name),
                !text.isLabel(index)
            {
                return .captures(name)
            }
            guard let member = member(at: index) else { continue }
            let declaration = sources.program.declaration(member)
            let isOfInstance =
                [.property, .function].contains(declaration.kind) && !declaration.traits.contains(.isStatic)
            if isOfInstance { return .captures(name) }
            if declaration.access < .fileprivate { return .needsPrivate(name) }
        }
        return nil
    }
}

extension LexedText {
    /// Whether a word is the label of an argument.
    func isLabel(_ index: Int) -> Bool {
        kind(index + 1) == .colon && [.openParenthesis, .comma].contains(kind(index - 1))
            && opening(around: index).map(kind) == .openParenthesis
    }

    /// Whether a token is on a new line and continues nothing.
    func isStartOfStatement(_ index: Int) -> Bool {
        let before = tokens[index - 1]
        return tokens[index].startsLine && tokens[index].isWord
            && !before.isOperator && ![.equal, .period, .comma, .infixQuestion, .colon].contains(before.kind)
            && !before.isOpening
    }
}
