/// Which offers have members in the factories, and the form of these members.
extension DependencyGraph {
    /// Whether the factory has a member for an offer. The nearest provider of each type has one, and so does each
    /// entry point of the module. A further type of another module's provider has one only if something needs it.
    func hasMember(_ offer: OfferID) -> Bool {
        let entry = offers[offer]
        guard isReached[entry.provider] else { return false }
        if !resolution.isOwnType(offer), !entry.isElement, !resolution.isOwn(entry.provider),
            !resolution.neededForeignKeys.contains(entry.key)
        {
            return false
        }
        return resolution.find(entry.key) == resolution.firstAlternative(of: offer)
            || resolution.isNamedAfterDeclaration(offer) || entry.isElement || providers[entry.provider].isMadeByClosure
            || providers[entry.provider].isEntryPoint
    }

    /// The offer that meets a need, if need be through closures.
    package func offer(meeting need: NeedID) -> OfferID? { resolution.madeOffer(fulfilments[need]) }

    /// The provider that meets a need, if need be through closures.
    package func provider(meeting need: NeedID) -> ProviderID? { resolution.madeProvider(fulfilments[need]) }

    /// The provider of a key; for alternatives under `#if`, the first.
    package func provider(ofKey key: TypeID) -> ProviderID? { resolution.find(key).map { offers[$0].provider } }

    /// Whether the member of a provider is a property.
    package func isProperty(_ provider: ProviderID) -> Bool {
        if !resolution.isNewlyMade(provider) { return true }
        switch providers[provider].maker {
        case .property, .collection: return givens[provider].isEmpty && !readByMethods.contains(provider)
        case .input: return true
        case .type, .function, .bundle, .factory, .foreignFactory: return false
        }
    }

    /// Whether the factory stores the instance in another way than by a lazy property.
    func isStored(_ provider: ProviderID) -> Bool {
        resolution.lifetime(of: provider) == .weak
            || (resolution.lifetime(of: provider).isKeptByFactory
                && (!effects[provider].isEmpty || isErased(provider) || placement.scope(of: provider).isSendable
                    || hasAsyncClosure(provider)))
    }

    /// Whether one of the needs is an async closure. In the initial value of a lazy property, Swift treats such a closure
    /// as nonisolated, even if the property is isolated to an actor.
    private func hasAsyncClosure(_ provider: ProviderID) -> Bool {
        calls[provider].contains { call in
            call.closure.map { closures[$0].function.traits.contains(.isAsync) } == true
        }
    }

    /// Whether a second task may ask for the instance while a first one waits for it.
    func hasAsyncStorage(_ provider: ProviderID) -> Bool { effects[provider].contains(.isAsync) && isStored(provider) }

    /// Whether a second thread may ask for the instance while it is built.
    func isLocked(_ provider: ProviderID) -> Bool {
        placement.scope(of: provider).isSendable && !effects[provider].contains(.isAsync) && isStored(provider)
    }

    /// The type that a member is named after, without the `?` that a failable initializer adds.
    func madeType(_ offer: OfferID) -> TypeID {
        let entry = offers[offer]
        return providers[entry.provider].isFailable ? types.child(0, of: entry.type) : entry.type
    }

    /// The user's extensions of a factory.
    func extensions(of factory: FactoryScope) -> [Site] {
        let symbol = symbols.find(program.names.name(factory.factory), in: nil, module: -1)
        return symbol.map { symbols[$0].extensions } ?? []
    }

    /// Whether the instance is stored without its type, because some supported platforms lack that type.
    func isErased(_ provider: ProviderID) -> Bool { requirements.availability(of: provider)?.isPartial == true }

    // MARK: Which autoclosures would keep what they are made in alive, or leave its actor

    /// Whether an autoclosure, which has no capture list, must not capture the factory, the call or a parameter: it would keep
    /// alive what its owner is kept by, or may run on another actor.
    package func isMadeFirst(_ need: NeedID, by provider: ProviderID) -> Bool {
        guard case .autoclosure(let effects, isKept: true, let reach) = needs[need].passing,
            case .provider(let offer) = fulfilments[need]
        else { return false }
        if placement.isKeptUntilEnd(provider) { return true }
        guard resolution.isShared(offer) || sharing.takesCall(offer) else { return false }
        if sharing.heldByShared.contains(provider) || !effects.isEmpty
            || !givens[offers[offer].provider].allSatisfy(canBeCaptured)
        {
            return true
        }
        switch reach {
        case .here: return false
        case .onActor(let actor): return isolations.actor(of: provider).map(keys.key) != keys.key(actor)
        case .anywhere: return true
        }
    }

    /// Whether a closure that escapes can capture a parameter.
    private func canBeCaptured(_ given: GivenParameter) -> Bool {
        keys.isFunction(given.type) ? given.isEscaping : types[given.type].kind != .specified
    }

    // MARK: Fakes

    /// Whether only an instance of the live type itself can replace it: the type is provided under its own name, and has no subclasses.
    package func isReplacedByItselfOnly(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        guard definition.additionalTypes.isEmpty, let symbol = symbols.symbol(of: definition.type) else { return false }
        let isFinal = symbols[symbol].sites.contains { program.hasModifier("final", $0) }
        return isFinal || [.struct, .enum, .actor].contains(symbols[symbol].kind)
    }
}
