/// Notes with advice for a missing need.
package struct HintMessages {
    let graph: DependencyGraph
    /// The need that is reported; nil between two of them.
    let need: NeedID?
    /// The spelling of its key, which decides the order of `A & B`.
    let written: [TypeID: TypeID]
    /// That of providers under other conditions, which new ones must share.
    var lifetime = Marker.Lifetime.each

    var program: Program { graph.program }
    var names: NameTable { graph.program.names }

    /// Whether a key is that of the reported need itself, not of the result of a needed closure.
    func isNeeded(_ key: TypeID) -> Bool { written[key] != nil }

    // MARK: Provided under another type

    func provided(_ offer: OfferID, insteadOf needed: TypeID, _ fix: Fix?) -> Diagnostic.Note {
        let reason = "'\(show(offer))' is provided here, but not '\(show(key: needed))'"
        guard let fix else { return .init(providedLocation(offer), reason) }
        return .init(providedLocation(offer), reason + ": ", fix)
    }

    func closure(_ type: TypeID, making offer: OfferID, insteadOf needed: TypeID, _ fix: Fix) -> Diagnostic.Note {
        let reason =
            "'\(show(offer))' is provided here, which meets '\(show(key: type))' but not '\(show(key: needed))': "
        return .init(providedLocation(offer), reason, fix)
    }

    /// The value that a scope starts from, which has no marker for further types.
    func take(scopeValue provider: ProviderID, insteadOf key: TypeID) -> Diagnostic.Note {
        let definition = graph.providers[provider]
        let relation = graph.symbols.symbol(of: definition.type).map { self.relation($0, to: key) } ?? "is a"
        return .init(
            program.nameLocation(definition.site),
            "the scope '\(graph.text.show(definition.type))' \(relation) '\(show(key: key))': ",
            taking(definition.type, insteadOf: key))
    }

    func take(_ live: OfferID, insteadOfFake fake: ProviderID, _ key: TypeID) -> Diagnostic.Note {
        .init(
            program.nameLocation(graph.providers[fake].site),
            "'\(graph.show(fake))' is a fake, which only the fake factory makes in place of what is live: ",
            taking(graph.offers[live].type, insteadOf: key))
    }

    /// Replaces the type of the reported need.
    ///
    /// - Parameter key: The missing type; another one than the need's if a closure makes it.
    func taking(_ other: TypeID, insteadOf key: TypeID) -> Fix {
        Fix("take '\(show(key: other))' instead", written[key] == nil ? [] : changes(taking: other))
    }

    /// An alternative to `taking` for an optional need.
    func orDefault(of need: NeedID) -> Diagnostic.Note {
        .init(graph.location(ofNeed: need), "or ", Fix("add the default '= nil'", graph.writingDefaultNil(for: need)))
    }

    private func changes(taking other: TypeID) -> [Change] {
        guard let need else { return [] }
        let isEscaping = graph.keys.isFunction(other) && !graph.needs[need].isStored
        return graph.writing(graph.text.parameter(other, isEscaping: isEscaping), for: need)
    }

    func collect(_ offer: OfferID, into collection: TypeID) -> Diagnostic.Note {
        let provider = graph.offers[offer].provider
        let marker = graph.markerEditor(of: provider)?.stating(collection: show(key: collection))
        return .init(
            graph.markerLocation(provider), "'\(show(offer))' is provided here: ",
            marker?.fix("write", " to collect it") ?? Fix("collect it"))
    }

    func aliased(_ offer: OfferID, insteadOf key: TypeID) -> Diagnostic.Note {
        .init(
            providedLocation(offer),
            "'\(show(offer))' is provided here, and a provided typealias is a type of its own: ",
            taking(graph.offers[offer].type, insteadOf: key))
    }

    /// The two types, to be compared.
    func otherFunction(_ offer: OfferID, insteadOf needed: TypeID) -> [Diagnostic.Note] {
        let location = providedLocation(offer)
        let fix = Fix("take that", taking(graph.offers[offer].type, insteadOf: needed).changes)
        return [
            .init(location, show(key: needed), .compared(label: "needed")),
            .init(location, "\(show(offer)): ", fix, .compared(label: "provided")),
        ]
    }

    /// The factory of a nested scope also has the names of the types around it.
    func misspelledFactory(of scope: SymbolID, at site: Site, insteadOf key: TypeID) -> Diagnostic.Note {
        let name = graph.symbols.factoryName(scope)
        return .init(
            program.nameLocation(site), "the factory of the scope '\(graph.text.path(scope))' is called '\(name)': ",
            Fix("write that", written[key] == nil ? [] : need.map { graph.writing(name, for: $0) } ?? []))
    }

    func misspelled(_ offer: OfferID, insteadOf key: TypeID) -> Diagnostic.Note {
        .init(
            providedLocation(offer), "a type with a similar name is provided here: ",
            taking(graph.offers[offer].type, insteadOf: key))
    }

    /// A misspelled type in `as:`, which no source in view declares.
    func misspelled(additionalType offer: OfferID, for key: TypeID) -> Diagnostic.Note? {
        let provider = graph.offers[offer].provider
        let name = show(offer)
        guard let proposed = graph.markerEditor(of: provider)?.replacing(type: name, with: show(key: key)) else {
            return nil
        }
        return .init(
            graph.markerLocation(provider), "nothing in view is called '\(name)': ", proposed.fix("write"))
    }

    /// A type in view whose name is nearly the one that is written in a need's type.
    func misspelled(_ word: String, as type: Site, in need: NeedID) -> Diagnostic.Note {
        let source = program.source(graph.needs[need].file)
        let range = program.typeRange(of: graph.needs[need]).flatMap { source.lastWord(word, in: $0) }
        return .init(
            program.nameLocation(type), "a type with a similar name is declared here: ",
            Fix("write '\(name(type))' instead", range.map { [Change(source, .replacement($0, name(type)))] } ?? []))
    }

    /// The public factory of another module, which has what its types need.
    func taking(factory: ProviderID, toMake made: String) -> Diagnostic.Note {
        let definition = graph.providers[factory]
        let name = graph.text.show(definition.type)
        return .init(
            program.nameLocation(definition.site),
            "'\(name)' of module '\(moduleName(definition.site))' can make '\(made)': take '\(name)' instead")
    }

    // MARK: Given by the caller

    /// A closure passes the value, so the provider should take it as a given parameter.
    func passed(byClosure closure: NeedID, _ given: GivenHint) -> Diagnostic.Note {
        .init(given.location, "'\(graph.show(need: closure))' passes one: ", given.fix)
    }

    // MARK: Nothing in view

    /// A protocol that no type in view conforms to, or a collection of it.
    func markAny(_ key: TypeID, as needed: TypeID, at location: Location) -> Diagnostic.Note {
        let arguments = (key == needed ? "as: " : "into: ") + show(key: needed)
        return .init(
            location,
            "mark a type that conforms to '\(show(key: key))' with '\(ProposedMarker.text(.provides, arguments))'")
    }

    /// An entry point of the right type.
    func markToo(_ site: Site, as key: TypeID) -> Diagnostic.Note {
        let marker = ProposedMarker.text(.provides, "as: " + show(key: key))
        return .init(
            program.nameLocation(site),
            "\(subject(site)) is a '\(show(key: key))' that the app asks for: to make a new one here, mark it '\(marker)' too"
        )
    }

    /// A protocol of another module, whose implementation may come from outside.
    func startFrom(at location: Location) -> Diagnostic.Note {
        .init(
            location,
            "or let the factory start from one: write '// @Provides' on a property of the type marked '// @Scope(root)'"
        )
    }

    /// A default for an optional parameter, which then needs no provider.
    func writeDefault(at location: Location) -> Diagnostic.Note {
        let title = "write the default '= nil', which is taken where nothing provides a value"
        return .init(location, "", Fix(title, need.map(graph.writingDefaultNil) ?? []))
    }

    /// - Parameters:
    ///   - blocker: A shared instance, because of which no caller can pass the value instead.
    ///   - changes: A function to complete, where that is as likely as a given parameter.
    func markAnyMaker(
        of key: TypeID, at location: Location, blocker: ProviderID?, _ changes: [Change]
    ) -> Diagnostic.Note {
        let reason = blocker.flatMap { blocker -> String? in
            guard graph.resolution.isOwn(blocker) else { return nil }
            let lifetime = graph.providers[blocker].lifetime
            return "; no caller can pass one, because '\(graph.show(blocker))' is '\(lifetime)'"
        }
        return .init(
            location, "",
            Fix(
                "mark a property or function that returns '\(graph.text.show(written[key] ?? key))' with '// @Provides'\(reason ?? "")",
                changes
            ))
    }

    /// A function that provides a type, with a placeholder for its value, at the end of the need's file.
    func writingMaker(of key: TypeID) -> [Change] {
        guard let need else { return [] }
        let type = graph.text.spell(written[key] ?? key)
        let name = "make" + TypeName(symbols: graph.symbols).name(key)
        let lines = ["", "// @Provides", "func \(name)() -> \(type) {", "    <#\(type)#>", "}"]
        return [Change(program.source(graph.needs[need].file), .end(lines))]
    }

    func moduleName(_ site: Site) -> String { names.text(program.module(of: site).name) }

    /// The name of a declaration, with its module if that is not the own one.
    func subject(_ site: Site) -> String {
        let module = program.isOwn(site.file) ? "" : " of module '\(moduleName(site))'"
        return "'\(name(site))'\(module)"
    }

    /// The first notes of a long list, and a count of the others.
    package static func capped(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        let most = MissingProviderHints.mostHints
        guard notes.count > most, let next = notes.dropFirst(most).first else { return notes }
        return notes.prefix(most) + [.init(next.location, "\(notes.count - most) more, starting here")]
    }

    // MARK: Parts of notes

    /// The form of a key that covers all instances of a template: `Repository<Model>` for `Repository<User>`.
    func generic(_ key: TypeID, of provider: ProviderID) -> TypeID {
        let variables = graph.providers[provider].variables
        let types = graph.types
        guard !variables.isEmpty, types[key].kind == .nominal, types.children(of: key).count == variables.count else {
            return key
        }
        return types.nominal(
            types[key].symbol, variables.map { TypeChild(types.intern(.parameter, payload: $0.name.row)) })
    }

    func relation(_ symbol: SymbolID, to key: TypeID) -> String {
        guard graph.types[key].kind == .nominal else { return "conforms to" }
        let wanted = graph.types[key].symbol
        switch graph.symbols[wanted].kind {
        case .class: return "inherits from"
        // A type outside of view may be a class or a protocol.
        case .foreign where graph.symbols.superclass(of: symbol) == wanted: return "is a"
        default: return "conforms to"
        }
    }

    /// A marker names the type itself, because a typealias that something provides is a type of its own.
    func show(key: TypeID) -> String {
        guard let type = written[key] else { return graph.text.show(key) }
        // A composition has no name of its own, so its typealias cannot be mistaken for another type.
        return graph.text.show(isTypealias(type) && graph.types[key].kind != .composition ? key : type)
    }

    private func isTypealias(_ type: TypeID) -> Bool {
        switch graph.types[type].kind {
        case .any, .some, .specified: isTypealias(graph.types.child(0, of: type))
        default: graph.symbols.symbol(of: type).map { graph.symbols[$0].kind == .typealias } ?? false
        }
    }

    func show(_ offer: OfferID) -> String { graph.text.show(graph.offers[offer].type) }

    func providedLocation(_ offer: OfferID) -> Location {
        program.nameLocation(graph.providers[graph.offers[offer].provider].site)
    }

    /// The name of a declaration; for a type, with the types around it.
    /// A protocol that is needed inside and outside of the scope that one of its requirements reaches.
    func splitting(_ unmet: UnmetNeed, _ scope: ScopeID) -> Diagnostic.Note {
        let outer = ScopeMessages(graph: graph).name(scope)
        return .init(
            graph.program.nameLocation(graph.providers[unmet.provider].site),
            "something outside of \(outer) needs '\(graph.show(unmet.provider))' too: write a protocol of its own for what "
                + "lives there")
    }

    func name(_ site: Site) -> String {
        if let type = graph.symbols.symbol(at: site) { return graph.text.path(type) }
        return program.source(site.file).text(program.declaration(site).name)
    }

    func access(_ site: Site) -> Declaration.Access { program.declaration(site).access }
}
