protocol Printer {
    func write(_ line: String)
}

// @Provides(once, live, as: Printer)
struct ConsolePrinter: Printer {
    func write(_ line: String) { print(line) }
}
