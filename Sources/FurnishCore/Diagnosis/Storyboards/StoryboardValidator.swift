/// Finds mistakes in a storyboard that would crash the app or leave a controller incomplete when a scene opens. Controllers
/// without markers are ignored.
struct StoryboardValidator: GraphReader {
    private let scenes: SceneTable
    private let storyboard: Storyboard
    private var diagnostics: [Diagnostic] = []

    var graph: DependencyGraph { scenes.graph }
    private var classes: StoryboardClasses { scenes.classes }

    /// validate: all diagnostics, in no particular order.
    static func validate(_ scenes: SceneTable, _ names: MemberNames) -> [Diagnostic] {
        let found = scenes.storyboards.flatMap { storyboard in
            var validator = StoryboardValidator(scenes: scenes, storyboard: storyboard)
            if let place = storyboard.otherDocument {
                let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                let message = "this file is not a storyboard: its document does not have a type such as '\(type)'"
                validator.report(place, message, isWarning: true)
            }
            if storyboard.framework == nil { return validator.diagnostics }
            // A file that cannot be read may declare the class.
            if !scenes.graph.bindings.isIncomplete {
                validator.reportUndeclaredClasses()
                validator.reportInheritedCoders()
            }
            validator.reportClassesWithoutModule()
            validator.reportClassesWithoutCoder()
            validator.reportLeftovers()
            validator.reportDuplicateIdentifiers()
            validator.validateSegues()
            return validator.diagnostics
        }
        // A file that cannot be read may have a scene of any class.
        let isComplete = !scenes.storyboards.contains { $0.framework == nil }
        let bypasses = SegueBypass.all(in: scenes).map { $0.diagnostic($0.connection) }
        return found + bypasses + (isComplete ? unshownEntryPoints(scenes) : []) + openingsPastFactory(scenes, names)
    }

    private mutating func report(
        _ place: UInt32, _ message: String, _ fix: Fix? = nil, notes: [Diagnostic.Note] = [], isWarning: Bool = false
    ) {
        diagnostics.append(
            Diagnostic(
                .storyboardClass, at: storyboard.location(place), message, fix, notes: notes, isWarning: isWarning))
    }

    private func markedHere(_ provider: ProviderID) -> Diagnostic.Note {
        note(markerOf: provider, "'\(graph.show(provider))' is marked here")
    }

    // MARK: Classes

    /// Whether a marker says how a class is made, also that of a property which an initializer is to set.
    private func isMarked(_ type: SymbolID) -> Bool {
        !scenes.providers(of: type).isEmpty
            || bindings.optionalProperties.contains { symbols.enclosingType(of: $0.site) == type }
    }

    /// Reports marked classes without their module. At run time, Swift classes are found by module and name.
    private mutating func reportClassesWithoutModule() {
        for customClass in storyboard.customClasses {
            let (name, end) = (customClass.name, customClass.name.offset + UInt32(customClass.name.text.utf8.count) + 1)
            guard let type = classes.symbolWithoutModule(customClass), isMarked(type) else { continue }
            let words = "customModule=\"\(names.text(program.modules[0].name))\" customModuleProvider=\"target\""
            let change = Change(storyboard.source, .replacement(ByteRange(end, end), " " + words))
            report(
                name.offset, "'\(name.text)' is not found at run time without its module; ",
                Fix("write '\(words)'", change), isWarning: true)
        }
    }

    private mutating func reportUndeclaredClasses() {
        for customClass in storyboard.customClasses where scenes.isUndeclared(customClass) {
            let (name, offset, names) = (customClass.name.text, customClass.name.offset, classes.names)
            let range = ByteRange(offset, offset + UInt32(name.utf8.count))
            let fixes = TypeSpelling(name).nearest(among: names.map(TypeSpelling.init)).map { row in
                Fix("write '\(names[row])' instead", Change(storyboard.source, .replacement(range, names[row])))
            }
            let notes = fixes.map { Diagnostic.Note(storyboard.location(offset), "", $0) }
            report(offset, "this module has no class '\(name)'", notes: notes)
        }
    }

