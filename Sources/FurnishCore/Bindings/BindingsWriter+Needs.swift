/// Reads the needs of parameters and memberwise properties.
extension BindingsWriter {
    /// The declaration whose `@Needs` names parameters: for a typealias without one, the generic type that it stands for.
    func naming(_ marked: MarkedDeclaration) -> MarkedDeclaration {
        let declaration = program.declaration(marked.site)
        guard declaration.kind == .typealias, marked.needs == nil else { return marked }
        let type = symbols.symbol(of: symbols.readType(declaration.type, at: marked.site))
        return type.flatMap { symbols[$0].sites.first }.flatMap { bindings.marked[$0] } ?? marked
    }

    /// The parameters of a function or initializer. Its own marker and its type's marker determine which ones are given.
    func parameterNeeds(of site: Site, marked typeMarked: MarkedDeclaration) -> [Need] {
        let (own, typeMarked) = (bindings.marked[site], naming(typeMarked))
        let declaration = program.declaration(site)
        let scanned = program.file(site.file)
        let stated = statedNames(
            by: own, typeMarked.site == site ? nil : typeMarked, among: StatedNames.parameters(of: site, symbols))
        let isMalformed = own?.isMalformed == true || typeMarked.isMalformed
        let isInvalid =
            isMalformed || stated.isInvalid || bindings.detached.contains(site)
            || bindings.detached.contains(typeMarked.site)
        return declaration.parameters.indices.map { row in
            let parameter = scanned.parameters[row]
            let name = program.names.name(scanned.source, parameter.name)
            // Most parameters have one word for both.
            let isLabel = parameter.label == parameter.name
            let label = isLabel ? name : program.names.name(scanned.source, parameter.label)
            let isCoder = label == Name(.coder) && scanned.takesCoder(parameter)
            return need(
                row, parameter, label: label, name: isCoder ? label : name, at: site,
                from: isCoder ? .coder : stated.source(of: name), isInvalid: isInvalid)
        }
    }

    private func need(
        _ row: Int, _ parameter: Parameter, label: Name, name: Name, at site: Site, from source: Need.Source,
        isInvalid: Bool
    ) -> Need {
        var type = symbols.readType(parameter.type, at: site)
        var passing = Need.Passing.value
        if !parameter.attributes.isEmpty {
            let outside = program.parent(of: site)
            if case .built(let builder) = PropertyWrapper(parameter.attributes, hasValue: false, at: outside, symbols) {
                passing = .built(by: symbols.types.nominal(builder))
            }
        }
        if let function = symbols.types.function(type), function.traits.contains(.isAutoclosure) {
            passing = .autoclosure(
                Effects(allowedBy: function.traits), isKept: symbols.types.isSpecified(type, as: .escaping),
                function.globalActor.map { .onActor($0) } ?? (function.traits.contains(.isSendable) ? .anywhere : .here)
            )
            type = function.result
        }
        let isInout = symbols.types.isSpecified(type, as: .inout)
        if isInout { passing = .inout }
        let isUnreadable = symbols.types.mentions(.unreadable, in: type)
        let isUnsupported = parameter.isVariadic || (isInout && !source.isGiven && !isInvalid) || isUnreadable
        if isUnsupported { report(.unsupportedParameter(parameter, isInout: isInout, of: site)) }
        return Need(
            type: type, label: label, name: name, file: site.file, offset: parameter.type.start,
            target: .parameter(Int32(row)), source: source, passing: passing, isInvalid: isInvalid || isUnsupported,
            writtenDefault: Literal.classify(parameter.defaultValue, program.file(site.file).trees),
            defaultRange: parameter.defaultValue)
    }

    /// The names after `given:` and `default:` of a declaration's own marker and of its type's marker.
    func statedNames(
        by own: MarkedDeclaration?, _ type: MarkedDeclaration? = nil,
        among parameters: @autoclosure () -> [StatedNames.Parameter]
    ) -> StatedNames {
        var stated = StatedNames()
        guard own?.needs?.namesParameters == true || type?.needs?.namesParameters == true else { return stated }
        let parameters = parameters()
        for case let marked? in [own, type] { readNames(of: marked, among: parameters, into: &stated) }
        return stated
    }

