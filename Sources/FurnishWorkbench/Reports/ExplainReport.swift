import FurnishCore
import FurnishTables

/// The text of `furnish explain` about a type: how it is made, where it lives, its needs, and the providers that need it.
struct ExplainReport {
    private let picture: GraphPicture
    private let keepers: KeeperReport
    private var text = ""
    private let lines = LineTables()

    private var graph: DependencyGraph { picture.graph }

    /// - Returns: nil if the graph has no type of this name.
    static func text(_ name: String, _ picture: GraphPicture) -> String? {
        var report = ExplainReport(picture: picture)
        let nodes = NodeSearch(picture: picture).nodes(called: name)
        for node in nodes { report.explain(node, askedFor: name) }
        if nodes.isEmpty {
            report.explainFakes(called: NodeSearch.plain(name))
            report.explainFactories(called: name)
        }
        return report.text.isEmpty ? nil : report.text
    }

    private init(picture: GraphPicture) {
        self.picture = picture
        keepers = KeeperReport(picture)
    }

    // MARK: One type

    private mutating func explain(_ index: Int, askedFor name: String) {
        let node = picture.nodes[index]
        if !text.isEmpty { text += "\n" }
        let plain = NodeSearch.plain(name)
        let isAlias = node.type != plain && node.aliases.contains(plain)
        text += (isAlias ? "\(plain) is \(node.type)" : node.type).printable + "  \(place(node.location).printable)\n"
        if node.kind == .missing {
            say("missing", ["nothing provides it"])
        } else {
            sayMaking(node, isNeeded: node.isEntryPoint || !picture.needers[index].isEmpty)
            say("kept by", keepers.lines(of: index))
            sayNeeds(index)
            sayGivens(index)
            sayCauses(index)
        }
        sayNeeders(index)
        sayWay(index)
        say("cycle", node.isInCycle ? ["it needs itself"] : [])
        sayProblems("errors", node.problems.filter { !$0.isWarning })
        sayProblems("warnings", node.problems.filter(\.isWarning))
    }

    /// The fakes of other modules that replace nothing here.
    private mutating func explainFakes(called name: String) {
        for fake in graph.providers.indices where graph.providers[fake].isFake && !graph.isReached[fake] {
            let definition = graph.providers[fake]
            guard graph.text.show(definition.type) == name else { continue }
            text += name.printable + "  \(place(graph.program.nameLocation(definition.site)).printable)\n"
            say("fake", FakeReasons(graph: graph).unserved(fake))
        }
    }

    /// What the fake factory has in place of something live.
    private func replacement(_ node: GraphPicture.Node, isNeeded: Bool) -> String {
        if node.counterparts.isEmpty, let provider = node.provider, graph.isReplacedByItselfOnly(provider) {
            return
                "takes another \(node.type), because it is provided under its own name only: provide it as a protocol"
        }
        return node.counterparts.isEmpty
            ? "takes a replacement for it" : "has \(node.counterparts.joined(separator: ", ")), or takes a replacement"
    }

    private mutating func sayMaking(_ node: GraphPicture.Node, isNeeded: Bool) {
        say("made by", [node.making])
        let lifetime: String
        switch node.lifetime {
        case .each where node.isEntryPoint: lifetime = "an entry point: made for each call of its member"
        case _ where node.kind == .collection: lifetime = "a collection of all that is provided into it"
        case .each where node.kind == .input: lifetime = "as long as its factory"
        case .each where node.kind == .property: lifetime = "read again for each need"
        case .each: lifetime = "a new one for each need"
        case .once: lifetime = "once: one, built when first needed"
        case .weak: lifetime = "weak: one, while something else references it"
        case .graph: lifetime = "graph: one for each outermost call"
        }
        say("lifetime", [lifetime] + (node.isEntryPoint && node.lifetime != .each ? ["an entry point"] : []))
        say(
            "live",
            node.isLive ? ["it touches the outside world, so a fake \(replacement(node, isNeeded: isNeeded))"] : [])
        let replaced = node.counterparts.joined(separator: ", ")
        if node.isFake, !replaced.isEmpty {
            let serving = "the fake of \(picture.areas[node.area].name) has it in place of \(replaced)"
            say("fake", [serving] + FakeReasons(graph: graph).otherFactories)
        }
        let factory = (node.isFake ? "the fake of " : "") + picture.areas[node.area].name
        let place = factory + (node.member.isEmpty ? "" : ", as \(node.member)")
        say("lives in", [place + (node.placement.isEmpty ? "" : ", because \(node.placement)")])
        say("also as", node.aliases)
        say("only if", node.condition.isEmpty ? [] : [node.condition])
    }

    /// A factory that nothing makes but the app.
    private mutating func explainFactories(called name: String) {
        for area in picture.areas.indices where picture.areas[area].name == name {
            text += name.printable + "\n"
            say("kept by", keepers.lines(ofFactory: area))
        }
    }

