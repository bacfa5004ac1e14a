import FurnishCore
import FurnishTables

/// The reports that people request by hand. A build needs none of them.
package enum Workbench {
    /// Finds the mistakes in a module, with all their fixes.
    ///
    /// - Parameter isDomain: Whether to leave out what a module above has to settle.
    package static func check(
        _ modules: [SourceModule], storyboards: [SourceFile] = [], isDomain: Bool = false
    ) -> [Diagnostic] {
        let analysis = Generator.analyze(modules, storyboards)
        let all = explained(analysis, modules)
        return isDomain ? analysis.graph.leavingOutWhatIsSettledAbove(all) : all
    }

    /// The same for the command `check`.
    ///
    /// - Parameter isDomain: Whether to leave out what a module above has to settle.
    package static func review(
        _ modules: [SourceModule], storyboards: [SourceFile] = [], isDomain: Bool = false
    ) -> ModuleReview {
        let analysis = Generator.analyze(modules, storyboards)
        return ModuleReview(analysis, explained(analysis, modules).namingSiblings(modules), isDomain: isDomain)
    }

    /// The diagnostics with all their fixes. An error names the decision that it waits for.
    private static func explained(_ analysis: Analysis, _ modules: [SourceModule]) -> [Diagnostic] {
        let diagnostics = analysis.graph.namingOtherLifetimes(in: analysis.completeDiagnostics, modules)
        return Decisions(analysis, diagnostics).explained
    }

    /// Lists the parameters of the module that use their defaults, in file and line order.
    static func defaults(_ graph: DependencyGraph) -> [String] {
        var needs: [(location: Location, text: String)] = []
        for provider in graph.providers.indices where graph.isReached[provider] && graph.resolution.isOwn(provider) {
            for need in graph.providers[provider].needs where graph.fulfilments[need].isOmitted {
                let name = graph.program.names.text(graph.needs[need].name)
                needs.append((graph.location(ofNeed: need), "'\(graph.show(provider))' uses the default of '\(name)'"))
            }
        }
        let lines = LineTables()
        var listed: [String] = []
        for need in needs.sorted(by: { $0.location.precedes($1.location) }) {
            let number = lines.line(of: need.location)
            let line = "\(need.location.file.path)\(number): \(need.text)".printable
            // All typealiases of a generic type repeat its parameters.
            if listed.last != line { listed.append(line) }
        }
        return listed
    }

    /// Draws the graph, even if it has errors.
    ///
    /// - Parameter showsLines: Whether the format `text` has line numbers.
    package static func graph(
        _ modules: [SourceModule], storyboards: [SourceFile] = [], as format: GraphFormat, showsLines: Bool = true
    ) -> (report: String, diagnostics: [Diagnostic]) {
        let analysis = Generator.analyze(modules, storyboards)
        let picture = GraphPicture(analysis.graph, analysis.names, analysis.diagnostics)
        return (GraphReport.text(picture, as: format, showsLines: showsLines), analysis.diagnostics)
    }

    /// Explains how a type is made, where it lives, what keeps it and which types need it, even if the graph has errors.
    package static func explain(
        _ type: String, _ modules: [SourceModule], storyboards: [SourceFile] = []
    ) -> (explanation: Explanation, diagnostics: [Diagnostic]) {
        let analysis = Generator.analyze(modules, storyboards)
        let picture = GraphPicture(analysis.graph, analysis.names, analysis.diagnostics)
        if let text = ExplainReport.text(type, picture) { return (.found(text), analysis.diagnostics) }
        if let text = analysis.graph.waiting(type) { return (.found(text), analysis.diagnostics) }
        return (.unknown(nearest: NodeSearch(picture: picture).nearest(to: type)), analysis.diagnostics)
    }

    /// Lists the markers in some files with the declarations that they belong to, sorted by path.
    package static func scan(_ files: [SourceFile], as format: ScanFormat) -> (
        report: String, diagnostics: [Diagnostic]
    ) {
        let buffer = TokenBuffer()
        let sorted = files.sorted { $0.path.precedes($1.path) }
        let scanned = sorted.map { Scanner.scan($0, using: buffer) }
        return (ScanReport.text(scanned, as: format), scanned.flatMap { $0.isBroken ? [] : $0.diagnostics })
    }
}

extension DependencyGraph {
    /// Says for which scope of a module above an entry point of another module waits; nil if none of that name does.
    fileprivate func waiting(_ name: String) -> String? {
        for (site, scope) in bindings.waitingEntryPoints {
            let type = program.declaration(site).kind == .initializer ? symbols.enclosingType(of: site) : nil
            guard type.map(symbols.name) ?? program.names.text(program.name(site)) == name else { continue }
            let (module, word) = (
                program.names.text(program.module(of: site).name), program.source(site.file).text(scope)
            )
            return "'\(name)' of module '\(module)' waits for a module above that opens the scope '\(word)'.".printable
                + "\n"
        }
        return nil
    }
}

package enum Explanation {
    case found(String)
    /// The graph has no type of this name. `nearest` is one with a similar name.
    case unknown(nearest: String?)
}
