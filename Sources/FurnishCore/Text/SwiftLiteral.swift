/// Two spellings of one literal mean the same.
enum SwiftLiteral {
    /// A number or a string in its plainest spelling: `1_000` is `1000`, and `#"help"#` is `"help"`. Any other text stays.
    static func plain(_ text: String) -> String {
        let digits = text.drop { $0 == "-" }
        if digits.utf8.first.map(SwiftKeyword.isDigit) == true {
            let plain = digits.filter { $0 != "_" }.lowercased()
            let radix = ["0x": 16, "0o": 8, "0b": 2][plain.prefix(2)]
            let value = UInt64(plain.dropFirst(radix == nil ? 0 : 2), radix: radix ?? 10).map(String.init) ?? plain
            return digits.count == text.count || value == "0" ? value : "-" + value
        }
        let quoted = text.drop { $0 == "#" }
        let inner = quoted.dropFirst().dropLast(text.count - quoted.count + 1)
        return quoted.first == "\"" && !inner.contains { $0 == "\"" || $0 == "\\" } ? "\"\(inner)\"" : text
    }
}
