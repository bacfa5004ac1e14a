/// Turns marked declarations into providers, needs and scopes. A later stage matches needs with providers.
final class Collector: BindingsWriter {
    private(set) lazy var scopes = ScopeCollector(bindings)
    private(set) lazy var injectedMembers = InjectedMembers(bindings)
    private(set) lazy var foreignFactories = ForeignFactories(bindings)
    var isolation: IsolationInference { bindings.isolation }

    /// collect: scanned files to bindings.
    static func collect(_ program: Program) -> Bindings {
        let collector = Collector(Bindings(SymbolTable(program)))
        collector.collectAll()
        return collector.bindings
    }

    private func collectAll() {
        if !program.settings.moduleListErrors.isEmpty { bindings.addUnknown(in: 0) }
        for row in 0..<program.fileCount {
            let file = Int32(row)
            let scanned = program.file(file)
            if scanned.isBroken { bindings.addUnknown(in: file) }
            guard !scanned.isBroken, !scanned.markers.isEmpty else { continue }
            bindings.addDetached(in: scanned, file: file)
            for marked in MarkedDeclaration.all(in: scanned, file: file) {
                check(marked)
                bindings.marked.add(marked)
            }
        }
        let inOrder = bindings.marked.inOrder
        var generic: [(MarkedDeclaration, SymbolID)] = []
        scopes.collect(inOrder)
        for marked in inOrder {
            let (isOwn, isVisible) = (program.isOwn(marked.site.file), isVisible(marked.site))
            // The own scopes were collected first.
            if isVisible && foreignFactories.isInput(marked.site, scopes) || isOwn && marked.scope != nil { continue }
            if isVisible, !marked.isMalformed, let type = genericType(of: marked) {
                generic.append((marked, type))
                continue
            }
            let (problems, provider) = (bindings.problemCount, bindings.providers.end)
            let isCollected = isVisible && !marked.isMalformed && collect(marked)
            // Another module's declaration without a mistake is one that this module cannot use.
            if isVisible, marked.isMalformed || !isCollected && (isOwn || bindings.problemCount > problems) {
                bindings.addInvalid(marked)
            } else if bindings.providers.end == provider {
                noteHiddenElement(marked)
            }
        }
        if !generic.isEmpty { checkGeneric(generic) }
        settleForeignEntryPoints()
        for marked in inOrder where isVisible(marked.site) && injectedMembers.checkIsInjected(marked) {
            // Only providers and entry points live in a scope. Few markers state one.
            if let marker = marked.needs, !marker.scope.isEmpty, !marker.isMalformed, !isEntryPoint(marked),
                genericType(of: marked) == nil
            {
                report(.scopeOfNoEntryPoint(marked))
            }
        }
    }

    /// Reports and notes what is wrong in the markers of a declaration.
    private func check(_ marked: MarkedDeclaration) {
        let kind = program.declaration(marked.site).kind
        if marked.provides != nil, let needs = marked.needs, !needs.isMalformed, needs.scope.isEmpty,
            !needs.namesParameters || kind == .property
        {
            report(.redundantNeeds(marked))
        }
        if kind == .property || kind == .function { injectedMembers.note(marked.site) }
        if let marker = marked.provides, !marker.collection.isEmpty, !checkIsElement(marked, marker) {
            marked.noteMistake(isInNeeds: false)
        } else if kind == .property, !checkIsOneBinding(marked) {
            marked.noteMistake(isInNeeds: true)
        }
    }

    // MARK: Kinds of declarations

    /// - Returns: false after reporting why nothing can be made of the declaration.
    private func collect(_ marked: MarkedDeclaration) -> Bool {
        if let marker = marked.scope { return scopes.checkForeignScope(marked) && collectForeignScope(marked, marker) }
        switch program.declaration(marked.site).kind {
        case .class, .struct, .enum, .actor: return collectType(marked)
        case .initializer: return collectInitializer(marked)
        case .function: return collectFunction(marked)
        case .property: return collectProperty(marked)
        case .typealias: return collectAlias(marked)
        case .protocol: return collectBundle(marked)
        default: return reportMisplaced(marked)
        }
    }

    /// - Returns: false.
    func reportMisplaced(_ marked: MarkedDeclaration) -> Bool {
        if !bindings.isBroken(marked.site) { report(.misplaced(marked)) }
        return false
    }

