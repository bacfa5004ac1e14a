/// Notes that propose a marker for a declaration, so that it provides the missing type.
extension HintMessages {
    /// A type whose marker is missing, or misspelled.
    ///
    /// - Parameter canBeMade: For a hidden type, whether a fix can make it visible and mark it.
    func mark(_ site: Site, isHidden: Bool = false, canBeMade: Bool = true) -> Diagnostic.Note {
        let file = program.file(site.file)
        let misspelled = file.misspelled(.provides, on: site.row) ?? file.misspelled(.scope, on: site.row)
        if let misspelled, !isHidden { return misspelledNote(misspelled, at: site) }
        let marker = providing(site)
        let fix =
            isHidden
            ? unhiding(site, "make it \(program.leastAccess(of: site)), and mark it", marker, isEdit: canBeMade)
            : marker.fix("mark it")
        let condition = isHidden ? "is \(access(site)): " : "is declared here: "
        return .init(program.nameLocation(site), "\(subject(site)) \(condition)", fix)
    }

    /// A new `@Provides`, which has the lifetime of its alternatives.
    private func providing(_ site: Site, _ arguments: String = "") -> ProposedMarker {
        let words = [lifetime == .each ? "" : "\(lifetime)", arguments].filter { !$0.isEmpty }
        return graph.marking(site, .provides, words.joined(separator: ", "))
    }

    /// Makes a declaration visible and marks it, if nothing else prevents that.
    private func unhiding(_ site: Site, _ words: String, _ marker: ProposedMarker, isEdit: Bool = true) -> Fix {
        let access = program.file(site.file).removingAccess(around: site.row)
        guard isEdit, !access.isEmpty else { return Fix("\(words) '\(marker.text)'") }
        return marker.fix(words, with: access)
    }

    private func misspelledNote(_ marker: Marker, at site: Site) -> Diagnostic.Note {
        .init(
            program.location(site.file, marker.offset), "\(subject(site)) has a misspelled marker: ",
            MarkerEditor(marker, in: program.file(site.file)).corrected.fix("write"))
    }

    /// A type that a scope starts from: the outermost one, or one inside it.
    func markScope(_ site: Site) -> [Diagnostic.Note] {
        let location = program.nameLocation(site)
        let inner = graph.marking(site, .scope).fix("mark it")
        let root = graph.marking(site, .scope, "root").fix("mark it")
        let hasRoot = graph.bindings.scopes[.outermost].site != nil
        return [.init(location, "to start a factory from a \(subject(site)), ", inner)]
            + (hasRoot ? [] : [.init(location, "or, if it is what the app itself starts from, ", root)])
    }

    func mark(_ property: Site, ofScope scope: ScopeID) -> Diagnostic.Note {
        markNote(property, of: property, "\(ScopeMessages(graph: graph).name(scope)) starts from '\(name(property))'")
    }

    /// A function or property that returns the missing type.
    func mark(maker site: Site, of key: TypeID) -> Diagnostic.Note {
        let declaration = program.declaration(site)
        let verb = declaration.kind == .function ? "makes" : "is"
        let reason = "\(subject(site)) \(verb) a '\(show(key: key))'"
        guard declaration.type.isEmpty else { return markNote(site, of: site, reason) }
        let type = graph.text.spell(written[key] ?? key)
        return .init(
            program.nameLocation(site), reason + ": ",
            providing(site).fix(
                "write its type '\(type)', and mark it", with: [program.file(site.file).typing(site.row, as: type)]))
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
        return .init(program.nameLocation(site), reason + ": ", providing(site).fix("mark it"))
    }

    /// - Parameter property: A static property without a written type.
    func mark(sharedInstance property: Site, of type: Site) -> Diagnostic.Note {
        let declaration = program.declaration(property)
        let word = declaration.traits.contains(.isLet) ? "let" : "var"
        return .init(
            program.nameLocation(property), "this holds an instance of \(subject(type)): ",
            providing(property).fix(
                "write 'static \(word) \(name(property)): \(name(type))', and mark it",
                with: [program.file(property.file).typing(property.row, as: name(type))]))
    }

