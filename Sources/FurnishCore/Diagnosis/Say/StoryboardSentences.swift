/// Says what is wrong in a storyboard.
struct StoryboardSentences: GraphReader {
    let scenes: SceneTable

    var graph: DependencyGraph { scenes.graph }

    func diagnostic(_ problem: StoryboardProblem) -> Diagnostic {
        switch problem {
        case .otherDocument(let place):
            let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
            return warning(place, "this file is not a storyboard: its document does not have a type such as '\(type)'")
        case .classWithoutModule(let name, let place):
            let end = place.offset + UInt32(name.utf8.count) + 1
            let words = "customModule=\"\(names.text(program.modules[0].name))\" customModuleProvider=\"target\""
            let change = Change(place.file, .replacement(ByteRange(end, end), " " + words))
            return warning(
                place, "'\(name)' is not found at run time without its module; ", Fix("write '\(words)'", change))
        case .undeclaredClass(let name, let place):
            let (range, known) = (ByteRange(place.offset, place.offset + UInt32(name.utf8.count)), scenes.classes.names)
            let notes = TypeSpelling(name).nearest(among: known.map(TypeSpelling.init)).map { row in
                let change = Change(place.file, .replacement(range, known[row]))
                return Note(place, "", Fix("write '\(known[row])' instead", change))
            }
            return error(place, "this module has no class '\(name)'", notes)
        case .inheritedCoder(let type, let owner, let place):
            let (name, ownerName, site) = (symbols.name(of: type), symbols.name(of: owner), symbols[type].sites[0])
            return error(
                place,
                "this scene calls the 'init(coder:)' that '\(name)' inherits from '\(ownerName)', which stops the program",
                [note(site, "", graph.marking(site, .needs).fix("mark '\(name)'"))])
        case .controllerWithoutCoder(let provider, let type, let place):
            let takingCoder = graph.unmarkedCoderInitializers(of: type).map { initializer in
                note(initializer, "this initializer takes one: ", graph.marking(initializer, .needs).fix("mark it"))
            }
            return error(
                place,
                "a scene cannot show '\(graph.show(provider))', whose marked initializer takes no 'coder: NSCoder'",
                [note(markerOf: provider, "'\(graph.show(provider))' is marked here")] + takingCoder
                    + markingProperties(of: type, provider))
        case .incompleteElement(let element, let provider, let place):
            let (shown, labels) = (graph.show(provider), element.labels.map { $0 + ":" }.joined())
            return error(
                place,
                element.isView
                    ? "a storyboard makes its views with 'init(coder:)' only, so '\(shown)' gets no dependencies; set what it needs from its controller"
                    : "a storyboard makes this object with 'init(\(labels))', which '\(shown)' does not have; write it, and set what the object needs later",
                [note(markerOf: provider, "'\(graph.show(provider))' is marked here")])
        case .leftover(let path, let name, let place):
            let reason = "asks for injection at run time, but the factory makes '\(name)'"
            return warning(place, "'\(path)' \(reason); remove the attribute")
        case .repeatedIdentifier(let identifier, let first, let place):
            let notes = [Note(first, "the other one is here")]
            return error(place, "two scenes of this storyboard have the identifier '\(identifier)'", notes)
        case .missingScene(.ofMissingStoryboard(let name), let place):
            return error(place, "there is no storyboard '\(name)'")
        case .missingScene(.scene(let identifier, let name), let place):
            let scene = identifier.map { "scene '\($0)'" } ?? "initial scene"
            return error(place, "there is no \(scene) in storyboard '\(name)'")
        case .missingAction(let selector, let type, let place):
            let actions = scenes.classes.segueActions(of: type).prefix(3)
            let notes = actions.map { note($0.method, "this one is '\($0.selector)'") }
            return error(place, "'\(symbols.name(of: type))' has no segue action '\(selector)'", notes)
        case .mismatchedAction(let method, let made, let shown, let name, let place):
            let (made, shown) = (symbols.name(of: made), symbols.name(of: shown))
            let notes = [note(method, "the segue action is here")]
            return error(place, "the segue action '\(name)' makes '\(made)', but the scene shows '\(shown)'", notes)
        case .unshownClass(let type, let site):
            let shown = "'\(symbols.name(of: type))', which is made from a coder"
            return warning(program.nameLocation(site), "no scene of this module's storyboards shows \(shown)")
        case .bypassingSegue(let bypass): return bypass.diagnostic(bypass.connection)
        case .bypassingCode(let opening, let provider, let methods):
            let closure = closure(making: provider)
            let givens = graph.givens[provider].filter { !needs[$0.need].isCoder }
            let labels = givens.map { names.text($0.name) + ":" }.joined()
            let calls = methods.map { "call '\($0)(from:\(labels))' of the factory, or " }.joined()
            return Diagnostic(
                .sceneBypassesFactory, at: opening.location,
                "this makes '\(symbols.name(of: opening.type))' by 'init(coder:)', not by the factory",
                notes: [.init(opening.location, "\(calls)take '\(closure)' and pass it as 'creator:'")])
        }
    }

    private func error(_ place: Location, _ message: String, _ notes: [Note] = []) -> Diagnostic {
        Diagnostic(.storyboardClass, at: place, message, notes: notes)
    }

    private func warning(_ place: Location, _ message: String, _ fix: Fix? = nil) -> Diagnostic {
        Diagnostic(.storyboardClass, at: place, message, fix, isWarning: true)
    }

    /// Marks the properties that something sets after the scene was made, in place of the class. The initializer follows from that.
    private func markingProperties(of type: SymbolID, _ provider: ProviderID) -> [Note] {
        guard let marker = providers[provider].marker, providers[provider].initializer == nil else { return [] }
        return symbols[type].sites.flatMap(program.storedProperties).filter { property in
            let (declaration, source) = (program.declaration(property), program.source(property.file))
            return source.text(declaration.type).hasSuffix("!") && !program.hasAttribute("@IBOutlet", property)
                && declaration.traits.isDisjoint(with: [.hasInitialValue, .isLet, .isLazy])
        }.map { property in
            let removal = program.source(providers[provider].file).removing(marker)
            let fix = graph.marking(property, .needs).fix("mark this", with: [removal])
            return note(property, "in place of the marker of '\(graph.show(provider))', ", fix)
        }
    }
}

extension SegueBypass {
    package func diagnostic(_ changes: [Change]) -> Diagnostic {
        let ofSource = customClass.map { " of '\($0.name.text)'" } ?? ", for which its source needs a class"
        var notes = [note(markerOf: provider, "'\(graph.show(provider))' is marked here")]
        if connection.isEmpty, let site = source.flatMap({ symbols[$0].sites.first }) {
            if property == nil {
                notes.append(
                    note(site, "let its initializer, marked '// @Needs', take '\(name): @escaping \(closure)'"))
            }
            notes.append(note(site, "write '\(head)' here, which calls '\(property.map(program.fullName) ?? name)'"))
        }
        return Diagnostic(
            .segueBypassesFactory, at: location,
            "this segue makes '\(graph.show(provider))' by 'init(coder:)', not by the factory; ",
            Fix("connect it to an '@IBSegueAction'" + ofSource, changes), notes: notes)
    }
}
