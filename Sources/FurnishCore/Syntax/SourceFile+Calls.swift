extension SourceFile {
    /// Whether the text of an initializer calls `super.init` or `self.init`.
    package func callsInitializer(in range: ByteRange) -> Bool {
        let code = CodeTokens(self, range)
        return (0..<code.count).contains { index in
            code.text(index) == "init" && code.kind(index - 1) == .period
                && ["super", "self"].contains(code.text(index - 2))
        }
    }

    /// Whether the code calls an initializer of a class, by its name, or as `Self` with a coder.
    package func makes(_ name: String) -> Bool {
        let code = CodeTokens(self)
        return (0..<code.count).contains { index in
            let word = code.text(index)
            // `Screen.init` may be passed for a call.
            let isStated = code.kind(index + 1) == .period && code.text(index + 2) == "init"
            let call = index + (isStated ? 2 : 0)
            return word == name && (isStated || code.isCalled(call))
                || word == "Self" && code.isCalled(call) && code.text(call + 2) == "coder"
        }
    }

    /// Whether a value is made where it is written: by a call, or as a literal of several values.
    package func isMade(_ value: ByteRange) -> Bool {
        [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[Int(value.end) - 1])
    }
}
