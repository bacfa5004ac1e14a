/// Turns marked declarations into providers and needs. Nothing is matched yet.
struct Collector {
    let symbols: SymbolTable
    private(set) var bindings: Bindings
    /// The marked declarations of all files, by place.
    private var marked: [Site: MarkedDeclaration] = [:]
    private let isolation: IsolationInference
    private let messages: BindingMessages

    private var program: Program { symbols.program }

    /// collect: scanned files to bindings.
    static func collect(_ program: Program) -> Bindings {
        var collector = Collector(SymbolTable(program))
        collector.collectAll()
        return collector.bindings
    }

    private init(_ symbols: SymbolTable) {
        self.symbols = symbols
        bindings = Bindings(symbols: symbols)
        isolation = IsolationInference(symbols)
        messages = BindingMessages(symbols: symbols)
    }

    private mutating func collectAll() {
        var inOrder: [MarkedDeclaration] = []
        for file in 0..<Int32(program.fileCount) {
            let scanned = program.file(file)
            bindings.isIncomplete = bindings.isIncomplete || scanned.isBroken
            guard !scanned.isBroken, !scanned.markers.isEmpty else { continue }
            if isOwn(file) { noteDetached(in: scanned, file: file) }
            for found in MarkedDeclaration.all(in: scanned, file: file) {
                marked[found.site] = found
                inOrder.append(found)
            }
        }
        for declaration in inOrder where isOwn(declaration.site.file) || isVisible(declaration) {
            collect(declaration)
        }
    }

    // MARK: What a marker stands on

    private mutating func collect(_ marked: MarkedDeclaration) {
        if marked.isMalformed { return noteMalformed(marked) }
        let declaration = program.declaration(marked.site)
        switch declaration.kind {
        case .class, .struct, .enum, .actor: collectType(marked)
        case .initializer: collectInitializer(marked)
        case .function: collectFunction(marked, declaration)
        case .property: collectProperty(marked, declaration)
        default: report(messages.misplaced(marked))
        }
    }

    private mutating func collectType(_ marked: MarkedDeclaration) {
        guard let type = symbols.symbol(at: marked.site), marked.scope == nil else {
            return report(messages.unsupported(marked, "@Scope"))
        }
        guard checkForm(marked, type), checkAccess(marked.site) else { return noteDoubtful(type) }
        if !program.declaration(marked.site).generics.isEmpty {
            report(messages.unsupported(marked, "a marker on a generic type"))
            return noteDoubtful(type)
        }
        if marked.provides == nil, symbols.initializers(of: type).contains(where: saysNeeds) {
            return  // That initializer is the entry point, and says more.
        }
        addProvider(of: type, marked, choice: symbols.chooseInitializer(of: type, isMarked: saysNeeds))
    }

    private func saysNeeds(_ site: Site) -> Bool {
        guard let marked = marked[site] else { return false }
        return marked.provides == nil && marked.saysNeeds
    }

    private mutating func addProvider(of type: SymbolID, _ marked: MarkedDeclaration, choice: InitializerChoice) {
        let file = marked.site.file
        switch choice {
        case .declared(let initializer):
            guard checkAccess(initializer) else { return noteDoubtful(type) }
            add(marked, of: type, madeBy: initializer, needs: parameterNeeds(of: initializer, marked: marked))
        case .memberwise(let properties):
            guard checkMemberwise(type, properties, marked.site) else { return noteDoubtful(type) }
            add(marked, of: type, madeBy: nil, needs: memberwiseNeeds(properties, marked))
        case .implicit:
            checkGiven(marked, names: [])
            add(marked, of: type, madeBy: nil, needs: [])
        case .ambiguous(let initializers):
            noteDoubtful(type)
            if isOwn(file) { report(messages.ambiguous(marked.site, initializers)) }
        case .none:
            noteDoubtful(type)
            if isOwn(file) { report(messages.noInitializer(marked.site)) }
        }
    }

