/// What a marked declaration must be for generated code to use it, and what follows from one that is not.
extension Collector {
    // MARK: Checks

    func isVisible(_ site: Site) -> Bool {
        program.declaration(site).access >= symbols.visibleAccess(ofModule: program.moduleOfFile[Int(site.file)])
    }

    /// Whether all that a type names can be named from the own module.
    func isVisible(_ type: TypeID) -> Bool {
        let node = symbols.types[type]
        let isVisible = node.kind != .nominal || symbols.isVisible(node.symbol, fromModule: 0)
        return isVisible && symbols.types.children(of: type).allSatisfy { self.isVisible($0.type) }
    }

    /// A marked `let a, b: Int` declares two things, and nothing says which of them is meant.
    func refuseSeveralBindings(_ marked: MarkedDeclaration) {
        let rows = bindings(declaredWith: marked.site)
        guard rows.count > 1, !marked.isMalformed else { return }
        let bindings = rows.map { Site(file: marked.site.file, row: $0) }
        if isOwn(marked.site.file) {
            report(messages.severalBindings(marked, bindings.map { program.source($0.file).text(nameRange($0)) }))
        }
        marked.provides?.isMalformed = true
        marked.needs?.isMalformed = true
        for binding in bindings { noteMalformed(MarkedDeclaration(site: binding, provides: marked.provides)) }
    }

    /// What is given is said in one of two ways: by `given:` on the type, or by the parameters that are not marked.
    func refuseMarksBesideGiven(_ marked: MarkedDeclaration, _ type: SymbolID) {
        guard marked.needs?.given.isEmpty == false else { return }
        for initializer in symbols.initializers(of: type) {
            guard let own = self.marked[initializer], !own.isMalformed else { continue }
            for (row, marker) in own.neededParameters.sorted(by: { $0.key < $1.key }) {
                own.neededParameters[row]?.isMalformed = true
                let source = program.source(initializer.file)
                let name = source.text(program.file(initializer.file).parameters[row].name)
                guard isOwn(initializer.file) else { continue }
                report(
                    Diagnostic(
                        .malformedMarker, at: program.location(initializer.file, marker.offset),
                        MarkerMessages.markedParameterAndGiven(name)))
            }
        }
    }

    private func nameRange(_ site: Site) -> ByteRange { program.declaration(site).name }

    /// All properties of one `let` or `var`, which are rows next to each other.
    private func bindings(declaredWith site: Site) -> Range<Int32> {
        let declarations = program.file(site.file).declarations
        var (first, end) = (site.row, site.row + 1)
        while declarations[Int(first)].traits.contains(.continuesBinding) { first -= 1 }
        while Int(end) < declarations.count, declarations[Int(end)].kind == .property,
            declarations[Int(end)].traits.contains(.continuesBinding)
        {
            end += 1
        }
        return first..<end
    }

    /// Refuses what the marker's arguments ask for and this version cannot give.
    func checkArguments(_ marked: MarkedDeclaration) -> Bool {
        let areScopesKnown = checkStatedScopes(of: marked)
        guard let marker = marked.provides else { return areScopesKnown }
        let isWeakValue = marker.lifetime == .weak && !isReference(marked.site)
        let isShared = marker.lifetime == .once || marker.lifetime == .graph
        let isSharedNoncopyable = isShared && isNoncopyable(marked.site)
        if isOwn(marked.site.file), isWeakValue { report(messages.weakValue(marked.site)) }
        if isOwn(marked.site.file), isSharedNoncopyable { report(messages.sharedNoncopyable(marked.site)) }
        return areScopesKnown && !isWeakValue && !isSharedNoncopyable
    }

    /// Whether what a declaration provides has one owner at a time.
    func isNoncopyable(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        switch declaration.kind {
        case .initializer: return symbols.enclosingType(of: site).map(symbols.isNoncopyable) ?? false
        case .function, .property, .typealias:
            return symbols.isNoncopyable(symbols.readType(declaration.type, at: site))
        default: return declaration.traits.contains(.isNoncopyable)
        }
    }

    /// Whether what a declaration provides can be held weakly. Of a name that is not in view, that is the user's to know.
    private func isReference(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        switch declaration.kind {
        case .class, .actor: return true
        case .initializer: return symbols.enclosingType(of: site).map(isReference) ?? false
        case .function, .property, .typealias: return isReference(symbols.readType(declaration.type, at: site))
        default: return false
        }
    }

