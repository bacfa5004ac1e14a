/// Notes with advice for a missing provider.
struct HintMessages {
    let graph: DependencyGraph
    /// The spelling of each key in the need that is reported, which decides the order of `A & B`.
    var written: [TypeID: TypeID] = [:]

    private var program: Program { graph.program }
    private var names: NameTable { graph.program.names }

    // MARK: Provided under another type

    func provided(_ offer: OfferID, insteadOf needed: TypeID, advice: String?) -> Diagnostic.Note {
        note(
            offer,
            "'\(show(offer))' is provided here, but not '\(show(key: needed))'"
                + (advice.map { ": " + $0 } ?? ""))
    }

    func closure(_ type: TypeID, making offer: OfferID, insteadOf needed: TypeID, advice: String) -> Diagnostic.Note {
        note(
            offer,
            "'\(show(offer))' is provided here, which meets '\(show(key: type))' but not '\(show(key: needed))': \(advice)"
        )
    }

    /// - Parameter orNil: Whether a default is an alternative to changing the type.
    func replacing(_ key: TypeID, by other: TypeID, orNil: Bool = false) -> String {
        "take '\(show(key: other))' instead" + (orNil ? ", or add the default '= nil'" : "")
    }

    func collect(_ offer: OfferID, into collection: TypeID) -> Diagnostic.Note {
        let provider = graph.offers[offer].provider
        let marker = graph.markerText(of: provider)?.adding(collection: show(key: collection)) ?? ""
        return .init(
            graph.markerLocation(provider), "'\(show(offer))' is provided here: write '\(marker)' to collect it")
    }

    func aliased(_ offer: OfferID) -> Diagnostic.Note {
        note(
            offer,
            "'\(show(offer))' is provided here, and a provided typealias is a type of its own: take '\(show(offer))' instead"
        )
    }

    /// The two types, to be compared.
    func otherFunction(_ offer: OfferID, insteadOf needed: TypeID) -> [Diagnostic.Note] {
        let location = providedLocation(offer)
        return [
            .init(location, show(key: needed), .compared(label: "needed")),
            .init(location, "\(show(offer)): take that", .compared(label: "provided")),
        ]
    }

