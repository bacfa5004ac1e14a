/// The result for a module: generated Swift, and diagnostics.
package struct Generation {
    /// The generated Swift; nil where there are errors.
    package let text: String?
    /// The names of the modules in view that the text imports, sorted.
    package let importedModules: [String]
    package var diagnostics: [Diagnostic] { analysis.diagnostics }
    /// Whether a source file, a typealias or a storyboard cannot be read, so that the text may lack declarations. The compiler
    /// rejects it anyway, and the output of an earlier run is more useful.
    package var isPartial: Bool { analysis.isPartial }
    /// The inputs, kept so that they can be released without freeing each part.
    private let analysis: Analysis

    fileprivate init(_ file: CodeFile?, _ analysis: Analysis) {
        text = file.map(CodeWriter.render)
        importedModules = file?.importedModules ?? []
        self.analysis = analysis
    }

    /// Whether there are no diagnostics, and all inputs could be read.
    package var isClean: Bool { text != nil && !isPartial && diagnostics.isEmpty }

    /// The fingerprints of the modules' files, in the order in which the files were given.
    package var fingerprints: [Fingerprint] { analysis.files.fingerprints }

    /// Lets the system free all memory when the process ends. Freeing it part by part takes a twentieth of the run.
    package func leaveToSystem() { UnsafeMutablePointer.allocate(capacity: 1).initialize(to: analysis) }
}

/// The stages, in order.
package enum Generator {
    /// - Parameters:
    ///   - modules: The module to generate for, and the modules that it depends on.
    ///   - storyboards: The storyboards of that module, in any order.
    package static func generate(_ modules: [SourceModule], storyboards: [SourceFile] = []) -> Generation {
        let analysis = analyze(modules, storyboards, isBuild: true)
        return Generation(analysis.file, analysis)
    }

    /// Runs all stages before `describe`. Where advice looks for names in further files, and finds some, the stages run again with these.
    /// Such a file may also be broken, and then anything that is missing may be declared in it.
    package static func analyze(
        _ modules: [SourceModule], _ storyboards: [SourceFile], isBuild: Bool = false
    ) -> Analysis {
        let storyboards = StoryboardFiles.read(storyboards, of: modules)
        let marked = RelevantFiles.scan(modules, storyboards: storyboards.storyboards)
        let found = analyze(marked, storyboards)
        let names = SoughtNames(found.validation, found.scenes, isBuild: isBuild)
        var analysis = marked.scanning(names).map { analyze($0, storyboards) } ?? found
        analysis.diagnostics = Advisor.advise(analysis.validation, analysis.scenes)
        return analysis
    }

    /// The graph of all files, also of those that no marker mentions.
    package static func graph(ofAllFilesIn modules: [SourceModule]) -> DependencyGraph {
        let files = RelevantFiles.scan(modules, storyboards: [], scansAll: true)
        return graph(of: Program(files.scannedModules, files.settings))
    }

    static func graph(of program: Program) -> DependencyGraph {
        let requirements = Requirements(Placement(Resolution(Collector.collect(program))))
        return DependencyGraph(requirements, Sharing(requirements), Fakes(requirements))
    }

    private static func analyze(_ files: RelevantFiles, _ storyboards: StoryboardFiles) -> Analysis {
        let shown = storyboards.storyboards.flatMap(\.shownClasses)
        let program = Program(files.scannedModules, files.settings, showing: shown)
        let graph = graph(of: program)
        let names = MemberNames(graph)
        let scenes = SceneTable(storyboards, graph)
        let scanned = program.files.filter { !$0.problems.isEmpty }.flatMap(\.diagnostics)
        let declared = graph.bindings.problems.map(BindingSentences(graph: graph).diagnostic)
        let markers = ForeignMistakes.reported(scanned + declared, in: graph)
        let ofStoryboards = StoryboardValidator.validate(scenes, names).map(
            StoryboardSentences(scenes: scenes).diagnostic)
        let earlier = program.settings.moduleListErrors + markers + ofStoryboards
        var (files, validation) = (files, Validator.validate(graph, names, earlier: earlier))
        let sources = graph.bindings.readSources + (scenes.closedClasses.isEmpty ? [] : scenes.files.sources)
        if !sources.isEmpty { files.noteRead(sources) }
        let sentences = validation.sentences
        validation.diagnostics += validation.questions.map(sentences.diagnostic)
        let read = files.membersRead(among: validation.unused.flatMap(\.members))
        validation.unused.removeAll { $0.members.contains(where: read.contains) }
        validation.diagnostics += validation.unused.map { sentences.diagnostic($0.problem) }
        return Analysis(
            files: files, graph: graph, names: names, scenes: scenes, validation: validation,
            isPartial: graph.bindings.isIncomplete || graph.symbols.hasCircularTypealiases
                || storyboards.storyboards.contains(where: \.isBroken))
    }
}

/// A graph and its diagnostics.
package struct Analysis {
    let files: RelevantFiles
    package let graph: DependencyGraph
    package let names: MemberNames
    package let scenes: SceneTable
    package let validation: Validation
    /// With the advice on each.
    package fileprivate(set) var diagnostics: [Diagnostic] = []
    /// Whether a source file or storyboard cannot be read.
    let isPartial: Bool

    /// The generated file; nil where there are errors.
    fileprivate var file: CodeFile? {
        diagnostics.hasErrors ? nil : Describer.describe(graph, names, SceneMethods(scenes, names))
    }

    /// The names of the modules in view that the generated file imports, sorted.
    package var importedModules: [String] { file?.importedModules ?? [] }
}