    /// The property or function that a parameter's default names.
    ///
    /// - Parameter type: The type to write, if it has none.
    func mark(default site: Site, _ arguments: String, _ type: String?) -> Diagnostic.Note {
        let typing = type.map { program.file(site.file).typing(site.row, as: $0) }
        return .init(
            program.nameLocation(site), "\(subject(site)) is the default: ",
            providing(site, arguments).fix(
                type.map { "write its type '\($0)', and mark it" } ?? "mark it", with: typing.map { [$0] } ?? []))
    }

    /// The initializer by which a storyboard's controller gets what it needs.
    ///
    /// - Parameter closure: The type to take, if the need asks for another one.
    func mark(coderInitializer site: Site, of type: SymbolID, given: [String], taking closure: String?)
        -> Diagnostic.Note
    {
        let arguments = given.isEmpty ? "" : "given: " + given.joined(separator: ", ")
        let marker = graph.marking(site, .needs, arguments)
        let changes = closure.flatMap { closure in
            need.map { need in
                graph.writing(GraphMessages(graph: graph).attribute(ofClosure: need) + closure, for: need)
            }
        }
        return .init(
            program.nameLocation(site), "'\(graph.text.path(type))' is made from a coder by this initializer: ",
            marker.fix("mark it", closure.map { ", and take '\($0)'" } ?? "", with: changes ?? []))
    }

    /// The type of a closure that makes a controller from a coder.
    func closure(taking values: [TypeID], makes type: TypeID, isFailable: Bool) -> String {
        let parameters = ["NSCoder"] + values.map(graph.text.show)
        return "(\(parameters.joined(separator: ", "))) -> \(graph.text.show(type))" + (isFailable ? "?" : "")
    }