    /// Reports unmarked classes that inherit an `init(coder:)` which stops the program, where nothing else makes them.
    private mutating func reportInheritedCoders() {
        for controller in storyboard.controllers {
            guard let customClass = controller.customClass, let type = classes.symbol(customClass), !isMarked(type),
                let site = symbols[type].sites.first,
                let owner = classes.ownerOfClosedCoder(of: type), owner != type, scenes.isMadeFromCoder(owner),
                !scenes.segues(to: controller).contains(where: { $0.segue.selector != nil }),
                case let name = symbols.name(of: type),
                !scenes.files.sources.contains(where: { !$0.isGenerated && $0.makes(name) })
            else { continue }
            report(
                customClass.name.offset,
                "this scene calls the 'init(coder:)' that '\(name)' inherits from '\(symbols.name(of: owner))', which stops the program",
                notes: [note(site, "", graph.marking(site, .needs).fix("mark '\(name)'"))])
        }
    }

    private mutating func reportClassesWithoutCoder() {
        for controller in storyboard.controllers {
            guard let customClass = controller.customClass, let type = scenes.madeClass(customClass),
                let provider = scenes.providers(of: type).first,
                !resolution.takesCoder(provider), scenes.mustBeMadeByFactory(type)
            else { continue }
            let takingCoder = graph.unmarkedCoderInitializers(of: type).map { initializer in
                note(initializer, "this initializer takes one: ", graph.marking(initializer, .needs).fix("mark it"))
            }
            report(
                customClass.name.offset,
                "a scene cannot show '\(graph.show(provider))', whose marked initializer takes no 'coder: NSCoder'",
                notes: [markedHere(provider)] + takingCoder + markingProperties(of: type, provider))
        }
        for element in storyboard.elements {
            guard let type = scenes.madeClass(element.customClass),
                element.isView ? scenes.mustBeMadeByFactory(type) : !classes.hasInitializer(element.labels, type),
                let provider = scenes.providers(of: type).first(where: { providers[$0].isEntryPoint })
            else { continue }
            let (shown, labels) = (graph.show(provider), element.labels.map { $0 + ":" }.joined())
            let message =
                element.isView
                ? "a storyboard makes its views with 'init(coder:)' only, so '\(shown)' gets no dependencies; set what it needs from its controller"
                : "a storyboard makes this object with 'init(\(labels))', which '\(shown)' does not have; write it, and set what the object needs later"
            report(element.customClass.name.offset, message, notes: [markedHere(provider)])
        }
    }

    /// Marks the properties that something sets after the scene was made, in place of the class. The initializer follows from that.
    private func markingProperties(of type: SymbolID, _ provider: ProviderID) -> [Diagnostic.Note] {
        let sites = symbols[type].sites.flatMap(program.storedProperties).filter { property in
            let (declaration, source) = (program.declaration(property), program.source(property.file))
            return source.text(declaration.type).hasSuffix("!") && !program.hasAttribute("@IBOutlet", property)
                && declaration.traits.isDisjoint(with: [.hasInitialValue, .isLet, .isLazy])
        }
        guard let marker = providers[provider].marker, providers[provider].initializer == nil else { return [] }
        return sites.map { property in
            note(
                property, "in place of the marker of '\(graph.show(provider))', ",
                graph.marking(property, .needs).fix(
                    "mark this", with: [program.source(providers[provider].file).removing(marker)]))
        }
    }

    private mutating func reportLeftovers() {
        for leftover in storyboard.leftovers {
            let customClass = storyboard.controllers[leftover.controller].customClass
            guard let customClass, scenes.madeClass(customClass) != nil else { continue }
            report(
                leftover.keyPath.offset,
                "'\(leftover.keyPath.text)' asks for injection at run time, but the factory makes '\(customClass.name.text)'; "
                    + "remove the attribute", isWarning: true)
        }
    }

    /// Reports two scenes with the same identifier if the factory makes the controller of one of them.
    private mutating func reportDuplicateIdentifiers() {
        var known: [Spelling: (text: XMLText, controller: Storyboard.Controller)] = [:]
        for controller in storyboard.controllers {
            guard let identifier = controller.identifier else { continue }
            guard let first = known[Spelling(identifier.text)] else {
                known[Spelling(identifier.text)] = (identifier, controller)
                continue
            }
            if [first.controller, controller].allSatisfy({ scenes.madeClass($0.customClass) == nil }) { continue }
            report(
                identifier.offset, "two scenes of this storyboard have the identifier '\(identifier.text)'",
                notes: [.init(storyboard.location(first.text), "the other one is here")])
        }
    }

    // MARK: Segues

