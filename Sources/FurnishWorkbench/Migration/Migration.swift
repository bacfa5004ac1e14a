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
            for row in sources.registrations.indices { refused[row] = .isOfSecondTool(other.title) }
        }
        while true {
            let plan = RegistrationPlan(
                sources, rules, isChosen: { request.chooses($0.text.source, [$0.shownType(graph)]) }, refused: refused)
            let trial = RegistrationTrial(plan, sources, modules)
            if trial.refused.isEmpty { return Migration(plan, trial, sources, request) }
            refused.merge(trial.refused) { first, _ in first }
        }
    }

    /// Turns look-ups into parameters of initializers.
    package static func lookUps(_ modules: [SourceModule], _ request: Request) throws(Refusal) -> Migration {
        let graph = Generator.graph(ofAllFilesIn: modules)
        let sources = ContainerSources(graph, try tool(graph, request), tests: request.tests)
        let plan = LookUpPlan(sources, isChosen: request.chooses)
        let edits = LookUpEdits(sources: sources)
        let all = SourceChangesOfAll(plan.takers.map(edits.fix)).changes
        let (changes, places) = (all.applied(to: modules[0].files), MigratedPlaces(all, request))
        let written = plan.takers.flatMap(\.properties).map { property in
            let place = places.text(graph.program.nameLocation(property.site))
            return "\(place): '\(property.name)' became '\(property.parameterText)'".printable
        }
        let kept = plan.kept.map { kept in
            MigrationReport.Kept(
                place: kept.place, name: kept.name, summary: kept.obstacle.summary, reason: kept.obstacle.text)
        }
        let report = MigrationReport(kept: kept, written: written, places: places, changes: changes)
        return Migration(
            changes: changes,
            report: report.lines(moved: written.count, ("look-up became a parameter", "look-ups became parameters")))
    }

    private init(changes: [(before: SourceFile, after: SourceFile)], report: [String]) {
        (self.changes, self.report) = (changes, report)
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

    private init(
        _ plan: RegistrationPlan, _ trial: RegistrationTrial, _ sources: ContainerSources, _ request: Request
    ) {
        changes = trial.changes
        let places = MigratedPlaces(trial.all, request)
        let kept = plan.states.indices.compactMap { row -> MigrationReport.Kept? in
            guard case .stays(let reason) = plan.states[row] else { return nil }
            let registration = sources.registrations[row]
            return MigrationReport.Kept(
                place: registration.place, name: registration.shownType(sources.graph), summary: reason.summary,
                reason: reason.text(places.text), isOfTests: reason.isOfTests)
        }
        report =
            MigrationReport(kept: kept, written: trial.lines, places: places, changes: changes, notes: plan.notes)
            .lines(moved: plan.moving.count, ("registration moved", "registrations moved"))
    }
}

/// The sources with a plan's edits, and what the compiler or Furnish would refuse in them.
struct RegistrationTrial {
    /// The registrations that would not work in the factory.
    private(set) var refused: [Int: StayReason] = [:]
    private(set) var changes: [(before: SourceFile, after: SourceFile)] = []
    private(set) var written = FixLog()
    private let plan: RegistrationPlan
    private let sources: ContainerSources

    init(_ plan: RegistrationPlan, _ sources: ContainerSources, _ modules: [SourceModule]) {
        (self.plan, self.sources) = (plan, sources)
        if plan.moving.isEmpty { return }
        let edits = RegistrationEdits(sources: sources, plan: plan)
        let file = edits.bridgeFile
        let first = Self.apply(edits.providers, to: modules, adding: file)
        let analysis = Generator.analyze(first, [])
        let rows = rowsByDeclaration
        let (program, names) = (analysis.graph.program, analysis.graph.declarationName)
        func row(at location: Location) -> Int? {
            program.site(at: location).flatMap { program.path(from: $0).lazy.compactMap { rows[names($0)] }.first }
        }
        for diagnostic in analysis.diagnostics where !diagnostic.isWarning {
            guard let row = row(at: diagnostic.location) else { continue }
            refused[row] = .wouldFail(diagnostic.message)
        }
        if !refused.isEmpty { return }
        if let error = analysis.diagnostics.first(where: { !$0.isWarning }) {
            for row in plan.moving { refused[row] = .wouldFail(error.message) }
            return
        }
        let members = members(analysis, rows)
        if !refused.isEmpty { return }
        let fixes = edits.providers + edits.forwards(members) + edits.factoryStatement
        all = SourceChangesOfAll(fixes).changes
        changes = all.applied(to: modules[0].files)
        if let file, let existing = modules[0].files.first(where: { $0.path == file.path }) {
            changes.removeAll { $0.before === existing }
            changes.append((existing, SourceFile(path: file.path, text: file.text)))
        } else if let file {
            changes.append((SourceFile(path: file.path, bytes: []), SourceFile(path: file.path, text: file.text)))
        }
        changes.sort { $0.before.path.precedes($1.before.path) }
        written.add(fixes, all, in: modules[0].files)
        files = modules[0].files.map { all.applied(to: $0) }
    }

