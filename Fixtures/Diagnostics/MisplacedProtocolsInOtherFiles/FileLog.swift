// @Provides(once)
final class FileLog: Log {
    func log(_ text: String) {}
}