    private func isReference(_ type: TypeID) -> Bool {
        let node = symbols.types[type]
        switch node.kind {
        case .nominal: return isReference(node.symbol)
        case .any, .some, .specified: return isReference(symbols.types.child(0, of: type))
        case .composition: return symbols.types.children(of: type).contains { isReference($0.type) }
        default: return false
        }
    }

    private func isReference(_ symbol: SymbolID) -> Bool {
        let symbol = symbols.aliasedSymbol(symbol)
        switch symbols[symbol].kind {
        case .class, .actor: return true
        case .foreign: return !StandardLibrary.isValue(program.names.text(symbols[symbol].name))
        case .struct, .enum, .typealias: return false
        case .protocol:
            return symbols[symbol].sites.contains { symbols.inheritedSymbols(at: $0).contains(where: isReference) }
        }
    }

    /// How long a parameter pack is, no provider can tell.
    func checkGenerics(_ marked: MarkedDeclaration) -> Bool {
        guard isGeneric(marked.site), GenericSignature(at: marked.site, symbols).hasPack else { return true }
        if isOwn(marked.site.file) { report(messages.parameterPack(marked)) }
        return false
    }

    /// `Outer.Type` is a metatype where it is called, backticks or not, and so are the like.
    func checkName(_ type: SymbolID, _ site: Site) -> Bool {
        var current = type
        while true {
            let (name, parent) = (symbols[current].name, symbols[current].parent)
            let isMember = parent != nil && (name == symbols.typeName || name == symbols.protocolName)
            if isMember || name == symbols.selfName || name == symbols.instanceName {
                if isOwn(site.file) { report(messages.unspeakable(type, made: site)) }
                return false
            }
            guard let parent else { return true }
            current = parent
        }
    }

    /// Generated code is a file of its own: it sees nothing that is private.
    func checkAccess(_ site: Site) -> Bool {
        guard isOwn(site.file) else { return isVisible(site) }
        let access = program.declaration(site).access
        if access >= .internal { return true }
        if !isInPrivateMarked(site) { report(messages.inaccessible(site, access)) }
        return false
    }

    /// `private(set) var`: generated code sees the property, and cannot set it.
    func checkSetter(_ site: Site, isFirst: Bool) -> Bool {
        let levels: [Declaration.Access] = [.private, .fileprivate, .internal, .package]
        guard let access = levels.first(where: { program.hasModifier("\($0)(set)", site) }) else { return true }
        let least = isOwn(site.file) ? .internal : symbols.visibleAccess(ofModule: program.moduleOfFile[Int(site.file)])
        if access >= least { return true }
        if isOwn(site.file), isFirst { report(messages.inaccessibleSetter(site, access)) }
        return false
    }

    /// Whether the factory can call a member of the type that it stands in.
    func checkOwner(_ marked: MarkedDeclaration) -> Bool {
        let isMutating = isMutating(marked.site)
        guard isMutating || isOfProtocolItself(marked.site) else { return true }
        if isOwn(marked.site.file) {
            report(isMutating ? messages.mutating(marked) : messages.protocolStatic(marked))
        }
        return false
    }

    private func isOfProtocolItself(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        guard declaration.kind == .initializer || declaration.traits.contains(.isStatic) else { return false }
        return symbols.enclosingType(of: site).map { symbols[$0].kind == .protocol } ?? false
    }

    /// Whether a value's member changes that value, which is not to be changed where the factory has it.
    private func isMutating(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        let isLazy = declaration.traits.contains(.isLazy)
        guard isLazy || !declaration.modifiers.isEmpty, !isStaticOrGlobal(site),
            let owner = symbols.enclosingType(of: site)
        else { return false }
        return (isLazy || program.hasModifier("mutating", site)) && !isReference(owner)
    }

    /// Whether a type around a declaration is marked and private, which is reported there.
    private func isInPrivateMarked(_ site: Site) -> Bool {
        var type = symbols.enclosingType(of: site)
        while let current = type {
            let isReported = symbols[current].sites.contains {
                marked[$0] != nil && program.declaration($0).access < .internal
            }
            if isReported { return true }
            type = symbols[current].parent
        }
        return false
    }

