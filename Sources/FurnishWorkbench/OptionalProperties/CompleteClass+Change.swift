import FurnishCore

/// What makes a class complete: the changes, or why only the user can write them.
extension CompleteClass {
    private var symbols: SymbolTable { graph.symbols }
    private var program: Program { graph.program }
    private var scanned: ScannedFile { program.file(site.file) }

    /// The lines of the initializer, and of the one that Swift asks for where a coder could make the class.
    private func lines(calling called: SuperclassInitializer) -> [String] {
        let isPublic = optional.allSatisfy { program.declaration($0.site).access >= .public }
        let isOfPublicClass = program.declaration(site).access >= .public
        var marker: [String] = []
        // Nothing determines a generic class but its subclasses.
        if !isMarked, !symbols[type].isGeneric {
            let given = called.given.isEmpty ? "" : "given: " + called.given.joined(separator: ", ")
            marker = [ProposedMarker.text(.needs, given)]
        }
        let settings = parameters.map { "\tself.\($0.name) = \($0.name)" }
        let call = called.call.map { ["\t" + $0] } ?? []
        let lines = marker + ["\(isPublic ? "public " : "")\(signature) {"] + settings + call + ["}"]
        let isRepeated = symbols.members(of: type, .initializer).contains(where: classes.takesOnlyCoder)
        if isRepeated || !symbols.inherits(.hasCoder, type) { return lines }
        return lines + [
            "", "@available(*, unavailable)", "\(isOfPublicClass ? "public " : "")required init?(coder: NSCoder) {",
            "\tfatalError(\"'\(name(site))' is made by the factory\")", "}",
        ]
    }

    /// The changes, or the notes that say why only the user can write them.
    ///
    /// - Parameters:
    ///   - earlier: The classes whose initializers may change first.
    ///   - isPart: Whether a storyboard has an instance in a scene, as a view or another object.
    func change(
        after earlier: Set<SymbolID>, isPart: Bool, _ files: LexedFiles
    ) -> (changes: [Change], obstacles: [Diagnostic.Note]) {
        let family = [type] + subclasses
        if isPart || isView {
            let texts = [
                isCell
                    ? "a list makes its cells itself; set the value where you configure the cell"
                    : "a storyboard or xib makes '\(name(site))' without arguments; set the value from its controller",
                "a view that only code makes can have an initializer, marked '// @Needs'",
            ]
            return ([], texts.prefix(isPart ? 1 : 2).map { .init(program.nameLocation(site), $0) })
        }
        let isFixed = obstacleOfMaker ?? obstacleOfInitializers(family) ?? obstacleOfClass
        if let obstacle = isFixed { return ([], [obstacle]) }
        guard let called = superclass.initializer else { return ([], superclass.obstacle.map { [$0] } ?? []) }
        let obstacles = [obstacleOfSuperclass(called, earlier)] + optional.map { obstacle(of: $0.site) }
        if let obstacle = obstacles.lazy.compactMap({ $0 }).first { return ([], [obstacle]) }
        let uses = optional.flatMap { PropertyUses(of: $0.site, in: family, files, graph).obstacles }
        if !uses.isEmpty { return ([], onePerPlace(uses.sorted { $0.location.precedes($1.location) }).capped) }
        var changes: [Change] = []
        for property in optional {
            guard let constant = scanned.makingConstant(property.site.row, of: unwrappedType(of: property.site).text)
            else { return ([], []) }
            changes += [constant, scanned.source.removing(property.marker)]
        }
        let last = scanned.lastOfGroup(optional[optional.count - 1].site.row)
        let members = Change(scanned.source, .members([""] + lines(calling: called), afterProperty: last))
        return (changes + [members], [])
    }

    /// - Parameter notes: In file order.
    private func onePerPlace(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        notes.reduce(into: []) { kept, note in
            if kept.last?.location.precedes(note.location) ?? true { kept.append(note) }
        }
    }

    /// The own module's classes that inherit from the class, at any depth.
    private var subclasses: [SymbolID] {
        SymbolID.all(in: symbols).filter { candidate in
            candidate != type && symbols[candidate].kind == .class && symbols[candidate].module == 0
                && symbols.inheritanceChain(of: candidate).contains(type)
        }
    }