    private mutating func collectInitializer(_ marked: MarkedDeclaration) {
        guard let type = symbols.enclosingType(of: marked.site), !symbols[type].isForeign || isOwn(marked.site.file)
        else { return }
        let owner = symbols[type].sites.first.flatMap { self.marked[$0] }
        guard checkForm(marked, type) else { return noteDoubtful(type) }
        if marked.provides == nil, owner?.provides != nil { return }  // The type's marker brings it in.
        guard checkAccess(marked.site) else { return noteDoubtful(type) }
        if let site = symbols[type].sites.first, !program.declaration(site).generics.isEmpty {
            report(messages.unsupported(marked, "a marker on a generic type"))
            return noteDoubtful(type)
        }
        add(marked, of: type, madeBy: marked.site, needs: parameterNeeds(of: marked.site, marked: marked))
    }

    private mutating func collectFunction(_ marked: MarkedDeclaration, _ declaration: Declaration) {
        guard marked.provides != nil, isStaticOrGlobal(marked.site) else {
            return report(messages.unsupported(marked, "this marker on a function"))
        }
        guard checkForm(marked, nil), checkAccess(marked.site) else { return noteMalformed(marked) }
        guard !declaration.type.isEmpty else { return report(messages.untyped(marked.site)) }
        let needs = parameterNeeds(of: marked.site, marked: marked)
        add(marked, .function(program.name(marked.site)), returning: declaration.type, needs: needs)
    }

    private mutating func collectProperty(_ marked: MarkedDeclaration, _ declaration: Declaration) {
        if marked.provides == nil { return collectNeedingProperty(marked) }
        guard isStaticOrGlobal(marked.site) else {
            return report(messages.unsupported(marked, "@Provides on an instance member"))
        }
        guard checkForm(marked, nil), checkAccess(marked.site) else { return noteMalformed(marked) }
        guard !declaration.type.isEmpty else { return report(messages.untyped(marked.site)) }
        add(marked, .property(program.name(marked.site)), returning: declaration.type, needs: [])
    }

    /// `@Needs` on a stored property of a struct says the same as on a parameter of its memberwise initializer.
    private mutating func collectNeedingProperty(_ marked: MarkedDeclaration) {
        guard let type = symbols.enclosingType(of: marked.site), let site = symbols[type].sites.first,
            symbols[type].kind == .struct
        else { return report(messages.unsupported(marked, "property injection")) }
        guard case .memberwise(let properties) = symbols.chooseInitializer(of: type, isMarked: saysNeeds),
            properties.contains(marked.site)
        else { return report(messages.misplaced(marked)) }
        if self.marked[site]?.provides != nil || self.marked[site]?.needs != nil { return }
        let markedProperties = properties.filter { self.marked[$0]?.needs != nil }
        guard markedProperties.first == marked.site, checkAccess(site) else { return }
        guard checkMemberwise(type, properties, site) else { return noteDoubtful(type) }
        add(marked, of: type, madeBy: nil, needs: memberwiseNeeds(properties, marked))
    }

    private func isStaticOrGlobal(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        return declaration.parent < 0 || declaration.traits.contains(.isStatic)
    }

    // MARK: Needs

    /// The parameters of a function or initializer, filled as its own markers and those of its type say.
    private mutating func parameterNeeds(of site: Site, marked typeMarked: MarkedDeclaration) -> [Need] {
        let own = marked[site]
        let declaration = program.declaration(site)
        let scanned = program.file(site.file)
        let known = bindings.diagnostics.count
        let given = checkedGiven([own?.needs, typeMarked.needs], declaration, site)
        let isDoubtful = bindings.diagnostics.count > known
        let isSelective = own.map { !$0.neededParameters.isEmpty } ?? false
        return declaration.parameters.indices.map { row in
            let parameter = scanned.parameters[row]
            let name = program.names.name(scanned.source, parameter.name)
            let isMeant = !isSelective || own?.neededParameters[row] != nil
            let isCoder = scanned.source.text(parameter.label) == "coder"
            return need(
                parameter, name: name, at: site, isGiven: !isMeant || given.contains(name) || isCoder,
                isDoubtful: isDoubtful)
        }
    }

