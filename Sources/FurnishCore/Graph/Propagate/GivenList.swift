/// The given parameters of one provider while they are collected. No two have the same name.
struct GivenList {
    var parameters: [GivenParameter]
    /// The positions of the first parameters. Only long lists have it, because in most programs a comparison with each
    /// parameter takes less time.
    private var positions: [Name: Int] = [:]

    init(_ parameters: [GivenParameter]) { self.parameters = parameters }

    mutating func position(of name: Name) -> Int? {
        if parameters.count < 8 { return parameters.firstIndex { $0.name == name } }
        while positions.count < parameters.count { positions[parameters[positions.count].name] = positions.count }
        return positions[name]
    }
}
