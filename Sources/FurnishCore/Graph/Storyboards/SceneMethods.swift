/// The factory's methods that open scenes. Each takes a storyboard and opens a scene whose controller the factory makes from
/// a coder.
struct SceneMethods {
    struct Method {
        let framework: Storyboard.Framework
        /// The scene's storyboard identifier; nil for the initial scene.
        let identifier: String?
        /// The storyboard's file name, for the comment in the generated code.
        let file: String
        var name = ""
    }

    /// The methods of each provider, in the order of files and scenes.
    private var methods: [ProviderID: [Method]] = [:]
    /// The scenes that have a method. Identifiers that only Unicode normalization makes equal are two identifiers.
    private var known: Set<Spelling> = []

    init(_ scenes: SceneTable, _ names: MemberNames) {
        for storyboard in scenes.storyboards {
            for controller in storyboard.controllers {
                guard let method = Self.method(opening: controller, in: storyboard),
                    let type = scenes.madeClass(controller.customClass)
                else { continue }
                for provider in scenes.providers(of: type) where Self.canOpen(provider, scenes.graph) {
                    add(method, to: provider)
                }
            }
        }
        if !methods.isEmpty { nameMethods(scenes.graph, names) }
    }

    subscript(provider: ProviderID) -> [Method] { methods[provider] ?? [] }

    private static func method(opening controller: Storyboard.Controller, in storyboard: Storyboard) -> Method? {
        guard let framework = storyboard.framework else { return nil }
        // Only a segue can open a scene that is not initial and has no identifier.
        guard controller.id == storyboard.initialID || controller.identifier != nil else { return nil }
        return Method(
            framework: framework, identifier: controller.identifier?.text, file: storyboard.name + ".storyboard")
    }

    /// UIKit keeps the closure that makes the controller, and the closure can be neither async nor throwing.
    private static func canOpen(_ provider: ProviderID, _ graph: DependencyGraph) -> Bool {
        graph.resolution.takesCoder(provider) && graph.effects[provider].isEmpty
            && graph.resolution.isNewlyMade(provider)
            && !graph.givens[provider].contains { graph.needs[$0.need].isInout }
    }

    /// Adds a method once for each identifier: a storyboard may have a file for each language, and two storyboards may use
    /// the same identifier.
    private mutating func add(_ method: Method, to provider: ProviderID) {
        let scene = "\(provider.row) \(method.framework.storyboardClass) \(method.identifier ?? "")"
        if known.insert(Spelling(scene)).inserted { methods[provider, default: []].append(method) }
    }

    // MARK: Names

    /// Names the method of a class's only scene after the class, and the methods of several scenes after their identifiers.
    private mutating func nameMethods(_ graph: DependencyGraph, _ names: MemberNames) {
        var used: Set<Spelling> = []
        for offer in graph.offers.indices where graph.hasMember(offer) && graph.resolution.isOwnType(offer) {
            let provider = graph.offers[offer].provider
            guard let known = methods[provider] else { continue }
            let labels = graph.givens[provider].map { graph.program.names.text($0.name) + ":" }.joined()
            methods[provider] = known.compactMap { method in
                var method = method
                let identifier = known.count > 1 ? method.identifier.map(Self.camelCase) ?? "" : ""
                let candidates =
                    identifier.isEmpty ? [names.names[offer]] : ["make" + identifier, names.names[offer] + identifier]
                let framework = method.framework.storyboardClass
                let free = candidates.first { used.insert(Spelling($0 + "(" + framework + "," + labels)).inserted }
                guard let free else { return nil }
                method.name = free
                return method
            }
        }
    }

    /// Turns `animal-as cat` into `AnimalAsCat`.
    private static func camelCase(_ identifier: String) -> String {
        identifier.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
