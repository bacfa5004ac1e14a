import FurnishCore

/// The result of `check` for a module. Modules above a domain meet its needs.
package struct ModuleReview {
    package let diagnostics: [Diagnostic]
    /// The number of its needs that nothing in view meets, or only what lives in a scope of a module above.
    package let needsMetAbove: Int
    /// Lines about the marked types that still take something past the factory: from a container of another tool, or from a
    /// static member.
    package let usesPastFactory: [String]
    /// A line about the files with syntax errors; nil where there are none.
    package let brokenFiles: String?
    private let analysis: Analysis?

    /// The names of the modules in view that the generated file imports, sorted. That file is written for this alone.
    package var importedModules: [String] { analysis?.importedModules ?? [] }

    /// - Parameter all: The diagnostics with all their fixes.
    init(_ analysis: Analysis, _ all: [Diagnostic], isDomain: Bool) {
        let graph = analysis.graph
        self.analysis = isDomain ? nil : analysis
        diagnostics = isDomain ? graph.leavingOutWhatIsSettledAbove(all) : all
        needsMetAbove = isDomain ? Self.missingNeeds(graph) : 0
        usesPastFactory = ContainerUses.remarks(graph) + StaticUses.remarks(graph)
        brokenFiles = graph.brokenFiles
    }

    private static func missingNeeds(_ graph: DependencyGraph) -> Int {
        graph.resolution.unmet.count
            + graph.providers.indices.filter { graph.isReached[$0] && graph.resolution.isOwn($0) }
            .flatMap { graph.providers[$0].needs }.filter { need in
                let made = graph.resolution.madeProvider(graph.fulfilments[need])
                return graph.fulfilments[need] == .missing || made.map { graph.providers[$0].isInvalid } == true
            }.count
    }
}

extension DependencyGraph {
    /// Leaves out what a module that makes a factory may settle: with a provider, or with a scope that starts from a type in view.
    func leavingOutWhatIsSettledAbove(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let waiting = providers.indices.filter { providers[$0].collection != nil } + resolution.unmet.map(\.provider)
        let places = Set(waiting.map { program.nameLocation(providers[$0].site) })
        return diagnostics.filter { diagnostic in
            switch diagnostic.code {
            case .missingProvider, .unprovidedDefault: false
            case .unknownScope: diagnostic.notes.isEmpty
            case .unusedProvider:
                program.module(of: diagnostic.location)?.origin == .own && !places.contains(diagnostic.location)
            default: true
            }
        }
    }

    /// Says why nothing is reported as missing; nil where all files can be read.
    var brokenFiles: String? {
        let paths = program.modules[0].files.map(Int32.init).filter { program.file($0).isBroken }.map {
            program.source($0).path.printable
        }
        guard let last = paths.last else { return nil }
        if paths.count == 1 { return "\(last) has a syntax error: nothing is reported as missing until it compiles." }
        let others = paths.dropLast().joined(separator: ", ")
        return "\(others) and \(last) have syntax errors: nothing is reported as missing until they compile."
    }
}