    // MARK: Needs

    private mutating func sayNeeds(_ index: Int) {
        guard let provider = picture.nodes[index].provider else { return }
        let needs = graph.providers[provider].needs.map { need in
            let name = graph.program.names.text(graph.needs[need].name)
            return (name.isEmpty ? "" : name + ": ") + graph.show(need: need)
                + fulfilment(need, of: provider) + separateInstances(need, of: provider)
        }
        say("needs", needs)
    }

    private func fulfilment(_ need: NeedID, of owner: ProviderID) -> String {
        switch graph.fulfilments[need] {
        case .given: return ", given by the caller"
        case .omitted: return ", left to its default"
        case .missing: return " ✗ nothing provides it"
        case .provider, .closure:
            let calls = graph.calls[owner].filter { $0.need == need }
            let isClosure = calls.contains { !$0.isDirect }
            let otherwise = graph.resolution.sometimesMet.contains(need) ? ", or else its default" : ""
            return " ← \(isClosure ? "a closure that makes " : "")\(made(calls.map(\.made)))\(otherwise)"
        }
    }

    /// A closure is a call of its own. So it does not share the `graph` instances that its owner gets.
    private func separateInstances(_ need: NeedID, of owner: ProviderID) -> String {
        guard let call = graph.calls.call(meeting: need, of: owner), !call.isDirect else { return "" }
        let separate = sharedInstances(of: call.made).intersection(sharedInstances(of: owner)).sorted()
        if separate.isEmpty { return "" }
        let names = separate.map(graph.showMade).joined(separator: ", ")
        return "; each call makes another \(names) than the one that this type gets"
    }

    /// The `graph` instances of one outermost call of a provider.
    private func sharedInstances(of provider: ProviderID) -> Set<ProviderID> {
        let made = nodesReachable(from: [provider]) { current in
            graph.resolution.lifetime(of: current).isNewPerCall ? graph.calls.eagerSuccessors(of: current) : []
        }
        return Set(made.filter { graph.resolution.lifetime(of: $0).isSharedInCall })
    }

    private func made(_ providers: [ProviderID]) -> String {
        providers.map { provider in
            let (definition, lifetime) = (graph.providers[provider], graph.resolution.lifetime(of: provider))
            let facts = (lifetime == .each ? [] : ["\(lifetime)"]) + (definition.isLive ? ["live"] : [])
            let shown = picture.declaration(of: provider) + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
            return "\(shown)  \(place(graph.program.nameLocation(definition.site)))"
        }.joined(separator: ", or ")
    }

    // MARK: Given parameters

    /// Writes where each given parameter comes from, and the outermost members and the closures that take it.
    private mutating func sayGivens(_ index: Int) {
        guard let provider = picture.nodes[index].provider else { return }
        let givens = graph.givens[provider].map { given in
            let name = graph.program.names.text(given.name)
            let origin = given.origin == provider ? "" : ", which \(picture.declaration(of: given.origin)) takes"
            let takers = self.takers(of: given, from: provider)
            let propagation = takers.isEmpty ? "" : "; propagates to " + takers.joined(separator: ", ")
            return "\(name): \(graph.text.show(given.type))\(origin)\(leaver(of: given, from: provider))\(propagation)"
        }
        say("given", givens)
    }

    /// The closure that makes what takes a given parameter, and does not take it itself.
    private func leaver(of given: GivenParameter, from provider: ProviderID) -> String {
        let takers = nodesReachable(from: [provider]) { current in
            graph.calls.successors(of: current).filter { graph.givens[$0].contains { $0.isSame(as: given) } }
        }
        let closures = takers.flatMap { graph.calls[$0] }.filter { !$0.isDirect && $0.made == given.origin }
        return closures.first { !isTaken(given, by: $0.need) }.map { call in
            "; the closure '\(graph.program.names.text(graph.needs[call.need].name))' leaves it out  "
                + place(graph.location(ofNeed: call.need))
        } ?? ""
    }

    private func takers(of given: GivenParameter, from provider: ProviderID) -> [String] {
        var takers: [String] = []
        for (index, node) in picture.nodes.enumerated() {
            guard let other = node.provider else { continue }
            let hasGiven = graph.givens[other].contains { $0.isSame(as: given) }
            if other == provider { continue }
            // Only the outermost member is named.
            if hasGiven, !propagates(given, beyond: index), !node.member.isEmpty { takers.append(node.member) }
            for need in graph.providers[other].needs where isTaken(given, by: need) {
                takers.append(
                    "the closure '\(graph.program.names.text(graph.needs[need].name))' of \(picture.name(of: index))")
            }
        }
        return takers
    }

    private func propagates(_ given: GivenParameter, beyond index: Int) -> Bool {
        picture.needers[index].contains { edge in
            guard let needer = picture.nodes[picture.edges[edge].from].provider else { return false }
            return graph.givens[needer].contains { $0.isSame(as: given) }
        }
    }

