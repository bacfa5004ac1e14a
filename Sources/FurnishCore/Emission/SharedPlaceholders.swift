/// Placeholders for shared instances that exist only under some conditions.
///
/// Swift does not allow `#if` around a parameter or an argument. So a member takes such an instance as a type of the
/// factory's own, `SharedProbe`. Where nothing provides a `Probe`, that type is `Void`, and `makeProbe` makes nothing.
extension Emitter {
    func emitPlaceholder(_ offer: OfferID) {
        guard let name = names.placeholders[offer] else { return }
        let provider = graph.offers[offer].provider
        let type = describer.type(offer)
        // A parameter can be `@escaping` only if its type is a function under all conditions.
        let isFunction = graph.isFunction(graph.offers[offer].type)
        writer.blankLine()
        writer.conditional(on: conditions.text(ofMakersOf: offer)) {
            emitPlaceholderType(name, type, offer)
        } else: {
            emitPlaceholderType(name, isFunction ? "() -> \(types.void)" : types.void, offer)
            for overload in describer.overloads(of: offer)
            where graph.hasOverload(of: offer, receiving: overload.receives) {
                writer.blankLine()
                emitForEachDefaultIsolation(provider, overload) { overload in
                    var head = describer.head(offer, overload)
                    let title = types.title(graph.offers[offer].type)
                    head.documentation = "Makes nothing, because nothing provides `\(title)` here."
                    head.result = name
                    return head.returning(SwiftValue(text: isFunction ? "{}" : "()"))
                }
            }
        }
    }

    private func emitPlaceholderType(_ name: String, _ type: String, _ offer: OfferID) {
        if let availability = graph.availability(ofOffer: offer) { writer.attributes(availability) }
        writer.line(describer.access.ofMember(offer).modifier(ifPublic: "public") + "typealias \(name) = \(type)")
    }
}

extension MemberNames {
    /// The type under which members of the provider's factory take a shared instance; nil for the instance's own type.
    func placeholderType(_ shared: OfferID, for provider: ProviderID, _ graph: DependencyGraph) -> String? {
        guard let name = placeholders[shared] else { return nil }
        let home = graph.scopeOf[graph.offers[shared].provider]
        if home == graph.scopeOf[provider] { return name }
        return SwiftKeyword.escaped(graph.bindings.scopes[home].factory) + "." + name
    }
}

extension Expression {
    /// Whether a body that makes its own instance uses a shared one.
    enum SharedUse {
        case never
        /// Only under further conditions.
        case sometimes
        case always
    }

    /// Instances with a placeholder may be left without use where `#if` leaves out what takes them.
    func use(of shared: OfferID) -> SharedUse {
        guard names.placeholders[shared] != nil else { return .always }
        let isPassedOn = sharedOffers.contains {
            $0 != shared && passed(to: $0).contains(shared) && use(of: $0) != .never
        }
        let takers = graph.providers[provider].needs.filter { takes($0, shared) }
        if isPassedOn || takers.contains(where: { !isConditional($0) }) { return .always }
        return takers.isEmpty ? .never : .sometimes
    }

    /// Whether a need is met by a shared instance, or by something that is passed it.
    func takes(_ need: NeedID, _ shared: OfferID) -> Bool {
        guard case .provider(let offer) = graph.fulfilments[need] else { return false }
        return graph.isShared(offer) ? graph.firstAlternative(of: offer) == shared : passed(to: offer).contains(shared)
    }

    /// Whether a need is under an `#if` of its own: an injected one, or an element of a collection.
    private func isConditional(_ need: NeedID) -> Bool {
        let definition = graph.providers[provider]
        if definition.isCollection { return graph.isConditional(element: need, of: definition) }
        return definition.injections.contains {
            $0.needs.contains(need) && graph.program.declaration($0.site).condition >= 0
        }
    }
}
