/// The questions of the collector, and the rows that it adds.
extension Bindings {
    var problemCount: Int { problems.count + problemsIfNeeded.count }

    /// The type of a factory that a module generates.
    func factoryType(_ name: String, ofModule module: Int32) -> TypeID {
        let qualifier = program.modules[Int(module)].name
        return symbols.types.nominal(symbols.foreign(program.names.name(name), in: nil, qualifier: qualifier))
    }

    func saysNeeds(_ site: Site) -> Bool { marked[site].map { $0.provides == nil && $0.needs != nil } ?? false }

    /// Whether a marker of a declaration has a mistake, so that its arguments are unknown.
    func isBroken(_ site: Site) -> Bool { marked[site]?.isMalformed == true || detached.contains(site) }

    /// Whether a marker that is probably meant for a type, or for one of its initializers, is detached.
    func hasDetachedMarker(_ type: SymbolID) -> Bool {
        !detached.isEmpty
            && (symbols[type].sites + symbols.members(of: type, .initializer)).contains(where: detached.contains)
    }

    /// For each generic type, the first specializations that something needs, also inside other types.
    var neededSpecializations: [SymbolID: [(type: TypeID, place: Location)]] {
        var found: [SymbolID: [(type: TypeID, place: Location)]] = [:]
        for need in needs.elements {
            for type in symbols.types.parts(of: need.type) where !symbols.types.mentions(.parameter, in: type) {
                guard let symbol = symbols.symbol(of: type), symbols[symbol].isGeneric else { continue }
                let known = found[symbol] ?? []
                if known.count < 3, !known.contains(where: { $0.type == type }) {
                    found[symbol] = known + [(type, program.location(of: need))]
                }
            }
        }
        return found
    }

    /// Adds the needs of a provider.
    func add(_ taken: TakenNeeds) -> NeedRows {
        let start = needs.end
        let receiver = taken.receiver.flatMap { add([$0]).first }
        let arguments = add(taken.arguments)
        let injections = taken.injected.map { Injection($0.site, add($0.needs), $0.needs, self) }
        return NeedRows(
            all: RowRange(start, needs.end), receiver: receiver, arguments: arguments, injections: injections)
    }

    private func add(_ added: [Need]) -> RowRange<Need> {
        let start = needs.end
        for position in added.indices {
            if added[position].isInvalid { hasInvalidRows = true }
            needs.append(added[position])
        }
        return RowRange(start, needs.end)
    }
}