    /// `let (a, b): (Int, Int)`, `let _: Int` and `func +`: what generated code cannot call by a name.
    func isNameless(_ site: Site) -> Bool {
        let bytes = program.source(site.file).bytes
        let name = program.declaration(site).name
        guard let start = bytes.baseAddress, !name.isEmpty else { return false }
        switch bytes[Int(name.start)] {
        case UInt8(ascii: "`"): return false
        case UInt8(ascii: "_"): return name.count == 1
        case 0x80...: return DecodedCharacter(start, at: Int(name.start), end: Int(name.end))?.startsOperator == true
        case let first: return !SwiftKeyword.isNamePart(first)
        }
    }

    /// A private stored property that has no value of its own makes the memberwise initializer private.
    func checkMemberwise(_ properties: [Site], _ site: Site) -> Bool {
        guard isOwn(site.file) else { return false }
        for property in properties where MemberwiseParameter(of: property, symbols) != nil {
            if program.declaration(property).condition != program.declaration(site).condition {
                report(messages.conditionalMember(property, of: site))
                return false
            }
            if isNameless(property) {
                report(messages.patternMember(property, of: site))
                return false
            }
        }
        let hidden = properties.filter {
            program.declaration($0).access < .internal && MemberwiseParameter(of: $0, symbols) != nil
        }
        if !hidden.isEmpty { report(messages.privateMembers(hidden, of: site)) }
        return hidden.isEmpty
    }

    /// A marked member that no provider sets or calls has no meaning.
    ///
    /// - Returns: whether it has one.
    func checkInjection(_ marked: MarkedDeclaration) -> Bool {
        guard marked.provides == nil, marked.saysNeeds, !marked.isMalformed else { return true }
        let declaration = program.declaration(marked.site)
        guard declaration.kind == .property || declaration.kind == .function else { return true }
        if declaration.kind == .function, isStaticOrGlobal(marked.site) { return true }
        guard injected.contains(marked.site) else {
            let type = symbols.enclosingType(of: marked.site)
            let isDoubtful = type.map { bindings.doubtfulTypes.contains($0) } ?? false
            let canBeSet = isInjectable(marked.site)
            if canBeSet, isDoubtful || isForSubclasses(marked.site) { return true }
            report(messages.misplacedNeed(marked, canBeSet: canBeSet))
            return false
        }
        if declaration.kind == .property, isOptional(marked.site) { report(messages.optionalProperty(marked.site)) }
        return true
    }

    /// Whether a subclass in another module may have a provider that sets or calls the member.
    private func isForSubclasses(_ site: Site) -> Bool {
        guard let type = symbols.enclosingType(of: site), program.declaration(site).access >= .public else {
            return false
        }
        return symbols[type].sites.contains { program.declaration($0).access == .open }
    }

    private func isOptional(_ site: Site) -> Bool {
        // A weak property has to be optional.
        symbols.isImplicitlyNil(site) && !program.hasModifier("weak", site) && !isMemberwise(site)
    }

    // MARK: No error follows from another

    /// Whatever is missing may be what a property provides. A function returns what it says.
    func reportUntyped(_ site: Site) {
        // Another module's mistakes are reported there.
        guard isOwn(site.file) else { return }
        if program.declaration(site).kind == .property { bindings.mayProvideAnything = true }
        report(messages.untyped(site))
    }

    /// Leaves out the types of `as:` that the provider's own is not declared to be, where that is certain.
    func checkAdditionalTypes(of provider: Provider, _ marker: Marker) {
        let scanned = program.file(provider.file)
        var checked: [TypeID] = []
        var ancestry: Ancestry?
        for position in provider.additionalTypes.indices {
            let type = provider.additionalTypes[position]
            guard isVisible(type) else { continue }
            if isOwn(provider.file), isCollection(type), isDeclaredType(provider.type) {
                let range = scanned.ranges[Int(marker.additionalTypes.start) + position]
                report(messages.collectionAsType(scanned.source.text(range), of: provider))
                bindings.noteDoubtful(type)
                continue
            }
            if isOwn(provider.file), !bindings.isIncomplete {
                if isWritten(type, inheritedBy: provider.type) {
                    checked.append(type)
                    continue
                }
                let known = ancestry ?? Ancestry(of: provider.type, symbols)
                ancestry = known
                if known.lacks(type) {
                    let range = scanned.ranges[Int(marker.additionalTypes.start) + position]
                    report(messages.unrelated(scanned.source.text(range), of: provider, known))
                    bindings.noteDoubtful(type)
                    // It was most likely meant for another one.
                    if let symbol = symbols.symbol(of: provider.type) { noteDoubtful(inheritedBy: symbol) }
                    continue
                }
            }
            checked.append(type)
        }
        provider.additionalTypes = checked
    }

