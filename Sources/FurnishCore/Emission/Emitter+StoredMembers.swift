/// Stored instances for which `lazy` is not enough: weak, async or throwing ones, and those of sendable factories.
extension Emitter {
    func emitStored(_ offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.isShared(provider) {
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
        let head = documentedHead(offer)
        writer.write(head)
        writer.braces {
            writer.write("get" + head.effects)
            writer.braces {
                writer.line("if let \(storage) { return \(storage)\(isErased ? " as! \(head.result)" : "") }")
                writer.line("let instance = \(graph.effects[provider].prefix)\(build)()")
                writer.line("\(storage) = instance\(isErased && !isWeak(provider) ? " as Any" : "")")
                writer.line("return instance")
            }
        }
        writer.blankLine()
        var held = head.asPrivate(storage, introducer: isWeak(provider) ? "weak var " : "var ", nil)
        held.availability = storageAvailability(provider)
        held.result = isErased ? (isWeak(provider) ? types.standard("AnyObject") + "?" : "Any?") : heldType(offer)
        writer.write(held)
        writer.endLine()
        writer.blankLine()
        emitBuildMethod(offer, build)
    }

    /// Writes storage for an instance that several tasks or threads may request while it is built.
    private func emitSynchronized(_ offer: OfferID, by storageClass: String) {
        let provider = graph.offers[offer].provider
        let storage = privateName(names.names[offer] + "Storage")
        let build = privateName("build" + TypeName.capitalized(names.names[offer]))
        if graph.isSendable(graph.offers[offer].type) {
            emitSynchronizedProperty(offer, storage, build, MemberOverload())
        } else {
            emitForEachDefaultIsolation(provider) { emitSynchronizedProperty(offer, storage, build, $0) }
        }
        writer.blankLine()
        writer.write(
            MemberHead(
                availability: storageAvailability(provider), access: "private ", introducer: "let ", name: storage))
        let held = graph.isErased(provider) ? erasedType(provider) : type(offer)
        writer.write(" = \(storageClass)<\(held), \(failure(provider))>")
        if isWeak(provider) { emitWeakClosure(provider) } else { writer.line("()") }
        writer.blankLine()
        emitBuildMethod(offer, build)
    }

    private func emitSynchronizedProperty(
        _ offer: OfferID, _ storage: String, _ build: String, _ overload: MemberOverload
    ) {
        let provider = graph.offers[offer].provider
        let effects = graph.effects[provider]
        let head = documentedHead(offer, overload)
        // A function on the main actor cannot be passed on if its value must stay there; a closure can.
        let argument =
            overload.followsDefault ? " { \(closureHead(provider))\(effects.prefix)self.\(build)() }" : "(\(build))"
        let cast = graph.isErased(provider) ? " as! \(head.result)" : ""
        let value = "\(effects.prefix)\(storage).value\(argument)\(cast)"
        writer.write(head)
        writer.braces { writer.line(effects.isEmpty ? value : "get\(head.effects) { \(value) }") }
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
        let provider = graph.offers[offer].provider
        emitForEachDefaultIsolation(provider) { overload in
            writer.member(head(offer, overload).asPrivate(build)) { emitBody(expression(provider), offer, overload) }
        }
    }

    private func isWeak(_ provider: ProviderID) -> Bool { graph.providers[provider].lifetime == .weak }

    /// The optional type of the storage.
    private func heldType(_ offer: OfferID) -> String {
        let type = isWeak(graph.offers[offer].provider) ? graph.madeType(offer) : graph.offers[offer].type
        return types.spell(graph.types.intern(.optional, [TypeChild(type)]))
    }

    private func failure(_ provider: ProviderID) -> String {
        guard graph.effects[provider].contains(.isThrowing) else { return types.standard("Never") }
        if case .type(let type) = graph.thrown[provider] { return types.spell(type) }
        return "any \(types.standard("Error"))"
    }

    /// Writes a closure that keeps an instance weakly. If a failable initializer returns nil, nothing is kept.
    private func emitWeakClosure(_ provider: ProviderID) {
        let kept =
            graph.providers[provider].isFailable ? "instance.map(\(types.standard("Optional")).some)" : "instance"
        writer.line(" { instance in")
        writer.nested { writer.line("{ [weak instance] in \(kept) }") }
        writer.line("}")
    }

    /// A name that differs from all members of the factory and from the globals that they call.
    func privateName(_ wanted: String) -> String {
        var name = wanted
        while names.all.contains(name) || globals.contains(name) { name += "_" }
        return SwiftKeyword.escaped(name)
    }
}
