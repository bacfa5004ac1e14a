import Foundation

/// The files that the tool reads for one module. `FurnishPlugin` and `FurnishCommand` share this file and two others
/// through symbolic links, because a plugin cannot import another target.
struct ToolInputs {
    struct Module {
        let name: String
        let sources: [URL]
    }

    let module: Module
    let storyboards: [URL]

    /// Other modules of the same package. Their `package` declarations are visible.
    var siblings: [Module] = []

    /// Modules of other packages.
    var dependencies: [Module] = []

    var files: [URL] {
        ([module] + siblings + dependencies).flatMap(\.sources) + storyboards
    }
}

extension ToolInputs {
    /// A file with the tool's arguments, because a large target's sources do not fit on a command line.
    struct ArgumentFile {
        let url: URL

        /// The argument that makes the tool read this file.
        var reference: String { "@" + url.path(percentEncoded: false) }
    }

    /// Writes the file only if its contents change, because it is an input of the build command.
    func writeArguments(in directory: URL) throws -> ArgumentFile {
        let file = directory.appending(path: "\(module.name).arguments")
        let text = Data(arguments.map { $0 + "\n" }.joined().utf8)
        if (try? Data(contentsOf: file)) != text {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try text.write(to: file, options: .atomic)
        }
        return ArgumentFile(url: file)
    }

    private var arguments: [String] {
        ["--module", module.name] + paths(module.sources)
            + siblings.flatMap { ["--sibling", $0.name] + paths($0.sources) }
            + dependencies.flatMap { ["--dependency", $0.name] + paths($0.sources) }
            + paths(storyboards).flatMap { ["--storyboard", $0] }
    }

    private func paths(_ files: [URL]) -> [String] {
        files.map { $0.path(percentEncoded: false) }
    }
}
