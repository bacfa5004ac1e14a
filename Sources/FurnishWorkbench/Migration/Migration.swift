import FurnishCore

/// What `migrate` does to sources, and what it says.
package struct Migration {
    /// The files that change, sorted by path. A file that does not exist yet has no bytes before.
    package let changes: [(before: SourceFile, after: SourceFile)]
    /// What was written, what was left, and counts.
    package let report: [String]

    /// What the command line asks for.
    package struct Request {
        let tool: ContainerTool?
        /// Files and keys to move; empty for all.
        let only: [String]
        let tests: [SourceFile]
        /// Whether nothing is written, so that lines are those of the sources as they are.
        let isDryRun: Bool

        package init(tool: ContainerTool?, only: [String], tests: [SourceFile], isDryRun: Bool) {
            (self.tool, self.only, self.tests, self.isDryRun) = (tool, only, tests, isDryRun)
        }

        /// Whether a file, or a key in it, is among those that a run is for.
        func chooses(_ file: SourceFile, _ keys: [String]) -> Bool {
            only.isEmpty || only.contains { ("/" + file.path).hasSuffix("/" + $0) || keys.contains($0) }
        }
    }

    /// Why a run cannot begin.
    package struct Refusal: Error {
        package let message: String
        /// Whether the sources are the reason, and not the command line.
        package var isOfSources = false
    }

    /// Moves registrations to the factory.
    package static func registrations(_ modules: [SourceModule], _ request: Request) throws(Refusal) -> Migration {
        let graph = Generator.graph(ofAllFilesIn: modules)
        let tool = try tool(graph, request)
        let sources = ContainerSources(graph, tool, tests: request.tests)
        if sources.registrations.isEmpty { throw Refusal(message: "no registration of \(tool.title) was found") }
        let keys = sources.registrations.map { (file: $0.text.source, name: $0.shownType(graph)) }
        if !keys.contains(where: { request.chooses($0.file, [$0.name]) }) {
            throw Refusal(message: "no registration is in a file or for a key of --only")
        }
        if let error = Generator.analyze(modules, []).diagnostics.first(where: { !$0.isWarning }) {
            throw Refusal(
                message: "'furnish check' reports errors, which come first: \(error.message)", isOfSources: true)
        }
        let nonisolated = sources.registrations.filter { graph.program.isNonisolated($0.site) }
        if let first = nonisolated.first, nonisolated.count < sources.registrations.count {
            let name = first.shownType(graph)
            throw Refusal(
                message:
                    "'\(name)' is nonisolated, and other keys are not: write 'nonisolated' for all of them, or for none",
                isOfSources: true)
        }
        let rules = RegistrationRules(sources)
        var refused: [Int: StayReason] = [:]
        if let other = moved(besides: tool, graph) {
            let reason = "registrations of \(other.title) have moved, and the factory is in its container"
            for row in sources.registrations.indices { refused[row] = StayReason("two tools", reason) }
        }
        while true {
            let plan = RegistrationPlan(
                sources, rules, isChosen: { request.chooses($0.text.source, [$0.shownType(graph)]) }, refused: refused)
            let trial = RegistrationTrial(plan, sources, modules)
            if trial.refused.isEmpty {
                let report = MigrationReport(
                    kept: plan.kept, written: trial.lines, places: MigratedPlaces(trial.all, request),
                    changes: trial.changes, notes: plan.notes)
                let lines = report.lines(moved: plan.moves.count, ("registration moved", "registrations moved"))
                return Migration(changes: trial.changes, report: lines)
            }
            refused.merge(trial.refused) { first, _ in first }
        }
    }

    /// Turns look-ups into parameters of initializers.
    package static func lookUps(_ modules: [SourceModule], _ request: Request) throws(Refusal) -> Migration {
        let graph = Generator.graph(ofAllFilesIn: modules)
        let sources = ContainerSources(graph, try tool(graph, request), tests: request.tests)
        let plan = LookUpPlan(sources, isChosen: request.chooses)
        let all = SourceChanges(plan.takers.map(LookUpEdits(sources: sources).fix))
        let changes = all.changes(of: modules[0].files)
        let places = MigratedPlaces(all, request)
        let written = plan.takers.flatMap(\.properties).map { property in
            let place = places.text(graph.program.nameLocation(property.site))
            return "\(place): '\(property.name)' became '\(property.parameterText)'".printable
        }
        let report = MigrationReport(kept: plan.kept, written: written, places: places, changes: changes)
        return Migration(
            changes: changes,
            report: report.lines(moved: written.count, ("look-up became a parameter", "look-ups became parameters")))
    }

    /// Another tool whose registrations have moved, so that the factory is in its container.
    private static func moved(besides tool: ContainerTool, _ graph: DependencyGraph) -> ContainerTool? {
        ContainerTool.used(in: graph.program, graph.symbols).first { other in
            if other == tool { return false }
            let sources = ContainerSources(graph, other, tests: [])
            return sources.registrations.contains(where: sources.asksFactory)
        }
    }

    private static func tool(_ graph: DependencyGraph, _ request: Request) throws(Refusal) -> ContainerTool {
        if let tool = request.tool { return tool }
        let used = ContainerTool.used(in: graph.program, graph.symbols)
        guard let first = used.first else {
            throw Refusal(message: "no file imports Resolver, Factory or Swinject: nothing can be moved")
        }
        if used.count > 1 {
            let names = used.map(\.title).joined(separator: " and ")
            throw Refusal(
                message: "a module imports \(names): add --tool \(used.map(\.rawValue).joined(separator: "|"))")
        }
        return first
    }
}

