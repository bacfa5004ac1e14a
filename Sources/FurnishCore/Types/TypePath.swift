/// The names in a dotted path such as `Wallet.Store<User>.Entry`, without generic arguments.
enum TypePath {
    static func read(_ file: SourceFile, _ range: ByteRange) -> [ByteRange] {
        var path: [ByteRange] = []
        var depth = 0
        var cursor = SourceCursor(file, range)
        while !cursor.isAtEnd {
            if let name = cursor.takeName() {
                if depth == 0 { path.append(name) }
            } else {
                let byte = cursor.peek
                if byte == UInt8(ascii: "<") { depth += 1 }
                if byte == UInt8(ascii: ">") { depth -= 1 }
                cursor.advance()
            }
        }
        return path
    }
}
