/// Finds the mistakes in a storyboard. Controllers without markers are ignored.
struct StoryboardValidator: GraphReader {
    private let scenes: SceneTable
    private let storyboard: Storyboard
    private var problems: [StoryboardProblem] = []

    var graph: DependencyGraph { scenes.graph }
    private var classes: StoryboardClasses { scenes.classes }

    /// validate: all problems, in no particular order.
    static func validate(_ scenes: SceneTable, _ names: MemberNames) -> [StoryboardProblem] {
        let found = scenes.storyboards.flatMap { storyboard in
            var validator = StoryboardValidator(scenes: scenes, storyboard: storyboard)
            validator.validate()
            return validator.problems
        }
        let bypasses = SegueBypass.all(in: scenes).map(StoryboardProblem.bypassingSegue)
        return found + bypasses + unshownClasses(scenes) + openingsPastFactory(scenes, names)
    }

    private mutating func validate() {
        if let place = storyboard.otherDocument { problems.append(.otherDocument(storyboard.location(place))) }
        if storyboard.framework == nil { return }
        // A file that cannot be read may declare the class.
        if !bindings.isIncomplete {
            for customClass in storyboard.customClasses where scenes.isUndeclared(customClass) {
                problems.append(.undeclaredClass(customClass.name.text, storyboard.location(customClass.name)))
            }
            findInheritedCoders()
        }
        // At run time, Swift classes are found by module and name.
        for customClass in storyboard.customClasses
        where classes.symbolWithoutModule(customClass).map(isMarked) == true {
            problems.append(.classWithoutModule(customClass.name.text, storyboard.location(customClass.name)))
        }
        findClassesWithoutCoder()
        for leftover in storyboard.leftovers {
            let customClass = storyboard.controllers[leftover.controller].customClass
            guard let customClass, scenes.madeClass(customClass) != nil else { continue }
            let (path, name) = (leftover.keyPath, customClass.name.text)
            problems.append(.leftover(path.text, class: name, storyboard.location(path)))
        }
        findRepeatedIdentifiers()
        validateSegues()
    }

    // MARK: Classes

    /// Whether a marker says how a class is made, also that of a property which an initializer is to set.
    private func isMarked(_ type: SymbolID) -> Bool {
        !scenes.providers(of: type).isEmpty
            || bindings.optionalProperties.contains { symbols.enclosingType(of: $0.site) == type }
    }

    /// Finds unmarked classes that inherit an `init(coder:)` which stops the program, where nothing else makes them.
    private mutating func findInheritedCoders() {
        for controller in storyboard.controllers {
            guard let customClass = controller.customClass, let type = classes.symbol(customClass), !isMarked(type),
                let owner = classes.ownerOfClosedCoder(of: type), owner != type, scenes.isMadeFromCoder(owner),
                !scenes.segues(to: controller).contains(where: { $0.segue.selector != nil }),
                case let name = symbols.name(of: type),
                !scenes.files.sources.contains(where: { !$0.isGenerated && $0.makes(name) })
            else { continue }
            problems.append(.inheritedCoder(type, owner: owner, storyboard.location(customClass.name)))
        }
    }

    private mutating func findClassesWithoutCoder() {
        for case let customClass? in storyboard.controllers.map(\.customClass) {
            guard let type = scenes.madeClass(customClass), let provider = scenes.providers(of: type).first,
                !resolution.takesCoder(provider), scenes.mustBeMadeByFactory(type)
            else { continue }
            problems.append(.controllerWithoutCoder(provider, type, storyboard.location(customClass.name)))
        }
        for element in storyboard.elements {
            guard let type = scenes.madeClass(element.customClass),
                element.isView ? scenes.mustBeMadeByFactory(type) : !classes.hasInitializer(element.labels, type),
                let provider = scenes.providers(of: type).first(where: { providers[$0].isEntryPoint })
            else { continue }
            problems.append(.incompleteElement(element, provider, storyboard.location(element.customClass.name)))
        }
    }

