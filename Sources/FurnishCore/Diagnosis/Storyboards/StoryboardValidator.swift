/// Finds mistakes in storyboards that would crash the app or leave a controller incomplete when a scene opens. Controllers
/// without markers are ignored.
struct StoryboardValidator {
    private let scenes: SceneTable
    private let messages: StoryboardMessages
    private var diagnostics: [Diagnostic] = []

    private var classes: StoryboardClasses { scenes.classes }

    /// validate: all diagnostics, in no particular order.
    static func validate(_ scenes: SceneTable) -> [Diagnostic] {
        var validator = StoryboardValidator(scenes)
        for storyboard in scenes.storyboards where storyboard.framework != nil {
            validator.validateClasses(in: storyboard)
            validator.validateIdentifiers(in: storyboard)
            validator.validateSegues(in: storyboard)
        }
        validator.reportUnusedEntryPoints()
        return validator.diagnostics
    }

    private init(_ scenes: SceneTable) {
        self.scenes = scenes
        messages = StoryboardMessages(scenes: scenes)
    }

    // MARK: Classes

    private mutating func validateClasses(in storyboard: Storyboard) {
        // A file that cannot be read may declare the class.
        if !scenes.graph.bindings.isIncomplete {
            for customClass in storyboard.customClasses where scenes.isUndeclared(customClass) {
                diagnostics.append(messages.undeclared(customClass, in: storyboard))
            }
        }
        for controller in storyboard.controllers {
            guard let customClass = controller.customClass, let type = scenes.madeClass(customClass),
                let provider = scenes.providers(of: type).first,
                scenes.graph.coderNeed(of: provider) == nil, scenes.mustBeMadeByFactory(type)
            else { continue }
            diagnostics.append(messages.takesNoCoder(customClass, type, provider, in: storyboard))
        }
        for element in storyboard.elements where element.isView {
            guard let type = scenes.madeClass(element.customClass), scenes.mustBeMadeByFactory(type),
                let provider = scenes.providers(of: type).first(where: { scenes.graph.providers[$0].isEntryPoint })
            else { continue }
            diagnostics.append(messages.madeByView(element.customClass, provider, in: storyboard))
        }
        for leftover in storyboard.leftovers {
            let customClass = storyboard.controllers[leftover.controller].customClass
            guard let customClass, scenes.madeClass(customClass) != nil else { continue }
            diagnostics.append(messages.leftover(leftover.keyPath, of: customClass, in: storyboard))
        }
    }

    /// Reports two scenes with the same identifier if the factory makes the controller of one of them.
    private mutating func validateIdentifiers(in storyboard: Storyboard) {
        var known: [Spelling: Storyboard.Controller] = [:]
        for controller in storyboard.controllers {
            guard let identifier = controller.identifier else { continue }
            guard let first = known[Spelling(identifier.text)] else {
                known[Spelling(identifier.text)] = controller
                continue
            }
            guard [first, controller].contains(where: { scenes.madeClass($0.customClass) != nil }) else { continue }
            diagnostics.append(messages.duplicate(identifier, first.identifier ?? identifier, in: storyboard))
        }
    }

    // MARK: Segues

    private mutating func validateSegues(in storyboard: Storyboard) {
        var reported: Set<UInt32> = []
        for segue in storyboard.segues where !segue.isUnwind {
            switch scenes.destination(of: segue, in: storyboard) {
            case .unknown: validateAction(of: segue, to: [], in: storyboard)
            case .controllers(let controllers):
                validateBypass(segue, to: controllers, in: storyboard)
                validateAction(of: segue, to: controllers, in: storyboard)
            case .missing(let reference, let description):
                let offset = reference?.offset ?? segue.offset
                guard reported.insert(offset).inserted else { continue }
                diagnostics.append(messages.missingScene(description, at: storyboard.location(offset)))
            }
        }
    }

    private mutating func validateBypass(
        _ segue: Storyboard.Segue, to controllers: [Storyboard.Controller], in storyboard: Storyboard
    ) {
        guard segue.selector == nil else { return }
        for controller in controllers {
            guard let type = scenes.madeClass(controller.customClass), scenes.mustBeMadeByFactory(type),
                let provider = scenes.providers(of: type).first, scenes.graph.coderNeed(of: provider) != nil
            else { continue }
            let source = storyboard.source(of: segue)?.customClass
            diagnostics.append(messages.bypass(segue, to: provider, from: source, in: storyboard))
            return
        }
    }

    /// Checks that a segue's action exists and returns the destination's class, if the factory makes the source, the
    /// destination or the returned class.
    private mutating func validateAction(
        of segue: Storyboard.Segue, to controllers: [Storyboard.Controller], in storyboard: Storyboard
    ) {
        guard let selector = segue.selector, !scenes.graph.bindings.isIncomplete,
            let source = storyboard.source(of: segue)?.customClass,
            let type = classes.symbol(source)
        else { return }
        let isOfFactory = ([source] + controllers.compactMap(\.customClass)).contains { scenes.madeClass($0) != nil }
        switch classes.method(selector.text, of: type) {
        case .unknown: return
        case .missing:
            if isOfFactory { diagnostics.append(messages.missingAction(selector, of: type, in: storyboard)) }
        case .found(let method):
            guard let result = classes.resultClass(of: method),
                isOfFactory || !scenes.providers(of: result).isEmpty
            else { return }
            for controller in controllers {
                guard let customClass = controller.customClass, let expected = classes.symbol(customClass),
                    !classes.areRelated(result, expected)
                else { continue }
                diagnostics.append(messages.wrongAction(selector, method, result, expected, in: storyboard))
                return
            }
        }
    }

    // MARK: Entry points

    /// Reports controllers that are made from a coder although no storyboard of the module shows them.
    private mutating func reportUnusedEntryPoints() {
        guard scenes.storyboards.contains(where: { $0.framework != nil }),
            !scenes.storyboards.contains(where: \.isBroken), !scenes.graph.bindings.isIncomplete
        else { return }
        let shown = scenes.storyboards.flatMap(\.customClasses)
        let names = Set(shown.map(\.name.text))
        let types = Set(shown.compactMap(classes.symbol)).flatMap { scenes.graph.symbols.inheritanceChain(of: $0) }
        for type in Set(scenes.madeClasses).subtracting(types) where classes.isFullyInView(type) {
            let name = scenes.graph.program.names.text(scenes.graph.symbols[type].name)
            guard let provider = scenes.providers(of: type).first, scenes.graph.providers[provider].isEntryPoint,
                scenes.graph.coderNeed(of: provider) != nil,
                let site = scenes.graph.symbols[type].sites.first,
                // Another module's storyboard may show a package or public class, and a scene may show an unmarked subclass.
                scenes.graph.program.declaration(site).access < .package, !names.contains(name),
                !scenes.files.hasSubclass(of: name)
            else { continue }
            diagnostics.append(messages.unshown(type, at: site))
        }
    }
}
