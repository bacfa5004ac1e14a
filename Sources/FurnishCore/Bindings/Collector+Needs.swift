import FurnishTables

/// The needs of parameters and properties.
extension Collector {
    // MARK: Parameters

    /// The parameters of a function or initializer. Its own marker and its type's marker determine which ones are given.
    func parameterNeeds(of site: Site, marked typeMarked: MarkedDeclaration) -> [Need] {
        let own = marked[site]
        let declaration = program.declaration(site)
        let scanned = program.file(site.file)
        let stated = statedNames(of: own, typeMarked.site == site ? nil : typeMarked, declaration, site)
        let isMalformed =
            own?.isMalformed == true || typeMarked.isMalformed || bindings.detachedNeeds.contains(site)
            || bindings.detachedNeeds.contains(typeMarked.site)
        let isDoubtful = isMalformed || stated.isMistaken
        let isSelective = own.map { !$0.neededParameters.isEmpty } ?? false
        return declaration.parameters.indices.map { row in
            let parameter = scanned.parameters[row]
            let name = program.names.name(scanned.source, parameter.name)
            let isMeant = !isSelective || own?.neededParameters[row] != nil
            let label = program.names.name(scanned.source, parameter.label)
            let isCoder = label == symbols.coderName && scanned.takesCoder(parameter)
            let isGiven = !isMeant || stated.given.contains(name) || isCoder
            var need = need(
                row, parameter, label: label, name: isCoder ? label : name, at: site, isGiven: isGiven,
                isDoubtful: isDoubtful)
            need.isCoder = isCoder
            need.usesDefault = !isGiven && stated.defaults.contains(name)
            if isGiven, need.defaultValue == .expression, isShifted(row, declaration, scanned) {
                need.defaultValue = .none
            }
            return need
        }
    }

    /// Whether leaving the argument out would make Swift match a later argument of the same label with the parameter.
    private func isShifted(_ row: Int, _ declaration: Declaration, _ scanned: ScannedFile) -> Bool {
        let label = scanned.source.text(scanned.parameters[row].label)
        return (row + 1..<declaration.parameters.indices.upperBound).contains { other in
            scanned.source.text(scanned.parameters[other].label) == label
                && scanned.parameters[other].defaultValue.isEmpty
        }
    }

    /// A call with an `isolated` parameter is async, because it runs on the actor that is passed.
    func effects(ofHanding needs: [Need]) -> Effects {
        let waits = needs.contains { $0.defaultValue == .none && symbols.types.isIsolated($0.type, program.names) }
        return waits ? .isAsync : .none
    }

    private func need(
        _ row: Int, _ parameter: Parameter, label: Name, name: Name, at site: Site, isGiven: Bool, isDoubtful: Bool
    ) -> Need {
        let source = program.source(site.file)
        var type = symbols.readType(parameter.type, at: site)
        var autoclosure: Effects?
        var isAutoclosureKept = false
        if let function = symbols.types.function(type), function.traits.contains(.isAutoclosure) {
            isAutoclosureKept = symbols.types.isSpecified(type, as: "escaping", program.names)
            type = function.result
            autoclosure = Effects(allowedBy: function.traits)
        }
        let isInout = symbols.types.isSpecified(type, as: "inout", program.names)
        let isUnreadable = symbols.types.mentions(.unreadable, in: type)
        let isUnsupported = parameter.isVariadic || (isInout && !isGiven) || isUnreadable
        if isOwn(site.file), isUnsupported {
            report(messages.unsupportedParameter(parameter, isInout: isInout, at: site, marked[site]?.needs))
        }
        return Need(
            type: type, label: label, name: name, file: site.file,
            offset: parameter.type.start, target: .parameter(Int32(row)), isGiven: isGiven, isInout: isInout,
            autoclosure: autoclosure,
            isAutoclosureKept: isAutoclosureKept,
            isDoubtful: isDoubtful || isUnsupported, defaultValue: Literal.classify(source, parameter.defaultValue),
            defaultRange: parameter.defaultValue)
    }