    private func collectType(_ marked: MarkedDeclaration) -> Bool {
        guard let type = symbols.symbol(at: marked.site) else { return true }
        guard checkArguments(marked), checkAccess(marked.site) else { return false }
        if marked.provides == nil, symbols.members(of: type, .initializer).contains(where: bindings.saysNeeds) {
            return true  // The initializer's own marker makes the entry point.
        }
        return collectMade(marked, type, at: marked.site, as: nil)
    }

    /// - Parameters:
    ///   - site: The declaration of the type to make.
    ///   - target: The type of a marked typealias, which fixes generic parameters.
    func collectMade(_ marked: MarkedDeclaration, _ type: SymbolID, at site: Site, as target: TypeID?) -> Bool {
        let isOwn = program.isOwn(marked.site.file)
        if bindings.hasDetachedMarker(type) || bindings.isIncomplete && isInBrokenFile(type) { return false }
        switch InitializerChoice(of: type, at: site, as: target, symbols, isMarked: bindings.saysNeeds) {
        case .declared(let initializer):
            return checkAccess(initializer) && add(marked, of: type, madeBy: initializer, at: site, as: target)
        case .memberwise(let parameters):
            return checkMemberwise(parameters, site)
                && add(marked, of: type, memberwiseNeeds(parameters, marked), at: site, as: target)
        // Initializers that Swift adds are internal, so other modules cannot call them.
        case .modelActor where !isOwn, .implicit where !isOwn: return true
        case .modelActor: return add(marked, of: type, modelActorNeeds(at: site, marked), at: site, as: target)
        case .implicit: return add(marked, of: type, memberwiseNeeds([], marked), at: site, as: target)
        case .ambiguous(let all):
            // An alternative of the type has the initializers that are compiled with it.
            let initializers = all.filter { !bindings.conditions.areExclusive([site, $0]) }
            if bindings.conditions.areExclusive(initializers) {
                return initializers.allSatisfy { initializer in
                    !checkAccess(initializer) || add(marked, of: type, madeBy: initializer, at: site, as: target)
                }
            }
            if !initializers.contains(where: bindings.isBroken) {
                report(.ambiguousInitializer(marked.site, initializers))
            }
            return false
        case .impossible:
            // Those that are written are hidden in another module, also inherited ones.
            let written = symbols.inheritanceChain(of: type).flatMap { symbols.members(of: $0, .initializer) }
            return isOwn || written.isEmpty ? refuse(.noInitializer(marked.site)) : false
        }
    }

    /// Whether a type, an extension or a superclass is declared in a broken file, so that its initializers are unknown.
    private func isInBrokenFile(_ type: SymbolID) -> Bool {
        symbols.inheritanceChain(of: type).contains { ancestor in
            (symbols[ancestor].sites + symbols[ancestor].extensions).contains { program.file($0.file).isBroken }
        }
    }

    private func collectInitializer(_ marked: MarkedDeclaration) -> Bool {
        guard let type = symbols.enclosingType(of: marked.site) else { return true }
        guard checkOwner(marked) else { return false }
        if let marker = marked.provides, let site = symbols[type].sites.first {
            return refuse(.providedInitializer(marker, marked, of: site))
        }
        guard checkArguments(marked), !bindings.hasDetachedMarker(type) else { return false }
        if markedType(around: marked.site)?.provides != nil { return true }  // The type's marker collects it.
        return checkAccess(marked.site) && add(marked, of: type, madeBy: marked.site, at: marked.site, as: nil)
    }

    private func collectFunction(_ marked: MarkedDeclaration) -> Bool {
        let declaration = program.declaration(marked.site)
        if isNameless(marked.site) { return reportMisplaced(marked) }
        // The providers of its type collect an injected method.
        if marked.provides == nil, !program.isStaticOrGlobal(marked.site) { return true }
        guard checkArguments(marked), checkOwner(marked), checkAccess(marked.site) else { return false }
        if marked.provides != nil, declaration.type.isEmpty { return refuse(.returnsNothing(marked.site)) }
        let arguments = parameterNeeds(of: marked.site, marked: marked)
        return addMember(marked, resultType(marked), arguments, isMarkedFunction: marked.provides == nil) {
            .function($0)
        }
    }