    private mutating func validateSegues() {
        var reported: Set<UInt32> = []
        for segue in storyboard.segues where !segue.isUnwind {
            switch scenes.destination(of: segue, in: storyboard) {
            case .unknown: validateAction(of: segue, to: [])
            case .controllers(let controllers): validateAction(of: segue, to: controllers)
            case .missing(let reference, let description):
                let offset = reference?.offset ?? segue.offset
                if reported.insert(offset).inserted { report(offset, "there is no \(description)") }
            }
        }
    }

    /// Checks that a segue's action exists and returns the destination's class, if the factory makes the source, the
    /// destination or the returned class.
    private mutating func validateAction(of segue: Storyboard.Segue, to controllers: [Storyboard.Controller]) {
        guard let selector = segue.selector, !bindings.isIncomplete, let controller = storyboard.source(of: segue),
            let source = controller.customClass, let type = classes.symbol(source)
        else { return }
        let shown = controllers.compactMap(\.customClass)
        let isOfFactory = ([source] + shown).contains { scenes.madeClass($0) != nil }
        var lookup = classes.method(selector.text, of: type)
        for opener in scenes.openers(of: controller) {
            guard case .missing = lookup else { break }
            lookup =
                opener.customClass.flatMap(classes.symbol).map { classes.method(selector.text, of: $0) } ?? .unknown
        }
        switch lookup {
        case .missing where isOfFactory:
            report(
                selector.offset, "'\(symbols.name(of: type))' has no segue action '\(selector.text)'",
                notes: classes.segueActions(of: type).prefix(3).map { note($0.method, "this one is '\($0.selector)'") })
        case .unknown, .missing: return
        case .found(let method):
            guard let result = classes.resultClass(of: method), isOfFactory || !scenes.providers(of: result).isEmpty,
                let expected = shown.compactMap(classes.symbol).first(where: { !classes.areRelated(result, $0) })
            else { return }
            report(
                selector.offset,
                "the segue action '\(selector.text)' makes '\(symbols.name(of: result))', but the scene shows "
                    + "'\(symbols.name(of: expected))'", notes: [note(method, "the segue action is here")])
        }
    }

    // MARK: Entry points

    /// Code that opens a scene of an entry point whose `init(coder:)` makes nothing.
    private static func openingsPastFactory(_ scenes: SceneTable, _ names: MemberNames) -> [Diagnostic] {
        let graph = scenes.graph
        let openings = SceneOpenings.find(scenes.closedClasses, in: scenes)
        let methods = openings.isEmpty ? nil : SceneMethods(scenes, names)
        return openings.compactMap { opening in
            guard let provider = scenes.providers(of: opening.type).first else { return nil }
            let closure = GraphMessages(graph: graph).closure(making: provider)
            let labels = graph.givens[provider].filter { !graph.needs[$0.need].isCoder }.map {
                graph.program.names.text($0.name) + ":"
            }
            let calls = methods?[provider].map { "call '\($0.name)(from:\(labels.joined()))' of the factory, or " }
            return Diagnostic(
                .sceneBypassesFactory, at: opening.location,
                "this makes '\(graph.symbols.name(of: opening.type))' by 'init(coder:)', not by the factory",
                notes: [.init(opening.location, "\(calls?.joined() ?? "")take '\(closure)' and pass it as 'creator:'")])
        }
    }

    /// Controllers that are made from a coder although no storyboard of the module shows them.
    private static func unshownEntryPoints(_ scenes: SceneTable) -> [Diagnostic] {
        let (graph, classes) = (scenes.graph, scenes.classes)
        if scenes.storyboards.isEmpty || graph.bindings.isIncomplete { return [] }
        let shown = scenes.storyboards.flatMap(\.customClasses)
        let names = Set(shown.map(\.name.text))
        let types = Set(shown.compactMap(classes.symbol)).flatMap { graph.symbols.inheritanceChain(of: $0) }
        let unshown = Set(scenes.madeClasses).subtracting(types).filter(classes.isFullyInView)
        return unshown.compactMap { type in
            let name = graph.symbols.name(of: type)
            guard let provider = scenes.providers(of: type).first, graph.providers[provider].isEntryPoint,
                graph.resolution.takesCoder(provider), let site = graph.symbols[type].sites.first,
                // Another module's storyboard may show a package or public class.
                graph.program.declaration(site).access < .package, !names.contains(name)
            else { return nil }
            return Diagnostic(
                .storyboardClass, at: graph.program.nameLocation(site),
                "no scene of this module's storyboards shows '\(name)', which is made from a coder", isWarning: true)
        }
    }
}