    /// The names after `given:` and `default:` of a declaration's own marker and of its type's marker.
    private func statedNames(
        of own: MarkedDeclaration?, _ type: MarkedDeclaration?, _ declaration: Declaration, _ site: Site
    ) -> StatedNames {
        var stated = StatedNames()
        guard own?.needs?.namesParameters == true || type?.needs?.namesParameters == true else { return stated }
        let scanned = program.file(site.file)
        let parameters = declaration.parameters.indices.map { row in
            let parameter = scanned.parameters[row]
            return StatedNames.Parameter(
                name: program.names.name(scanned.source, parameter.name), hasDefault: !parameter.defaultValue.isEmpty)
        }
        for case let marked? in [own, type] { stated.formUnion(statedNames(of: marked, among: parameters)) }
        return stated
    }

    /// Reports names that no parameter has, and parameters without a default after `default:`. The marker and the
    /// parameters may be in different files, because an initializer may be inherited.
    func statedNames(of marked: MarkedDeclaration, among parameters: [StatedNames.Parameter]) -> StatedNames {
        var stated = StatedNames()
        guard let marker = marked.needs, marker.namesParameters else { return stated }
        stated.given = names(in: marker.given, of: marked.site, among: parameters.map(\.name), &stated.isMistaken)
        stated.defaults = names(
            in: marker.defaults, of: marked.site, among: parameters.filter(\.hasDefault).map(\.name),
            insteadOf: parameters.map(\.name), &stated.isMistaken)
        return stated
    }

    /// Of so many unknown names in one list, each is compared with all parameters. More are no spelling mistakes.
    private static let mostCompared = 16

    /// - Parameters:
    ///   - others: Names of parameters that have no default, although they should.
    ///   - isMistaken: Becomes true if a name is reported.
    private func names(
        in list: Run, of site: Site, among known: [Name], insteadOf others: [Name] = [], _ isMistaken: inout Bool
    ) -> Set<Name> {
        if list.isEmpty { return [] }
        let scanned = program.file(site.file)
        let (allowed, refused) = (Set(known), Set(others))
        var found: Set<Name> = []
        var unknownCount = 0
        for row in list.indices {
            let name = program.names.name(scanned.source, scanned.ranges[row])
            if allowed.contains(name) {
                found.insert(name)
                continue
            }
            guard isOwn(site.file) else { continue }
            isMistaken = true
            if refused.contains(name) {
                report(messages.withoutDefault(scanned.ranges[row], file: site.file))
            } else {
                unknownCount += 1
                report(
                    messages.unknownGiven(
                        scanned.ranges[row], file: site.file, known, others: others,
                        isCompared: unknownCount <= Self.mostCompared))
            }
        }
        return found
    }

    // MARK: Memberwise initializers

    /// The parameters of a memberwise initializer.
    func memberwiseNeeds(_ properties: [Site], _ typeMarked: MarkedDeclaration) -> [Need] {
        let parameters = properties.compactMap { MemberwiseParameter(of: $0, symbols) }
        var stated = StatedNames()
        if program.declaration(typeMarked.site).kind != .property {
            stated = statedNames(
                of: typeMarked,
                among: parameters.map { .init(name: $0.name, hasDefault: $0.defaultValue(symbols) != .none) })
        }
        for parameter in parameters where stated.given.contains(parameter.name) && parameter.hasUnknownType(symbols) {
            stated.isMistaken = true
            report(messages.untypedGiven(parameter.site))
        }
        let isMalformed = typeMarked.isMalformed || properties.contains { self.marked[$0]?.isMalformed == true }
        let isDoubtful = isMalformed || stated.isMistaken
        let isSelective = properties.contains { self.marked[$0]?.needs != nil }
        return parameters.compactMap { parameter in
            let isMeant = !isSelective || self.marked[parameter.site]?.needs != nil
            let isGiven = !isMeant || stated.given.contains(parameter.name)
            var need = parameter.need(isGiven: isGiven, isDoubtful: isDoubtful, symbols)
            need?.usesDefault = !isGiven && stated.defaults.contains(parameter.name)
            return need
        }
    }

    // MARK: Injection

