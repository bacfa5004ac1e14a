/// The methods that open a storyboard's scenes with what the factory makes.
extension Describer {
    func member(opening scene: SceneMethods.Method, of offer: OfferID) -> Member {
        let provider = graph.offers[offer].provider
        let others = graph.givens[provider].filter { !graph.needs[$0.need].isCoder }
        let storyboard = freeName("storyboard", besides: others)
        // UIKit keeps the closure that captures the parameters.
        let parameters =
            ["from \(storyboard): \(scene.framework.storyboardClass)"]
            + others.map { parameter($0, of: provider, isEscaping: true) }
        let made = Statement(SwiftValue(text: "self." + names.escaped[offer], form: .call(arguments(of: offer))))
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
        let title = scene.identifier.map { "the scene \($0.debugDescription)" } ?? "the initial scene"
        var head = head(offer)
        head.documentation = "Opens \(title) with a new `\(type)`. (\(scene.file))"
        (head.name, head.parameters, head.result) = (SwiftKeyword.escaped(scene.name), parameters, type)
        if graph.isolations.actor(of: provider) == nil { head.isolation = "@\(types.standard("MainActor")) " }
        return Member(head: head, body: .statements(statements))
    }

    private func freeName(_ name: String, besides givens: [GivenParameter]) -> String {
        var free = name
        while givens.contains(where: { graph.program.names.text($0.name) == free }) {
            free = "the" + TypeName.capitalized(free)
        }
        return free
    }

    /// The file that declares the class of a type's scenes. It imports the framework that the storyboard's class comes from.
    func fileOfScenes(_ offer: OfferID) -> Int32? {
        let provider = graph.offers[offer].provider
        if sceneMethods[provider].isEmpty { return nil }
        return graph.symbols.symbol(of: graph.providers[provider].type).flatMap { graph.symbols[$0].sites.first?.file }
    }
}
