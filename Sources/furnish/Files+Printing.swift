import FurnishCore
import FurnishFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Printing reports, with paths from where the tool runs.
extension Files {
    /// The path of the folder in which the tool runs; empty if it was removed.
    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    static func printOutput(_ text: String) throws(FileError) {
        guard write(text, to: STDOUT_FILENO) else { throw FileError("standard output") }
    }
}
