/// What would help, in words.
struct HintMessages {
    let graph: DependencyGraph
    /// How the need at hand spells its key: a composition's parts have an order there.
    var written: [TypeID: TypeID] = [:]

    private var program: Program { graph.program }
    private var names: NameTable { graph.program.names }

    // MARK: Provided under another type

    func provided(_ row: Int, insteadOf needed: TypeID, advice: String?) -> Diagnostic.Note {
        note(
            row,
            "'\(show(row))' is provided here, which is not '\(show(key: needed))'"
                + (advice.map { ": " + $0 } ?? ""))
    }

    func closure(_ type: TypeID, making row: Int, insteadOf needed: TypeID, advice: String) -> Diagnostic.Note {
        note(
            row,
            "'\(show(row))' is provided here, which makes a '\(show(key: type))' but no '\(show(key: needed))': \(advice)"
        )
    }

    /// - Parameter orNil: Whether the type that is written may also stay, with a default.
    func replacing(_ key: TypeID, by other: TypeID, orNil: Bool = false) -> String {
        "write '\(show(key: other))' there" + (orNil ? ", or add the default '= nil'" : "")
    }

    func collect(_ row: Int, into collection: TypeID) -> Diagnostic.Note {
        let provider = graph.offers[row].provider
        let marker = marker(of: provider)?.adding(collection: show(key: collection)) ?? ""
        return .init(markerLocation(provider), "'\(show(row))' is provided here: write '\(marker)' to collect it")
    }

    func aliased(_ row: Int) -> Diagnostic.Note {
        note(row, "'\(show(row))' is provided here, which is a name of its own: write '\(show(row))' there")
    }

    /// The two types, to be compared.
    func otherFunction(_ row: Int, insteadOf needed: TypeID) -> [Diagnostic.Note] {
        let location = providedLocation(row)
        return [
            .init(location, show(key: needed), .compared(label: "needed")),
            .init(location, "\(show(row)): need that", .compared(label: "provided")),
        ]
    }

    func misspelled(_ row: Int) -> Diagnostic.Note {
        note(row, "did you mean '\(show(row))', which is provided here?")
    }

    /// A type of `as:` that no source in view declares, where another one was meant.
    func misspelled(additionalType row: Int, for key: TypeID) -> Diagnostic.Note? {
        let provider = graph.offers[row].provider
        let file = program.file(graph.providers[provider].file)
        let name = show(row)
        guard let found = self.found(markerOf: provider),
            let range = found.additionalTypes.indices.map({ file.ranges[$0] }).first(where: {
                file.writtenText($0) == name
            })
        else { return nil }
        let marker = ProposedMarker(found, in: file).replacing(range, with: show(key: key))
        return .init(markerLocation(provider), "nothing in view is called '\(name)': write '\(marker)'")
    }

    // MARK: Not provided yet

    /// - Parameter given: How the caller could pass it, which the closure does.
    func handed(_ closure: Int, _ given: GivenHint) -> Diagnostic.Note {
        .init(given.location, "'\(graph.show(need: closure))' hands one over: \(given.advice)")
    }

    /// A type whose marker is missing, or misspelled.
    func mark(_ site: Site, isHidden: Bool) -> Diagnostic.Note {
        let file = program.file(site.file)
        let misspelled = file.misspelled(.provides, on: site.row) ?? file.misspelled(.scope, on: site.row)
        if let misspelled, !isHidden { return misspelledNote(misspelled, at: site) }
        let least = leastAccess(of: site)
        let condition = isHidden ? "is \(access(site)): make it \(least), and mark it" : "is declared here: mark it"
        return .init(program.nameLocation(site), "\(subject(site)) \(condition) '\(ProposedMarker.new(.provides))'")
    }

    private func misspelledNote(_ marker: Marker, at site: Site) -> Diagnostic.Note {
        let text = ProposedMarker(marker, in: program.file(site.file)).corrected
        return .init(
            program.location(site.file, marker.offset), "\(subject(site)) has a misspelled marker: write '\(text)'")
    }

    func mark(_ property: Site, ofScope scope: Int) -> Diagnostic.Note {
        if let misspelled = program.file(property.file).misspelled(.provides, on: property.row) {
            return misspelledNote(misspelled, at: property)
        }
        return .init(
            program.nameLocation(property),
            "\(ScopeMessages(graph: graph).name(scope)) starts from '\(name(property))': mark it '// @Provides'")
    }

    /// A function or property whose result is what is missing.
    func mark(maker site: Site, of key: TypeID) -> Diagnostic.Note {
        if let misspelled = program.file(site.file).misspelled(.provides, on: site.row) {
            return misspelledNote(misspelled, at: site)
        }
        let verb = program.declaration(site).kind == .function ? "makes" : "is"
        return .init(
            program.nameLocation(site), "\(subject(site)) \(verb) a '\(show(key: key))': mark it '// @Provides'")
    }

