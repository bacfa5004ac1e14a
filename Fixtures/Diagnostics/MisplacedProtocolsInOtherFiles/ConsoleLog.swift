struct ConsoleLog: Log {
    func log(_ text: String) {}
}