    /// Reports names that no parameter has, and parameters without a default after `default:`. The marker and the
    /// parameters may be in different files, because an initializer may be inherited.
    private func readNames(
        of marked: MarkedDeclaration, among parameters: [StatedNames.Parameter], into stated: inout StatedNames
    ) {
        guard let marker = marked.needs, marker.namesParameters else { return }
        let scanned = program.file(marked.site.file)
        let all = Set(parameters.map(\.name))
        for isDefault in [false, true] {
            let allowed = Set(parameters.filter { !isDefault || $0.hasDefault }.map(\.name))
            var unknownCount = 0
            for row in (isDefault ? marker.defaults : marker.given).indices {
                let range = scanned.ranges[row].range
                let name = program.names.name(scanned.source, range)
                if allowed.contains(name), name != Name(.underscore) {
                    if isDefault { stated.defaults.insert(name) } else { stated.given.insert(name) }
                    continue
                }
                stated.isInvalid = true
                if isDefault, all.contains(name) {
                    report(.noDefault(range, file: marked.site.file))
                } else {
                    unknownCount += 1
                    if unknownCount > Self.mostUnknown { continue }
                    report(.unknownGiven(range, marked.site, among: parameters, isDefault: isDefault))
                }
            }
        }
    }

    /// At most this many unknown names of a list are reported, because each is compared with all parameters.
    private static let mostUnknown = 16

    // MARK: Memberwise initializers

    func memberwiseNeeds(_ parameters: [MemberwiseParameter], _ typeMarked: MarkedDeclaration) -> [Need] {
        let typeMarked = naming(typeMarked)
        var stated = statedNames(by: typeMarked, among: parameters.map { $0.stated(symbols) })
        for parameter in parameters where stated.given.contains(parameter.name) && parameter.type(symbols) == nil {
            stated.isInvalid = true
            report(.untyped(parameter.site, isGiven: true))
        }
        let isInvalid =
            stated.isInvalid || bindings.isBroken(typeMarked.site) || parameters.contains { bindings.isBroken($0.site) }
        return parameters.compactMap { $0.need(from: stated.source(of: $0.name), isInvalid: isInvalid, symbols) }
    }

    /// The parameter of the initializer that `@ModelActor` adds.
    func modelActorNeeds(at site: Site, _ marked: MarkedDeclaration) -> [Need] {
        let name = program.names.name("modelContainer")
        let stated = statedNames(
            by: naming(marked), among: [.init(label: name, name: name, hasDefault: false, type: nil)])
        let type = TypeReader.read(SourceFile(path: "", text: "ModelContainer"), at: site, symbols)
        return [
            Need(
                type: type, label: name, name: name, file: site.file, offset: program.declaration(site).name.start,
                source: stated.source(of: name), isInvalid: stated.isInvalid)
        ]
    }

    // MARK: Superclasses

    /// The needs of a superclass's member, with the superclass's generic arguments in `type`.
    func inherited(_ needs: [Need], from owner: SymbolID?, by type: SymbolID) -> [Need] {
        guard let owner, owner != type, symbols[owner].isGeneric else { return needs }
        let ancestry = Ancestry(of: symbols.implicitType(type), symbols)
        return needs.map { $0.with(type: ancestry.inherited($0.type, from: owner)) }
    }
}

/// The parameters that a `@Needs` names.
struct StatedNames {
    struct Parameter {
        let label: Name
        let name: Name
        let hasDefault: Bool
        /// nil where only the compiler knows it.
        let type: TypeID?
    }

    /// The parameters of a function or initializer as a marker names them.
    static func parameters(of site: Site, _ symbols: SymbolTable) -> [Parameter] {
        let (program, source) = (symbols.program, symbols.program.source(site.file))
        return program.parameters(of: site).map {
            let (label, name) = (program.names.name(source, $0.label), program.names.name(source, $0.name))
            let type = symbols.readType($0.type, at: site)
            return Parameter(label: label, name: name, hasDefault: !$0.defaultValue.isEmpty, type: type)
        }
    }

    var given: Set<Name> = []
    var defaults: Set<Name> = []
    /// Whether a name was reported.
    var isInvalid = false

    func source(of name: Name) -> Need.Source {
        given.contains(name) ? .caller : defaults.contains(name) ? .statedDefault : .graph
    }
}
