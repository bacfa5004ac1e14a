import FurnishCore

/// The uses of an optional property in the module's sources, and whether they allow it to become a constant that is not optional.
///
/// The bodies of functions are not parsed, only lexed. Where a use may be one of the property, it counts as one.
struct PropertyUses {
    /// The uses that a constant does not allow, each with what to do there. Some may be there twice.
    private(set) var obstacles: [Diagnostic.Note] = []
    /// The same of objects whose class is unknown.
    private(set) var possible: [Diagnostic.Note] = []

    /// Whether a part of the value is changed, so that the property stays a variable.
    private(set) var changesPart = false

    private let graph: DependencyGraph
    private let property: Site
    /// The labels of the new initializer.
    private let labels: [String]
    private let isStaying: Bool
    private let name: String
    /// The class of the property, and its subclasses.
    private let family: [SymbolID]
    private var className: String { graph.symbols.name(of: family[0]) }
    /// The names of these classes.
    private let classNames: Set<String>

    /// - Parameter isStaying: Whether the declaration of the property does not change.
    init(
        of property: Site, of complete: CompleteClass, in family: [SymbolID], isStaying: Bool, _ files: LexedFiles
    ) {
        (graph, labels, self.isStaying) = (complete.graph, complete.labels, isStaying)
        self.property = property
        self.family = family
        let (program, symbols) = (graph.program, graph.symbols)
        name = program.names.text(program.name(property))
        let aliases = SymbolID.all(in: symbols).filter { alias in
            symbols[alias].kind == .typealias && family.contains(symbols.aliasedSymbol(alias))
        }
        classNames = Set((family + aliases).map { symbols.name(of: $0) })
        for file in program.modules[0].files.map(Int32.init) {
            let source = program.source(file)
            let isUsed = source.mentions(name) || classNames.contains { source.mentions($0) }
            if isUsed, !program.file(file).isBroken { read(files.text(of: file, program)) }
        }
    }

    private mutating func read(_ text: LexedText) {
        func uses(of word: String) -> [PropertyUse] {
            text.indices(of: word).map { PropertyUse(lexed: text, index: $0) }
        }
        let values = ValueTypes(text: text, graph: graph)
        for use in uses(of: "init") + classNames.flatMap(uses) where isMade(use, values) {
            obstruct(
                use, "the class is made here: let the factory make it, because the new initializer takes '\(name)'")
        }
        if isStaying { return }
        let written = graph.program.declaration(property).type
        for use in uses(of: name) where use.isProperty {
            switch owner(of: use, values) {
            case .this:
                add(use, values)
                if !changesPart {
                    changesPart = values.changesPart(of: graph.symbols.readType(written, at: property), use)
                }
            case .unknown where use.effect != .none && !assignsOtherType(use, values):
                let action = use.effect == .assigns ? "assigned" : "used as an optional"
                let text = "'\(name)' of '\(className)' may be \(action) here"
                possible.append(note(use, text + ": write the type of the value before the dot, if it is another"))
            default: break
            }
        }
    }

    /// Whether the class is made with other arguments than those of the new initializer.
    private func isMade(_ use: PropertyUse, _ values: ValueTypes) -> Bool {
        let isMade =
            use.isImplicitCall
            ? use.lexed.kind(use.index - 2) == .equal && classNames.contains(use.lexed.text(use.index - 3))
                || values.result(at: use.index - 1).map(family.contains) == true
            : classNames.contains(use.text) && use.isCall
        let open = use.lexed.first(.openParenthesis, from: use.index)
        // A subclass may take more.
        return isMade && open.map { use.lexed.labels(of: $0).starts(with: labels) } != true
    }

    /// The class whose property is used.
    private enum Owner { case this, other, unknown }

    private func owner(of use: PropertyUse, _ values: ValueTypes) -> Owner {
        guard let receiver = use.receiver else {
            let isLocal = use.lexed.locals.meaning(of: name, at: use.index) != nil
            return !isLocal && values.enclosingType(at: use.index).map(family.contains) == true ? .this : .other
        }
        guard let symbol = values.symbol(of: receiver) else { return .unknown }
        return family.contains(symbol) ? .this : .other
    }

    /// Whether what is assigned is made by the initializer of a type that the property cannot have.
    private func assignsOtherType(_ use: PropertyUse, _ values: ValueTypes) -> Bool {
        guard use.effect == .assigns, let value = use.assignedCall, let made = values.symbol(of: value),
            let wanted = values.symbol(graph.symbols.readType(graph.program.declaration(property).type, at: property))
        else { return false }
        return !Ancestry(of: graph.symbols.implicitType(made), graph.symbols).found.contains(wanted)
    }

    private mutating func add(_ use: PropertyUse, _ values: ValueTypes) {
        switch use.effect {
        case .none:
            guard let copy = use.copy else { return }
            for index in use.lexed.indices(of: use.lexed.text(copy.index)) {
                let other = PropertyUse(lexed: use.lexed, index: index)
                let isOfCopy = use.lexed.locals.meaning(of: other.text, at: index)?.index == copy.index
                if isOfCopy, other.receiver == nil, other.effect == .needsOptional { add(other, values) }
            }
        case .assigns:
            // The controller's own properties are no values for the next one.
            let isOfOther = use.receiver.map { use.lexed.text($0.lowerBound) != "self" } == true
            let site = values.site(at: use.index)
            let advice =
                isOfOther && site.row >= 0 && graph.program.fullName(of: site) == "prepare(for:sender:)"
                ? "let a segue action pass the value, '@IBSegueAction func make\(className)(_ coder: NSCoder) -> \(className)?'"
                : "pass the value to the initializer instead"
            obstruct(use, "'\(name)' is assigned here: " + advice)
        case .needsOptional: obstruct(use, "'\(use.text)' is used as an optional here: change that first")
        }
    }

    private mutating func obstruct(_ use: PropertyUse, _ text: String) { obstacles.append(note(use, text)) }

    private func note(_ use: PropertyUse, _ text: String) -> Diagnostic.Note {
        .init(graph.program.location(use.lexed.file, use.range.start), text)
    }
}
