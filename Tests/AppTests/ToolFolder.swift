import Foundation

/// A temporary folder with sources, in which the command-line tool runs as a build runs it.
final class ToolFolder {
    let directory: URL
    private let tool = CompiledFurnish.products.appending(path: "furnish")

    init() throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    func run(_ arguments: String...) throws -> (status: Int32, output: String) { try run(arguments) }

    /// Runs the tool. The output is that of both streams.
    func run(_ arguments: [String], printsTo output: FileHandle? = nil) throws -> (status: Int32, output: String) {
        try execute(tool, arguments, in: directory, printsTo: output)
    }

    func git(_ arguments: String...) throws -> Int32 {
        try execute(named: "git", arguments, in: directory).status
    }

    /// Runs a bash script in which `furnish` is the tool.
    func shell(_ script: String, limit: TimeInterval = .infinity) throws -> (status: Int32, output: String) {
        let start = "PATH='\(tool.deletingLastPathComponent().path)':$PATH\n"
        return try execute(named: "bash", ["-c", start + script], in: directory, limit: limit)
    }

    func path(_ name: String) -> String { directory.appending(path: name).path }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: directory.appending(path: name))
    }

    func data(_ name: String) throws -> Data { try Data(contentsOf: directory.appending(path: name)) }

    func read(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    var contents: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() }
    }

    func modified(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    }

    func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
    }
}
