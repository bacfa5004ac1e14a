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

    /// Connects a segue to the method of its source that makes the destination.
    private func connecting(
        _ segue: Storyboard.Segue, to provider: ProviderID, from source: Storyboard.CustomClass,
        in storyboard: Storyboard
    ) -> [Change] {
        let made = symbols.symbol(of: graph.providers[provider].type)
        let actions = scenes.classes.symbol(source).map(scenes.classes.segueActions) ?? []
        guard let made, let action = actions.first(where: { scenes.classes.resultClass(of: $0.method) == made }) else {
            return []
        }
        let attribute = "destinationCreationSelector=\"\(action.selector)\""
        return [Change(storyboard.source, .attribute(segue.offset, attribute))]
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
