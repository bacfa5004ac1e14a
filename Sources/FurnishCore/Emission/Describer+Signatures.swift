/// The declarations of members before their bodies, and the text that they are made of.
extension Describer {
    /// The head of an offer's member. It has no documentation, which overrides do not repeat.
    func head(_ offer: OfferID, takesCall: Bool = false) -> MemberHead {
        let provider = graph.offers[offer].provider
        let effects = graph.effects[provider]
        var head = MemberHead(
            availability: graph.requirements.availability(of: offer),
            isolation: isolation(offer, effects, isStated: hasOneVariant(offer)),
            access: access.ofMember(offer).modifier(ifPublic: "open"), name: names.escaped[offer],
            effects: effectWords(provider, effects))
        if graph.isProperty(provider), !takesCall {
            head.introducer = "var "
            head.result = type(offer)
        } else {
            head.parameters =
                graph.givens[provider].map { parameter($0, of: provider) }
                + (takesCall ? ["in \(callName(provider)): \(callClass)"] : [])
            head.result = result(offer)
            if graph.program.hasAttribute("@discardableResult", graph.providers[provider].site) {
                head.isolation = "@discardableResult " + head.isolation
            }
        }
        return head
    }

    func documentedHead(_ offer: OfferID, takesCall: Bool = false) -> MemberHead {
        var head = head(offer, takesCall: takesCall)
        head.documentation = summary(of: offer, takesCall: takesCall)
        return head
    }

    /// A given parameter as the value that a member passes on.
    func argument(_ given: GivenParameter) -> String {
        (graph.needs[given.need].isInout ? "&" : "") + variable(given.name)
    }

    /// The name of a given parameter in a body. One called `self` would hide the factory.
    func variable(_ name: Name) -> String {
        let text = graph.program.names.escaped(name)
        return text == "`self`" ? "givenSelf" : text
    }

    /// The given parameters of a member as another member passes them on.
    func arguments(of offer: OfferID) -> [SwiftValue] {
        let provider = graph.offers[offer].provider
        return graph.givens[provider].map { given in
            SwiftValue(label: label(of: given, of: provider), text: argument(given))
        }
    }

    /// The label of a given parameter in a call, with its colon and space; empty without one.
    func label(of given: GivenParameter, of provider: ProviderID) -> String {
        graph.isUnlabelled(given, of: provider) ? "" : SwiftKeyword.label(graph.program.names.text(given.name)) + ": "
    }

    /// - Parameter isEscaping: Whether a function is, if what takes it does not say so.
    func parameter(_ given: GivenParameter, of provider: ProviderID, isEscaping: Bool = false) -> String {
        let need = graph.needs[given.need]
        let type = types.parameter(
            need.type, isEscaping: (isEscaping || given.isEscaping) && graph.keys.isFunction(need.type))
        let label = SwiftKeyword.argument(graph.program.names.text(need.name))
        let builder = if case .built(let builder) = need.passing { "@\(types.spell(builder)) " } else { "" }
        let name = label == "self" ? variable(need.name) : label
        if graph.isUnlabelled(given, of: provider) { return "\(builder)_ \(name): \(type)" }
        let names = name == label ? label : label + " " + name
        return "\(builder)\(names): \(type)" + (graph.bindings.defaultText(need).map { " = " + $0 } ?? "")
    }

    func type(_ offer: OfferID) -> String { types.spell(graph.offers[offer].type) }

    /// The attribute or modifier for a member's isolation; empty where the factory's isolation applies.
    ///
    /// Without an actor, async members run on their caller's actor, because a factory that is not `Sendable` cannot be
    /// passed to another one.
    /// - Parameter isStated: Whether a member has it even where other members follow the module's default isolation.
    func isolation(_ offer: OfferID, _ effects: Effects, isStated: Bool = false) -> String {
        let provider = graph.offers[offer].provider
        if !isStated, omitsIsolation(provider) { return "" }
        let factory = graph.placement.scope(of: provider).isolation
        if let actor = graph.isolations.stated(offer) { return actor == factory ? "" : "@" + types.spell(actor) + " " }
        return effects.contains(.isAsync) && factory == nil ? TypeText.nonsending : ""
    }

    /// Whether the property of a stored instance has one variant, even if the method that builds the instance has two.
    func hasOneVariant(_ offer: OfferID) -> Bool {
        let provider = graph.offers[offer].provider
        return !defaultIsolation.isTwice[provider]
            || graph.resolution.isOwnType(offer) && graph.hasAsyncStorage(provider)
                && graph.isSendable(graph.offers[offer].type)
    }

    func effectWords(_ provider: ProviderID, _ effects: Effects) -> String {
        effects.words(graph.requirements.thrown[provider], types)
    }

    /// The type of a method's result; empty for a call of a function that returns nothing.
    private func result(_ offer: OfferID) -> String {
        let (provider, made) = (graph.offers[offer].provider, graph.offers[offer].type)
        if graph.providers[provider].isMarkedFunction, graph.types.isVoid(made) { return "" }
        return (graph.types.isSpecified(made, as: .sending) ? "" : sending(provider)) + type(offer)
    }

    // MARK: Factories

    /// The initializer of a factory. It takes the value that the factory starts from, and the parent.
    ///
    /// - Parameter further: The parameters of a fake's own.
    func initializerHead(_ scope: ScopeID, access: Declaration.Access, taking further: [String] = []) -> MemberHead {
        let factory = graph.bindings.scopes[scope]
        var parameters: [String] = []
        if let type = factory.type, let name = names.inputs[scope] {
            parameters.append("_ \(SwiftKeyword.argument(name)): \(types.spell(type))")
        }
        if let parent = factory.parent {
            // A value called `parent` takes the name, but not the label.
            let name = names.parent == "parent" ? "" : " " + names.parent
            parameters.append("parent\(name): \(SwiftKeyword.escaped(graph.bindings.scopes[parent].factory))")
        }
        return MemberHead(
            access: access.modifier(ifPublic: "public"), introducer: "", name: "init", parameters: parameters + further)
    }

    /// The attribute of a closure that a member calls: the member's isolation.
    func closureAttribute(of provider: ProviderID, _ effects: Effects) -> String {
        if let actor = graph.isolations.actor(of: provider) { return "@\(types.spell(actor)) " }
        if graph.placement.scope(of: provider).isSendable { return "@Sendable " }
        return effects.contains(.isAsync) ? TypeText.nonsending : ""
    }

    // MARK: Names of private members and of local values

    /// A name that differs from all members of the factory and from the globals that they call.
    func privateName(_ wanted: String) -> String {
        SwiftKeyword.escaped(wanted.varied { names.all.contains($0) || globals.contains($0) })
    }

    /// The name of the variable that holds a new instance during injection.
    func instanceName(_ provider: ProviderID) -> String { names.local("instance", in: provider) }

    /// Names for needs, which differ from those of the member's other values.
    func localNames(_ needs: [NeedID], of provider: ProviderID) -> [NeedID: String] {
        var taken = Set(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.formUnion([instanceName(provider), callName(provider)])
        var names: [NeedID: String] = [:]
        for need in needs {
            names[need] = graph.program.names.text(graph.needs[need].name).varied { !taken.insert($0).inserted }
        }
        return names
    }

    /// The way to a factory around another one.
    func parentPath(_ distance: Int) -> [String] { [String](repeating: names.parent, count: distance) }
}
