/// A segue without an action to a controller that only the factory can make.
package struct SegueBypass: GraphReader {
    package let graph: DependencyGraph
    private let storyboard: Storyboard
    private let segue: Storyboard.Segue
    let provider: ProviderID
    /// The class that can have the segue action; nil if the source has no class.
    let customClass: Storyboard.CustomClass?
    /// That class, if it is the own module's.
    package let source: SymbolID?
    /// Its segue actions that make the controller.
    private let actions: [(method: Site, selector: String)]
    /// Its property for the closure that makes the controller.
    package let property: Site?
    package let classes: StoryboardClasses
    /// Whether the code that opens the controller passes values, which a person has to choose.
    private let asksForValues: Bool
    /// The selectors of all segues.
    private let used: [String]

    package static func all(in scenes: SceneTable) -> [SegueBypass] {
        let storyboards = scenes.storyboards.filter { $0.framework != nil }
        let used = storyboards.flatMap(\.segues).compactMap(\.selector?.text)
        return storyboards.flatMap { storyboard in
            storyboard.segues.compactMap { SegueBypass($0, storyboard, scenes, used) }
        }
    }

    private init?(_ segue: Storyboard.Segue, _ storyboard: Storyboard, _ scenes: SceneTable, _ used: [String]) {
        guard !segue.isUnwind, segue.selector == nil,
            case .controllers(let shown) = scenes.destination(of: segue, in: storyboard)
        else { return nil }
        let graph = scenes.graph
        let types = shown.compactMap { scenes.madeClass($0.customClass) }.filter(scenes.mustBeMadeByFactory)
        let providers = types.compactMap { scenes.providers(of: $0).first }
        guard let provider = providers.first(where: graph.resolution.takesCoder) else { return nil }
        (self.graph, self.storyboard, self.segue, self.provider, self.used) = (graph, storyboard, segue, provider, used)
        classes = scenes.classes
        // The controller whose segue opens a container may make its contents too.
        let sources = storyboard.source(of: segue).map { [$0] + scenes.openers(of: $0) } ?? []
        let made = graph.symbols.symbol(of: graph.providers[provider].type)
        let fitting = sources.compactMap(\.customClass).map { customClass in
            let type = scenes.classes.symbol(customClass)
            let actions = type.map(scenes.classes.segueActions) ?? []
            return (customClass, type, actions.filter { scenes.classes.resultClass(of: $0.method) == made })
        }
        let chosen = fitting.first { !$0.2.isEmpty } ?? fitting.first
        (customClass, source, actions) = (chosen?.0, chosen?.1, chosen?.2 ?? [])
        let properties = source.map { graph.symbols[$0].sites.flatMap(graph.program.storedProperties) } ?? []
        let values = graph.givens[provider].filter { given in
            !graph.needs[given.need].isCoder && graph.needs[given.need].defaultValue == .none
        }
        asksForValues = !values.isEmpty
        property = properties.first { property in
            let type = graph.keys.key(graph.symbols.readType(graph.program.declaration(property).type, at: property))
            guard let function = graph.types.function(type), let first = function.parameters.first else { return false }
            return function.parameters.count == values.count + 1 && graph.text.show(first.type) == "NSCoder"
                && graph.symbols.symbol(of: graph.types.withoutOptional(function.result)) == made
        }
    }

    var location: Location { storyboard.location(segue.offset) }

    // MARK: What to write

    /// `makeDetail` for a `DetailViewController`; the whole name of the class where a member has that name.
    package var name: String {
        let type = graph.text.show(providers[provider].type)
        let ending = ["ViewController", "Controller"].first { type.hasSuffix($0) && type != $0 } ?? ""
        let short = "make" + type.dropLast(ending.count)
        return isFree(short) ? short : "make" + type
    }

    /// Whether the source has no member of a name, but for the closure that makes the controller.
    package func isFree(_ name: String) -> Bool {
        source.map(symbols.inheritanceChain)?.contains { ancestor in
            members(of: ancestor).contains { $0 != property && names.text(program.name($0)) == name }
        } != true
    }

    /// `(NSCoder) -> DetailViewController?`
    package var closure: String { closure(making: provider) }

    /// `@IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController?`
    package var head: String {
        let result = graph.text.show(providers[provider].type) + (providers[provider].isFailable ? "?" : "")
        return "@IBSegueAction func \(name)(_ coder: NSCoder) -> \(result)"
    }

    /// Whether Furnish can write the method.
    package var needsMethod: Bool { actions.isEmpty && !asksForValues }

    /// Connects the segue to the method that the source has; nothing if a person has to choose, because the method of another segue
    /// may pass other values.
    package var connection: [Change] {
        guard let first = actions.first?.selector else { return [] }
        return asksForValues && (actions.count > 1 || used.contains(first)) ? [] : [connecting(to: first)]
    }

    package func connecting(to selector: String) -> Change {
        Change(storyboard.source, .attribute(segue.offset, "destinationCreationSelector=\"\(selector)\""))
    }
}
