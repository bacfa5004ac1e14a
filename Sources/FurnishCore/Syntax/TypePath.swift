/// The names in a dotted path such as `Wallet.Store<User>.Entry`, without generic arguments.
enum TypePath {
    /// The module in `Core::Wallet.Store`; nil if none is selected.
    static func module(_ file: SourceFile, _ range: ByteRange) -> ByteRange? {
        var cursor = SourceCursor(file, range)
        let first = cursor.takeName()
        return cursor.matches("::") ? first : nil
    }

    /// The names in an import: of the module, and of a submodule or a declaration in it.
    static func readImport(_ file: SourceFile, _ range: ByteRange) -> [ByteRange] {
        (module(file, range).map { [$0] } ?? []) + read(file, range)
    }

    /// The names without the modules that select them: `Wallet`, `Store` for `Core::Wallet.Core::Store`.
    static func read(_ file: SourceFile, _ range: ByteRange) -> [ByteRange] {
        var path: [ByteRange] = []
        var depth = 0
        var cursor = SourceCursor(file, range)
        while !cursor.isAtEnd {
            if let name = cursor.takeName() {
                if depth == 0, !cursor.matches("::") { path.append(name) }
            } else {
                let byte = cursor.peek
                if byte == UInt8(ascii: "<") { depth += 1 }
                if byte == UInt8(ascii: ">") { depth -= 1 }
                cursor.advance()
            }
        }
        return path
    }

    /// The type that brackets or a question mark stand for; nil for a name.
    static func sugaredName(_ file: SourceFile, _ range: ByteRange) -> String? {
        guard !range.isEmpty else { return nil }
        if file.bytes[Int(range.end) - 1] == UInt8(ascii: "?") { return "Optional" }
        guard file.bytes[Int(range.start)] == UInt8(ascii: "[") else { return nil }
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(file, range, buffer)
        cursor.advance()
        return cursor.skipType() && cursor.kind == .colon ? "Dictionary" : "Array"
    }
}
