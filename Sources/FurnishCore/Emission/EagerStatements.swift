/// The end of a factory's initializer, which builds the eager instances.
struct EagerStatements {
    private let describer: Describer
    private let reads: [EagerRead]
    /// The property that says whether the factory is a fake.
    private let isFake: String

    private var graph: DependencyGraph { describer.graph }

    init(of scope: ScopeID, _ describer: Describer) {
        self.describer = describer
        reads = describer.graph.eagerInstances.reads(of: scope, in: describer.graph)
        isFake = describer.privateName("isFake")
    }

    /// The factory's property that keeps a fake from building what is live and not replaced; none without such a thing.
    var property: [CodeDeclaration] {
        reads.contains(where: \.isLeftOutOfFake) ? [.member(head.returning(SwiftValue(text: "false")))] : []
    }

    /// Its override in the fake.
    var override: [CodeDeclaration] {
        if property.isEmpty { return [] }
        var head = head
        head.introducer = "override " + head.introducer
        return [.member(head.returning(SwiftValue(text: "true")))]
    }

    private var head: MemberHead {
        MemberHead(
            access: "fileprivate ", introducer: "var ", name: isFake, result: describer.types.standard("Bool"))
    }

    var statements: [Statement] {
        var found: [(statement: Statement, conditions: [ConditionID])] = []
        for read in reads where !describer.fails(graph.condition(read.offer)) {
            let statement = statement(read)
            // Alternatives have one member.
            if let known = found.firstIndex(where: { $0.statement == statement }) {
                found[known].conditions.append(graph.condition(read.offer))
            } else {
                found.append((statement, [graph.condition(read.offer)]))
            }
        }
        return found.flatMap { describer.under(describer.conditions.any(of: $0.conditions), $0.statement) }
    }

    /// The `@available` that the initializer must repeat: that of instances which all systems have.
    var availability: PlatformAvailability? {
        var found: PlatformAvailability?
        for read in reads {
            guard let needed = graph.availability(ofOffer: read.offer), !needed.isPartial else { continue }
            found.merge(needed)
        }
        return found
    }

    private func statement(_ read: EagerRead) -> Statement {
        var statement = Statement("_ = " + describer.name(read.offer))
        if let condition = graph.availability(ofOffer: read.offer)?.condition {
            statement = .block("if #available(\(condition)) {", [statement], "}")
        }
        return read.isLeftOutOfFake ? .block("if !\(isFake) {", [statement], "}") : statement
    }
}
