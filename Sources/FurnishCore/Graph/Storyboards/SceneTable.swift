/// The storyboards of a module beside its graph: which of the factory's classes each scene shows, and where segues lead.
struct SceneTable {
    /// Where a segue leads.
    enum Destination {
        /// A controller here or in another storyboard; several where a storyboard has a file for each language.
        case controllers([Storyboard.Controller])
        /// A reference to what is not there: where it says so, and what is not there.
        case missing(XMLText?, String)
        /// What is not in view, or cannot be read.
        case unknown
    }

    let files: StoryboardFiles
    let graph: DependencyGraph
    let classes: StoryboardClasses
    /// The own classes that the factory makes by an initializer that takes a coder, and entry points that take none: the
    /// rows of their providers, those with a coder first.
    private let providers: [SymbolID: [Int]]
    private let storyboardsOfName: [String: [Storyboard]]

    init(_ files: StoryboardFiles, _ graph: DependencyGraph) {
        self.files = files
        self.graph = graph
        classes = StoryboardClasses(graph.symbols, isNeeded: !files.storyboards.isEmpty)
        storyboardsOfName = Dictionary(grouping: files.storyboards, by: \.name)
        var providers: [SymbolID: [Int]] = [:]
        // Without a storyboard, nobody asks.
        for provider in files.storyboards.isEmpty ? 0..<0 : graph.providers.indices where graph.isOwn(provider) {
            guard case .initializer = graph.providers[provider].construction else { continue }
            let node = graph.types[graph.providers[provider].type]
            guard node.kind == .nominal else { continue }
            let type = node.symbol
            if graph.coderNeed(of: provider) != nil {
                providers[type, default: []].insert(provider, at: 0)
            } else if graph.providers[provider].isEntryPoint {
                providers[type, default: []].append(provider)
            }
        }
        self.providers = providers
    }

    var storyboards: [Storyboard] { files.storyboards }

    /// Whether a class should be declared in the own module, and is not, in whatever form.
    func isUndeclared(_ customClass: Storyboard.CustomClass) -> Bool {
        customClass.module == graph.program.names.text(graph.program.modules[0].name)
            && files.undeclaredClasses.contains(customClass.name.text)
    }

    /// The class of a scene or another element, if the factory makes it.
    func madeClass(_ customClass: Storyboard.CustomClass?) -> SymbolID? {
        guard let customClass, let type = classes.symbol(customClass), providers[type] != nil else { return nil }
        return type
    }

    /// The providers of a class that the factory makes; see `providers`.
    func providers(of type: SymbolID) -> [Int] { providers[type] ?? [] }

    var madeClasses: [SymbolID] { Array(providers.keys) }

    /// Whether the storyboard cannot make a complete instance on its own: something is injected after the initializer,
    /// or the initializer that it calls does not work.
    func mustBeMadeByFactory(_ type: SymbolID) -> Bool {
        providers(of: type).contains { !graph.providers[$0].injections.isEmpty } || !classes.canStoryboardMake(type)
    }

    // MARK: Where segues lead

    func destination(of segue: Storyboard.Segue, in storyboard: Storyboard) -> Destination {
        guard let controller = storyboard.destination(of: segue) else { return .unknown }
        return controller.reference.map { resolve($0, in: storyboard) } ?? .controllers([controller])
    }

    private func resolve(_ reference: Storyboard.Reference, in storyboard: Storyboard) -> Destination {
        guard !reference.isInOtherBundle else { return .unknown }
        let name = reference.storyboardName?.text ?? storyboard.name
        let found = storyboardsOfName[name] ?? []
        if found.contains(where: { $0.isBroken || $0.framework == nil }) { return .unknown }
        guard !found.isEmpty else {
            // Some file systems do not tell capitals from small letters.
            let isNearMiss = storyboardsOfName.keys.contains { $0.lowercased() == name.lowercased() }
            return isNearMiss ? .unknown : .missing(reference.storyboardName, "storyboard '\(name)'")
        }
        let controllers = found.compactMap { storyboard in
            reference.identifier.map { storyboard.controller(identifier: $0.text) } ?? storyboard.initialController
        }
        if controllers.isEmpty {
            let what = reference.identifier.map { "scene '\($0.text)'" } ?? "initial scene"
            return .missing(reference.identifier ?? reference.storyboardName, what + " in storyboard '\(name)'")
        }
        return controllers.contains { $0.reference != nil } ? .unknown : .controllers(controllers)
    }
}

extension DependencyGraph {
    /// The row of the need of a coder that a storyboard hands over, if the provider takes one.
    func coderNeed(of provider: Int) -> Int? {
        providers[provider].arguments.first { needs[$0].isCoder }
    }
}
