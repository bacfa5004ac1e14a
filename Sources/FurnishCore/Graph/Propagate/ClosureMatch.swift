/// The given parameter that each parameter of a closure fills.
enum ClosureMatch {
    case filled([Name])
    /// No given parameter is left for the closure's parameter at this position.
    case unmatched(Int)
    /// There are two ways to match.
    case ambiguous

    /// Matches by name if the function type has names, else by type: exactly alike types first, then types that Swift
    /// converts. If as many parameters of a type are taken as are given, they match in order. If fewer are taken, the match
    /// is ambiguous.
    static func match(_ parameters: [TypeChild], with given: [GivenParameter], _ promotion: Promotion) -> ClosureMatch {
        var filled: [Name] = parameters.map { parameter in
            given.contains { $0.name == parameter.label } ? parameter.label : .none
        }
        for (position, parameter) in parameters.enumerated() where parameter.label != .none {
            guard let named = given.first(where: { $0.name == parameter.label }),
                promotion.fills(named.type, with: parameter.type)
            else { return .unmatched(position) }
        }
        let keys = promotion.keys
        let isExact = { (taken: TypeID, passed: TypeID) in keys.key(taken) == keys.key(passed) }
        for isMatch in [isExact, promotion.fills] {
            // Parameters of one type all match exactly, or all by conversion: any other way would be a guess.
            let rest = parameters.indices.filter { filled[$0] == .none }
            for position in rest {
                let type = parameters[position].type
                let alike = rest.filter { isExact(parameters[$0].type, type) }
                let free = given.filter { isMatch($0.type, type) && !filled.contains($0.name) }
                guard let first = free.first else { continue }
                let open = alike.filter { filled[$0] == .none }
                guard open.count >= free.count else { return .ambiguous }
                filled[position] = first.name
            }
            let isSplit = rest.contains { position in
                filled[position] == .none
                    && rest.contains {
                        filled[$0] != .none && isExact(parameters[$0].type, parameters[position].type)
                    }
            }
            if isSplit, given.contains(where: { !filled.contains($0.name) }) { return .ambiguous }
        }
        return filled.firstIndex(of: .none).map { .unmatched($0) } ?? .filled(filled)
    }
}
