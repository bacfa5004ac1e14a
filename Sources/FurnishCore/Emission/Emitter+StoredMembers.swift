/// Stored instances for which `lazy` is not enough: weak, async or throwing ones, and those of sendable factories.
extension Emitter {
    func emitStored(_ offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.hasAsyncStorage(provider) {
            emitSynchronized(offer, by: OnceClass.name(helperPrefix))
        } else if graph.isLocked(provider) {
            emitSynchronized(offer, by: LockedClass.name(helperPrefix))
        } else {
            emitUnsynchronized(offer)
        }
    }

    /// Writes storage without a lock: the instance is built on one actor and without `await`.
    private func emitUnsynchronized(_ offer: OfferID) {
        let provider = graph.offers[offer].provider
        let storage = privateName(names.names[offer] + "Storage")
        let build = privateName("build" + TypeName.capitalized(names.names[offer]))
        let isErased = graph.isErased(provider)
        var head = documentedHead(offer)
        let built = SwiftValue(text: build + "()", effects: graph.effects[provider])
        let getter = Statement.block(
            "get" + head.effects + " {",
            [
                Statement("if let \(storage) { return \(storage)\(isErased ? " as! \(head.result)" : "") }"),
                .value("let instance = ", built, ""),
                Statement("\(storage) = instance\(isErased && !isWeak(provider) ? " as Any" : "")"),
                Statement("return instance"),
            ], "}")
        head.effects = ""
        writer.write(Member(head: head, body: .statements([getter])))
        var held = head.asPrivate(storage, introducer: isWeak(provider) ? "weak var " : "var ", nil)
        held.availability = storageAvailability(provider)
        held.result = isErased ? (isWeak(provider) ? types.standard("AnyObject") + "?" : "Any?") : heldType(offer)
        writer.blankLine()
        writer.write(Member(head: held, body: .none))
        writer.blankLine()
        emitBuildMethod(offer, build)
    }

    /// Writes storage for an instance that several tasks or threads may request while it is built.
    private func emitSynchronized(_ offer: OfferID, by storageClass: String) {
        let provider = graph.offers[offer].provider
        let storage = privateName(names.names[offer] + "Storage")
        let build = privateName("build" + TypeName.capitalized(names.names[offer]))
        if graph.isSendable(graph.offers[offer].type) {
            writer.write(synchronizedProperty(offer, storage, build, MemberOverload()))
        } else {
            emitForEachDefaultIsolation(provider) { synchronizedProperty(offer, storage, build, $0) }
        }
        let held = graph.isErased(provider) ? erasedType(provider) : type(offer)
        let start = "\(storageClass)<\(held), \(failure(provider))>"
        let head = MemberHead(
            availability: storageAvailability(provider), access: "private ", introducer: "let ", name: storage)
        let initial = isWeak(provider) ? weakStorage(provider, start) : Statement(start + "()")
        writer.blankLine()
        writer.write(Member(head: head, body: .initial(initial)))
        writer.blankLine()
        emitBuildMethod(offer, build)
    }

    private func synchronizedProperty(
        _ offer: OfferID, _ storage: String, _ build: String, _ overload: MemberOverload
    ) -> Member {
        let provider = graph.offers[offer].provider
        let effects = graph.effects[provider]
        var head = documentedHead(offer, overload)
        // A function on the main actor cannot be passed on if its value must stay there; a closure can.
        let argument =
            overload.followsDefault ? " { \(closureHead(provider))\(effects.prefix)self.\(build)() }" : "(\(build))"
        let cast = graph.isErased(provider) ? " as! \(head.result)" : ""
        let value = SwiftValue(text: "\(storage).value\(argument)\(cast)", effects: effects)
        let getter = effects.isEmpty ? Statement(value) : .value("get\(head.effects) { ", value, " }")
        head.effects = ""
        return Member(head: head, body: .statements([getter]))
    }

    /// A closure's signature states its typed error, because Swift does not infer one.
    private func closureHead(_ provider: ProviderID) -> String {
        guard case .type = graph.thrown[provider] else { return "" }
        return "()\(effectWords(provider, graph.effects[provider])) in "
    }

    private func erasedType(_ provider: ProviderID) -> String {
        let isOptional = isWeak(provider) && graph.providers[provider].isFailable
        let (object, sendable) = (types.standard("AnyObject"), types.standard("Sendable"))
        switch (graph.scope(of: provider).isSendable, isWeak(provider)) {
        case (false, false): return "Any"
        case (false, true): return isOptional ? "\(object)?" : object
        case (true, false): return "any \(sendable)"
        case (true, true): return isOptional ? "(any \(object) & \(sendable))?" : "any \(object) & \(sendable)"
        }
    }

    /// Swift does not allow `@available` on stored properties of a type that is not available everywhere, so these are
    /// stored with an erased type and need no attribute.
    private func storageAvailability(_ provider: ProviderID) -> PlatformAvailability? {
        graph.isErased(provider) ? nil : graph.availability(ofProvider: provider)
    }

    private func emitBuildMethod(_ offer: OfferID, _ build: String) {
        let expression = expression(graph.offers[offer].provider)
        emitForEachDefaultIsolation(expression.provider) { overload in
            member(head(offer, overload).asPrivate(build), expression, offer, overload)
        }
    }

    private func isWeak(_ provider: ProviderID) -> Bool { graph.providers[provider].lifetime == .weak }

    /// The optional type of the storage.
    private func heldType(_ offer: OfferID) -> String {
        let type = isWeak(graph.offers[offer].provider) ? graph.madeType(offer) : graph.offers[offer].type
        return types.optional(type)
    }

    private func failure(_ provider: ProviderID) -> String {
        guard graph.effects[provider].contains(.isThrowing) else { return types.standard("Never") }
        if case .type(let type) = graph.thrown[provider] { return types.spell(type) }
        return "any \(types.standard("Error"))"
    }

    /// Storage with a closure that keeps an instance weakly. If a failable initializer returns nil, nothing is kept.
    private func weakStorage(_ provider: ProviderID, _ start: String) -> Statement {
        let kept =
            graph.providers[provider].isFailable ? "instance.map(\(types.standard("Optional")).some)" : "instance"
        return .block(start + " { instance in", [Statement("{ [weak instance] in \(kept) }")], "}")
    }

    /// A name that differs from all members of the factory and from the globals that they call.
    func privateName(_ wanted: String) -> String {
        var name = wanted
        while names.all.contains(name) || globals.contains(name) { name += "_" }
        return SwiftKeyword.escaped(name)
    }
}
