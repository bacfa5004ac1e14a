import FurnishCore

/// A class whose optional properties become parameters of an initializer, so that each instance is complete.
struct CompleteClass {
    let graph: DependencyGraph
    let classes: StoryboardClasses
    let type: SymbolID
    let site: Site
    /// The marked optional properties of `site`, in source order.
    let optional: [OptionalNeed]
    /// The initializers that would have to change.
    let existing: [Site]
    let takesCoder: Bool
    /// The subclasses in this module, at any depth.
    let subclasses: [SymbolID]
    /// The unmarked subclasses that scenes show. They inherit the new initializer, and need a marker for it.
    let heirs: [SymbolID]
    /// Whether a scene shows a subclass.
    let isInherited: Bool
    let scenes: SceneTable
    let superclass: SuperclassInitializerSearch.Outcome

    private var symbols: SymbolTable { graph.symbols }
    private var program: Program { graph.program }

    /// - Parameter shown: The classes that storyboards show.
    init(_ optional: [OptionalNeed], of type: SymbolID, at site: Site, _ scenes: SceneTable, shown: Set<SymbolID>) {
        (graph, classes, self.type, self.site, self.optional) = (scenes.graph, scenes.classes, type, site, optional)
        let (graph, classes) = (graph, classes)
        self.scenes = scenes
        subclasses = SymbolID.all(in: graph.symbols).filter { candidate in
            candidate != type && graph.symbols[candidate].kind == .class && graph.symbols[candidate].module == 0
                && graph.symbols.inheritanceChain(of: candidate).contains(type)
        }
        // A subclass with such properties gets an initializer, and a marker, of its own; but only a marker on the subclass keeps what
        // a generic class says of given parameters.
        let hasGiven = graph.symbols[type].isGeneric && optional.contains { !$0.marker.given.isEmpty }
        let changing = Set(
            graph.bindings.optionalProperties.filter { !hasGiven || $0.isWeak || !$0.marker.given.isEmpty }
                .compactMap { graph.symbols.enclosingType(of: $0.site) })
        heirs = subclasses.filter { subclass in
            shown.contains(subclass) && !changing.contains(subclass)
                && !graph.symbols[subclass].sites.contains { graph.bindings.marked[$0] != nil }
        }
        // A subclass inherits how its superclass is made.
        isInherited = subclasses.contains(where: shown.contains)
        let isShown = isInherited || shown.contains(type)
        existing = graph.symbols.members(of: type, .initializer).filter { !classes.canStay($0) }
        let wantsCoder =
            isShown
            || (existing.contains(where: graph.program.takesCoder) || classes.isUsedByInterfaceBuilder(type))
                && !Self.isOfXib(type, graph)
        let search = SuperclassInitializerSearch(graph: graph)
        let withCoder = search.search(from: type, takesCoder: true)
        let inCode = search.search(from: type, takesCoder: false)
        // A scene shows controllers only, also where their superclass is not in view.
        takesCoder =
            isShown && inCode.initializer == nil
            || graph.symbols.inherits(.hasCoder, type)
                && (wantsCoder || inCode.initializer == nil && withCoder.initializer != nil)
        superclass = takesCoder ? withCoder : inCode
    }

    /// Whether a controller has a xib, so that code makes it: an initializer calls `super.init(nibName:bundle:)`, also that of a
    /// superclass, it overrides `nibName`, or the module makes it so.
    private static func isOfXib(_ type: SymbolID, _ graph: DependencyGraph) -> Bool {
        let (program, symbols, name) = (graph.program, graph.symbols, graph.symbols.name(of: type))
        let chain = symbols.inheritanceChain(of: type)
        return chain.flatMap { symbols.members(of: $0, .initializer) }.contains {
            program.source($0.file).text(program.declaration($0).range).contains("super.init(nibName:")
        }
            || chain.flatMap { symbols.members(of: $0, .property) }.contains {
                program.names.text(program.name($0)) == "nibName"
                    && program.declaration($0).traits.contains(.isOverride)
            } || (0..<program.fileCount).map { program.source(Int32($0)) }.contains { $0.mentions(name + "(nibName") }
    }