    private mutating func need(
        _ parameter: Parameter, name: Name, at site: Site, isGiven: Bool, isDoubtful: Bool
    ) -> Need {
        let source = program.source(site.file)
        var type = symbols.readType(parameter.type, at: site)
        if let function = program.types.function(type), function.traits.contains(.isAutoclosure) {
            type = function.result
        }
        let isInout = program.types[type].kind == .specified && source.text(parameter.type).hasPrefix("inout")
        let usesGenericParameter = program.types.mentionsParameter(type)
        let isUnsupported = parameter.isVariadic || (isInout && !isGiven) || usesGenericParameter
        if isOwn(site.file), isUnsupported {
            report(messages.unsupportedParameter(parameter, at: site))
        }
        return Need(
            type: type, label: program.names.name(source, parameter.label), name: name, file: site.file,
            offset: parameter.type.start, isGiven: isGiven, isInout: isInout,
            isDoubtful: isDoubtful || isUnsupported, defaultValue: Literal.classify(source, parameter.defaultValue), defaultRange: parameter.defaultValue)
    }

    /// The names in `given:`, each checked to be a parameter's.
    private mutating func checkedGiven(_ markers: [Marker?], _ declaration: Declaration, _ site: Site) -> Set<Name> {
        let scanned = program.file(site.file)
        let names = declaration.parameters.indices.map { program.names.name(scanned.source, scanned.parameters[$0].name) }
        var given: Set<Name> = []
        for case let marker? in markers { given.formUnion(checkGiven(marker, names, site)) }
        return given
    }

    private mutating func checkGiven(_ marked: MarkedDeclaration, names: [Name]) {
        if let marker = marked.needs { _ = checkGiven(marker, names, marked.site) }
    }

    private mutating func checkGiven(_ marker: Marker, _ names: [Name], _ site: Site) -> Set<Name> {
        let scanned = program.file(site.file)
        var given: Set<Name> = []
        for row in marker.given.indices {
            let name = program.names.name(scanned.source, scanned.ranges[row])
            if names.contains(name) {
                given.insert(name)
            } else if isOwn(site.file) {
                report(messages.unknownGiven(scanned.ranges[row], file: site.file, names))
            }
        }
        return given
    }

    /// What the memberwise initializer of a struct takes, by Swift's own rules.
    private mutating func memberwiseNeeds(_ properties: [Site], _ typeMarked: MarkedDeclaration) -> [Need] {
        let parameters = properties.compactMap { MemberwiseParameter(of: $0, symbols) }
        let names = parameters.map(\.name)
        var given: Set<Name> = []
        if let marker = typeMarked.needs, program.declaration(typeMarked.site).kind != .property {
            given = checkGiven(marker, names, typeMarked.site)
        }
        let isSelective = properties.contains { self.marked[$0]?.needs != nil }
        return parameters.compactMap { parameter in
            let isMeant = !isSelective || self.marked[parameter.site]?.needs != nil
            return parameter.need(isGiven: !isMeant || given.contains(parameter.name), symbols)
        }
    }

    // MARK: Adding

    private mutating func add(
        _ marked: MarkedDeclaration, of type: SymbolID, madeBy initializer: Site?, needs: [Need]
    ) {
        let declaration = initializer.map(program.declaration)
        let traits = declaration?.traits ?? []
        add(
            marked, .initializer, program.types.intern(.nominal, payload: UInt32(type.row)), owner: nil, needs: needs,
            effects: effects(traits), isFailable: traits.contains(.isFailable),
            isolation: isolation.isolation(ofInitializer: initializer, of: type))
    }

    private mutating func add(
        _ marked: MarkedDeclaration, _ construction: Provider.Construction, returning range: ByteRange, needs: [Need]
    ) {
        let type = symbols.readType(range, at: marked.site)
        add(
            marked, construction, program.types[type].kind == .some ? program.types.child(0, of: type) : type,
            owner: symbols.enclosingType(of: marked.site), needs: needs,
            effects: effects(program.declaration(marked.site).traits), isFailable: false,
            isolation: isolation.isolation(ofMember: marked.site))
    }

    private mutating func add(
        _ marked: MarkedDeclaration, _ construction: Provider.Construction, _ type: TypeID, owner: SymbolID?,
        needs: [Need], effects: Effects, isFailable: Bool, isolation: TypeID?
    ) {
        let scanned = program.file(marked.site.file)
        let outside = Site(file: marked.site.file, row: program.declaration(marked.site).parent)
        let additional = marked.provides?.additionalTypes.indices.map { row in
            symbols.readType(scanned.ranges[row], at: outside)
        }
        let start = bindings.needs.count
        bindings.needs += needs
        bindings.providers.append(
            Provider(
                construction: construction, type: type, owner: owner, additionalTypes: additional ?? [],
                lifetime: marked.provides?.lifetime ?? .each, needs: start..<bindings.needs.count, effects: effects,
                isFailable: isFailable, isolation: isolation, file: marked.site.file,
                markerOffset: marked.marker?.offset ?? 0, site: marked.site, isProvided: marked.provides != nil))
    }

