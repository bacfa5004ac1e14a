/// Checks that generated code can use a marked declaration. A declaration that fails a check makes its types doubtful, so
/// that no further error follows from it.
extension Collector {
    // MARK: Checks

    func isVisible(_ site: Site) -> Bool {
        !program.isHidden(site)
    }

    /// Whether the own module can see all types that a type is made of.
    func isVisible(_ type: TypeID) -> Bool {
        let node = symbols.types[type]
        let isVisible = node.kind != .nominal || symbols.isVisible(node.symbol, fromModule: 0)
        return isVisible && symbols.types.children(of: type).allSatisfy { self.isVisible($0.type) }
    }

    /// A marker on `let a, b: Int` is ambiguous.
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

    /// Marked parameters contradict `given:` on the type, because all unmarked parameters are given then.
    func refuseMarksBesideGiven(_ marked: MarkedDeclaration, _ type: SymbolID) {
        guard marked.needs?.namesParameters == true else { return }
        for initializer in symbols.members(of: type, .initializer) {
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

    /// All properties of one `let` or `var`, which have consecutive rows.
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

    /// Checks the lifetime and the stated scope of a marker.
    func checkArguments(_ marked: MarkedDeclaration) -> Bool {
        let areScopesKnown = checkStatedScopes(of: marked)
        guard let marker = marked.provides else { return areScopesKnown }
        let isWeakValue = marker.lifetime == .weak && !isReference(marked.site)
        let isKept = marker.lifetime == .once || marker.lifetime == .graph
        let isKeptNoncopyable = isKept && isNoncopyable(marked.site)
        if isOwn(marked.site.file), isWeakValue { report(messages.weakValue(marked.site, marker)) }
        if isOwn(marked.site.file), isKeptNoncopyable { report(messages.sharedNoncopyable(marked.site, marker)) }
        return areScopesKnown && !isWeakValue && !isKeptNoncopyable
    }

    /// Whether a declaration provides a noncopyable type.
    func isNoncopyable(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        switch declaration.kind {
        case .initializer: return symbols.enclosingType(of: site).map(symbols.isNoncopyable) ?? false
        case .function, .property, .typealias:
            return symbols.isNoncopyable(symbols.readType(declaration.type, at: site))
        default: return declaration.traits.contains(.isNoncopyable)
        }
    }

    /// Whether a declaration provides a type that can be held weakly. A type that is not in view is assumed to be a class.
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

    /// No provider can determine the length of a parameter pack.
    func checkGenerics(_ site: Site) -> Bool {
        guard isGeneric(site), let pack = GenericSignature(at: site, symbols).pack else { return true }
        if isOwn(site.file), withPacks.insert(pack.site).inserted {
            report(messages.parameterPack(pack.name, in: pack.site.file, of: site))
        }
        return false
    }

    /// Refuses names such as `Outer.Type`, which Swift reads as a metatype even in backticks.
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

    /// Private declarations are invisible to the generated file.
    func checkAccess(_ site: Site) -> Bool {
        guard isOwn(site.file) else { return isVisible(site) }
        let access = program.declaration(site).access
        if access >= .internal { return true }
        if !isInPrivateMarked(site) { report(messages.inaccessible(site, access, provided(at: site))) }
        return false
    }

    /// A declaration, or the type around it, that is marked `@Provides`.
    private func provided(at site: Site) -> MarkedDeclaration? {
        let type = symbols.enclosingType(of: site).flatMap { symbols[$0].sites.first }
        return [site, type].lazy.compactMap { $0.flatMap { self.marked[$0] } }.first { $0.provides != nil }
    }

    /// The generated file cannot set a `private(set) var`.
    func checkSetter(_ site: Site, isFirst: Bool) -> Bool {
        let levels: [Declaration.Access] = [.private, .fileprivate, .internal, .package]
        guard let access = levels.first(where: { program.hasModifier("\($0)(set)", site) }) else { return true }
        if access >= program.leastAccess(of: site) { return true }
        if isOwn(site.file), isFirst { report(messages.inaccessibleSetter(site, access)) }
        return false
    }

    /// Whether the factory can call a member on its type: not a `mutating` one, not a static one of a protocol, and none
    /// whose name means something else to Swift there.
    func checkOwner(_ marked: MarkedDeclaration) -> Bool {
        let isMutating = isMutating(marked.site)
        guard isMutating || isOfProtocolItself(marked.site) else { return checkMemberName(marked.site) }
        if isOwn(marked.site.file) {
            report(isMutating ? messages.mutating(marked) : messages.protocolStatic(marked))
        }
        return false
    }

    /// Refuses static members such as `Outer.Type`, and those of a type that has such a name.
    private func checkMemberName(_ site: Site) -> Bool {
        guard program.declaration(site).traits.contains(.isStatic), let owner = symbols.enclosingType(of: site) else {
            return true
        }
        let name = program.name(site)
        guard name == symbols.typeName || name == symbols.protocolName else { return checkName(owner, site) }
        if isOwn(site.file) { report(messages.unspeakable(member: site, of: owner)) }
        return false
    }

    private func isOfProtocolItself(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        guard declaration.kind == .initializer || declaration.traits.contains(.isStatic) else { return false }
        return symbols.enclosingType(of: site).map { symbols[$0].kind == .protocol } ?? false
    }

    /// Whether a member changes the value that it is called on, which is a constant in generated code.
    private func isMutating(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        let isRead = !declaration.traits.isDisjoint(with: [.isLazy, .hasMutatingGetter])
        guard isRead || !declaration.modifiers.isEmpty, !isStaticOrGlobal(site),
            let owner = symbols.enclosingType(of: site)
        else { return false }
        return (isRead || program.hasModifier("mutating", site)) && !isReference(owner)
    }

    /// Whether an enclosing type is marked and private. The error is then reported at that type.
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

    /// Whether a declaration has no name that generated code can write: `let (a, b): (Int, Int)`, `let _: Int`, `func +`.
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

    /// Checks that generated code can call the memberwise initializer.
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

    /// Reports a marked member that no provider injects.
    ///
    /// - Returns: Whether there was nothing to report.
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
            report(messages.misplacedNeed(marked, canBeSet: canBeSet) { self.marked[$0] })
            return false
        }
        if declaration.kind == .property, isOptional(marked.site) {
            report(messages.optionalProperty(marked.site, marked.needs))
        }
        return true
    }

    /// Whether another module may declare a subclass whose provider injects the member.
    private func isForSubclasses(_ site: Site) -> Bool {
        guard let type = symbols.enclosingType(of: site), program.declaration(site).access >= .public else {
            return false
        }
        return symbols[type].sites.contains { program.declaration($0).access == .open }
    }

    private func isOptional(_ site: Site) -> Bool {
        // Swift requires weak properties to be optional.
        symbols.isImplicitlyNil(site) && !program.hasModifier("weak", site) && !isMemberwise(site)
    }
}
