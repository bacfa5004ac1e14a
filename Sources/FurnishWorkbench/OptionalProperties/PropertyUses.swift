import FurnishCore

/// The uses of an optional property in the module's sources, and whether they allow it to become a constant that is not optional.
///
/// The bodies of functions are not parsed, only lexed. Where a use may be one of the property, it counts as one.
struct PropertyUses {
    /// The uses that a constant does not allow, each with what to do there. Some may be there twice.
    private(set) var obstacles: [Diagnostic.Note] = []

    private let graph: DependencyGraph
    private let property: Site
    private let name: String
    /// The names of the class and its subclasses.
    private let classNames: Set<String>

    /// Whether another type has a property of the same name.
    private let isNameShared: Bool

    /// - Parameter family: The class of the property, and its subclasses.
    init(of property: Site, in family: [SymbolID], _ files: LexedFiles, _ graph: DependencyGraph) {
        self.graph = graph
        self.property = property
        name = graph.program.names.text(graph.program.name(property))
        let aliases = SymbolID.all(in: graph.symbols).filter { alias in
            graph.symbols[alias].kind == .typealias && family.contains(graph.symbols.aliasedSymbol(alias))
        }
        classNames = Set((family + aliases).map { graph.symbols.name(of: $0) })
        let (program, symbols) = (graph.program, graph.symbols)
        isNameShared = SymbolID.all(in: symbols).contains { other in
            !family.contains(other) && symbols[other].kind != .protocol
                && symbols.members(of: other, .property).contains { program.name($0) == program.name(property) }
        }
        for type in family { readMembers(of: type) }
        for file in graph.program.modules[0].files.map(Int32.init) {
            let source = graph.program.source(file)
            let isUsed = source.mentions(name) || classNames.contains { source.mentions($0) }
            guard isUsed, !graph.program.file(file).isBroken else { continue }
            read(files.text(of: file, source), file, isInClass: false, isShadowed: true)
        }
    }

    /// The uses through `self`, or by the name alone.
    private mutating func readMembers(of type: SymbolID) {
        let program = graph.program
        for part in graph.symbols[type].sites + graph.symbols[type].extensions where program.isOwn(part.file) {
            let kinds: [Declaration.Kind] = [.property, .function, .initializer, .subscript, .other]
            for member in kinds.flatMap({ program.members(of: part, $0) }) where member != property {
                let source = program.source(member.file)
                let takesName = program.parameters(of: member).contains { source.text($0.name) == name }
                let text = LexedText(source, program.declaration(member).range)
                read(text, member.file, isInClass: true, isShadowed: takesName)
            }
        }
    }

    /// - Parameters:
    ///   - isInClass: Whether `self` is an instance of the class. Otherwise only uses of other instances are read.
    ///   - isShadowed: Whether the name alone means something else.
    private mutating func read(_ text: LexedText, _ file: Int32, isInClass: Bool, isShadowed: Bool) {
        func uses(of word: String) -> [PropertyUse] {
            text.indices(of: word).map { PropertyUse(source: text.source, tokens: text.tokens, index: $0) }
        }
        for use in uses(of: "init") + classNames.flatMap(uses) where isMade(use, isInClass: isInClass) {
            obstruct(
                graph.program.location(file, use.range.start),
                "the class is made here: let the factory make it, because the new initializer takes '\(name)'")
        }
        for use in uses(of: name) where isOfProperty(use, isInClass: isInClass, isShadowed: isShadowed) {
            add(use, file)
        }
        withExtendedLifetime(text) {}
    }

    private func isMade(_ use: PropertyUse, isInClass: Bool) -> Bool {
        // Each file that is read mentions the class or the property.
        if use.isImplicitCall { return true }
        return !isInClass && classNames.contains(use.text) && (use.isCall || use.isCastOfInstance)
    }

    private func isOfProperty(_ use: PropertyUse, isInClass: Bool, isShadowed: Bool) -> Bool {
        switch use.receiver {
        case .none: isInClass && !isShadowed
        case .ofSelf: isInClass
        case .other(let type): !isInClass && classNames.contains(type)
        case .unknown(let variable): !isInClass && mayBeOfClass(variable)
        }
    }

    /// Whether an instance of unknown type may be one of the class: no other type has a property of that name, or the
    /// variable is called like the class, or like any controller or view.
    private func mayBeOfClass(_ variable: String) -> Bool {
        if !isNameShared { return true }
        let common = ["controller", "screen", "vc", "view", "viewcontroller"]
        let name = variable.lowercased()
        return common.contains(name) || !name.isEmpty && classNames.contains { $0.lowercased().hasSuffix(name) }
    }

    private mutating func add(_ use: PropertyUse, _ file: Int32) {
        let location = graph.program.location(file, use.range.start)
        switch use.effect {
        case .none: return
        case .assigns: obstruct(location, "'\(name)' is assigned here: pass the value to the initializer instead")
        case .needsOptional: obstruct(location, "'\(name)' is used as an optional here: change that first")
        }
    }

    private mutating func obstruct(_ location: Location, _ text: String) { obstacles.append(.init(location, text)) }
}
