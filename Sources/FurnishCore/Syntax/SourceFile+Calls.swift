extension SourceFile {
    /// Whether the text of an initializer calls `super.init` or `self.init`.
    package func callsInitializer(in range: ByteRange) -> Bool {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(self, range, buffer)
        while cursor.kind != .endOfFile {
            let isReceiver = ["super", "self"].contains(text(cursor.token.range))
            cursor.advance()
            guard isReceiver, cursor.kind == .period else { continue }
            cursor.advance()
            if text(cursor.token.range) == "init" { return true }
        }
        return false
    }

    /// Whether a value is made where it is written: by a call, or as a literal of several values.
    package func isMade(_ value: ByteRange) -> Bool {
        [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[Int(value.end) - 1])
    }
}
