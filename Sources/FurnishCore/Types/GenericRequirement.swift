/// A part of a list of generic parameters, or of the requirements after `where`: `T`, `T: P` or `T == User`.
struct GenericRequirement {
    let subject: Int32
    /// The name of the parameter that it declares, without `each` or `let`.
    let name: ByteRange
    let kind: SyntaxNode.Kind
    /// The type after `:` or `==`.
    let type: ParsedText
}

extension SyntaxTrees {
    /// The parts of `<each A, B: P, let n: Int>` or of `T: P, T.Item == User`.
    func requirements(_ clause: RareTree) -> [GenericRequirement] {
        if clause.isEmpty { return [] }
        return children(of: clause.root).filter { self[$0].kind != .unreadable }.map { row in
            let (node, sides) = (self[row], children(of: row))
            return GenericRequirement(
                subject: sides[0], name: node.range, kind: node.kind,
                type: sides.count > 1 ? ParsedText(range: .none, root: sides[1]) : .none)
        }
    }

    /// The types that `where Self: P` and `where Self == Console` state.
    func statedOfSelf(_ clause: RareTree) -> [GenericRequirement] {
        requirements(clause).filter { self[$0.subject].kind == .name && text($0.subject) == "Self" }
    }
}