    private func effects(_ traits: Declaration.Traits) -> Effects {
        var effects: Effects = []
        if traits.contains(.isAsync) { effects.insert(.isAsync) }
        if traits.contains(.isThrowing) { effects.insert(.isThrowing) }
        return effects
    }

    // MARK: Checks

    private func isOwn(_ file: Int32) -> Bool { program.module(of: Site(file: file, row: 0)).origin == .own }

    private func isVisible(_ marked: MarkedDeclaration) -> Bool {
        program.declaration(marked.site).access >= symbols.visibleAccess(ofModule: program.moduleOfFile[Int(marked.site.file)])
    }

    /// Refuses what the marker's arguments ask for and the declaration cannot give.
    private mutating func checkForm(_ marked: MarkedDeclaration, _ type: SymbolID?) -> Bool {
        guard let marker = marked.provides else { return true }
        if !marker.collection.isEmpty { report(messages.unsupported(marked, "into:")) }
        if !marker.scope.isEmpty { report(messages.unsupported(marked, "in:")) }
        if marker.lifetime == .weak || marker.lifetime == .graph {
            report(messages.unsupported(marked, marker.lifetime == .weak ? "weak" : "graph"))
        }
        return marker.collection.isEmpty && marker.scope.isEmpty && (marker.lifetime == .each || marker.lifetime == .once)
    }

    /// Generated code is a file of its own: it sees nothing that is private.
    private mutating func checkAccess(_ site: Site) -> Bool {
        let access = program.declaration(site).access
        guard isOwn(site.file) else {
            return access >= symbols.visibleAccess(ofModule: program.moduleOfFile[Int(site.file)])
        }
        if access >= .internal { return true }
        report(messages.inaccessible(site, access))
        return false
    }

    /// A private stored property that has no value of its own makes the memberwise initializer private.
    private mutating func checkMemberwise(_ type: SymbolID, _ properties: [Site], _ site: Site) -> Bool {
        guard isOwn(site.file) else { return false }
        for property in properties where MemberwiseParameter(of: property, symbols) != nil {
            guard program.declaration(property).access < .internal else { continue }
            report(messages.privateMember(property, of: site))
            return false
        }
        return true
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        bindings.diagnostics.append(diagnostic)
    }

    // MARK: No error follows from another

    private mutating func noteMalformed(_ marked: MarkedDeclaration) {
        let type = symbols.symbol(at: marked.site) ?? symbols.enclosingType(of: marked.site)
        if let type { noteDoubtful(type) }
        let declaration = program.declaration(marked.site)
        if !declaration.type.isEmpty {
            bindings.noteDoubtful(symbols.readType(declaration.type, at: marked.site))
        }
    }

    /// What `type` itself and whatever it conforms to is not called missing.
    private mutating func noteDoubtful(_ type: SymbolID) {
        bindings.doubtfulTypes.insert(type)
        for site in symbols[type].sites + symbols[type].extensions {
            for inherited in symbols.inheritedSymbols(at: site) { bindings.doubtfulTypes.insert(inherited) }
        }
    }

    /// A detached marker was most likely meant for the declaration after it.
    private mutating func noteDetached(in scanned: ScannedFile, file: Int32) {
        for marker in scanned.markers where marker.attachment == .nothing {
            guard let row = scanned.declarations.firstIndex(where: { $0.range.start > marker.offset }) else { continue }
            noteMalformed(MarkedDeclaration(site: Site(file: file, row: Int32(row))))
        }
    }
}

extension Bindings {
    mutating func noteDoubtful(_ type: TypeID) {
        let node = program.types[type]
        switch node.kind {
        case .nominal: doubtfulTypes.insert(SymbolID(row: Int32(node.payload)))
        case .any, .some: noteDoubtful(program.types.child(0, of: type))
        default: break
        }
    }
}