    /// One of several initializers, or the one whose marker is misspelled.
    func mark(initializer site: Site, of type: Site) -> Diagnostic.Note {
        if let misspelled = program.file(site.file).misspelled(.provides, on: site.row) {
            return misspelledNote(misspelled, at: type)
        }
        return .init(
            program.nameLocation(site), "\(subject(type)) can be made by this initializer: mark it '// @Provides'")
    }

    /// - Parameter property: Its type is not written.
    func mark(sharedInstance property: Site, of type: Site) -> Diagnostic.Note {
        let declaration = program.declaration(property)
        let word = declaration.traits.contains(.isLet) ? "let" : "var"
        return .init(
            program.nameLocation(property),
            "this holds an instance of \(subject(type)): write 'static \(word) \(name(property)): \(name(type))', and mark it "
                + "'// @Provides'")
    }

    /// Nothing can make the type itself.
    func markMaker(_ site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "\(subject(site)) has no initializer: mark a property or function that makes it '// @Provides'")
    }

    /// What Swift adds to a type is no initializer that the factory can call.
    func writeInitializer(_ site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "\(subject(site)) has no \(leastAccess(of: site)) initializer: write one, and mark it '// @Provides'")
    }

    /// The only initializer makes an optional.
    func failable(_ initializer: Site, of type: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(initializer),
            "this initializer of \(subject(type)) may return nil: write one that cannot, and mark it '// @Provides'")
    }

    /// A type that is what is missing.
    func mark(_ candidate: HintCandidate, to key: TypeID, as needed: TypeID, _ marking: HintMarking) -> Diagnostic.Note
    {
        let text = show(key: needed)
        let relation =
            "\(subject(candidate.site)) \(relation(candidate.symbol, to: key)) '\(show(key: key))'"
        let file = program.file(marking.site.file)
        if let misspelled = file.misspelled(.provides, on: marking.site.row), !isHidden(marking.site) {
            let marker = ProposedMarker(misspelled, in: file)
            let corrected = says(misspelled, key, candidate.site) ? marker.corrected : marker.adding(type: text)
            return .init(
                program.location(marking.site.file, misspelled.offset),
                "\(relation): write '\(key == needed ? corrected : marker.adding(collection: text))'")
        }
        let arguments = (key == needed ? "as: " : "into: ") + text
        return .init(
            program.nameLocation(marking.site),
            "\(relation)\(words(for: marking, of: candidate)) '\(ProposedMarker.new(.provides, arguments))'")
    }

    private func words(for marking: HintMarking, of candidate: HintCandidate) -> String {
        let least = leastAccess(of: candidate.site)
        switch marking {
        case .type(let site) where isHidden(site): return ", but is \(access(site)): make it \(least), and mark it"
        case .type: return ": mark it"
        case .initializer: return ": mark this initializer"
        case .instance(let property):
            if !program.declaration(property).type.isEmpty { return ": mark this instance" }
            return ": write 'static let \(name(property)): \(name(candidate.site))', and mark it"
        case .noInitializer: return ", but has no \(least) initializer: write one, and mark the type"
        case .failableInitializer: return ", but this may return nil: write one that cannot, and mark the type"
        }
    }

    private func isHidden(_ site: Site) -> Bool { access(site) < leastAccess(of: site) }

    /// Whether a marker names a type among those of `as:`.
    private func says(_ marker: Marker, _ key: TypeID, _ site: Site) -> Bool {
        let file = program.file(site.file)
        let outside = Site(file: site.file, row: program.declaration(site).parent)
        return marker.additionalTypes.indices.contains { row in
            graph.keys.key(graph.symbols.readType(file.ranges[row], at: outside)) == key
        }
    }

    // MARK: Nothing in view

    /// A protocol that nothing conforms to, or a collection.
    func markAny(_ key: TypeID, as needed: TypeID, at location: Location) -> Diagnostic.Note {
        let arguments = (key == needed ? "as: " : "into: ") + show(key: needed)
        return .init(
            location, "mark a type that conforms to '\(show(key: key))' '\(ProposedMarker.new(.provides, arguments))'")
    }

    /// What is optional need not be provided.
    func haveDefault(at location: Location) -> Diagnostic.Note {
        .init(location, "write the default '= nil', which is taken where nothing provides a value")
    }

    /// - Parameter keeper: What keeps the caller from passing it.
    func markAnyMaker(of key: TypeID, at location: Location, keeper: Int?) -> Diagnostic.Note {
        let reason = keeper.flatMap { keeper -> String? in
            guard graph.isOwn(keeper) else { return nil }
            let lifetime = graph.providers[keeper].lifetime
            return "; no caller can pass one, because '\(graph.show(keeper))' is '\(lifetime)'"
        }
        return .init(
            location,
            "mark a property or function that returns '\(show(key: key))' '// @Provides'\(reason ?? "")")
    }

    /// A provider whose marker would have to say more.
    func extend(_ provider: Int, to key: TypeID, as needed: TypeID) -> Diagnostic.Note {
        let type = graph.providers[provider].type
        let relation = graph.symbols.symbol(of: type).map { self.relation($0, to: key) } ?? "is a"
        let known = marker(of: provider)
        let added = graph.text.show(general(key, of: provider))
        let marker =
            key == needed
            ? known?.adding(type: general(key, of: provider) == key ? show(key: key) : added)
            : known?.adding(collection: show(key: needed))
        return .init(
            markerLocation(provider),
            "'\(graph.text.show(type))' \(relation) '\(show(key: key))': write '\(marker ?? "")'")
    }

    /// A template that nothing says the parameters of.
    func unsettled(_ provider: Int, _ key: TypeID) -> Diagnostic.Note {
        let row = graph.providers[provider]
        let parameters = row.variables.map { "'\(names.text($0.name))'" }.joined(separator: " and ")
        return .init(
            program.nameLocation(row.site),
            "'\(graph.text.show(row.type))' is provided as '\(show(key: key))', but nothing says what \(parameters) is: mark a "
                + "typealias of one specialization of it '\(ProposedMarker.new(.provides, "as: " + show(key: key)))' instead"
        )
    }

    func hidden(_ provider: HiddenProvider) -> Diagnostic.Note {
        let site = provider.site
        let least = leastAccess(of: site)
        let isInitializer = program.declaration(site).kind == .initializer
        let owner = graph.symbols.enclosingType(of: site)
        let what =
            isInitializer ? owner.map { "the initializer of '\(graph.text.path($0))'" } : "'\(name(site))'"
        // A visible type without an initializer has the one that Swift adds, which is internal.
        let reason =
            access(site) < least ? "is \(access(site)): make it \(least)" : "has no \(least) initializer: write one"
        return .init(
            program.nameLocation(site),
            "\(what ?? "the initializer") of module '\(moduleName(site))' is marked, but \(reason)")
    }

    /// What is wrong with a marker of another module, whose own build may not say so.
    func mistake(_ mistake: Diagnostic, in site: Site) -> Diagnostic.Note {
        .init(mistake.location, "in module '\(moduleName(site))': \(mistake.message)")
    }

    private func moduleName(_ site: Site) -> String { names.text(program.module(of: site).name) }

    /// What a declaration must be at least for generated code to see it.
    func leastAccess(of site: Site) -> Declaration.Access {
        program.module(of: site).origin == .own
            ? .internal : graph.symbols.visibleAccess(ofModule: program.moduleOfFile[Int(site.file)])
    }

    /// A declaration by its name, and by its module where that is another one.
    private func subject(_ site: Site) -> String {
        let module = program.module(of: site).origin == .own ? "" : " of module '\(moduleName(site))'"
        return "'\(name(site))'\(module)"
    }

    /// The first of many, and how many there are.
    func capped(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        let most = MissingProviderHints.mostHints
        guard notes.count > most, let next = notes.dropFirst(most).first else { return notes }
        return notes.prefix(most) + [.init(next.location, "and \(notes.count - most) more, from here on")]
    }

    // MARK: Parts

    /// What a template is for all its parameters, where a need is for some: `Repository<Model>` for `Repository<User>`.
    private func general(_ key: TypeID, of provider: Int) -> TypeID {
        let variables = graph.providers[provider].variables
        let types = graph.types
        guard !variables.isEmpty, types[key].kind == .nominal, types.children(of: key).count == variables.count else {
            return key
        }
        return types.nominal(
            types[key].symbol, variables.map { TypeChild(types.intern(.parameter, payload: $0.name.row)) })
    }

    private func relation(_ symbol: SymbolID, to key: TypeID) -> String {
        guard graph.types[key].kind == .nominal else { return "conforms to" }
        let wanted = graph.types[key].symbol
        switch graph.symbols[wanted].kind {
        case .class: return "inherits from"
        // What is not in view may be either.
        case .foreign where graph.symbols.superclass(of: symbol) == wanted: return "is a"
        default: return "conforms to"
        }
    }

    private func marker(of provider: Int) -> ProposedMarker? {
        found(markerOf: provider).map { ProposedMarker($0, in: program.file(graph.providers[provider].file)) }
    }

    private func found(markerOf provider: Int) -> Marker? {
        let row = graph.providers[provider]
        return program.file(row.file).markers.first { $0.offset == row.markerOffset }
    }

    private func show(key: TypeID) -> String { graph.text.show(written[key] ?? key) }

    private func show(_ row: Int) -> String { graph.text.show(graph.offers[row].type) }

    private func note(_ row: Int, _ text: String) -> Diagnostic.Note { .init(providedLocation(row), text) }

    private func providedLocation(_ row: Int) -> Location {
        program.nameLocation(graph.providers[graph.offers[row].provider].site)
    }

    private func markerLocation(_ provider: Int) -> Location {
        program.location(graph.providers[provider].file, graph.providers[provider].markerOffset)
    }

    /// A type with those around it.
    private func name(_ site: Site) -> String {
        if let type = graph.symbols.symbol(at: site) { return graph.text.path(type) }
        return program.source(site.file).text(program.declaration(site).name)
    }

    private func access(_ site: Site) -> Declaration.Access { program.declaration(site).access }
}