    private func collectProperty(_ marked: MarkedDeclaration) -> Bool {
        if marked.provides == nil { return true }
        if isNameless(marked.site) { return reportMisplaced(marked) }
        if program.isOwn(marked.site.file), program.declaration(marked.site).parent < 0,
            FilePath.name(program.source(marked.site.file).path) == "main.swift"
        {
            return refuse(.inMainFile(marked.site))
        }
        guard checkArguments(marked), checkOwner(marked), checkAccess(marked.site) else { return false }
        let isTyped = !program.declaration(marked.site).type.isEmpty
        guard let type = isTyped ? resultType(marked) : InitialValue(symbols: symbols).calledType(of: marked.site)
        else { return refuse(.untyped(marked.site, isGiven: false)) }
        return addMember(marked, type) { .property($0) }
    }

    /// `typealias UserStore = Store<User>` provides that `Store`. A fake may be any type.
    private func collectAlias(_ marked: MarkedDeclaration) -> Bool {
        let declaration = program.declaration(marked.site)
        guard marked.provides != nil, declaration.generics.isEmpty else { return reportMisplaced(marked) }
        let target = symbols.readType(declaration.type, at: marked.site)
        guard let type = symbols.symbol(of: target), symbols[type].kind != .typealias,
            symbols[type].isGeneric || marked.provides?.has(.fake) == true, let site = symbols[type].sites.first
        else { return reportMisplaced(marked) }
        return checkArguments(marked) && checkAccess(marked.site) && collectMade(marked, type, at: site, as: target)
    }

    // MARK: Adding

    /// - Parameters:
    ///   - initializer: nil for an initializer that Swift adds.
    ///   - memberwise: The needs of an initializer that Swift adds.
    private func add(
        _ marked: MarkedDeclaration, of type: SymbolID, madeBy initializer: Site? = nil, _ memberwise: [Need] = [],
        at site: Site, as target: TypeID?
    ) -> Bool {
        let needs = initializer.map { parameterNeeds(of: $0, marked: marked) } ?? memberwise
        let owner = initializer.flatMap(symbols.enclosingType)
        let taken = TakenNeeds(
            arguments: inherited(needs, from: owner, by: type), injected: injectedMembers.members(of: type))
        var made = InitializedType(initializer: initializer)
        if let initializer {
            let declaration = program.declaration(initializer)
            made.isFailable = declaration.traits.contains(.isFailable)
            // It is under an `#if` that its type is not under.
            made.isConditional =
                declaration.condition >= 0
                && (initializer.file != site.file || declaration.condition != program.declaration(site).condition)
        }
        return add(
            marked, target ?? symbols.implicitType(type), taken, by: owner == type ? initializer ?? site : site,
            as: target, declared: initializer, initializer.map { Effects(of: $0, symbols) } ?? .none,
            isolation: initializer.map(isolation.isolation(ofMember:)) ?? isolation.isolation(of: type),
            condition: bindings.conditions.condition(of: made.isConditional ? initializer ?? site : marked.site)
        ) { _ in .type(made) }
    }

    /// Adds the provider of a function or property. An instance member also needs the instance.
    private func addMember(
        _ marked: MarkedDeclaration, _ type: TypeID, _ arguments: [Need] = [], isMarkedFunction: Bool = false,
        _ maker: (ProvidingMember) -> Maker
    ) -> Bool {
        let site = marked.site
        if symbols.types.mentions(.unreadable, in: type) { return refuse(.unreadable(site)) }
        let (owner, isStatic) = (symbols.selfType(at: site), program.isStaticOrGlobal(site))
        let offset = program.nameLocation(site).offset
        let receiver = isStatic ? nil : owner.map { Need(type: $0, file: site.file, offset: offset) }
        return add(
            marked, type, TakenNeeds(receiver: receiver, arguments: arguments), by: site, declared: site,
            memberOf: isStatic ? owner : nil, Effects(ofMember: site, symbols),
            isolation: isolation.isolation(ofMember: site), condition: bindings.conditions.condition(of: site)
        ) { maker(ProvidingMember(name: program.name(site), owner: $0, isMarkedFunction: isMarkedFunction)) }
    }

