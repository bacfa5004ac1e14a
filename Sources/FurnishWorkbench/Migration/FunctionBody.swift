import FurnishCore

/// The body of a closure as that of a function at file level.
struct FunctionBody {
    private let body: Range<Int>
    private let text: LexedText
    private let replaced: [(tokens: Range<Int>, name: String)]
    private let sources: ContainerSources
    /// A name that the function takes.
    private let known: String?

    /// - Parameter replaced: Tokens in the order of the body, with the text in their place.
    init(
        _ body: Range<Int>, in text: LexedText, replacing replaced: [(Range<Int>, String)], known: String?,
        _ sources: ContainerSources
    ) {
        (self.body, self.text, self.sources, self.known) = (body, text, sources, known)
        self.replaced = replaced.map { (tokens: $0.0, name: $0.1) }
    }

    /// Its lines, with as many spaces as belong to each behind those of the first.
    func lines(at site: Site) -> [String] {
        let owner = sources.symbols.enclosingType(of: site).map(sources.symbols.name(of:)) ?? ""
        let qualified = staticMembers(at: site).map { (tokens: $0..<$0 + 1, name: owner + "." + text.text($0)) }
        let parts = (replaced + qualified).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        var (written, next) = ("", text.tokens[body.lowerBound].start)
        for part in parts {
            let range = text.range(part.tokens)
            written += text.source.text(ByteRange(next, range.start)) + part.name
            next = range.end
        }
        written += text.source.text(ByteRange(next, text.tokens[body.upperBound - 1].end))
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let spaces = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        let indentation = spaces.min() ?? 0
        return [lines[0]]
            + lines.dropFirst().map { String($0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count))) }
    }

    /// The tokens that name static members of the type around the registration.
    private func staticMembers(at site: Site) -> [Int] {
        let members = members(at: site)
        return body.filter { index in
            isFree(index)
                && members[text.text(index)].map { sources.program.declaration($0).traits.contains(.isStatic) } == true
        }
    }

    /// Whether a token is a name that is neither a member of something, a label, local, nor replaced.
    private func isFree(_ index: Int) -> Bool {
        text.tokens[index].isWord && text.kind(index - 1) != .period && text.kind(index + 1) != .colon
            && text.text(index) != known && !replaced.contains { $0.tokens.contains(index) }
            && text.locals.meaning(of: text.text(index), at: index) == nil
    }

    private func members(at site: Site) -> [String: Site] {
        guard let owner = sources.symbols.enclosingType(of: site) else { return [:] }
        let all = [Declaration.Kind.property, .function].flatMap { sources.symbols.members(of: owner, $0) }
        return Dictionary(all.map { (sources.program.names.text(sources.program.name($0)), $0) }) { first, _ in first }
    }

    /// What a function at file level cannot use: a value around the closure, or something private of another type.
    func obstacle(at site: Site) -> StayReason? {
        let members = members(at: site)
        for index in body where text.tokens[index].isWord && !replaced.contains(where: { $0.tokens.contains(index) }) {
            let name = text.text(index)
            if text.keyword(index) == .`self`, text.kind(index - 1) != .period { return .captures("self") }
            if let local = text.locals.meaning(of: name, at: index), local.index < body.lowerBound, name != known,
                text.kind(index - 1) != .period
            {
                return .captures(name)
            }
            guard isFree(index), let member = members[name] else { continue }
            let declaration = sources.program.declaration(member)
            if !declaration.traits.contains(.isStatic) { return .captures(name) }
            if declaration.access < .fileprivate { return .needsPrivate(name) }
        }
        return nil
    }
}
