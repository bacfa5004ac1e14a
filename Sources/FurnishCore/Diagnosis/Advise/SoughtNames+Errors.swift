/// The names that advice looks for, about each kind of error or warning.
extension SoughtNames {
    /// - Parameter isBuild: A build writes no initializers. These depend on all code that may use a class.
    init(_ validation: Validation, _ scenes: SceneTable, isBuild: Bool) {
        let (graph, missing, defaulted) = (scenes.graph, validation.missing, validation.defaulted)
        let hasUnknownClass = validation.diagnostics.contains { $0.code == .storyboardClass && !$0.isWarning }
        let classes = hasUnknownClass ? scenes.storyboards.flatMap(\.customClasses) : []
        let needs = (missing + defaulted).map(\.need)
        let types =
            (missing + defaulted).map(\.key)
            + needs.flatMap { [graph.needs[$0].type, graph.keys.key(graph.needs[$0].type)] }
        var names = types.flatMap { graph.names(in: $0) } + defaulted.compactMap(graph.defaultName)
        names += validation.unused.flatMap(\.types) + classes.map(\.name.text)
        if !missing.isEmpty || validation.diagnostics.hasErrors { names += MisplacedProtocols(validation.tables).names }
        mentioned = Array(Set(names))
        let misspelled = missing.prefix(Advisor.mostCompared).flatMap {
            validation.tables.unknownNames(in: $0.key)
        }
        unknown = (misspelled + classes.filter(scenes.isUndeclared).map(\.name.text)).map(TypeSpelling.init)
        areAnywhere = !isBuild && !graph.bindings.optionalProperties.isEmpty
        areInAnyPackage = !missing.isEmpty || hasUnknownClass
    }
}

extension DependencyGraph {
    /// The first name in a default: `LiveAPI` in `LiveAPI()`, `Defaults` in `Defaults.api`; nil for `Container.shared.api()` and others.
    fileprivate func defaultName(_ unmet: UnmetNeed) -> String? {
        let need = needs[unmet.need]
        guard need.defaultValue == .expression, let path = NamedValue.Path(need.defaultRange, in: need.file, program),
            !path.isImplicit, !path.isCall || path.names.count == 1
        else { return nil }
        return path.names.first.map(program.names.text)
    }
}