    /// - Parameters:
    ///   - written: The type with its generic parameters, as for `owner`.
    ///   - callee: The initializer, function or property that makes it, or the type whose initializer Swift adds.
    ///   - target: The type of a marked typealias.
    ///   - declared: The callee if it is written.
    ///   - owner: The type that a static member belongs to.
    ///   - maker: Takes the owner without generic parameters.
    private func add(
        _ marked: MarkedDeclaration, _ written: TypeID, _ taken: TakenNeeds, by callee: Site, as target: TypeID? = nil,
        declared: Site?, memberOf owner: TypeID? = nil, _ effects: Effects, isolation: TypeID?, condition: ConditionID,
        _ maker: (TypeID?) -> Maker
    ) -> Bool {
        let provides = marked.provides
        let added = provides.map { offered(marked, $0, written) } ?? (collection: nil, key: "", types: [])
        var taken = taken
        let values = settle(&taken, by: callee, as: target)
        func fixed(_ type: TypeID) -> TypeID { symbols.types.substitute(type, values) }
        let (owner, isFixed) = (owner.map(fixed), !values.isEmpty)
        let needs = bindings.add(taken)
        var thrown = declared.map { ThrownErrors(of: $0, symbols) } ?? .nothing
        var availability = symbols.availability(of: marked.site)
        if let declared { availability.merge(symbols.availability(of: declared)) }
        for injection in needs.injections {
            thrown = thrown.union(injection.thrown)
            availability.merge(symbols.availability(of: injection.site))
        }
        if isFixed, case .type(let error) = thrown { thrown = .type(fixed(error)) }
        let stated = scopes.statedScopes(of: marked).first.flatMap {
            scopes.findScope(named: $0.marker.scope, at: $0.site)
        }
        let provider = Provider(
            maker(owner), of: fixed(written), at: marked.site, marker: provides ?? marked.marker, condition: condition,
            isProvided: provides != nil, isEntryPoint: isEntryPoint(marked, in: stated),
            lifetime: provides?.lifetime ?? .each, isLive: provides?.has(.live) == true,
            isFake: provides?.has(.fake) == true,
            collection: isFixed ? added.collection.map(fixed) : added.collection,
            collectionKey: added.key, additionalTypes: isFixed ? added.types.map(fixed) : added.types, needs: needs,
            effects: effects.union(Effects(ofPassing: taken.arguments, symbols)), thrown: thrown, isolation: isolation,
            statedScope: stated, availability: availability)
        if provider.isFake { bindings.hasFakes = true }
        guard areDetermined(provider, memberOf: owner) else { return false }
        bindings.providers.append(provider)
        return true
    }

    /// Reads the collection, its key and the further types that a marker names beside the type that is made.
    private func offered(
        _ marked: MarkedDeclaration, _ marker: Marker, _ made: TypeID
    ) -> (collection: TypeID?, key: String, types: [TypeID]) {
        if marker.collection.isEmpty, marker.additionalTypes.isEmpty { return (nil, "", []) }
        let (place, scanned) = (program.placeOfMarker(on: marked.site), program.file(marked.site.file))
        let collection = marker.collection.isEmpty ? nil : symbols.readType(marker.collection, at: place)
        if let collection { checkElement(of: collection, at: marker.collection, made, marked) }
        let key = key(marker.collectionKey, in: collection, at: marked.site)
        if marker.additionalTypes.isEmpty { return (collection, key, []) }
        let named = marker.additionalTypes.indices.map {
            supertype(symbols.readType(scanned.ranges[$0], at: place), of: made)
        }
        let elements = collection.map { symbols.types.children(of: $0).map(\.type) } ?? []
        return (collection, key, related(named, besides: elements, made, marked, marker))
    }

    /// A type after `as:`, with the `any` that a protocol out of view needs: a value or an actor has no superclass.
    private func supertype(_ type: TypeID, of made: TypeID) -> TypeID {
        guard symbols.types[type].kind == .nominal, symbols[symbols.types[type].symbol].isForeign,
            let kind = symbols.symbol(of: made).map({ symbols[$0].kind }), [.struct, .enum, .actor].contains(kind)
        else { return type }
        return symbols.types.intern(.any, [TypeChild(type)])
    }

    private func resultType(_ marked: MarkedDeclaration) -> TypeID {
        let range = program.declaration(marked.site).type
        guard !range.isEmpty else { return symbols.types.intern(.tuple) }
        let written = symbols.readType(range, at: marked.site)
        let isSending = symbols.types[written].kind == .specified
        var type = isSending ? symbols.types.child(0, of: written) : written
        // With `any`, because a name that is not in view may be a protocol that requires it.
        if symbols.types[type].kind == .some {
            type = symbols.types.intern(.any, [TypeChild(symbols.types.child(0, of: type))])
        }
        // Swift allows `sending` on the result of a method, but not on a stored property.
        let isMethod = marked.provides.map { $0.lifetime == .each && $0.collection.isEmpty } ?? true
        guard isSending, isMethod else { return type }
        return symbols.types.intern(.specified, payload: symbols.types[written].payload, [TypeChild(type)])
    }
}
