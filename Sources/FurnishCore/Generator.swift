/// What comes out for a module.
public struct Generation {
    /// The generated Swift; nil where there are errors.
    public let text: String?
    public let diagnostics: [Diagnostic]
    /// Some file's Swift, or some storyboard, is broken, so that the text may lack what it declares. The compiler is
    /// about to refuse that file, and an earlier output serves better.
    public let isPartial: Bool
    fileprivate let origin: Origin

    /// What it was made from.
    fileprivate final class Origin {
        let files: MarkedFiles
        let graph: DependencyGraph

        init(_ files: MarkedFiles, _ graph: DependencyGraph) {
            self.files = files
            self.graph = graph
        }
    }

    /// Nothing is to be said of it.
    public var isClean: Bool { text != nil && !isPartial && diagnostics.isEmpty }

    /// Those of the modules' files, in the order in which they were given.
    public var outlines: [Outline] { origin.files.outlines }

    /// Leaves what was read and found to the end of the process: to free it piece by piece takes a twentieth of the time.
    public func leaveToSystem() { _ = Unmanaged.passRetained(origin) }
}

/// The stages, in order.
public enum Generator {
    /// - Parameters:
    ///   - modules: The module that is generated for, and those it depends on.
    ///   - storyboards: Those of the module that is generated for, in any order.
    public static func generate(_ modules: [SourceModule], storyboards: [SourceFile] = []) -> Generation {
        let analysis = analyze(modules, storyboards)
        let (graph, names) = (analysis.graph, analysis.names)
        return Generation(
            text: analysis.hasErrors ? nil : Emitter.emit(graph, names, SceneMethods(analysis.scenes, names)),
            diagnostics: analysis.diagnostics, isPartial: analysis.isPartial,
            origin: Generation.Origin(analysis.files, graph))
    }

    /// The graph, also one that has errors.
    public static func graph(
        _ modules: [SourceModule], storyboards: [SourceFile] = [], as format: GraphFormat
    ) -> (report: String, diagnostics: [Diagnostic]) {
        let analysis = analyze(modules, storyboards)
        let picture = GraphPicture(analysis.graph, analysis.names, analysis.diagnostics)
        return (GraphReport.text(picture, as: format), analysis.diagnostics)
    }

    /// How a type is made, where it lives, who needs it; also where the graph has errors.
    public static func explain(
        _ type: String, _ modules: [SourceModule], storyboards: [SourceFile] = []
    ) -> (explanation: Explanation, diagnostics: [Diagnostic]) {
        let analysis = analyze(modules, storyboards)
        let picture = GraphPicture(analysis.graph, analysis.names, analysis.diagnostics)
        if let text = ExplainReport.text(type, picture) { return (.found(text), analysis.diagnostics) }
        return (.unknown(nearest: ExplainReport.nearest(to: type, in: picture)), analysis.diagnostics)
    }

    /// All stages but the last.
    private static func analyze(_ modules: [SourceModule], _ storyboards: [SourceFile]) -> Analysis {
        let storyboards = StoryboardFiles.read(storyboards, of: modules)
        let found = analyze(MarkedFiles.scan(modules, storyboards: storyboards.storyboards, all: false), storyboards)
        let isMissing = found.diagnostics.contains {
            $0.code == .missingProvider || $0.code == .storyboardClass && !$0.isWarning
        }
        guard isMissing else { return found }
        // What would help may stand in a file that nothing marked speaks of, and what is missing in a broken one.
        return analyze(MarkedFiles.scan(modules, storyboards: storyboards.storyboards, all: true), storyboards)
    }

    private static func analyze(_ files: MarkedFiles, _ storyboards: StoryboardFiles) -> Analysis {
        let program = Program(files.scannedModules)
        let bindings = Collector.collect(program)
        let resolution = Resolver.resolve(bindings)
        let placement = Placement.place(resolution)
        let requirements = Propagation.propagate(resolution, placement)
        let graph = DependencyGraph(resolution, placement, requirements)
        let names = MemberNames(graph)
        let scenes = SceneTable(storyboards, graph)
        var scanned: [Diagnostic] = []
        for row in program.modules[0].files {
            let file = program.file(Int32(row))
            if !file.isBroken, !file.diagnostics.isEmpty { scanned += file.diagnostics }
        }
        let earlier = scanned + bindings.diagnostics + StoryboardValidator.validate(scenes)
        return Analysis(
            files: files, graph: graph, names: names, scenes: scenes,
            diagnostics: Validator.validate(graph, names, earlier: earlier),
            isPartial: bindings.isIncomplete || storyboards.storyboards.contains(where: \.isBroken))
    }

    /// The markers in some files, and the declarations they belong to, in the order of the files' paths.
    public static func scan(_ files: [SourceFile], as format: ScanFormat) -> (report: String, diagnostics: [Diagnostic])
    {
        let buffer = TokenBuffer()
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let scanned = sorted.map { Scanner.scan($0, using: buffer) }
        return (ScanReport.text(scanned, as: format), scanned.flatMap { $0.isBroken ? [] : $0.diagnostics })
    }
}

public enum Explanation {
    case found(String)
    /// The graph has nothing of this name; perhaps another one was meant.
    case unknown(nearest: String?)
}

/// A graph, and what is wrong with it.
struct Analysis {
    let files: MarkedFiles
    let graph: DependencyGraph
    let names: MemberNames
    let scenes: SceneTable
    let diagnostics: [Diagnostic]
    /// Some file cannot be read as what it is.
    let isPartial: Bool

    var hasErrors: Bool { diagnostics.contains { !$0.isWarning } }
}
