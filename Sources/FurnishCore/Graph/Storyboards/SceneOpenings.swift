/// The ways in which the factory opens scenes: for each scene that shows a class which is made from a coder, a method
/// that takes the storyboard.
struct SceneOpenings {
    struct Opening {
        let framework: Storyboard.Framework
        /// Nil of the storyboard's initial scene.
        let identifier: String?
        /// The file's name, for a reader of the generated code.
        let file: String
        /// What the factory's method is called.
        var method = ""
    }

    /// By provider, in the order of files and scenes.
    private var openings: [Int: [Opening]] = [:]
    private var known: Set<String> = []

    init(_ scenes: SceneTable, _ names: MemberNames) {
        for storyboard in scenes.storyboards {
            for controller in storyboard.controllers {
                guard let opening = Self.opening(of: controller, in: storyboard),
                    let type = scenes.madeClass(controller.customClass)
                else { continue }
                for provider in scenes.providers(of: type) where Self.canOpen(provider, scenes.graph) {
                    add(opening, to: provider)
                }
            }
        }
        if !openings.isEmpty { nameMethods(scenes.graph, names) }
    }

    subscript(provider: Int) -> [Opening] { openings[provider] ?? [] }

    private static func opening(of controller: Storyboard.Controller, in storyboard: Storyboard) -> Opening? {
        guard let framework = storyboard.framework else { return nil }
        let isInitial = controller.id == storyboard.initialID
        // A scene without either is reached by segues only.
        guard isInitial || controller.identifier != nil else { return nil }
        return Opening(
            framework: framework, identifier: controller.identifier?.text, file: storyboard.name + ".storyboard")
    }

    /// What UIKit calls back for the controller can neither wait nor throw, and is kept.
    private static func canOpen(_ provider: Int, _ graph: DependencyGraph) -> Bool {
        graph.coderNeed(of: provider) != nil && graph.effects[provider].isEmpty && graph.isNewlyMade(provider)
            && !graph.givens[provider].contains { graph.needs[$0.need].isInout }
    }

    /// A storyboard may have a file for each language, and two may have a scene of one name.
    private mutating func add(_ opening: Opening, to provider: Int) {
        let scene = "\(provider) \(opening.framework.storyboardClass) \(opening.identifier ?? "")"
        if known.insert(scene).inserted { openings[provider, default: []].append(opening) }
    }

    // MARK: Names

    /// The only scene of a class is opened by a method of the class's own name, the others by their identifiers.
    private mutating func nameMethods(_ graph: DependencyGraph, _ names: MemberNames) {
        var used: Set<String> = []
        for row in graph.offers.indices where graph.hasMember(row) && graph.isOwnType(row) {
            let provider = graph.offers[row].provider
            guard let known = openings[provider] else { continue }
            let labels = graph.givens[provider].map { graph.program.names.text($0.name) + ":" }.joined()
            var named: [Opening] = []
            for opening in known {
                let identifier = known.count > 1 ? opening.identifier.map(Self.camelCase) ?? "" : ""
                let candidates =
                    identifier.isEmpty ? [names.names[row]] : ["make" + identifier, names.names[row] + identifier]
                let framework = opening.framework.storyboardClass
                let free = candidates.first { used.insert($0 + "(" + framework + "," + labels).inserted }
                guard let free else { continue }
                named.append(opening)
                named[named.count - 1].method = free
            }
            openings[provider] = named
        }
    }

    /// `animal-as cat` is `AnimalAsCat`.
    private static func camelCase(_ identifier: String) -> String {
        identifier.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
