/// The names in a dotted path such as `Wallet.Store<User>.Entry`, without generic arguments.
extension SyntaxTrees {
    /// The module in `Core::Wallet.Store`; nil if none is selected.
    func module(_ row: Int32) -> ByteRange? {
        if row < 0 { return nil }
        return switch self[row].kind {
        case .member: module(firstChild(of: row))
        case .qualified: module(firstChild(of: row)) ?? path(firstChild(of: row)).last
        default: nil
        }
    }

    /// The names without the modules that select them: `Wallet`, `Store` for `Core::Wallet.Core::Store`. Empty for any other type.
    func path(_ row: Int32) -> [ByteRange] {
        if row < 0 { return [] }
        return switch self[row].kind {
        case .name: [self[row].range]
        case .member: path(firstChild(of: row)) + [self[row].range]
        case .qualified: path(firstChild(of: row)).dropLast() + [self[row].range]
        default: []
        }
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
