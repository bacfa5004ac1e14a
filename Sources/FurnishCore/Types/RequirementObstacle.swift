/// The reason why no closure can do what a requirement of a protocol does.
enum RequirementObstacle: String {
    case initializer = "it is an initializer"
    case subscriptMember = "it is a subscript"
    case associatedType = "it is an associated type"
    case isStatic = "it is static"
    case isGeneric = "it is generic"
    case mentionsSelf = "its type mentions 'Self'"
    case isSet = "it has a setter"
    case makesNothing = "it has no result"
    case isRethrowing = "it is 'rethrows'"
    case isVariadic = "it has a variadic parameter"
    case isConditional = "it is under '#if'"

    /// Returns nil if a closure can implement the requirement.
    init?(to site: Site, _ symbols: SymbolTable, _ keys: TypeKeys) {
        let (file, declaration) = (symbols.program.file(site.file), symbols.program.declaration(site))
        switch declaration.kind {
        case .function, .property: break
        case .initializer:
            self = .initializer
            return
        case .subscript:
            self = .subscriptMember
            return
        default:
            self = .associatedType
            return
        }
        let parameters = declaration.parameters.indices.map { file.parameters[$0] }
        let ranges = parameters.map(\.type) + [declaration.type]
        let types = ranges.map { symbols.readType($0, at: site) }
        let isGeneric =
            !declaration.generics.isEmpty || !declaration.whereClause.isEmpty
            || types.contains { symbols.types.mentions(.some, in: $0) }
        let result = keys.key(types[types.count - 1])
        let isNothing = symbols.types[result].kind == .tuple && symbols.types.children(of: result).isEmpty
        let reasons: [(RequirementObstacle, Bool)] = [
            (.isStatic, declaration.traits.contains(.isStatic)),
            (.isGeneric, isGeneric),
            (.mentionsSelf, ranges.contains { file.source.lastWord("Self", in: $0) != nil }),
            (.isSet, declaration.traits.contains(.hasSetter)),
            (.makesNothing, declaration.type.isEmpty || isNothing),
            (.isRethrowing, declaration.traits.contains(.isRethrowing)),
            (.isVariadic, parameters.contains(where: \.isVariadic)),
            (
                .isConditional,
                declaration.condition != symbols.program.declaration(symbols.program.parent(of: site)).condition
            ),
        ]
        guard let first = reasons.first(where: \.1) else { return nil }
        self = first.0
    }
}
