/// The given parameter that each parameter of a closure fills.
enum ClosureMatch {
    case filled([Name])
    /// No given parameter is left for the closure's parameter at this position.
    case unmatched(Int)
    /// There are two ways to match.
    case ambiguous

    /// Matches by name if the function type has names, else by type. If as many parameters of a type are taken as are given,
    /// they match in order. If fewer are taken, the match is ambiguous.
    static func match(_ parameters: [TypeChild], with given: [GivenParameter], keys: TypeKeys) -> ClosureMatch {
        var filled: [Name] = parameters.map { parameter in
            given.contains { $0.name == parameter.label } ? parameter.label : .none
        }
        for (position, parameter) in parameters.enumerated() where parameter.label != .none {
            guard let named = given.first(where: { $0.name == parameter.label }),
                keys.key(named.type) == keys.key(parameter.type)
            else { return .unmatched(position) }
        }
        for (position, parameter) in parameters.enumerated() where filled[position] == .none {
            let key = keys.key(parameter.type)
            let alike = given.filter { keys.key($0.type) == key }
            let free = alike.filter { !filled.contains($0.name) }
            guard let first = free.first else { return .unmatched(position) }
            let wanted = parameters.indices.filter { filled[$0] == .none && keys.key(parameters[$0].type) == key }
            guard wanted.count >= free.count else { return .ambiguous }
            filled[position] = first.name
        }
        return .filled(filled)
    }
}
