import FurnishCore

extension Analysis {
    /// The diagnostics with fixes of optional properties and segues. A build only says what they are: to write an initializer or a
    /// segue action, the bodies of the module are read.
    var completeDiagnostics: [Diagnostic] {
        let diagnostics = diagnosticsWithFurtherFixes
        let others = diagnostics.filter { ![.optionalProperty, .segueBypassesFactory].contains($0.code) }
        if others.count == diagnostics.count { return diagnostics }
        let segues = SegueBypass.all(in: scenes).map { $0.diagnostic($0.changes(scenes.files.sources)) }
        let files = LexedFiles()
        var earlier: Set<SymbolID> = []
        let classes = OptionalProperties(scenes).classes
        let openings = SceneOpenings.find(classes.flatMap { [$0.type] + $0.heirs }, in: scenes)
        let warnings = classes.flatMap { complete -> [Diagnostic] in
            if let setter = scenes.setter(ofProperty: complete.optional[0].site) {
                return complete.optional.map { $0.warning(graph.program, setBy: setter) }
            }
            let (changes, obstacles) = complete.change(after: earlier, openings, files)
            earlier.insert(complete.type)
            return complete.optional.map { property in
                let fix = Fix("write '\(complete.signature)'", changes)
                let note = Diagnostic.Note(graph.program.nameLocation(property.site), "", fix)
                return property.warning(graph.program, setBy: nil, [note] + obstacles)
            }
        }
        return others + segues + warnings
    }
}