/// The sources with a plan's edits, and what the compiler or Furnish would refuse in them.
struct RegistrationTrial {
    /// The registrations that would not work in the factory.
    private(set) var refused: [Int: StayReason] = [:]
    private(set) var changes: [(before: SourceFile, after: SourceFile)] = []
    /// All of the edits, which move what stays.
    private(set) var all = SourceChanges()
    /// `App.swift:4: wrote '// @Provides(once)'`
    private(set) var lines: [String] = []
    private let plan: RegistrationPlan
    private let sources: ContainerSources

    init(_ plan: RegistrationPlan, _ sources: ContainerSources, _ modules: [SourceModule]) {
        (self.plan, self.sources) = (plan, sources)
        if plan.moves.isEmpty { return }
        let (edits, files) = (RegistrationEdits(sources: sources, plan: plan), modules[0].files)
        let bridges = edits.bridgeFile
        var changed = modules
        changed[0].files = SourceChanges(edits.providers).applied(to: files, adding: bridges).map(\.after)
        let analysis = Generator.analyze(changed, [])
        let moves = movesByDeclaration
        let errors = analysis.diagnostics.filter { !$0.isWarning }
        for error in errors {
            if let row = row(of: error, analysis.graph, moves) { refused[row] = .wouldFail(error.message) }
        }
        if !refused.isEmpty { return }
        if let error = errors.first {
            for (row, _, _) in plan.moves { refused[row] = .wouldFail(error.message) }
            return
        }
        let members = members(analysis, moves)
        if !refused.isEmpty { return }
        let fixes = edits.providers + edits.forwards(members) + edits.factoryStatement
        all = SourceChanges(fixes)
        changes = all.changes(of: files, adding: bridges).sorted { $0.before.path.precedes($1.before.path) }
        var log = FixLog()
        log.add(fixes, all, in: files)
        lines = log.entries(in: files.map(all.applied)).map(\.line).filter { !$0.contains(": wrote '.") }
    }

    /// The registration for which the declaration is marked that an error is in.
    private func row(of error: Diagnostic, _ graph: DependencyGraph, _ moves: [String: RegistrationPlan.Move]) -> Int? {
        let program = graph.program
        let file = (0..<Int32(program.fileCount)).first { program.source($0) === error.location.file }
        guard let file, let row = program.file(file).innermost(around: error.location.offset) else { return nil }
        let site = Site(file: file, row: row)
        return program.path(from: site).lazy.compactMap { moves[graph.declarationName($0)]?.row }.first
    }