    /// The factory of a nested scope also has the names of the types around it.
    func misspelledFactory(of scope: SymbolID, at site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "the factory of the scope '\(graph.text.path(scope))' is called '\(graph.symbols.factoryName(scope))': write that"
        )
    }

    func misspelled(_ offer: OfferID) -> Diagnostic.Note {
        note(offer, "did you mean '\(show(offer))', which is provided here?")
    }

    /// A misspelled type in `as:`, which no source in view declares.
    func misspelled(additionalType offer: OfferID, for key: TypeID) -> Diagnostic.Note? {
        let provider = graph.offers[offer].provider
        let file = program.file(graph.providers[provider].file)
        let name = show(offer)
        guard let marker = graph.marker(of: provider),
            let range = marker.additionalTypes.indices.map({ file.ranges[$0] }).first(where: {
                file.writtenText($0) == name
            })
        else { return nil }
        let text = ProposedMarker(marker, in: file).replacing(range, with: show(key: key))
        return .init(graph.markerLocation(provider), "nothing in view is called '\(name)': write '\(text)'")
    }

    // MARK: Not provided yet

    /// A closure passes the value, so the provider should take it as a given parameter.
    func passed(byClosure need: NeedID, _ given: GivenHint) -> Diagnostic.Note {
        .init(given.location, "'\(graph.show(need: need))' passes one: \(given.advice)")
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

    func mark(_ property: Site, ofScope scope: ScopeID) -> Diagnostic.Note {
        markNote(property, of: property, "\(ScopeMessages(graph: graph).name(scope)) starts from '\(name(property))'")
    }

    /// A function or property that returns the missing type.
    func mark(maker site: Site, of key: TypeID) -> Diagnostic.Note {
        let verb = program.declaration(site).kind == .function ? "makes" : "is"
        return markNote(site, of: site, "\(subject(site)) \(verb) a '\(show(key: key))'")
    }

    /// One of several initializers, or the initializer with a misspelled marker.
    func mark(initializer site: Site, of type: Site) -> Diagnostic.Note {
        markNote(site, of: type, "\(subject(type)) can be made by this initializer")
    }

    /// Asks to mark a declaration, or to correct its misspelled marker.
    private func markNote(_ site: Site, of subject: Site, _ reason: String) -> Diagnostic.Note {
        if let misspelled = program.file(site.file).misspelled(.provides, on: site.row) {
            return misspelledNote(misspelled, at: subject)
        }
        return .init(program.nameLocation(site), reason + ": mark it '\(ProposedMarker.new(.provides))'")
    }

    /// - Parameter property: A static property without a written type.
    func mark(sharedInstance property: Site, of type: Site) -> Diagnostic.Note {
        let declaration = program.declaration(property)
        let word = declaration.traits.contains(.isLet) ? "let" : "var"
        return .init(
            program.nameLocation(property),
            "this holds an instance of \(subject(type)): write 'static \(word) \(name(property)): \(name(type))', and mark it "
                + "'// @Provides'")
    }

    /// A type that no initializer can make, such as an enum.
    func markMaker(_ site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "\(subject(site)) has no initializer: mark a property or function that makes it '// @Provides'")
    }

    /// A type of another module whose implicit initializer is not visible.
    func writeInitializer(_ site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "\(subject(site)) has no \(leastAccess(of: site)) initializer: write one, and mark it '// @Provides'")
    }

    /// A type whose only initializer may return nil.
    func failable(_ initializer: Site, of type: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(initializer),
            "this initializer of \(subject(type)) may return nil: write one that cannot, and mark it '// @Provides'")
    }

    /// A type that conforms to the missing protocol or inherits from the missing class.
    ///
    /// - Parameter needed: `key` itself, or a collection of it.
    func mark(_ candidate: SubtypeCandidate, to key: TypeID, as needed: TypeID, _ marking: MarkerTarget)
        -> Diagnostic.Note
    {
        let text = show(key: needed)
        let relation =
            "\(subject(candidate.site)) \(relation(candidate.symbol, to: key)) '\(show(key: key))'"
        let file = program.file(marking.site.file)
        if let misspelled = file.misspelled(.provides, on: marking.site.row), !isHidden(marking.site) {
            let marker = ProposedMarker(misspelled, in: file)
            let corrected = provides(misspelled, key, candidate.site) ? marker.corrected : marker.adding(type: text)
            return .init(
                program.location(marking.site.file, misspelled.offset),
                "\(relation): write '\(key == needed ? corrected : marker.adding(collection: text))'")
        }
        let arguments = (key == needed ? "as: " : "into: ") + text
        return .init(
            program.nameLocation(marking.site),
            "\(relation)\(words(for: marking, of: candidate)) '\(ProposedMarker.new(.provides, arguments))'")
    }

    private func words(for marking: MarkerTarget, of candidate: SubtypeCandidate) -> String {
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

    /// Whether the `as:` of a marker names a type.
    private func provides(_ marker: Marker, _ key: TypeID, _ site: Site) -> Bool {
        let file = program.file(site.file)
        let outside = Site(file: site.file, row: program.declaration(site).parent)
        return marker.additionalTypes.indices.contains { position in
            graph.keys.key(graph.symbols.readType(file.ranges[position], at: outside)) == key
        }
    }

    // MARK: Nothing in view

    /// A protocol that no type in view conforms to, or a collection of it.
    func markAny(_ key: TypeID, as needed: TypeID, at location: Location) -> Diagnostic.Note {
        let arguments = (key == needed ? "as: " : "into: ") + show(key: needed)
        return .init(
            location, "mark a type that conforms to '\(show(key: key))' '\(ProposedMarker.new(.provides, arguments))'")
    }

    /// A default for an optional parameter, which then needs no provider.
    func writeDefault(at location: Location) -> Diagnostic.Note {
        .init(location, "write the default '= nil', which is taken where nothing provides a value")
    }

    /// - Parameter blocker: A shared instance, because of which no caller can pass the value instead.
    func markAnyMaker(of key: TypeID, at location: Location, blocker: ProviderID?) -> Diagnostic.Note {
        let reason = blocker.flatMap { blocker -> String? in
            guard graph.isOwn(blocker) else { return nil }
            let lifetime = graph.providers[blocker].lifetime
            return "; no caller can pass one, because '\(graph.show(blocker))' is '\(lifetime)'"
        }
        return .init(
            location,
            "mark a property or function that returns '\(show(key: key))' '// @Provides'\(reason ?? "")")
    }

    /// A provider of another key, whose marker needs a further type or a collection.
    func extend(_ provider: ProviderID, to key: TypeID, as needed: TypeID) -> Diagnostic.Note {
        let type = graph.providers[provider].type
        let relation = graph.symbols.symbol(of: type).map { self.relation($0, to: key) } ?? "is a"
        let known = graph.markerText(of: provider)
        let added = graph.text.show(generic(key, of: provider))
        let marker =
            key == needed
            ? known?.adding(type: generic(key, of: provider) == key ? show(key: key) : added)
            : known?.adding(collection: show(key: needed))
        return .init(
            graph.markerLocation(provider),
            "'\(graph.text.show(type))' \(relation) '\(show(key: key))': write '\(marker ?? "")'")
    }

    /// A template of the right type whose type parameters nothing determines.
    func unsettled(_ provider: ProviderID, _ key: TypeID) -> Diagnostic.Note {
        let definition = graph.providers[provider]
        let parameters = definition.variables.map { "'\(names.text($0.name))'" }.joined(separator: " and ")
        return .init(
            program.nameLocation(definition.site),
            "'\(graph.text.show(definition.type))' is provided as '\(show(key: key))', but nothing says what \(parameters) is: mark a "
                + "typealias of one specialization of it '\(ProposedMarker.new(.provides, "as: " + show(key: key)))' instead"
        )
    }

    func hidden(_ provider: HiddenProvider) -> Diagnostic.Note {
        let site = provider.site
        let least = leastAccess(of: site)
        let isInitializer = program.declaration(site).kind == .initializer
        let owner = graph.symbols.enclosingType(of: site)
        let subject =
            isInitializer ? owner.map { "the initializer of '\(graph.text.path($0))'" } : "'\(name(site))'"
        // If the declaration is visible, its initializer is the implicit one, which is internal.
        let reason =
            access(site) < least ? "is \(access(site)): make it \(least)" : "has no \(least) initializer: write one"
        return .init(
            program.nameLocation(site),
            "\(subject ?? "the initializer") of module '\(moduleName(site))' is marked, but \(reason)")
    }

    /// A mistake at a marker of another module, whose own build may not report it.
    func mistake(_ mistake: Diagnostic, in site: Site) -> Diagnostic.Note {
        .init(mistake.location, "in module '\(moduleName(site))': \(mistake.message)")
    }

    private func moduleName(_ site: Site) -> String { names.text(program.module(of: site).name) }

    /// The access level that a declaration needs so that generated code can use it.
    func leastAccess(of site: Site) -> Declaration.Access {
        program.module(of: site).origin == .own
            ? .internal : graph.symbols.visibleAccess(ofModule: program.moduleOfFile[Int(site.file)])
    }

    /// The name of a declaration, with its module if that is not the own one.
    private func subject(_ site: Site) -> String {
        let module = program.module(of: site).origin == .own ? "" : " of module '\(moduleName(site))'"
        return "'\(name(site))'\(module)"
    }

    /// The first notes of a long list, and a count of the others.
    func capped(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        let most = MissingProviderHints.mostHints
        guard notes.count > most, let next = notes.dropFirst(most).first else { return notes }
        return notes.prefix(most) + [.init(next.location, "and \(notes.count - most) more, from here on")]
    }

    // MARK: Parts of notes

    /// The form of a key that covers all instances of a template: `Repository<Model>` for `Repository<User>`.
    private func generic(_ key: TypeID, of provider: ProviderID) -> TypeID {
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
        // A type outside of view may be a class or a protocol.
        case .foreign where graph.symbols.superclass(of: symbol) == wanted: return "is a"
        default: return "conforms to"
        }
    }

    private func show(key: TypeID) -> String { graph.text.show(written[key] ?? key) }

    private func show(_ offer: OfferID) -> String { graph.text.show(graph.offers[offer].type) }

    private func note(_ offer: OfferID, _ text: String) -> Diagnostic.Note { .init(providedLocation(offer), text) }

    private func providedLocation(_ offer: OfferID) -> Location {
        program.nameLocation(graph.providers[graph.offers[offer].provider].site)
    }

    /// The name of a declaration; for a type, with the types around it.
    private func name(_ site: Site) -> String {
        if let type = graph.symbols.symbol(at: site) { return graph.text.path(type) }
        return program.source(site.file).text(program.declaration(site).name)
    }

    private func access(_ site: Site) -> Declaration.Access { program.declaration(site).access }
}
