/// Finds the names in a dotted path such as `Core::Wallet.Store<User>.Entry`, and the type that `[T]` or `T?` is short for.
extension SyntaxTrees {
    /// The module in `Core::Wallet.Store`; nil if none is selected.
    func module(_ row: Int32) -> ByteRange? { split(row).modules.last }

    /// The names without generic arguments and without the modules that select them: `Wallet`, `Store` for `Core::Wallet.Core::Store`.
    /// Empty for what is no path.
    func path(_ row: Int32) -> [ByteRange] { split(row).names.reversed() }

    /// The names and modules of a path, the last ones first.
    private func split(_ row: Int32) -> (names: [ByteRange], modules: [ByteRange]) {
        var (names, modules, next, isModule) = ([ByteRange](), [ByteRange](), row, false)
        while next >= 0, [.name, .member, .qualified].contains(self[next].kind) {
            let node = self[next]
            if isModule { modules.append(node.range) } else { names.append(node.range) }
            if node.kind == .name { break }
            isModule = node.kind == .qualified
            next = firstChild(of: next)
        }
        return (names, modules)
    }

    /// Whether the path starts with a dot, as in `.shared`.
    func isImplicit(_ row: Int32) -> Bool { self[row - Int32(self[row].size) + 1].kind == .implicit }

    /// The type that brackets or a question mark stand for; nil for a name.
    func sugaredName(_ row: Int32) -> Name.Known? {
        if row < 0 { return nil }
        return switch self[row].kind {
        case .optional: .optional
        case .array, .inlineArray: .array
        case .dictionary: .dictionary
        default: nil
        }
    }
}
