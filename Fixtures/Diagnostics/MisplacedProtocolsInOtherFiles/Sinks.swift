struct FileSink: Sink {
    func write(_ text: String) {}
}

struct ConsoleSink: Sink {
    func write(_ text: String) {}
}
