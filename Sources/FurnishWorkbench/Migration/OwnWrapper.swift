import FurnishCore

/// A property wrapper of the app whose value is one look-up of its generic type.
struct OwnWrapper {
    private(set) var time = PropertyLookUp.Time.atOnce
    /// Whether it does more than to ask.
    private(set) var isMore = true
    /// The words of the look-up, in which the generic type is empty.
    private var words: [String] = []

    /// - Returns: nil for a type that is no wrapper, or asks no container.
    init?(_ type: SymbolID, _ sources: ContainerSources) {
        let (program, symbols) = (sources.program, sources.symbols)
        guard let site = symbols[type].sites.first, program.hasAttribute("@propertyWrapper", site),
            let text = sources.text(of: site.file)
        else { return nil }
        let members = program.members(of: site, .initializer) + program.members(of: site, .property)
        let found = members.flatMap { member in
            sources.lookUps(inDeclaration: member, of: text).map { (member, $0) }
        }
        guard let (member, lookUp) = found.first else { return nil }
        guard found.count == 1, !lookUp.isOptional, let generic = lookUp.spelling,
            sources.isStatic(lookUp, text, at: member), let time = Self.time(member, lookUp.tokens, text, program)
        else { return }
        (self.time, isMore) = (time, false)
        let tokens = lookUp.tokens
        words = tokens.map { index in
            let space = index > tokens.lowerBound && text.tokens[index].followsSpace ? " " : ""
            return space + (text.text(index) == generic ? "" : text.text(index..<index + 1))
        }
    }

    func value(for type: String) -> String {
        words.map { $0.isEmpty || $0 == " " ? $0 + type : $0 }.joined()
    }

    /// When a wrapper asks whose member contains the look-up and nothing else.
    private static func time(
        _ member: Site, _ lookUp: Range<Int>, _ text: LexedText, _ program: Program
    ) -> PropertyLookUp.Time? {
        let declaration = program.declaration(member)
        var (start, isWhole) = (lookUp.lowerBound, text.kind(lookUp.upperBound) == .closeBrace)
        if declaration.kind == .property {
            guard program.names.text(program.name(member)) == "wrappedValue" else { return nil }
            if !declaration.traits.contains(.isComputed) {
                let isAll = declaration.initialValue.start == text.tokens[start].start
                return !isAll ? nil : declaration.traits.contains(.isLazy) ? .once : .atOnce
            }
            if text.keyword(start - 1) == .return { start -= 1 }
        } else {
            isWhole =
                isWhole && program.parameters(of: member).isEmpty && text.kind(start - 1) == .equal
                && text.text(start - 2) == "wrappedValue"
            start -= text.kind(start - 3) == .period ? 4 : 2
        }
        guard isWhole, text.kind(start - 1) == .openBrace else { return nil }
        return declaration.kind == .property ? .always : .atOnce
    }
}