    /// Why no initializer of the program makes the class.
    private var obstacleOfMaker: Diagnostic.Note? {
        let location = program.nameLocation(site)
        let inherited = (symbols[type].sites + symbols[type].extensions).flatMap(symbols.inheritedSymbols)
        if inherited.contains(where: { KnownType.has(.isMadeBySystem, symbols.name(of: $0)) }) {
            return .init(location, "the system makes '\(name(site))' itself; keep a factory in it, and ask that one")
        }
        return nil
    }

    private var obstacleOfClass: Diagnostic.Note? {
        let declaration = program.declaration(site)
        if declaration.kind == .class, symbols[type].sites.count == 1, declaration.access < .open { return nil }
        return .init(program.nameLocation(site), "only you can write the initializer of '\(name(site))'")
    }

    private func obstacleOfInitializers(_ family: [SymbolID]) -> Diagnostic.Note? {
        let names = optional.map { "'\(name($0.site))'" }.joined(separator: ", ")
        if let first = existing.first {
            return .init(program.nameLocation(first), "this initializer has to set \(names)")
        }
        let overridden = Set(optional.map { program.name($0.site) })
        for subclass in family.dropFirst() {
            if let override = symbols.members(of: subclass, .property).first(where: {
                overridden.contains(program.name($0))
            }) {
                return .init(program.nameLocation(override), "this property of the subclass overrides \(names)")
            }
            guard let own = symbols.members(of: subclass, .initializer).first(where: { !classes.canStay($0) }) else {
                continue
            }
            let name = symbols.name(of: subclass)
            let text = "this initializer of the subclass '\(name)' has to pass on \(names)"
            return .init(program.nameLocation(own), text)
        }
        return nil
    }

    private func obstacleOfSuperclass(_ called: SuperclassInitializer, _ earlier: Set<SymbolID>) -> Diagnostic.Note? {
        if let ancestor = symbols.inheritanceChain(of: type).dropFirst().first(where: earlier.contains),
            let site = symbols[ancestor].sites.first
        {
            return .init(program.nameLocation(site), "the initializer of '\(name(site))' changes first")
        }
        guard let clash = properties.first(where: { called.names.contains(name($0)) }) else { return nil }
        return .init(program.nameLocation(clash), "the superclass's initializer has a parameter '\(name(clash))' too")
    }

    /// The requirement of a protocol that only an optional variable meets.
    private func requirement(alike property: Site) -> Site? {
        let ancestry = ([type] + subclasses).flatMap { Ancestry(of: symbols.implicitType($0), symbols).found }
        let protocols = Set(ancestry).filter { symbols[$0].kind == .protocol }
        let initializer = protocols.flatMap { symbols.members(of: $0, .initializer) }.filter {
            program.declaration(program.parent(of: $0)).kind == .protocol
        }.min()
        if let initializer { return initializer }
        return protocols.flatMap { symbols.members(of: $0, .property) }.filter { requirement in
            let declaration = program.declaration(requirement)
            let type = program.source(requirement.file).text(declaration.type)
            return program.name(requirement) == program.name(property)
                && (declaration.traits.contains(.hasSetter) || type.hasSuffix("?") || type.hasSuffix("!"))
        }.min()
    }

    /// Why a property cannot become a constant.
    private func obstacle(of property: Site) -> Diagnostic.Note? {
        let (declaration, file) = (program.declaration(property), program.file(property.file))
        let location = program.nameLocation(property)
        if let attribute = declaration.attributes.indices.first {
            let text = file.writtenText(file.ranges[attribute])
            return .init(location, "only you can say whether '\(text)' is still needed")
        }
        if file.hasObservers(property.row) {
            return .init(location, "an initializer does not call the observers of '\(name(property))'")
        }
        if let requirement = requirement(alike: property) {
            let text = "this requirement does not allow '\(name(property))' to be set by the new initializer"
            return .init(program.nameLocation(requirement), text)
        }
        let isPlain =
            declaration.traits.isDisjoint(with: [.isOverride]) && !program.hasModifier("dynamic", property)
            && declaration.condition == program.declaration(site).condition
            && (!declaration.traits.contains(.hasInitialValue) || file.source.text(declaration.initialValue) == "nil")
        return isPlain ? nil : .init(location, "only you can write '\(name(property))' as a constant")
    }
}