    private func isTaken(_ given: GivenParameter, by need: NeedID) -> Bool {
        guard case .closure(var closure) = graph.fulfilments[need],
            graph.givens[graph.resolution.madeProvider(by: closure)].contains(where: { $0.isSame(as: given) })
        else { return false }
        while true {
            if graph.requirements.filled[closure].contains(given.name) { return true }
            guard let inner = graph.closures[closure].inner else { return false }
            closure = inner
        }
    }

    // MARK: Effects and isolation

    private mutating func sayCauses(_ index: Int) {
        let (node, graph) = (picture.nodes[index], graph)
        guard let provider = node.provider else { return }
        if node.isAsync {
            let cause = cause(
                of: provider, through: { graph.effects[$0].contains(.isAsync) }, to: { $0.effects.contains(.isAsync) })
            say("async", [cause ?? "making it is async"])
        }
        if node.isThrowing {
            let cause = cause(
                of: provider, through: { graph.effects[$0].contains(.isThrowing) },
                to: { $0.effects.contains(.isThrowing) })
            say("throws", [cause ?? "making it can throw"])
        }
        if !node.isolation.isEmpty {
            let cause = cause(of: provider, through: { graph.isolations.own[$0] != nil }, to: { $0.isolation != nil })
            say("isolation", ["@\(node.isolation)" + (cause.map { ": " + $0 } ?? "")])
        }
    }

    /// The nearest provider, among this one and those that are made with it, whose own declaration has a property. What a closure
    /// makes does not hand it on, except to a marked protocol, which is nothing but closures.
    private func cause(
        of provider: ProviderID, through hasIt: (ProviderID) -> Bool, to isCause: (Provider) -> Bool
    ) -> String? {
        let made = nodesReachable(from: [provider]) { current in
            let isBundle = if case .bundle = graph.providers[current].maker { true } else { false }
            let successors =
                isBundle ? graph.calls.successors(of: current) : graph.calls.eagerSuccessors(of: current)
            return successors.filter(hasIt)
        }
        return made.first { isCause(graph.providers[$0]) }.map { cause in
            (cause == provider ? "by its own declaration" : "because of \(picture.declaration(of: cause))")
                + "  \(place(graph.program.nameLocation(graph.providers[cause].site)))"
        }
    }

    // MARK: Needers

    private mutating func sayNeeders(_ index: Int) {
        let needers = picture.needers[index].map { edge in
            let needer = picture.edges[edge]
            let name = needer.name.isEmpty ? "" : " (\(needer.name): \(needer.type))"
            return "\(picture.name(of: needer.from))\(name)  \(place(needer.location))"
        }
        say("needed by", KeeperReport.shortened(needers))
    }

    /// Writes the shortest path from an entry point.
    private mutating func sayWay(_ index: Int) {
        let node = picture.nodes[index]
        guard !node.isEntryPoint, !node.isFake else { return }
        if !node.isReached {
            return say("reached", [node.kind == .factory ? "by the code that opens it" : "by no entry point"])
        }
        var cause: [Int: Int] = [:]
        var waiting = [index]
        var position = 0
        while position < waiting.count {
            let current = waiting[position]
            position += 1
            if picture.nodes[current].isEntryPoint {
                var way = [picture.name(of: current)]
                var step = current
                while let next = cause[step] {
                    way.append(picture.name(of: next))
                    step = next
                }
                return say("reached", [way.joined(separator: " → ")])
            }
            for edge in picture.needers[current] {
                let needer = picture.edges[edge].from
                if needer != index, cause[needer] == nil {
                    cause[needer] = current
                    waiting.append(needer)
                }
            }
        }
    }

    private mutating func sayProblems(_ title: String, _ problems: [Diagnostic]) {
        var values: [String] = []
        for problem in problems {
            values.append("\(problem.message) [#\(problem.code.name)]  \(place(problem.location))")
            for (note, text) in zip(problem.notes, Renderer.texts(of: problem.notes)) {
                values.append("  \(text)  \(place(note.location))")
            }
        }
        say(title, values)
    }

    // MARK: Text

    /// Writes one line for each value, with the title in the margin of the first.
    private mutating func say(_ title: String, _ values: [String]) {
        for (index, value) in values.enumerated() {
            let margin = index == 0 ? title : ""
            let space = String(repeating: " ", count: max(1, 11 - margin.utf8.count))
            text += "  " + margin + space + value.printable + "\n"
        }
    }

    private func place(_ location: Location) -> String { lines.place(of: location) }
}

extension GivenParameter {
    /// Whether it is the same parameter of the same provider, here or where it propagates.
    fileprivate func isSame(as other: GivenParameter) -> Bool { name == other.name && origin == other.origin }
}
