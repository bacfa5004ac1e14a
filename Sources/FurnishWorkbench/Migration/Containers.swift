import FurnishCore

/// The containers of an app besides the main one.
struct Containers {
    /// The names of members that hold a child container, or a second one such as that for previews.
    private var others: Set<String> = []
    /// The assemblies that fill a child container.
    private var childAssemblies: Set<String> = []
    private let type: String

    init(_ tool: ContainerTool, _ texts: [LexedText], _ symbols: SymbolTable) {
        type = tool == .resolver ? "Resolver" : "Container"
        if tool == .factory { return }
        var independent: [String: Int] = [:]
        for text in texts {
            for index in text.indices(of: type) where text.kind(index + 1) == .openParenthesis {
                guard text.kind(index - 1) == .equal else { continue }
                let name = text.kind(index - 3) == .colon ? index - 4 : index - 2
                if text.locals.name(at: name) != nil || ["main", "root"].contains(text.text(name)) { continue }
                if tool == .resolver || Self.hasParent(index + 1, text) {
                    others.insert(text.text(name))
                } else {
                    independent[text.text(name)] = 0
                }
            }
            for index in text.indices(of: "Assembler") where Self.hasParent(index + 1, text) {
                let made = (index + 1..<text.close(of: index + 1)).filter { text.kind($0 + 1) == .openParenthesis }
                childAssemblies.formUnion(made.map(text.text))
            }
        }
        // The main container is the one that code mentions most.
        for name in independent.keys { independent[name] = texts.reduce(0) { $0 + $1.indices(of: name).count } }
        let main = independent.max { ($0.value, $1.key) < ($1.value, $0.key) }
        others.formUnion(independent.keys.filter { $0 != main?.key })
    }

    private static func hasParent(_ open: Int, _ text: LexedText) -> Bool {
        text.kind(open) == .openParenthesis && text.labels(of: open).contains { $0.hasPrefix("parent") }
    }

    /// Whether the receiver of a call, which ends before a period, is another container.
    func isOther(before period: Int, in text: LexedText) -> Bool {
        let name = text.text(period - 1)
        guard text.kind(period - 2) != .period, let local = text.locals.meaning(of: name, at: period) else {
            return others.contains(name)
        }
        guard case .value(let value) = local.origin, text.text(value.lowerBound) == type else { return false }
        return type == "Resolver" || Self.hasParent(value.lowerBound + 1, text)
    }

    func fillsChild(_ assembly: String) -> Bool { childAssemblies.contains(assembly) }
}
