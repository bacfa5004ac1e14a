/// Relates the storyboards of a module to its graph: the factory-made class of each scene, and the destination of each segue.
package struct SceneTable {
    enum Destination {
        /// A controller of this or another storyboard; several if a storyboard has a file for each language.
        case controllers([Storyboard.Controller])
        /// A reference to a scene that does not exist.
        case missing(reference: XMLText?, MissingScene)
        /// A destination that is not in view or cannot be read.
        case unknown
    }

    enum MissingScene {
        case ofMissingStoryboard(String)
        /// The initial scene if it has no identifier.
        case scene(identifier: String?, storyboard: String)
    }

    package let files: StoryboardFiles
    package let graph: DependencyGraph
    package let classes: StoryboardClasses
    /// The providers of each own class that the factory makes: those whose initializer takes a coder first, then entry points
    /// without a coder.
    private let providers: [SymbolID: [ProviderID]]
    /// The entry points whose scenes only the factory can open, because their `init(coder:)` makes nothing.
    let closedClasses: [SymbolID]
    private let storyboardsOfName: [String: [Storyboard]]

    init(_ files: StoryboardFiles, _ graph: DependencyGraph) {
        (self.files, self.graph) = (files, graph)
        classes = StoryboardClasses(graph.symbols, isNeeded: !files.storyboards.isEmpty)
        storyboardsOfName = Dictionary(grouping: files.storyboards, by: \.name)
        // Without a storyboard, the table is never read.
        let made = (files.storyboards.isEmpty ? RowRange() : graph.providers.indices).filter { provider in
            guard case .type = graph.providers[provider].maker else { return false }
            return graph.resolution.isOwn(provider) && graph.types[graph.providers[provider].type].kind == .nominal
        }
        let others = made.filter { graph.providers[$0].isEntryPoint && !graph.resolution.takesCoder($0) }
        let (fromCoder, classes) = (made.filter(graph.resolution.takesCoder), classes)
        providers = Dictionary(grouping: fromCoder + others) { graph.types[graph.providers[$0].type].symbol }
        closedClasses = Array(Set(fromCoder.map { graph.types[graph.providers[$0].type].symbol })).filter {
            classes.ownerOfClosedCoder(of: $0) != nil
        }
    }

    package var storyboards: [Storyboard] { files.storyboards }

    /// Whether a storyboard names a class of the own module that no file declares.
    func isUndeclared(_ customClass: Storyboard.CustomClass) -> Bool {
        (customClass.isOfTarget || customClass.module == graph.program.names.text(graph.program.modules[0].name))
            && files.undeclaredClasses.contains(customClass.name.text)
            && !classes.isOfOtherModule(customClass.name.text)
    }

    /// The class of a storyboard element, if the factory makes it.
    func madeClass(_ customClass: Storyboard.CustomClass?) -> SymbolID? {
        guard let customClass, let type = classes.symbol(customClass), providers[type] != nil else { return nil }
        return type
    }

    /// The providers of a factory-made class: those that take a coder first.
    func providers(of type: SymbolID) -> [ProviderID] { providers[type] ?? [] }

    var madeClasses: [SymbolID] { Array(providers.keys) }

    /// Whether the storyboard cannot make a complete instance on its own, because members are injected after initialization
    /// or its `init(coder:)` does not work.
    func mustBeMadeByFactory(_ type: SymbolID) -> Bool {
        providers(of: type).contains { !graph.providers[$0].injections.isEmpty } || !classes.canStoryboardMake(type)
    }

    /// Whether a marker chooses an initializer of a class that takes a coder. That of a subclass does if the class is generic.
    func isMadeFromCoder(_ type: SymbolID) -> Bool {
        (graph.symbols[type].isGeneric ? madeClasses : [type]).flatMap(providers).contains {
            graph.resolution.takesCoder($0)
                && graph.providers[$0].initializer.flatMap(graph.symbols.enclosingType) == type
        }
    }

    /// The code that can set a property of a view, a cell or another part of a scene, which nothing makes with arguments.
    package func setter(ofProperty site: Site) -> String? {
        guard let type = graph.symbols.enclosingType(of: site) else { return nil }
        if graph.symbols.inherits(.isCell, type) { return "where you configure the cell" }
        let isPart = storyboards.flatMap(\.elements).contains { classes.symbol($0.customClass) == type }
        let isView = graph.symbols.inherits(.hasCoder, type) && !classes.isFullyInView(type)
        let setter = isPart || isView ? "from its controller, or in its own code once it is loaded" : nil
        let maker = isPart ? "" : "; a view that only code makes can have an initializer, marked '// @Needs'"
        return setter.map { $0 + maker }
    }

    // MARK: Segues

    func destination(of segue: Storyboard.Segue, in storyboard: Storyboard) -> Destination {
        guard let controller = storyboard.destination(of: segue) else { return .unknown }
        return controller.reference.map { resolve($0, in: storyboard) } ?? .controllers([controller])
    }

    /// The controllers whose segues open a container, and those that open these if they are containers too.
    func openers(of controller: Storyboard.Controller, depth: Int = 0) -> [Storyboard.Controller] {
        guard controller.isContainer, depth < 8 else { return [] }
        return segues(to: controller).compactMap { $0.storyboard.source(of: $0.segue) }.flatMap {
            [$0] + openers(of: $0, depth: depth + 1)
        }
    }

    func segues(to controller: Storyboard.Controller) -> [(storyboard: Storyboard, segue: Storyboard.Segue)] {
        storyboards.flatMap { storyboard in
            storyboard.segues.filter { segue in
                guard case .controllers(let opened) = destination(of: segue, in: storyboard) else { return false }
                return opened.contains { $0.id == controller.id }
            }.map { (storyboard, $0) }
        }
    }

    private func resolve(_ reference: Storyboard.Reference, in storyboard: Storyboard) -> Destination {
        guard !reference.isInOtherBundle else { return .unknown }
        let name = reference.storyboardName?.text ?? storyboard.name
        let found = storyboardsOfName[name] ?? []
        if found.contains(where: { $0.isBroken || $0.framework == nil }) { return .unknown }
        guard !found.isEmpty else {
            // Some file systems ignore case, so the storyboard may still be found at run time.
            let isNearMiss = storyboardsOfName.keys.contains { $0.lowercased() == name.lowercased() }
            return isNearMiss ? .unknown : .missing(reference: reference.storyboardName, .ofMissingStoryboard(name))
        }
        let controllers = found.compactMap { storyboard in
            reference.identifier.map { storyboard.controller(identifier: $0.text) } ?? storyboard.initialController
        }
        if controllers.isEmpty {
            return .missing(
                reference: reference.identifier ?? reference.storyboardName,
                .scene(identifier: reference.identifier?.text, storyboard: name))
        }
        return controllers.contains { $0.reference != nil } ? .unknown : .controllers(controllers)
    }
}

extension DependencyGraph {
    /// The initializers that a marker would let the factory call for a controller of a storyboard.
    func unmarkedCoderInitializers(of type: SymbolID) -> [Site] {
        symbols.members(of: type, .initializer).filter { site in
            program.isOwn(site.file) && program.declaration(site).parameters.count > 1 && program.takesCoder(site)
                && bindings.marked[site]?.needs == nil
        }
    }
}