    /// A type that no initializer can make, such as an enum.
    func markMaker(_ site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "\(subject(site)) has no initializer: mark a property or function that makes it with '// @Provides'")
    }

    /// A hand-written container, in whose place the factory makes everything.
    func delete(container site: Site) -> Diagnostic.Note {
        .init(
            program.nameLocation(site),
            "\(subject(site)) makes objects by hand: delete it, and take what it makes, or a closure that makes it")
    }

    /// A type whose initializer is not visible.
    func writeInitializer(_ site: Site) -> Diagnostic.Note {
        let least = program.leastAccess(of: site)
        if let written = graph.symbols.symbol(at: site).flatMap({ graph.symbols.members(of: $0, .initializer).first }) {
            return .init(
                program.nameLocation(written),
                "the initializer of \(subject(site)) is \(access(written)): make it \(least), and mark it '// @Provides'"
            )
        }
        let reason =
            least > .internal
            ? "the initializer of \(subject(site)) is internal, as Swift adds it"
            : "\(subject(site)) has no internal initializer"
        return .init(program.nameLocation(site), "\(reason): write one that is \(least), and mark it '// @Provides'")
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
        if let misspelled = file.misspelled(.provides, on: marking.site.row), !program.isHidden(marking.site) {
            let marker = MarkerEditor(misspelled, in: file)
            let corrected = provides(misspelled, key, candidate.site) ? marker.corrected : marker.adding(type: text)
            // A provider contributes to one collection.
            let isCollected = key == needed || !misspelled.collection.isEmpty
            let proposed = isCollected ? corrected : marker.stating(collection: text)
            return .init(
                program.location(marking.site.file, misspelled.offset), relation + ": ", proposed.fix("write"))
        }
        let marker = providing(marking.site, (key == needed ? "as: " : "into: ") + text)
        let (reason, fix) = proposal(marker, at: marking, of: candidate)
        return .init(program.nameLocation(marking.site), relation + reason + ": ", fix)
    }

    /// A decorator, which then takes the only other type that can be meant.
    ///
    /// - Parameter provider: Provides the decorator under its own name; nil if it is not marked.
    func mark(
        decorator: SubtypeCandidate, _ provider: ProviderID?, of wrapped: SubtypeCandidate,
        takenAt place: (file: Int32, type: ByteRange), to key: TypeID
    ) -> Diagnostic.Note {
        let (text, name) = (show(key: key), name(wrapped.site))
        let taking = Change(program.source(place.file), .type(place.type, name))
        let words = "to wrap '\(name)', take that type in it, and"
        let known = provider.flatMap(graph.markerEditor)?.adding(type: text).fix("\(words) write", with: [taking])
        let location = provider.map(graph.markerLocation) ?? program.nameLocation(decorator.site)
        return .init(
            location,
            "\(subject(decorator.site)) \(relation(decorator.symbol, to: key)) '\(text)' and takes another one: ",
            known ?? providing(decorator.site, "as: \(text)").fix("\(words) mark it", with: [taking]))
    }

    private func proposal(
        _ marker: ProposedMarker, at marking: MarkerTarget, of candidate: SubtypeCandidate
    ) -> (reason: String, Fix) {
        let least = program.leastAccess(of: candidate.site)
        switch marking {
        case .type(let site) where program.isHidden(site):
            let fix = unhiding(site, "make it \(least), and mark it", marker)
            return (", but is \(access(site))", fix)
        case .type: return ("", marker.fix("mark it"))
        case .initializer: return ("", marker.fix("mark this initializer"))
        case .instance(let property):
            if !program.declaration(property).type.isEmpty { return ("", marker.fix("mark this instance")) }
            let type = name(candidate.site)
            let typing = program.file(property.file).typing(property.row, as: type)
            return ("", marker.fix("write 'static let \(name(property)): \(type)', and mark it", with: [typing]))
        case .noInitializer:
            return (
                ", but its initializer is not \(least)", Fix("write one that is, and mark the type '\(marker.text)'")
            )
        case .failableInitializer:
            return (", but this may return nil", Fix("write one that cannot, and mark the type '\(marker.text)'"))
        }
    }

    /// Whether the `as:` of a marker names a type.
    private func provides(_ marker: Marker, _ key: TypeID, _ site: Site) -> Bool {
        let (file, outside) = (program.file(site.file), program.parent(of: site))
        return marker.additionalTypes.indices.contains { position in
            graph.keys.key(graph.symbols.readType(file.ranges[position], at: outside)) == key
        }
    }

    /// A provider of another key, whose marker needs a further type or a collection.
    func extend(_ provider: ProviderID, to key: TypeID, as needed: TypeID) -> Diagnostic.Note {
        let type = graph.providers[provider].type
        let relation = graph.symbols.symbol(of: type).map { self.relation($0, to: key) } ?? "is a"
        let known = graph.markerEditor(of: provider)
        let added = graph.text.show(generic(key, of: provider))
        let marker =
            key == needed
            ? known?.adding(type: generic(key, of: provider) == key ? show(key: key) : added)
            : known?.stating(collection: show(key: needed))
        return .init(
            graph.markerLocation(provider),
            "'\(graph.text.show(type))' \(relation) '\(show(key: key))': ", marker?.fix("write") ?? Fix("provide it"))
    }

    /// A template of the right type whose type parameters nothing determines.
    func unsettled(_ provider: ProviderID, _ key: TypeID) -> Diagnostic.Note {
        let definition = graph.providers[provider]
        let parameters = definition.variables.map { "'\(names.text($0.name))'" }.joined(separator: " and ")
        return .init(
            program.nameLocation(definition.site),
            "'\(graph.text.show(definition.type))' is provided as '\(show(key: key))', but nothing says what \(parameters) is: mark a "
                + "typealias of one specialization of it '\(ProposedMarker.text(.provides, "as: " + show(key: key)))' instead"
        )
    }

    func hidden(_ provider: HiddenProvider) -> Diagnostic.Note {
        let site = provider.site
        let least = program.leastAccess(of: site)
        let isInitializer = program.declaration(site).kind == .initializer
        let owner = graph.symbols.enclosingType(of: site)
        let subject =
            isInitializer ? owner.map { "the initializer of '\(graph.text.path($0))'" } : "'\(name(site))'"
        // If the declaration is visible, its initializer is the implicit one, which is internal.
        let reason =
            access(site) < least
            ? "is \(access(site)): make it \(least)"
            : "the initializer that Swift adds is internal: write a \(least) one"
        return .init(
            program.nameLocation(site),
            "\(subject ?? "the initializer") of module '\(moduleName(site))' is marked, but \(reason)")
    }

    /// A mistake at a marker of another module, whose own build may not report it.
    func mistake(_ mistake: Diagnostic, in site: Site) -> Diagnostic.Note {
        .init(mistake.location, "in module '\(moduleName(site))': \(mistake.message)")
    }
}
