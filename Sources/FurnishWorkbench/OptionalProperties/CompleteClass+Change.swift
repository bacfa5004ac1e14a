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
        if !isMarked, !symbols[type].isGeneric { marker = [self.marker(calling: called)] }
        let settings = parameters.map { "\tself.\($0.name) = \($0.name)" }
        let call = called.call.map { ["\t" + $0] } ?? []
        let lines = marker + ["\(isPublic ? "public " : "")\(signature) {"] + settings + call + ["}"]
        let isRepeated = symbols.members(of: type, .initializer).contains(where: classes.takesOnlyCoder)
        if isRepeated || !takesCoder && !symbols.inherits(.hasCoder, type) { return lines }
        return lines + [
            "", "@available(*, unavailable)", "\(isOfPublicClass ? "public " : "")required init?(coder: NSCoder) {",
            "\tfatalError(\"'\(name(site))' is made by the factory\")", "}",
        ]
    }

    private func marker(calling called: SuperclassInitializer) -> String {
        let given = called.given + optional.filter(isGiven).map { name($0.site) }
        return ProposedMarker.text(.needs, given.isEmpty ? "" : "given: " + given.joined(separator: ", "))
    }

    /// Whether the caller passes the value of a property: its marker says so, or nothing provides somebody else's object.
    private func isGiven(_ property: OptionalNeed) -> Bool {
        let type = symbols.readType(program.declaration(property.site).type, at: property.site)
        return !property.marker.given.isEmpty
            || property.isWeak && graph.resolution.find(graph.keys.key(type)) == nil
    }

    /// The markers of subclasses. Another class's marker on its initializer already says what is given.
    private func markers(calling called: SuperclassInitializer) -> [Change] {
        let text = symbols[type].isGeneric ? marker(calling: called) : ProposedMarker.text(.needs)
        return heirs.compactMap { symbols[$0].sites.first }.map { site in
            Change(program.source(site.file), .marker(program.declaration(site).range.start, text))
        }
    }

    /// The changes, or the notes that say why only the user can write them.
    ///
    /// - Parameters:
    ///   - earlier: The classes whose initializers may change first.
    ///   - openings: The code that opens scenes of such classes.
    func change(
        after earlier: Set<SymbolID>, _ openings: [SceneOpenings.Opening], _ files: LexedFiles
    ) -> (changes: [Change], obstacles: [Diagnostic.Note]) {
        let family = [type] + subclasses
        let isFixed = obstacleOfMaker ?? obstacleOfInitializers(family) ?? obstacleOfClass
        if let obstacle = isFixed { return ([], [obstacle]) }
        guard let called = superclass.initializer else { return ([], superclass.obstacle.map { [$0] } ?? []) }
        let obstacles = [obstacleOfSuperclass(called, earlier)] + optional.map { obstacle(of: $0.site) }
        if let obstacle = obstacles.lazy.compactMap({ $0 }).first { return ([], [obstacle]) }
        let conformances = Conformances(of: family, symbols)
        let staying = Set(optional.filter { $0.isWeak || conformances.mayRequire($0.site) }.map(\.site))
        let uses = optional.map {
            PropertyUses(of: $0.site, of: self, in: family, isStaying: staying.contains($0.site), files)
        }
        // A person decides where code opens a scene past the factory.
        let openers =
            takesCoder
            ? PossibleSceneOpeners(of: self, in: family, files).notes
                + OpenedScenes([type] + heirs, named: name(site), in: scenes, openings, files).notes : []
        let places = onePerPlace(uses.flatMap(\.obstacles)) + onePerPlace(uses.flatMap(\.possible) + openers)
        if !places.isEmpty { return ([], places.capped) }
        var changes = markers(calling: called)
        for (property, uses) in zip(optional, uses) {
            if !staying.contains(property.site) {
                let type = unwrappedType(of: property.site).text
                guard let value = scanned.makingValue(property.site.row, of: type, isVariable: uses.changesPart)
                else { return ([], []) }
                changes.append(value)
            }
            changes.append(scanned.source.removing(property.marker))
        }
        let last = scanned.lastOfGroup(optional[optional.count - 1].site.row)
        let members = Change(scanned.source, .members([""] + lines(calling: called), after: last))
        return (changes + [members], [])
    }

    private func onePerPlace(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        notes.sorted { $0.location.precedes($1.location) }.reduce(into: []) { kept, note in
            if kept.last?.location.precedes(note.location) ?? true { kept.append(note) }
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
        let (declaration, location) = (program.declaration(site), program.nameLocation(site))
        let isDetermined = subclasses.contains { symbols[$0].sites.contains { graph.bindings.marked[$0] != nil } }
        if symbols[type].isGeneric, !isInherited, !isDetermined {
            return .init(
                location,
                "no scene shows a subclass of '\(name(site))', which is generic: mark the subclass that is made '// @Needs'"
            )
        }
        if declaration.kind == .class, symbols[type].sites.count == 1, declaration.access < .open { return nil }
        return .init(location, "only you can write the initializer of '\(name(site))'")
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
                let text = "this property of the subclass overrides '\(name(override))'"
                return .init(program.nameLocation(override), text)
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
        let names = called.names + (takesCoder ? ["coder"] : [])
        guard let clash = properties.first(where: { names.contains(name($0)) }) else { return nil }
        return .init(program.nameLocation(clash), "the superclass's initializer has a parameter '\(name(clash))' too")
    }

    /// An initializer that a protocol requires.
    private var requiredInitializer: Site? {
        let ancestry = ([type] + subclasses).flatMap { Ancestry(of: symbols.implicitType($0), symbols).found }
        return ancestry.filter { symbols[$0].kind == .protocol }.flatMap { symbols.members(of: $0, .initializer) }
            .filter {
                program.declaration(program.parent(of: $0)).kind == .protocol
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
            let isController = takesCoder || classes.isFullyInView(type)
            let advice = isController ? ": call their body from 'viewDidLoad', and remove them" : ""
            return .init(location, "an initializer does not call the observers of '\(name(property))'" + advice)
        }
        if let requirement = requiredInitializer {
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