    /// The injections of a type: properties before methods, and a superclass's members first.
    func injections(of type: SymbolID) -> [(Injection, [Need])] {
        if injecting.isEmpty { return [] }
        let chain = symbols.inheritanceChain(of: type).filter(injecting.contains)
        if chain.isEmpty { return [] }
        var found: [(Injection, [Need])] = []
        for kind in [Declaration.Kind.property, .function] {
            for owner in chain.reversed() {
                for site in symbols.members(of: owner, kind) {
                    guard var (injection, needs) = injection(site) else { continue }
                    needs = inherited(needs, from: owner, by: type)
                    let isOverride = program.declaration(site).traits.contains(.isOverride)
                    if isOverride, let overridden = found.firstIndex(where: { isAlike(site, $0.0.site) }) {
                        injection.overridden = found[overridden].0.overridden + [found[overridden].0.site]
                        found[overridden] = (injection, needs)
                    } else {
                        found.append((injection, needs))
                    }
                }
            }
        }
        return found
    }

    /// Whether two members have the same name and labels.
    private func isAlike(_ site: Site, _ other: Site) -> Bool {
        program.name(site) == program.name(other) && labels(site) == labels(other)
    }

    private func labels(_ site: Site) -> [String] {
        let scanned = program.file(site.file)
        return program.declaration(site).parameters.indices.map { scanned.source.text(scanned.parameters[$0].label) }
    }

    private func injection(_ site: Site) -> (Injection, [Need])? {
        guard let marked = marked[site], marked.provides == nil, marked.saysNeeds, !marked.isMalformed,
            !isStaticOrGlobal(site), isInjectable(site)
        else { return nil }
        let isFirst = injected.insert(site).inserted
        if isMemberwise(site) || (isFirst && !checkAccess(site)) { return nil }
        let declaration = program.declaration(site)
        let isProperty = declaration.kind == .property
        if isProperty, !checkSetter(site, isFirst: isFirst) { return nil }
        let needs = isProperty ? [propertyNeed(site)] : parameterNeeds(of: site, marked: marked)
        return (
            Injection(
                member: program.name(site), site: site, needs: RowRange(), isProperty: isProperty,
                effects: effects(ofMember: site).union(effects(ofHanding: needs)),
                thrown: thrown(site),
                result: isProperty || declaration.type.isEmpty ? nil : symbols.readType(declaration.type, at: site),
                isolation: isolation.isolation(ofMember: site),
                isMutating: isProperty || program.hasModifier("mutating", site)), needs
        )
    }

    /// Whether a property is a parameter of the memberwise initializer, so that it is not set again.
    func isMemberwise(_ site: Site) -> Bool {
        guard let type = symbols.enclosingType(of: site), symbols[type].kind == .struct,
            let primary = symbols[type].sites.first,
            case .memberwise(let properties) = InitializerChoice(of: type, at: primary, symbols, isMarked: saysNeeds)
        else { return false }
        return properties.contains(site)
    }

    /// Whether a member could be injected if something made its type.
    func isInjectable(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        if isNameless(site) { return false }
        guard declaration.kind == .property else { return true }
        if isMemberwise(site) { return MemberwiseParameter(of: site, symbols)?.canBeFilled(symbols) == true }
        let isVariable = declaration.traits.isDisjoint(with: [.isLet, .isComputed, .isStatic, .isLazy])
        guard isVariable, !declaration.type.isEmpty, let owner = symbols.enclosingType(of: site) else { return false }
        return symbols[owner].kind == .class || symbols[owner].kind == .struct
    }

    /// An injected `T?` or `T!` needs a `T`.
    private func propertyNeed(_ site: Site) -> Need {
        let declaration = program.declaration(site)
        var type = symbols.readType(declaration.type, at: site)
        switch symbols.types[type].kind {
        case .optional, .unwrapped: type = symbols.types.child(0, of: type)
        default: break
        }
        return Need(
            type: type, label: .none, name: program.name(site), file: site.file, offset: declaration.type.start,
            target: .property(site.row), isHeldElsewhere: program.isHeldElsewhere(site))
    }
}

/// The parameters that a `@Needs` names.
struct StatedNames {
    struct Parameter {
        let name: Name
        let hasDefault: Bool
    }

    var given: Set<Name> = []
    var defaults: Set<Name> = []
    /// Whether a name was reported.
    var isMistaken = false

    mutating func formUnion(_ other: StatedNames) {
        given.formUnion(other.given)
        defaults.formUnion(other.defaults)
        isMistaken = isMistaken || other.isMistaken
    }
}
