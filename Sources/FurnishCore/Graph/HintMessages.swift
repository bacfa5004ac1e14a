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

    func collect(_ row: Int, into collection: TypeID) -> Diagnostic.Note {
        let provider = graph.available[row].provider
        return .init(
            markerLocation(provider),
            "'\(show(row))' is provided here: write '\(marker(of: provider, into: collection))' to collect it")
    }

    func aliased(_ row: Int) -> Diagnostic.Note {
        note(row, "'\(show(row))' is provided here, a name of its own: need that")
    }

    /// The two types under each other, so that it shows where they part.
    func otherFunction(_ row: Int, insteadOf needed: TypeID) -> [Diagnostic.Note] {
        let location = providedLocation(row)
        return [
            .init(location, "provided:  \(show(row))"),
            .init(location, "needed:    \(show(key: needed))"),
        ]
    }

    func misspelled(_ row: Int) -> Diagnostic.Note {
        note(row, "did you mean '\(show(row))', which is provided here?")
    }

    // MARK: Not provided yet

    func handed(_ closure: Int, _ need: Int, of provider: Int) -> Diagnostic.Note {
        .init(
            graph.location(ofNeed: closure),
            "'\(graph.show(need: closure))' hands one over, which '\(graph.show(provider))' would take with "
                + "'// @Needs(given: \(names.text(graph.bindings.needs[need].name)))'")
    }

    func mark(_ site: Site, isPrivate: Bool) -> Diagnostic.Note {
        let condition = isPrivate ? "is \(access(site)): make it internal, and mark it" : "is declared here: mark it"
        return .init(program.nameLocation(site), "'\(name(site))' \(condition) '// @Provides'")
    }

    func mark(_ property: Site, ofScope scope: Int) -> Diagnostic.Note {
        .init(
            program.nameLocation(property),
            "\(ScopeMessages(graph: graph).name(scope)) starts from '\(name(property))': mark it '// @Provides'")
    }

    /// Nothing can make the type itself.
    func markMaker(_ site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "'\(name(site))' has no initializer: mark a property or function that makes it '// @Provides'")
    }

    func mark(_ candidate: HintCandidate, to key: TypeID, as needed: TypeID, isPrivate: Bool) -> Diagnostic.Note {
        let site = candidate.site
        let text = show(key: needed)
        let marker = key == needed ? "// @Provides(as: \(text))" : "// @Provides(into: \(text))"
        let relation = "'\(name(site))' \(relation(candidate.symbol, to: key)) '\(show(key: key))'"
        let obstacle = isPrivate ? ", but is \(access(site)): make it internal, and mark it" : ": mark it"
        return .init(program.nameLocation(site), "\(relation)\(obstacle) '\(marker)'")
    }

    /// A provider whose marker would have to say more.
    func extend(_ provider: Int, to key: TypeID, as needed: TypeID) -> Diagnostic.Note {
        let type = graph.providers[provider].type
        let relation = graph.symbols.symbol(of: type).map { self.relation($0, to: key) } ?? "is a"
        let marker =
            key == needed
            ? self.marker(of: provider, as: general(key, of: provider)) : self.marker(of: provider, into: needed)
        return .init(
            markerLocation(provider),
            "'\(graph.text.show(type))' \(relation) '\(show(key: key))': write '\(marker)'")
    }

    /// A template that nothing says the parameters of.
    func unsettled(_ provider: Int, _ key: TypeID) -> Diagnostic.Note {
        let row = graph.providers[provider]
        let parameters = row.variables.map { "'\(names.text($0.name))'" }.joined(separator: " and ")
        return .init(
            program.nameLocation(row.site),
            "'\(graph.text.show(row.type))' is provided as '\(show(key: key))', but nothing says what \(parameters) is: provide a "
                + "typealias of it instead")
    }

    func hidden(_ provider: HiddenProvider) -> Diagnostic.Note {
        let module = program.moduleOfFile[Int(provider.site.file)]
        let needed = graph.symbols.visibleAccess(ofModule: module)
        let access = program.declaration(provider.site).access
        let isInitializer = program.declaration(provider.site).kind == .initializer
        let owner = graph.symbols.enclosingType(of: provider.site)
        let what =
            isInitializer ? owner.map { "the initializer of '\(graph.text.path($0))'" } : "'\(name(provider.site))'"
        // A visible type without an initializer has the one that Swift adds, which is internal.
        let reason =
            access < needed
            ? "is \(access): make it \(needed)" : "has no \(needed) initializer: write one"
        let moduleName = names.text(program.modules[Int(module)].name)
        return .init(
            program.nameLocation(provider.site),
            "\(what ?? "the initializer") of module '\(moduleName)' is marked, but \(reason)")
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
        let types = program.types
        guard !variables.isEmpty, types[key].kind == .nominal, types.children(of: key).count == variables.count else {
            return key
        }
        return types.nominal(
            types[key].symbol, variables.map { TypeChild(types.intern(.parameter, payload: $0.name.row)) })
    }

    private func relation(_ symbol: SymbolID, to key: TypeID) -> String {
        guard graph.program.types[key].kind == .nominal else { return "conforms to" }
        let wanted = graph.program.types[key].symbol
        switch graph.symbols[wanted].kind {
        case .class: return "inherits from"
        // What is not in view may be either.
        case .foreign where graph.symbols.superclass(of: symbol) == wanted: return "is a"
        default: return "conforms to"
        }
    }

    /// The marker as it is, and what it would have to say more.
    private func marker(of provider: Int, as added: TypeID? = nil, into collection: TypeID? = nil) -> String {
        let row = graph.providers[provider]
        let file = program.file(row.file)
        var arguments: [String] = []
        if row.lifetime != .each { arguments.append("\(row.lifetime)") }
        if let marker = file.markers.first(where: { $0.offset == row.markerOffset }) {
            if !marker.scope.isEmpty { arguments.append("in: " + file.writtenText(marker.scope)) }
            var types = marker.additionalTypes.indices.map { file.writtenText(file.ranges[$0]) }
            if let added { types.append(show(key: added)) }
            if !types.isEmpty { arguments.append("as: " + types.joined(separator: ", ")) }
            if !marker.collection.isEmpty { arguments.append("into: " + file.writtenText(marker.collection)) }
            if !marker.collectionKey.isEmpty { arguments.append("key: " + file.writtenText(marker.collectionKey)) }
        }
        if let collection { arguments.append("into: " + show(key: collection)) }
        return "// @Provides(\(arguments.joined(separator: ", ")))"
    }

    private func show(key: TypeID) -> String { graph.text.show(written[key] ?? key) }

    private func show(_ row: Int) -> String { graph.text.show(graph.available[row].type) }

    private func note(_ row: Int, _ text: String) -> Diagnostic.Note { .init(providedLocation(row), text) }

    private func providedLocation(_ row: Int) -> Location {
        program.nameLocation(graph.providers[graph.available[row].provider].site)
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