    /// Whether the class itself is marked `@Needs`.
    var isMarked: Bool { graph.bindings.marked[site]?.needs != nil }

    /// `init?(coder: NSCoder, viewModel: ViewModel)`.
    var signature: String {
        let called = superclass.initializer ?? SuperclassInitializer()
        return "init\(takesCoder || called.isFailable ? "?" : "")(\(written.joined(separator: ", ")))\(called.effects)"
    }

    /// `coder`, `viewModel`
    var labels: [String] {
        written.map { String($0.prefix { ![" ", ":"].contains($0) }.filter { $0 != "`" }) }
    }

    /// The parameters of the initializer.
    private var written: [String] {
        let coder = takesCoder ? ["coder: NSCoder"] : []
        var (names, others): ([String], [String])
        if existing.count == 1 {
            let file = program.file(existing[0].file)
            let own = program.parameters(of: existing[0])
            names = own.map { file.source.text($0.name) }
            others = own.filter { !file.takesCoder($0) }.map { file.writtenText($0.range) }
        } else {
            (names, others) = superclass.initializer.map { ($0.names, $0.parameters) } ?? ([], [])
        }
        return coder + others + parameters.filter { !names.contains($0.name) }.map { $0.name + ": " + $0.type }
    }

    /// The marked optional properties, and those that have no value at all.
    var properties: [Site] {
        let marked = Set(optional.map(\.site))
        return program.storedProperties(of: site).filter { property in
            let isOverride = program.declaration(property).traits.contains(.isOverride)
            return marked.contains(property) || !isOverride && !symbols.hasValue(property)
        }
    }

    /// The parameters for these properties, named as the properties are spelled, backticks included.
    var parameters: [(name: String, type: String)] {
        let marked = Set(optional.map(\.site))
        return properties.compactMap { property in
            let written = program.declaration(property).type
            let isMarked = marked.contains(property)
            if !isMarked, written.isEmpty || !program.declaration(property).attributes.isEmpty { return nil }
            let file = program.file(property.file)
            if isMarked, program.hasModifier("weak", property) {
                let wrapped = ByteRange(written.start, file.source.startOfSpaces(before: written.end) - 1)
                return (name(property), file.writtenText(wrapped) + "?")
            }
            let (type, text) =
                isMarked
                ? unwrappedType(of: property)
                : (symbols.readType(written, at: property), file.writtenText(written))
            return (name(property), graph.keys.isFunction(type) ? "@escaping " + text : text)
        }
    }

    /// The type of a property without its `?` or `!` and without parentheses around it.
    func unwrappedType(of property: Site) -> (type: TypeID, text: String) {
        let written = program.declaration(property).type
        var type = graph.types.child(0, of: symbols.readType(written, at: property))
        let source = program.source(property.file)
        var range = ByteRange(written.start, source.startOfSpaces(before: written.end) - 1)
        while graph.types[type].isParenthesised {
            type = graph.types.child(0, of: type)
            let start = source.endOfSpaces(from: range.start) + 1
            range = ByteRange(start, max(start, source.startOfSpaces(before: range.end) - 1))
        }
        return (type, program.file(property.file).writtenText(range))
    }

    func name(_ site: Site) -> String { program.source(site.file).text(program.declaration(site).name) }
}

extension StoryboardClasses {
    /// Whether an initializer stays as it is when another one becomes the way to make the class: it is unavailable, or an
    /// `init(coder:)` that stops the program.
    func canStay(_ initializer: Site) -> Bool {
        symbols.program.declaration(initializer).traits.contains(.isUnavailable)
            || takesOnlyCoder(initializer) && isClosed(initializer)
    }

    /// Whether a class has members that Interface Builder connects.
    func isUsedByInterfaceBuilder(_ type: SymbolID) -> Bool {
        let members = symbols.members(of: type, .property) + symbols.members(of: type, .function)
        return members.contains { member in
            ["@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable"].contains {
                symbols.program.hasAttribute($0, member)
            }
        }
    }
}
