/// The methods that open a storyboard's scenes with what the factory makes.
struct SceneMember {
    private let describer: Describer
    private let offer: OfferID

    private var graph: DependencyGraph { describer.graph }
    private var types: TypeText { describer.types }
    private var provider: ProviderID { graph.offers[offer].provider }

    init(_ describer: Describer, _ offer: OfferID) { (self.describer, self.offer) = (describer, offer) }

    var declarations: [CodeDeclaration] {
        guard graph.resolution.isOwnType(offer) else { return [] }
        return describer.sceneMethods[provider].map { .member(member($0)) }
    }

    private func member(_ scene: SceneMethods.Method) -> Member {
        let others = graph.givens[provider].filter { !graph.needs[$0.need].isCoder }
        let storyboard = freeName("storyboard", besides: others)
        // UIKit keeps the closure that captures the parameters.
        let parameters =
            ["from \(storyboard): \(scene.framework.storyboardClass)"]
            + others.map { describer.parameter($0, of: provider, isEscaping: true) }
        let arguments = describer.arguments(of: offer)
        let made = Statement(SwiftValue(text: "self." + describer.names.escaped[offer], form: .call(arguments)))
        let type = types.spell(graph.madeType(offer))
        let kind = (scene.identifier == nil ? "Initial" : "") + (scene.framework == .uiKit ? "View" : "")
        let call = "\(storyboard).instantiate\(kind)Controller"
        var statements = [Statement]()
        if let identifier = scene.identifier {
            statements = [.block("\(call)(identifier: \(identifier.debugDescription)) { coder in", [made], "}")]
        } else {
            let controller = freeName("controller", besides: others)
            statements = [
                .block("let \(controller): \(type)? = \(call) { coder in", [made], "}"),
                Statement(
                    "guard let \(controller) else { preconditionFailure(\"The storyboard has no initial scene\") }"),
                Statement("return \(controller)"),
            ]
        }
        return Member(head: head(scene, parameters, type), body: .statements(statements))
    }

    private func head(_ scene: SceneMethods.Method, _ parameters: [String], _ type: String) -> MemberHead {
        let title = scene.identifier.map { "the scene \($0.debugDescription)" } ?? "the initial scene"
        let actor = graph.isolations.actor(of: provider).map { types.spell($0) } ?? types.standard("MainActor")
        let factory = graph.placement.scope(of: provider).isolation.map { types.spell($0) }
        return MemberHead(
            documentation: "Opens \(title) with a new `\(type)`. (\(scene.file))",
            availability: graph.requirements.availability(of: offer), isolation: factory == actor ? "" : "@\(actor) ",
            access: describer.accessModifier(offer), name: SwiftKeyword.escaped(scene.name), parameters: parameters,
            result: type)
    }

    private func freeName(_ name: String, besides givens: [GivenParameter]) -> String {
        var free = name
        while givens.contains(where: { graph.program.names.text($0.name) == free }) {
            free = "the" + TypeName.capitalized(free)
        }
        return free
    }
}

extension Describer {
    /// The file that declares the class of a type's scenes. It imports the framework that the storyboard's class comes from.
    func fileOfScenes(_ offer: OfferID) -> Int32? {
        let provider = graph.offers[offer].provider
        if sceneMethods[provider].isEmpty { return nil }
        return graph.symbols.symbol(of: graph.providers[provider].type).flatMap { graph.symbols[$0].sites.first?.file }
    }
}
