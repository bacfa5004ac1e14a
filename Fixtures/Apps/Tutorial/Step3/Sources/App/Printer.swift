protocol Printer {
    func write(_ line: String)
}

// @Provides(once, as: Printer)
struct ConsolePrinter: Printer {
    func write(_ line: String) { print(line) }
}