    /// The registrations that move, by the declaration that is marked for each.
    private var movesByDeclaration: [String: RegistrationPlan.Move] {
        var moves: [String: RegistrationPlan.Move] = [:]
        for move in plan.moves {
            switch move.moved.form {
            case .type(let type, _, _): moves[sources.graph.text.path(type)] = move
            case .function(let name, _): moves[name + "()"] = move
            }
        }
        return moves
    }

    /// The calls of the factory's members for each registration that moves.
    private mutating func members(_ analysis: Analysis, _ moves: [String: RegistrationPlan.Move]) -> [Int: String] {
        let (graph, names) = (analysis.graph, analysis.names.names)
        var members: [Int: String] = [:]
        for provider in graph.providers.indices where graph.resolution.isOwn(provider) {
            guard let (row, registration, moved) = moves[graph.declarationName(graph.providers[provider].site)]
            else { continue }
            let shown = registration.type.map { sources.graph.text.show($0) }
            let offers = graph.offers.indices.filter { graph.offers[$0].provider == provider }
            guard let offer = offers.first(where: { graph.text.show(graph.offers[$0].type) == shown }) ?? offers.first
            else { continue }
            if let obstacle = obstacle(provider, offer, moved, registration, graph) {
                refused[row] = obstacle
                continue
            }
            let arguments = graph.givens[provider].map { given -> String in
                let name = graph.program.names.text(given.name)
                return "\(name): \(moved.givens.first { $0.name == name }?.argument ?? "")"
            }
            members[row] =
                names[offer] + (graph.isProperty(provider) ? "" : "(\(arguments.joined(separator: ", ")))")
        }
        for (row, _, _) in plan.moves where members[row] == nil && refused[row] == nil {
            refused[row] = .wouldFail("the factory has no member for it")
        }
        return members
    }

    private func obstacle(
        _ provider: ProviderID, _ offer: OfferID, _ moved: MovedRegistration, _ registration: Registration,
        _ graph: DependencyGraph
    ) -> StayReason? {
        if let actor = graph.isolations.actor(of: offer), registration.actor(sources.program) == nil {
            let shown = graph.text.show(actor)
            return StayReason(
                "another actor", "it is on '\(shown)', and its closure is not: write '@\(shown) in' there")
        }
        let names = Set(moved.givens.map(\.name))
        if let other = graph.givens[provider].first(where: { !names.contains(graph.program.names.text($0.name)) }) {
            return .wouldFail("the factory would ask its callers for '\(graph.program.names.text(other.name))'")
        }
        let effects = graph.effects[provider]
        if effects.contains(.isAsync) || effects.contains(.isThrowing) {
            return .wouldFail("making it is async or can throw")
        }
        return nil
    }
}

extension SourceChanges {
    /// All edits of a run at once. Two that touch are those of one declaration, so the first counts.
    fileprivate init(_ fixes: [Fix]) {
        self.init()
        for fix in fixes { _ = add(fix) }
    }

    /// The files before and after, with one that is new or written anew at the end.
    fileprivate func applied(to files: [SourceFile], adding added: SourceFile?) -> [(
        before: SourceFile, after: SourceFile
    )] {
        var all = files.filter { $0.path != added?.path }.map { (before: $0, after: applied(to: $0)) }
        if let added {
            let existing = files.first { $0.path == added.path } ?? SourceFile(path: added.path, bytes: [])
            all.append((existing, added))
        }
        return all
    }

    /// The files that change.
    fileprivate func changes(of files: [SourceFile], adding added: SourceFile? = nil) -> [(
        before: SourceFile, after: SourceFile
    )] {
        applied(to: files, adding: added).filter { $0.before !== $0.after }
    }
}

extension DependencyGraph {
    /// `Store.Item` for a type, `makeAPI()` for a function: unlike others of the module.
    func declarationName(_ site: Site) -> String {
        if let symbol = symbols.symbol(at: site) { return text.path(symbol) }
        let name = program.names.text(program.name(site))
        return program.declaration(site).kind == .function ? name + "()" : name
    }
}
