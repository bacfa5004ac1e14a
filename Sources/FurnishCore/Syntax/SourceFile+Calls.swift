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

    /// Whether the code calls an initializer of a class, by its name, or as `Self` with a coder.
    package func makes(_ name: String) -> Bool {
        let buffer = TokenBuffer(byteCount: bytes.count)
        var cursor = TokenCursor(self, ByteRange(0, UInt32(bytes.count)), buffer)
        while cursor.kind != .endOfFile {
            let word = text(cursor.token.range)
            cursor.advance()
            // `Screen.init` may be passed for a call.
            let isStated = cursor.kind == .period && cursor.isWord("init", at: cursor.index + 1)
            let call = cursor.index + (isStated ? 2 : 0)
            let isCall = cursor.tokens[call].kind == .openParenthesis
            if word == name, isStated || isCall { return true }
            if word == "Self", isCall, cursor.isWord("coder", at: call + 1) { return true }
        }
        return false
    }

    /// Whether a value is made where it is written: by a call, or as a literal of several values.
    package func isMade(_ value: ByteRange) -> Bool {
        [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[Int(value.end) - 1])
    }
}
