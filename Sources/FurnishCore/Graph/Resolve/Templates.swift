/// The types under which templates are available. Each is a pattern, in which generic parameters match any type.
struct Templates {
    struct Pattern {
        /// The key of the type, generic parameters included.
        let key: TypeID
        /// As generated code spells it.
        let type: TypeID
        let provider: ProviderID
    }

    /// In the order in which they were offered, the nearest first.
    private(set) var patterns: [Pattern] = []
    /// Positions in `patterns`, by a hash of the outermost part of their types.
    private var index: [UInt64: [Int]] = [:]

    var isEmpty: Bool { patterns.isEmpty }

    mutating func add(_ pattern: Pattern, _ types: TypeTable) {
        index[Self.head(pattern.key, types), default: []].append(patterns.count)
        patterns.append(pattern)
    }

    /// The most specific pattern that matches `key`, and the types for its generic parameters.
    func match(_ key: TypeID, _ types: TypeTable) -> (pattern: Pattern, values: [Name: TypeID])? {
        var best: (pattern: Pattern, values: [Name: TypeID])?
        for position in index[Self.head(key, types)] ?? [] {
            var values: [Name: TypeID] = [:]
            guard Self.unify(patterns[position].key, key, &values, types) else { continue }
            var others: [Name: TypeID] = [:]
            if let best, !Self.unify(best.pattern.key, patterns[position].key, &others, types) { continue }
            others = [:]
            let coversBest = best.map { Self.unify(patterns[position].key, $0.pattern.key, &others, types) } ?? false
            if !coversBest { best = (patterns[position], values) }
        }
        return best
    }

    /// The first other pattern that matches `key`, where neither is more specific.
    func rival(of best: Pattern, for key: TypeID, _ types: TypeTable) -> Pattern? {
        let candidates = index[Self.head(key, types)] ?? []
        if candidates.count < 2 { return nil }
        return candidates.lazy.map { patterns[$0] }.first { other in
            var values: [Name: TypeID] = [:]
            guard other.provider != best.provider, Self.unify(other.key, key, &values, types) else { return false }
            values = [:]
            return !Self.unify(other.key, best.key, &values, types)
        }
    }

    /// All patterns that match `key` and are as specific as the most specific one.
    func matches(_ key: TypeID, _ types: TypeTable) -> [(pattern: Pattern, values: [Name: TypeID])] {
        guard let best = match(key, types)?.pattern else { return [] }
        return (index[Self.head(key, types)] ?? []).compactMap { position in
            var values: [Name: TypeID] = [:]
            var others: [Name: TypeID] = [:]
            guard Self.unify(patterns[position].key, key, &values, types),
                Self.unify(best.key, patterns[position].key, &others, types)
            else { return nil }
            others = [:]
            return Self.unify(patterns[position].key, best.key, &others, types) ? (patterns[position], values) : nil
        }
    }

    private static func head(_ key: TypeID, _ types: TypeTable) -> UInt64 {
        UInt64(types[key].kind.rawValue) << 32 | UInt64(types[key].payload)
    }

    /// Finds types for the generic parameters in `pattern` that make it equal to `key`.
    static func unify(
        _ pattern: TypeID, _ key: TypeID, _ values: inout [Name: TypeID], _ types: TypeTable
    ) -> Bool {
        if !types.mentions(.parameter, in: pattern) { return pattern == key }
        let (left, right) = (types[pattern], types[key])
        if left.kind == .parameter {
            let name = Name(row: left.payload)
            defer { values[name] = values[name] ?? key }
            return values[name].map { $0 == key } ?? true
        }
        guard left.kind == right.kind, left.payload == right.payload, left.children.count == right.children.count
        else { return false }
        return zip(types.children(of: pattern), types.children(of: key)).allSatisfy { part, other in
            part.label == other.label && unify(part.type, other.type, &values, types)
        }
    }

    /// `pattern` with its generic parameters named by their order, so that patterns of the same shape are the same type.
    static func canonical(_ pattern: Pattern, _ names: NameTable, _ types: TypeTable) -> TypeID {
        var order: [Name] = []
        collectParameters(of: pattern.key, &order, types)
        var values: [Name: TypeID] = [:]
        for (position, name) in order.enumerated() {
            values[name] = types.intern(.parameter, payload: names.name(position == 0 ? "T" : "T\(position + 1)").row)
        }
        return types.substitute(pattern.key, values)
    }

    private static func collectParameters(of type: TypeID, _ found: inout [Name], _ types: TypeTable) {
        guard types.mentions(.parameter, in: type) else { return }
        if types[type].kind == .parameter {
            let name = Name(row: types[type].payload)
            if !found.contains(name) { found.append(name) }
        }
        for part in types.children(of: type) { collectParameters(of: part.type, &found, types) }
    }
}

/// A mistake in how a template is used.
enum TemplateProblem {
    /// The template needs ever larger instances of itself, or others without an end in sight.
    case endless(need: NeedID, Provider, isGrowing: Bool)
    /// Only an existential is provided for a generic parameter's constraint, and it cannot be the parameter's type.
    case notConcrete(TypeVariable, Need, provider: ProviderID)
    /// Two templates match a need, and neither is more specific.
    case rivals(need: NeedID, ProviderID, ProviderID)
    /// Nothing determines which instances contribute to the collection.
    case unsettledContribution(Provider)
}
