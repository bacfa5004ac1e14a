struct LineParser: Parser {
    func parse(_ text: String) {}
}
