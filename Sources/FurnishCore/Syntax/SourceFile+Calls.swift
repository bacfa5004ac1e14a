extension SourceFile {
    /// Whether the text of an initializer calls `super.init` or `self.init`.
    package func callsInitializer(in range: ByteRange) -> Bool {
        let code = CodeTokens(self, range)
        return (0..<code.count).contains { index in
            code.text(index) == "init" && code.kind(index - 1) == .period
                && ["super", "self"].contains(code.text(index - 2))
        }
    }

    /// Whether a value is made where it is written: by a call, or as a literal of several values.
    package func isMade(_ value: ParsedText) -> Bool {
        [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[Int(value.end) - 1])
    }
}