    private func isCollection(_ type: TypeID) -> Bool {
        symbols.types[type].kind == .array || symbols.types[type].kind == .dictionary
    }

    /// Whether a type is declared in view, and no typealias, which may stand for a collection.
    private func isDeclaredType(_ type: TypeID) -> Bool {
        let kind = symbols.symbol(of: type).map { symbols[$0].kind } ?? .foreign
        return kind != .typealias && kind != .foreign
    }

    /// Reports what is certainly not what its collection holds.
    func checkElement(of collection: TypeID, madeBy provider: Provider) {
        guard isOwn(provider.file), !bindings.isIncomplete,
            let element = symbols.types.children(of: collection).last?.type, isVisible(element),
            !isWritten(element, inheritedBy: provider.type)
        else { return }
        let ancestry = Ancestry(of: provider.type, symbols)
        guard ancestry.lacks(element) else { return }
        report(messages.unrelated(TypeText(symbols: symbols).show(element), of: provider, ancestry))
    }

    /// Whether a type's own inheritance list says so, which is what most types do.
    private func isWritten(_ other: TypeID, inheritedBy type: TypeID) -> Bool {
        guard let symbol = symbols.symbol(of: type), let site = symbols[symbol].sites.first else { return false }
        return symbols.inheritedTypes(at: site).contains { $0.row == other.row }
    }

    func reportMisplaced(_ marked: MarkedDeclaration) {
        noteMalformed(marked)
        if isOwn(marked.site.file) { report(messages.misplaced(marked)) }
    }

    func noteMalformed(_ marked: MarkedDeclaration) {
        // Another module's mistakes are reported there, if at all; here, what it does not provide is missing.
        guard isOwn(marked.site.file) else { return }
        let declaration = program.declaration(marked.site)
        let isInjected = declaration.kind == .property && marked.provides == nil
        let makesOwner = declaration.kind == .initializer || declaration.kind == .case || isInjected
        let type = symbols.symbol(at: marked.site) ?? (makesOwner ? symbols.enclosingType(of: marked.site) : nil)
        if let type { noteDoubtful(type) }
        if !declaration.type.isEmpty { noteDoubtful(symbols.readType(declaration.type, at: marked.site)) }
        if let type, marked.scope != nil { noteDoubtful(scope: type) }
        guard let marker = marked.provides else { return }
        let scanned = program.file(marked.site.file)
        let place = placeOfMarker(on: marked.site)
        for row in marker.additionalTypes.indices { noteDoubtful(symbols.readType(scanned.ranges[row], at: place)) }
        if !marker.collection.isEmpty { noteDoubtful(symbols.readType(marker.collection, at: place)) }
        if declaration.kind == .property, declaration.type.isEmpty { bindings.mayProvideAnything = true }
    }

    /// A value may also have been meant as what its type conforms to.
    private func noteDoubtful(_ type: TypeID) {
        let node = symbols.types[type]
        if node.kind == .nominal { noteDoubtful(node.symbol) }
        bindings.noteDoubtful(type)
    }

    /// What `type` itself and whatever it conforms to is not called missing.
    func noteDoubtful(_ type: SymbolID) {
        // Another module's mistakes are reported there; here, what it does not show is missing.
        guard symbols[type].module == 0 else { return }
        bindings.doubtfulTypes.insert(type)
        noteDoubtful(inheritedBy: type)
    }

    private func noteDoubtful(inheritedBy type: SymbolID) {
        for site in symbols[type].sites + symbols[type].extensions {
            for inherited in symbols.inheritedSymbols(at: site) { bindings.doubtfulTypes.insert(inherited) }
        }
    }

    func noteDetached(in scanned: ScannedFile, file: Int32) {
        for marked in MarkedDeclaration.cutOff(in: scanned, file: file) {
            if marked.needs != nil { bindings.detachedNeeds.insert(marked.site) }
            noteMalformed(MarkedDeclaration(site: marked.site, provides: marked.provides))
        }
    }
}

extension Bindings {
    func noteDoubtful(_ type: TypeID) {
        let node = symbols.types[type]
        switch node.kind {
        case .nominal:
            doubtfulTypes.insert(node.symbol)
            // Where nothing provides it, a typealias is what it stands for.
            if symbols[node.symbol].kind == .typealias { doubtfulValues.append(type) }
        case .any, .some: noteDoubtful(symbols.types.child(0, of: type))
        default: doubtfulValues.append(type)
        }
    }
}
