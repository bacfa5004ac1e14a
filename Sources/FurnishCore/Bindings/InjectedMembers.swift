/// Finds the properties to set and the methods to call on new instances.
final class InjectedMembers: BindingsWriter {
    /// The types with marked members.
    private var owners: Set<SymbolID> = []
    /// The members that providers inject into new instances.
    private var injected: Set<Site> = []

    func note(_ site: Site) { if let type = symbols.enclosingType(of: site) { owners.insert(type) } }

    /// The injected members of a type, with their needs: properties before methods, and a superclass's members first. A member that
    /// overrides another one takes its place.
    func members(of type: SymbolID) -> [TakenNeeds.Member] {
        if owners.isEmpty { return [] }
        let chain = symbols.inheritanceChain(of: type).filter(owners.contains)
        if chain.isEmpty { return [] }
        var found: [TakenNeeds.Member] = []
        for kind in [Declaration.Kind.property, .function] {
            for owner in chain.reversed() {
                for site in symbols.members(of: owner, kind) {
                    guard let needs = needs(ofInjected: site, in: type) else { continue }
                    let member = (site, inherited(needs, from: owner, by: type))
                    let isOverride = program.declaration(site).traits.contains(.isOverride)
                    let name = program.fullName(of: site)
                    let same = isOverride ? found.firstIndex { program.fullName(of: $0.site) == name } : nil
                    if let same { found[same] = member } else { found.append(member) }
                }
            }
        }
        return found
    }

    private func needs(ofInjected site: Site, in type: SymbolID) -> [Need]? {
        guard let marked = bindings.marked[site], marked.provides == nil, marked.needs != nil, !marked.isMalformed,
            !program.isStaticOrGlobal(site), isInjectable(site)
        else { return nil }
        let isFirst = injected.insert(site).inserted
        if program.isHidden(site) {
            if !program.isOwn(site.file) {
                bindings.hiddenMembers.append((type, site))
            } else if isFirst {
                _ = checkAccess(site)
            }
            return nil
        }
        if program.declaration(site).kind == .function { return parameterNeeds(of: site, marked: marked) }
        return checkSetter(site, isFirst: isFirst) ? [propertyNeed(site)] : nil
    }

    /// Whether a member could be injected if something made its type.
    func isInjectable(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        if isNameless(site) { return false }
        guard declaration.kind == .property else { return true }
        let isVariable = declaration.traits.isDisjoint(with: [.isLet, .isComputed, .isStatic, .isLazy])
        guard isVariable, !declaration.type.isEmpty, let owner = symbols.enclosingType(of: site) else { return false }
        return symbols[owner].kind == .class
    }

    /// An injected `T?` or `T!` needs a `T`.
    private func propertyNeed(_ site: Site) -> Need {
        let declaration = program.declaration(site)
        return Need(
            type: symbols.types.withoutOptional(symbols.readType(declaration.type, at: site)),
            name: program.name(site), file: site.file, offset: declaration.type.start,
            target: .property(site.row), isWeakOrUnowned: program.isWeakOrUnowned(site))
    }

    /// Reports a marked member that no provider injects.
    ///
    /// - Returns: Whether there was nothing to report.
    func checkIsInjected(_ marked: MarkedDeclaration) -> Bool {
        let (site, kind) = (marked.site, program.declaration(marked.site).kind)
        guard marked.provides == nil, marked.needs != nil, !marked.isMalformed,
            kind == .property || kind == .function && !program.isStaticOrGlobal(site)
        else { return true }
        let (isSet, canBeSet, type) = (injected.contains(site), isInjectable(site), symbols.enclosingType(of: site))
        if !isSet, canBeSet, let type, bindings.invalidTypes.contains(type) || isInjectedElsewhere(site, of: type) {
            return true
        }
        let isWeak = program.hasModifier("weak", site)
        let others = isWeak && canBeSet && !isSet ? type.map { symbols.members(of: $0, .property) } ?? [] : []
        let siblings = others.filter { bindings.marked[$0]?.needs != nil }
        // Swift requires weak properties to be optional. One joins the initializer that other properties cause.
        let joins = siblings.contains {
            isInjectable($0) && symbols.isImplicitlyNil($0) && !program.hasModifier("weak", $0)
        }
        let isOptional = kind == .property && symbols.isImplicitlyNil(site) && (!isWeak || joins)
        if !isOptional, siblings.contains(where: program.setsItself) { return false }
        guard isSet || canBeSet && isOptional else {
            if canBeSet, let type { bindings.uninjectedMembers.append((type, marked)) }
            return refuse(.uninjected(marked, canBeSet: canBeSet))
        }
        guard kind == .function || checkNames(marked, isSet: isSet) else { return false }
        if isOptional, let marker = marked.needs, program.isOwn(site.file) {
            bindings.optionalProperties.append(OptionalNeed(site: site, marker: marker, isSet: isSet, isWeak: isWeak))
        }
        return true
    }

    /// Only the initializer that replaces a property can take its value from the caller.
    private func checkNames(_ marked: MarkedDeclaration, isSet: Bool) -> Bool {
        guard let marker = marked.needs, marker.namesParameters else { return true }
        if isSet || !marker.defaults.isEmpty { return refuse(.parametersOfMember(marked)) }
        let name = program.name(marked.site)
        let parameter = StatedNames.Parameter(label: name, name: name, hasDefault: false, type: nil)
        return !statedNames(by: marked, among: [parameter]).isInvalid
    }

    /// Whether another module may make the type of a member, or a subclass, with an initializer that is hidden here.
    private func isInjectedElsewhere(_ site: Site, of type: SymbolID) -> Bool {
        let sites = symbols[type].sites
        if program.isOwn(site.file) {
            return program.declaration(site).access >= .public
                && sites.contains { program.declaration($0).access == .open }
        }
        let isInherited = symbols[type].kind == .class && !sites.contains { program.hasModifier("final", $0) }
        return isInherited || symbols[type].isGeneric
            || (sites + symbols.members(of: type, .initializer)).contains { bindings.marked[$0] != nil }
    }
}
