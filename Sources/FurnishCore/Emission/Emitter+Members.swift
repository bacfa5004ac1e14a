/// The members that the factory has for each type.
extension Emitter {
    func emitDeclarations(of offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.isOwnType(offer), graph.isStored(provider) {
            emitStored(offer)
        } else if graph.isOwnType(offer), graph.providers[provider].lifetime == .once {
            emitSummary(offer)
            emitLazy(offer)
        } else {
            let overloads = overloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                emitForEachDefaultIsolation(provider, overloads[position]) { overload in
                    emitSummary(offer, overload)
                    emit(offer, overload)
                }
            }
        }
        emitPendingMembers()
    }

    /// A private member may add further ones while it is written.
    private func emitPendingMembers() {
        while !pendingMembers.isEmpty { pendingMembers.removeFirst()() }
    }

    /// Writes a member once, or twice if it follows the module's default isolation.
    func emitForEachDefaultIsolation(
        _ provider: ProviderID, _ overload: MemberOverload = MemberOverload(), _ emit: (MemberOverload) -> Void
    ) {
        guard followsDefault[provider] else { return emit(overload) }
        writer.conditional(on: DefaultIsolation.condition) {
            var following = overload
            following.followsDefault = true
            emit(following)
        } else: {
            emit(overload)
            emitPendingMembers()
        }
    }

    private func emit(_ offer: OfferID, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        if graph.isProperty(provider), !overload.takesShared { return emitProperty(offer, overload) }
        emitMethod(offer, overload) {
            guard graph.isOwnType(offer) else { return emitAlias(offer, overload) }
            let delegate = !overload.takesShared && graph.isHanded(offer) ? offer : nil
            emitBody(expression(provider, omitted: overload.omitted), offer, overload, delegatingTo: delegate)
        }
    }

    // MARK: Properties

    private func emitLazy(_ offer: OfferID) {
        let provider = graph.offers[offer].provider
        let expression = expression(provider)
        writeHead(offer, graph.effects[provider], "private(set) lazy var ")
        writer.write(": ")
        writer.write(type(offer))
        writer.write(" =")
        let isStatement = expression.sharedOffers.isEmpty && graph.capturingAutoclosures(of: provider).isEmpty
        if graph.providers[provider].injections.isEmpty, isStatement {
            writer.write(" ")
            writer.line(expression.construction())
        } else {
            writer.braces(then: "()") { emitBody(expression, offer) }
        }
    }

    /// Writes a computed property.
    private func emitProperty(_ offer: OfferID, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        if !graph.isOwnType(offer) {
            return emitGetter(offer, Call(reading: name(graph.offers[offer].ownOffer)), overload)
        }
        let expression = expression(provider)
        if expression.sharedOffers.isEmpty, !graph.hasConditionalElements(provider) {
            return emitGetter(offer, expression.construction(), overload)
        }
        let effects = effectWords(provider)
        writeHead(offer, graph.effects[provider], "var ", overload)
        writer.write(": ")
        writer.write(type(offer))
        writer.braces {
            let delegate = graph.isHanded(offer) ? offer : nil
            if effects.isEmpty { return emitBody(expression, offer, overload, delegatingTo: delegate) }
            writer.write("get" + effects)
            writer.braces { emitBody(expression, offer, overload, delegatingTo: delegate) }
        }
    }

    /// Writes the property on one line, unless its value alone is too long for one.
    private func emitGetter(_ offer: OfferID, _ value: Call, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let effects = graph.effects[provider]
        writeHead(offer, effects, "var ", overload)
        writer.write(": ")
        writer.write(type(offer))
        writer.write(" { ")
        if effects.isEmpty {
            writer.write(value.isRead ? Call(reading: SwiftKeyword.alone(value.callee)) : value, at: 0)
        } else {
            writer.write("get\(effectWords(provider)) { \(effects.prefix)")
            writer.write(value, at: 0)
            writer.write(" }")
        }
        writer.line(" }")
    }
}
