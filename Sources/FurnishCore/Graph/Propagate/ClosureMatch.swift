/// The given parameter that each parameter of a closure fills.
enum ClosureMatch {
    case filled([Name])
    /// No given parameter is left for the closure's parameter at this position.
    case unmatched(Int)
    /// There are two ways to match.
    case ambiguous

    /// The parameters of a requirement, which match by type where no given parameter has their name. Of two parameters of
    /// one type, only names can tell which is which.
    static func namedOrByType(
        _ parameters: [TypeChild], among given: [GivenParameter], _ keys: TypeKeys
    ) -> [TypeChild] {
        let isNamed = parameters.map { parameter in given.contains { $0.name == parameter.label } }
        return parameters.indices.map { position -> TypeChild in
            let key = keys.key(parameters[position].type)
            let isAlone = parameters.indices.allSatisfy { other in
                other == position || isNamed[other] || keys.key(parameters[other].type) != key
            }
            return isNamed[position] || !isAlone && parameters[position].label != .none
                ? parameters[position] : TypeChild(parameters[position].type)
        }
    }

    /// Matches by name if the function type has names, else by type: exactly alike types first, then types that Swift
    /// converts. If as many parameters of a type are taken as are given, they match in order. If fewer are taken, the match
    /// is ambiguous.
    static func match(_ parameters: [TypeChild], with given: [GivenParameter], _ promotion: Promotion) -> ClosureMatch {
        var typeOfGiven: [Name: TypeID] = [:]
        for parameter in given where typeOfGiven[parameter.name] == nil { typeOfGiven[parameter.name] = parameter.type }
        for (position, parameter) in parameters.enumerated() where parameter.label != .none {
            guard let type = typeOfGiven[parameter.label], promotion.fills(type, with: parameter.type) else {
                return .unmatched(position)
            }
        }
        let named = Set(parameters.map(\.label))
        return MatchByType(parameters, given.filter { !named.contains($0.name) }, promotion).result
    }
}

/// Matches the parameters without names. Those of one type all match exactly, or all by conversion: any other way would be a
/// guess.
private struct MatchByType {
    private var filled: [Name]
    private var isAmbiguous = false

    init(_ parameters: [TypeChild], _ given: [GivenParameter], _ promotion: Promotion) {
        filled = parameters.map(\.label)
        let nameless = parameters.indices.filter { parameters[$0].label == .none }
        let groups = Dictionary(grouping: nameless) { promotion.keys.key(parameters[$0].type) }
            .map { (type: $0.key, positions: $0.value) }.sorted { $0.positions[0] < $1.positions[0] }
        let exact = Dictionary(grouping: given) { promotion.keys.key($0.type) }
        let rest = groups.filter { !fill($0.positions, from: exact[$0.type] ?? []) }
        for group in rest {
            let taken = Set(filled)
            let free = given.filter { !taken.contains($0.name) && promotion.fills($0.type, with: group.type) }
            _ = fill(group.positions, from: free)
        }
        // Some parameters of a type match exactly, and others might by conversion.
        let isSplit = groups.contains { group in
            group.positions.contains { filled[$0] == .none } && group.positions.contains { filled[$0] != .none }
        }
        if isSplit, !Set(filled).isSuperset(of: given.map(\.name)) { isAmbiguous = true }
    }

    /// - Returns: Whether there was a given parameter for any of the positions.
    private mutating func fill(_ positions: [Int], from given: [GivenParameter]) -> Bool {
        if given.count > positions.count { isAmbiguous = true }
        for (position, parameter) in zip(positions, given) { filled[position] = parameter.name }
        return !given.isEmpty
    }

    var result: ClosureMatch {
        isAmbiguous ? .ambiguous : filled.firstIndex(of: .none).map { .unmatched($0) } ?? .filled(filled)
    }
}