    /// All of the edits, which move what stays.
    private(set) var all = SourceChanges()
    private var files: [SourceFile] = []

    /// `App.swift:4: wrote '// @Provides(once)'`
    var lines: [String] { written.entries(in: files).map(\.line).filter { !$0.contains(": wrote '.") } }

    private static func apply(
        _ fixes: [Fix], to modules: [SourceModule], adding file: (path: String, text: String)?
    ) -> [SourceModule] {
        let all = SourceChangesOfAll(fixes)
        var changed = modules
        changed[0].files = modules[0].files.filter { $0.path != file?.path }.map { all.changes.applied(to: $0) }
        if let file { changed[0].files.append(SourceFile(path: file.path, text: file.text)) }
        return changed
    }

    /// The rows of the registrations that move, by what is marked for them.
    private var rowsByDeclaration: [String: Int] {
        var rows: [String: Int] = [:]
        for row in plan.moving {
            guard let moved = plan.moved(row) else { continue }
            switch moved.form {
            case .type(let type, _, _): rows[sources.graph.text.path(type)] = row
            case .function(let function): rows[function.name + "()"] = row
            }
        }
        return rows
    }

    /// The calls of the factory's members for each registration that moves.
    private mutating func members(_ analysis: Analysis, _ rows: [String: Int]) -> [Int: String] {
        let (graph, names) = (analysis.graph, analysis.names.names)
        var members: [Int: String] = [:]
        for provider in graph.providers.indices where graph.resolution.isOwn(provider) {
            guard let row = rows[graph.declarationName(graph.providers[provider].site)], let moved = plan.moved(row)
            else {
                continue
            }
            let registration = sources.registrations[row]
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
        for row in plan.moving where members[row] == nil && refused[row] == nil {
            refused[row] = .wouldFail("the factory has no member for it")
        }
        return members
    }

    private func obstacle(
        _ provider: ProviderID, _ offer: OfferID, _ moved: MovedRegistration, _ registration: Registration,
        _ graph: DependencyGraph
    ) -> StayReason? {
        if let actor = graph.isolations.actor(of: offer), registration.actor(sources.program) == nil {
            return .isMadeOnOtherActor(graph.text.show(actor))
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
    /// The files that change.
    fileprivate func applied(to files: [SourceFile]) -> [(before: SourceFile, after: SourceFile)] {
        files.compactMap { before in
            let after = applied(to: before)
            return after === before ? nil : (before, after)
        }
    }
}

/// All edits of a run at once. Two that touch are those of one declaration, so the first counts.
struct SourceChangesOfAll {
    private(set) var changes = SourceChanges()

    init(_ fixes: [Fix]) { for fix in fixes { _ = changes.add(fix) } }
}

extension DependencyGraph {
    /// `Store.Item` for a type, `makeAPI()` for a function: unlike others of the module.
    func declarationName(_ site: Site) -> String {
        if let symbol = symbols.symbol(at: site) { return text.path(symbol) }
        let name = program.names.text(program.name(site))
        return program.declaration(site).kind == .function ? name + "()" : name
    }
}

extension Program {
    /// The innermost declaration around a place.
    fileprivate func site(at location: Location) -> Site? {
        for file in 0..<Int32(fileCount) where source(file) === location.file {
            return self.file(file).innermost(around: location.offset).map { Site(file: file, row: $0) }
        }
        return nil
    }
}
