import FurnishCore

/// The containers of an app besides the main one.
struct Containers {
    /// A property that holds a container, and the type that has it; empty at file level.
    private struct Holder: Hashable {
        let type: String
        let property: String
    }

    private var others: Set<Holder> = []
    /// The assemblies that fill a child container.
    private var childAssemblies: Set<String> = []
    /// In Factory, the app's own names for `Factory`.
    private(set) var factoryAliases: [String] = []
    private let type: String
    private let symbols: SymbolTable

    init(_ tool: ContainerTool, _ texts: [LexedText], _ symbols: SymbolTable) {
        self.symbols = symbols
        type = tool == .resolver ? "Resolver" : "Container"
        if tool == .factory {
            factoryAliases = texts.flatMap { text in
                text.indices(of: "Factory").filter {
                    text.keyword($0 - 3) == .typealias && text.kind($0 - 1) == .equal && text.tokens[$0 + 1].startsLine
                }.map { text.text($0 - 2) }
            }
            return
        }
        var independent: [Holder: Int] = [:]
        for text in texts {
            for index in text.indices(of: type) where text.kind(index + 1) == .openParenthesis {
                guard text.kind(index - 1) == .equal else { continue }
                let name = text.kind(index - 3) == .colon ? index - 4 : index - 2
                if text.locals.name(at: name) != nil || ["main", "root"].contains(text.text(name)) { continue }
                let holder = Holder(type: typeAround(index, text), property: text.text(name))
                if tool == .resolver || Self.hasParent(index + 1, text) {
                    others.insert(holder)
                } else {
                    independent[holder] = 0
                }
            }
            for index in text.indices(of: "Assembler") where Self.hasParent(index + 1, text) {
                let made = (index + 1..<text.close(of: index + 1)).filter { text.kind($0 + 1) == .openParenthesis }
                childAssemblies.formUnion(made.map { text.text($0) })
            }
        }
        if independent.count < 2 { return }
        // The main container is asked from most places.
        for text in texts {
            for index in text.indices(of: "resolve") where text.kind(index - 1) == .period {
                if let holder = holder(before: index - 1, in: text), independent[holder] != nil {
                    independent[holder]! += 1
                }
            }
        }
        let main = independent.max { ($0.value, $1.key.type) < ($1.value, $0.key.type) }
        others.formUnion(independent.keys.filter { $0 != main?.key })
    }

    static func hasParent(_ open: Int, _ text: LexedText) -> Bool {
        text.kind(open) == .openParenthesis
            && text.arguments(of: open).contains { $0.label.hasPrefix("parent") && text.text($0.value) != "nil" }
    }

    private func typeAround(_ index: Int, _ text: LexedText) -> String {
        symbols.program.declaration(around: index, in: text).flatMap(symbols.typeName) ?? ""
    }

    /// The property that the receiver of a call names, which ends before a period.
    private func holder(before period: Int, in text: LexedText) -> Holder? {
        // `child!.register`
        let end = [.postfixExclamation, .postfixQuestion].contains(text.kind(period - 1)) ? period - 2 : period - 1
        let name = text.text(end)
        if text.kind(end - 1) == .period {
            // `AppDelegate.container`, `AppDelegate.shared.container`, `self.container`
            let start = text.start(ofOperandBefore: period)
            let isOwn = text.keyword(start) == .`self`
            return Holder(type: isOwn ? typeAround(period, text) : text.text(start), property: name)
        }
        return text.locals.meaning(of: name, at: period) == nil
            ? Holder(type: typeAround(period, text), property: name) : nil
    }

    /// Whether the receiver of a call, which ends before a period, is another container.
    func isOther(before period: Int, in text: LexedText) -> Bool {
        if let holder = holder(before: period, in: text) {
            return others.contains(holder) || others.contains(Holder(type: "", property: holder.property))
        }
        let local = text.locals.meaning(of: text.text(period - 1), at: period)
        guard case .value(let value)? = local?.origin, text.text(value.lowerBound) == type else { return false }
        return type == "Resolver" || Self.hasParent(value.lowerBound + 1, text)
    }

    func fillsChild(_ assembly: String) -> Bool { childAssemblies.contains(assembly) }
}
