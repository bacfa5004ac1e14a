/// Computes Objective-C selectors, by which storyboards refer to segue actions.
struct ObjectiveCSelector {
    let program: Program

    /// The selector of an instance method; nil if it depends on more than the method's name and labels.
    func selector(of method: Site) -> String? {
        let declaration = program.declaration(method)
        if let written = writtenSelector(of: method) { return written }
        guard !declaration.traits.contains(.isAsync), !declaration.traits.contains(.isThrowing) else { return nil }
        let (name, source) = (program.names.text(program.name(method)), program.source(method.file))
        let labels = program.parameters(of: method).map { program.names.text(program.names.name(source, $0.label)) }
        guard let first = labels.first else { return name }
        return ([Self.join(name, firstLabel: first)] + labels.dropFirst()).map { $0 + ":" }.joined()
    }

    /// The name in `@objc(…)`.
    func writtenSelector(of site: Site) -> String? {
        let scanned = program.file(site.file)
        let attributes = program.declaration(site).attributes.indices.compactMap {
            scanned.trees.arguments(of: scanned.ranges[$0], named: "objc")?.first
        }
        return attributes.first.map { scanned.trees.text($0).filter { !$0.isWhitespace } }
    }

    /// Joins a method's name and its first label. Swift inserts `With` unless there is a preposition: `make(coder:)` is
    /// `makeWithCoder:`, `make(for:)` is `makeFor:`.
    private static func join(_ name: String, firstLabel label: String) -> String {
        guard !label.isEmpty else { return name }
        let isJoined = [words(of: label).first, words(of: name).last].contains { prepositions.contains($0 ?? "") }
        let start = isLower(label) ? label.prefix(1).uppercased() : String(label.prefix(1))
        return name + (isJoined ? "" : "With") + start + label.dropFirst()
    }

    /// Only ASCII has capitals.
    private static func isLower(_ text: some StringProtocol) -> Bool {
        text.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } == true
    }

    /// The words of a name as the compiler splits it, in lowercase: `makeURLFor` is `make`, `url` and `for`.
    private static func words(of text: String) -> [String] {
        var (words, rest) = ([String](), text[...])
        while let first = rest.first {
            var length = rest.prefix { $0.isASCII && $0.isUppercase }.count
            let next = rest.dropFirst(length)
            if length < 2 {
                length += first == "_" ? 1 : next.prefix { !($0.isASCII && $0.isUppercase) && $0 != "_" }.count
            } else if isLower(next) {
                length -= 1
            }
            words.append(rest.prefix(length).lowercased())
            rest = rest.dropFirst(length)
        }
        return words
    }

    /// The prepositions in the Swift compiler's own list.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
