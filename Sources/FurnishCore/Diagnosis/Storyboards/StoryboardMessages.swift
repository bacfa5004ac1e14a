/// Messages about storyboards.
struct StoryboardMessages: GraphReader {
    let scenes: SceneTable

    var graph: DependencyGraph { scenes.graph }

    // MARK: Classes

    func undeclared(_ customClass: Storyboard.CustomClass, in storyboard: Storyboard) -> Diagnostic {
        let name = customClass.name.text
        let location = storyboard.location(customClass.name)
        let classes = scenes.classes.names
        let fixes = TypeSpelling(name).allNearest(among: classes.map(TypeSpelling.init)).map { row in
            let range = ByteRange(customClass.name.offset, customClass.name.offset + UInt32(name.utf8.count))
            return Fix("write '\(classes[row])' instead", Change(storyboard.source, .replacement(range, classes[row])))
        }
        let reason = "this module has no class '\(name)'"
        guard fixes.count < 2 else {
            return Diagnostic(.storyboardClass, at: location, reason, notes: fixes.map { .init(location, "", $0) })
        }
        return Diagnostic(.storyboardClass, at: location, reason + (fixes.isEmpty ? "" : ": "), fixes.first)
    }

    func takesNoCoder(
        _ customClass: Storyboard.CustomClass, _ type: SymbolID, _ provider: ProviderID, in storyboard: Storyboard
    ) -> Diagnostic {
        Diagnostic(
            .storyboardClass, at: storyboard.location(customClass.name),
            "a scene cannot show '\(graph.show(provider))', whose marked initializer takes no 'coder: NSCoder'",
            notes: [markedHere(provider)]
                + graph.unmarkedCoderInitializers(of: type).map { initializer in
                    note(initializer, "this initializer takes one: ", graph.marking(initializer, .needs).fix("mark it"))
                })
    }

    func madeByView(_ customClass: Storyboard.CustomClass, _ provider: ProviderID, in storyboard: Storyboard)
        -> Diagnostic
    {
        Diagnostic(
            .storyboardClass, at: storyboard.location(customClass.name),
            "a storyboard makes its views with 'init(coder:)' only, so '\(graph.show(provider))' gets no dependencies; "
                + "set what it needs from its controller",
            notes: [markedHere(provider)])
    }

    private func markedHere(_ provider: ProviderID) -> Diagnostic.Note {
        note(markerOf: provider, "'\(graph.show(provider))' is marked here")
    }

    func leftover(
        _ keyPath: XMLText, of customClass: Storyboard.CustomClass, in storyboard: Storyboard
    ) -> Diagnostic {
        Diagnostic(
            .storyboardClass, at: storyboard.location(keyPath),
            "'\(keyPath.text)' asks for injection at run time, but the factory makes '\(customClass.name.text)'; "
                + "remove the attribute",
            isWarning: true)
    }

    func unshown(_ type: SymbolID, at site: Site) -> Diagnostic {
        Diagnostic(
            .storyboardClass, at: program.nameLocation(site),
            "no scene of this module's storyboards shows '\(name(type))', which is made from a coder", isWarning: true)
    }

    func duplicate(_ second: XMLText, _ first: XMLText, in storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            .storyboardClass, at: storyboard.location(second),
            "two scenes of this storyboard have the identifier '\(second.text)'",
            notes: [.init(storyboard.location(first), "the other one is here")])
    }

    // MARK: Segues

    func missingScene(_ description: String, at location: Location) -> Diagnostic {
        Diagnostic(.storyboardClass, at: location, "there is no \(description)")
    }

    func bypass(
        _ segue: Storyboard.Segue, to provider: ProviderID, from source: Storyboard.CustomClass?,
        in storyboard: Storyboard
    ) -> Diagnostic {
        let action = source.map { "'@IBSegueAction' of '\($0.name.text)'" }
        let changes = source.map { connecting(segue, to: provider, from: $0, in: storyboard) } ?? []
        return Diagnostic(
            .segueBypassesFactory, at: storyboard.location(segue.offset),
            "this segue makes '\(graph.show(provider))' by 'init(coder:)', not by the factory; ",
            Fix("connect it to an " + (action ?? "'@IBSegueAction', for which its source needs a class"), changes),
            notes: [markedHere(provider)])
    }

    /// Connects a segue to a method of its source that makes the destination, or to a new one.
    private func connecting(
        _ segue: Storyboard.Segue, to provider: ProviderID, from source: Storyboard.CustomClass,
        in storyboard: Storyboard
    ) -> [Change] {
        guard let type = scenes.classes.symbol(source), let site = symbols[type].sites.first,
            let made = symbols.symbol(of: graph.providers[provider].type)
        else { return [] }
        let known = scenes.classes.segueActions(of: type).first { scenes.classes.resultClass(of: $0.method) == made }
        if let known { return [connecting(segue, to: known.selector, in: storyboard)] }
        let name = "make" + names.text(symbols[made].name)
        let file = program.file(site.file)
        guard case .missing = scenes.classes.method(name + ":", of: type) else { return [] }
        return [
            file.writing(segueAction(name, makes: made, in: site), .endOfType(site.row)),
            connecting(segue, to: name + ":", in: storyboard),
        ]
    }

    private func connecting(_ segue: Storyboard.Segue, to selector: String, in storyboard: Storyboard) -> Change {
        Change(storyboard.source, .attribute(segue.offset, "destinationCreationSelector=\"\(selector)\""))
    }

    /// The method calls a closure that the source has for this; else, it has a placeholder for the call.
    private func segueAction(_ name: String, makes type: SymbolID, in source: Site) -> [String] {
        let result = graph.text.path(type)
        let closure = program.storedProperties(of: source).first { property in
            let type = graph.keys.key(symbols.readType(program.declaration(property).type, at: property))
            guard let function = types.function(type), function.parameters.count == 1 else { return false }
            return graph.text.show(function.parameters[0].type) == "NSCoder"
                && [result, result + "?"].contains(graph.text.show(function.result))
        }
        let call = closure.map { program.source($0.file).text(program.declaration($0).name) + "(coder)" }
        return [
            "@IBSegueAction func \(name)(_ coder: NSCoder) -> \(result)? {",
            "\t" + (call ?? "<#a closure or factory that makes '\(result)'#>"), "}",
        ]
    }

    func missingAction(_ selector: XMLText, of type: SymbolID, in storyboard: Storyboard) -> Diagnostic {
        let actions = scenes.classes.segueActions(of: type).prefix(3)
        return Diagnostic(
            .storyboardClass, at: storyboard.location(selector),
            "'\(name(type))' has no segue action '\(selector.text)'",
            notes: actions.map { action in
                note(action.method, "this one is '\(action.selector)'")
            })
    }

    func wrongAction(
        _ selector: XMLText, _ method: Site, _ result: SymbolID, _ expected: SymbolID, in storyboard: Storyboard
    ) -> Diagnostic {
        Diagnostic(
            .storyboardClass, at: storyboard.location(selector),
            "the segue action '\(selector.text)' makes '\(name(result))', but the scene shows '\(name(expected))'",
            notes: [note(method, "the segue action is here")])
    }

    private func name(_ type: SymbolID) -> String { names.text(symbols[type].name) }
}
