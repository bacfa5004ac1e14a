/// What comes out for a module.
public struct Generation {
    /// The generated Swift; nil where there are errors.
    public let text: String?
    public let diagnostics: [Diagnostic]
    /// Some file's Swift, or some storyboard, is broken, so that the text may lack what it declares. The compiler is
    /// about to refuse that file, and an earlier output serves better.
    public let isPartial: Bool
}

/// The stages, in order.
public enum Generator {
    /// - Parameters:
    ///   - modules: The module that is generated for, and those it depends on.
    ///   - storyboards: Those of the module that is generated for, in any order.
    public static func generate(_ modules: [SourceModule], storyboards: [SourceFile] = []) -> Generation {
        let files = StoryboardFiles.read(storyboards, of: modules)
        let program = Program(MarkedFiles.scan(modules, storyboards: files.storyboards))
        let bindings = Collector.collect(program)
        let graph = Resolver.resolve(bindings)
        let misplaced = Placement.place(graph)
        let risen = Propagation.propagate(graph)
        let names = MemberNames(graph)
        let scenes = SceneTable(files, graph)
        let scanned = program.modules[0].files.flatMap { row in
            let file = program.file(Int32(row))
            return file.isBroken ? [] : file.diagnostics
        }
        let earlier =
            scanned + graph.bindings.diagnostics + misplaced + risen + names.diagnostics
            + StoryboardValidator.validate(scenes)
        let diagnostics = Validator.validate(graph, earlier: earlier)
        let hasErrors = diagnostics.contains { !$0.isWarning }
        return Generation(
            text: hasErrors ? nil : Emitter.emit(graph, names, SceneOpenings(scenes, names)),
            diagnostics: diagnostics,
            isPartial: bindings.isIncomplete || files.storyboards.contains(where: \.isBroken))
    }

    /// The markers in some files, and the declarations they belong to.
    public static func scan(_ files: [SourceFile], as format: ScanFormat) -> (report: String, diagnostics: [Diagnostic])
    {
        let buffer = TokenBuffer()
        let scanned = files.sorted { $0.path < $1.path }.map { Scanner.scan($0, using: buffer) }
        let report: String
        switch format {
        case .text: report = ScanReport.text(scanned)
        case .json: report = ScanReport.json(scanned)
        }
        return (report, scanned.flatMap { $0.isBroken ? [] : $0.diagnostics })
    }
}

/// How the `scan` command prints what it read.
public enum ScanFormat: String, Sendable {
    case text, json
}
