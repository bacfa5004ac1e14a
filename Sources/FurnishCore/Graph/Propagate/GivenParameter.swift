/// A parameter that a factory's member asks its caller for.
package struct GivenParameter: Equatable {
    package let name: Name
    package let type: TypeID
    /// The provider that takes it.
    package let origin: ProviderID
    package let need: NeedID
    /// Whether it is a function that is stored, by its taker or by a closure on the path to it.
    let isEscaping: Bool

    func with(isEscaping: Bool) -> GivenParameter {
        GivenParameter(name: name, type: type, origin: origin, need: need, isEscaping: isEscaping)
    }
}

/// The given parameters of one provider while they are collected. No two have the same name.
struct GivenList {
    var parameters: [GivenParameter] = []
    /// The positions of the first parameters. Only long lists have it, because in most programs a comparison with each
    /// parameter takes less time.
    private var positions: [Name: Int] = [:]

    mutating func position(of name: Name) -> Int? {
        if parameters.count < 8 { return parameters.firstIndex { $0.name == name } }
        while positions.count < parameters.count { positions[parameters[positions.count].name] = positions.count }
        return positions[name]
    }
}
