/// Checks that generated code can use a marked declaration. One that fails a check becomes an invalid provider.
extension BindingsWriter {
    /// Whether the own module can see all types that a type is made of.
    func isVisible(_ type: TypeID) -> Bool {
        let node = symbols.types[type]
        let isVisible = node.kind != .nominal || symbols.isVisible(node.symbol, fromModule: 0)
        return isVisible && symbols.types.children(of: type).allSatisfy { self.isVisible($0.type) }
    }

    /// Whether a declaration provides a noncopyable type.
    func isNoncopyable(_ site: Site) -> Bool {
        typeOfMember(site).map(symbols.isNoncopyable) ?? program.declaration(site).traits.contains(.isNoncopyable)
    }

    /// Whether a declaration provides a type that can be held weakly. A type that is not in view is assumed to be a class.
    func isReference(_ site: Site) -> Bool {
        typeOfMember(site).map(isReference) ?? [.class, .actor].contains(program.declaration(site).kind)
    }

    /// The type that a member or a typealias provides; nil for the declaration of a type.
    private func typeOfMember(_ site: Site) -> TypeID? {
        let declaration = program.declaration(site)
        switch declaration.kind {
        case .function, .property, .typealias: return symbols.readType(declaration.type, at: site)
        default: return nil
        }
    }

    private func isReference(_ type: TypeID) -> Bool {
        let node = symbols.types[type]
        switch node.kind {
        case .nominal: return isReference(node.symbol)
        case .any, .some, .specified: return isReference(symbols.types.child(0, of: type))
        case .composition: return symbols.types.children(of: type).contains { isReference($0.type) }
        default: return false
        }
    }

    private func isReference(_ symbol: SymbolID) -> Bool {
        let symbol = symbols.aliasedSymbol(symbol)
        switch symbols[symbol].kind {
        case .class, .actor: return true
        case .foreign: return !KnownType.isValue(symbols.name(of: symbol))
        case .struct, .enum, .typealias: return false
        case .protocol:
            return symbols[symbol].sites.contains { symbols.inheritedSymbols(at: $0).contains(where: isReference) }
        }
    }

    /// Private declarations are invisible to the generated file.
    func checkAccess(_ site: Site) -> Bool {
        if !program.isHidden(site) { return true }
        return program.isOwn(site.file) && !isInPrivateMarked(site) ? refuse(.inaccessible(site, at: nil)) : false
    }

    /// The generated file cannot set a `private(set) var`.
    func checkSetter(_ site: Site, isFirst: Bool) -> Bool {
        let levels: [Declaration.Access] = [.private, .fileprivate, .internal, .package]
        guard let access = levels.first(where: { program.hasModifier("\($0)(set)", site) }) else { return true }
        if access >= program.leastAccess(of: site) { return true }
        return isFirst ? refuse(.inaccessibleSetter(site, access)) : false
    }

    /// Whether the factory can call a member on its type: not a `mutating` one, and not a static one of a
    /// protocol.
    func checkOwner(_ marked: MarkedDeclaration) -> Bool {
        if isMutating(marked.site) { return refuse(.mutating(marked)) }
        let declaration = program.declaration(marked.site)
        let isOfType = declaration.kind == .initializer || declaration.traits.contains(.isStatic)
        guard isOfType, symbols.selfType(at: marked.site).flatMap(symbols.kind) == .protocol else { return true }
        return refuse(.memberOfProtocol(marked))
    }

    /// Whether a member changes the value that it is called on, which is a constant in generated code.
    private func isMutating(_ site: Site) -> Bool {
        let declaration = program.declaration(site)
        let isRead = !declaration.traits.isDisjoint(with: [.isLazy, .hasMutatingGetter])
        guard isRead || !declaration.modifiers.isEmpty, !program.isStaticOrGlobal(site),
            let owner = symbols.enclosingType(of: site)
        else { return false }
        return (isRead || program.hasModifier("mutating", site)) && !isReference(owner)
    }

    /// Whether an enclosing type is marked and private. The error is then reported at that type.
    private func isInPrivateMarked(_ site: Site) -> Bool {
        symbols.path(from: symbols.enclosingType(of: site)).flatMap { symbols[$0].sites }.contains {
            bindings.marked[$0] != nil && program.declaration($0).access < .internal
        }
    }

    /// Whether a declaration has no name that generated code can write: `let (a, b): (Int, Int)`, `let _: Int`, `func +`.
    func isNameless(_ site: Site) -> Bool {
        let bytes = program.source(site.file).bytes
        let name = program.declaration(site).name
        guard let start = bytes.baseAddress, !name.isEmpty else { return false }
        switch bytes[Int(name.start)] {
        case UInt8(ascii: "`"): return false
        case UInt8(ascii: "_"): return name.count == 1
        case 0x80...: return DecodedCharacter(start, at: Int(name.start), end: Int(name.end))?.isOfOperator == true
        case let first: return !SwiftKeyword.isNamePart(first)
        }
    }

    /// Checks that generated code can call the memberwise initializer.
    func checkMemberwise(_ parameters: [MemberwiseParameter], _ site: Site) -> Bool {
        guard program.isOwn(site.file) else { return false }
        let unusable = parameters.map(\.site).first { property in
            program.declaration(property).condition != program.declaration(site).condition || isNameless(property)
        }
        if let unusable { return refuse(.unusableMemberwise(unusable, of: site)) }
        let hidden = parameters.filter { $0.access < .internal }.map(\.site)
        return hidden.isEmpty ? true : refuse(.privateMembers(hidden, of: site))
    }
}