    /// Finds two scenes with the same identifier if the factory makes the controller of one of them.
    private mutating func findRepeatedIdentifiers() {
        var known: [Spelling: (text: XMLText, controller: Storyboard.Controller)] = [:]
        for controller in storyboard.controllers {
            guard let identifier = controller.identifier else { continue }
            guard let first = known[Spelling(identifier.text)] else {
                known[Spelling(identifier.text)] = (identifier, controller)
                continue
            }
            if [first.controller, controller].allSatisfy({ scenes.madeClass($0.customClass) == nil }) { continue }
            let (place, other) = (storyboard.location(identifier), storyboard.location(first.text))
            problems.append(.repeatedIdentifier(identifier.text, first: other, place))
        }
    }

    // MARK: Segues

    private mutating func validateSegues() {
        var reported: Set<Location> = []
        for segue in storyboard.segues where !segue.isUnwind {
            switch scenes.destination(of: segue, in: storyboard) {
            case .unknown: validateAction(of: segue, to: [])
            case .controllers(let controllers): validateAction(of: segue, to: controllers)
            case .missing(let reference, let scene):
                let place = storyboard.location(reference?.offset ?? segue.offset)
                if reported.insert(place).inserted { problems.append(.missingScene(scene, place)) }
            }
        }
    }

    /// Checks that a segue's action exists and returns the destination's class, if the factory makes the source, the
    /// destination or the returned class.
    private mutating func validateAction(of segue: Storyboard.Segue, to controllers: [Storyboard.Controller]) {
        guard let selector = segue.selector, !bindings.isIncomplete, let controller = storyboard.source(of: segue),
            let source = controller.customClass, let type = classes.symbol(source)
        else { return }
        let (shown, place) = (controllers.compactMap(\.customClass), storyboard.location(selector))
        let isOfFactory = ([source] + shown).contains { scenes.madeClass($0) != nil }
        var lookup = classes.method(selector.text, of: type)
        for opener in scenes.openers(of: controller) {
            guard case .missing = lookup else { break }
            lookup =
                opener.customClass.flatMap(classes.symbol).map { classes.method(selector.text, of: $0) } ?? .unknown
        }
        switch lookup {
        case .missing where isOfFactory: problems.append(.missingAction(selector.text, of: type, place))
        case .unknown, .missing: return
        case .found(let method):
            guard let made = classes.resultClass(of: method), isOfFactory || !scenes.providers(of: made).isEmpty,
                let expected = shown.compactMap(classes.symbol).first(where: { !classes.areRelated(made, $0) })
            else { return }
            problems.append(.mismatchedAction(method, makes: made, shows: expected, name: selector.text, place))
        }
    }

    // MARK: Entry points

    /// Code that opens a scene of an entry point whose `init(coder:)` makes nothing.
    private static func openingsPastFactory(_ scenes: SceneTable, _ names: MemberNames) -> [StoryboardProblem] {
        let openings = SceneOpenings.find(scenes.closedClasses, in: scenes)
        let methods = openings.isEmpty ? nil : SceneMethods(scenes, names)
        return openings.compactMap { opening in
            scenes.providers(of: opening.type).first.map { provider in
                .bypassingCode(opening, provider, methods: methods?[provider].map(\.name) ?? [])
            }
        }
    }

    /// Controllers that are made from a coder although no storyboard of the module shows them.
    private static func unshownClasses(_ scenes: SceneTable) -> [StoryboardProblem] {
        let (graph, classes) = (scenes.graph, scenes.classes)
        // A file that cannot be read may have a scene of any class.
        if graph.bindings.isIncomplete || !scenes.storyboards.allSatisfy({ $0.framework != nil }) { return [] }
        let shown = scenes.storyboards.flatMap(\.customClasses)
        let names = Set(shown.map(\.name.text))
        let types = Set(shown.compactMap(classes.symbol)).flatMap { graph.symbols.inheritanceChain(of: $0) }
        let unshown = Set(scenes.madeClasses).subtracting(types).filter(classes.isFullyInView)
        return unshown.compactMap { type in
            guard let provider = scenes.providers(of: type).first, graph.providers[provider].isEntryPoint,
                graph.resolution.takesCoder(provider), let site = graph.symbols[type].sites.first,
                // Another module's storyboard may show a package or public class.
                graph.program.declaration(site).access < .package, !names.contains(graph.symbols.name(of: type))
            else { return nil }
            return .unshownClass(type, site)
        }
    }
}
