/// A file of an Xcode target that names further modules, because Xcode tells a plugin nothing of what a target depends on: on each
/// line a module, white space, and the folder of its sources, relative to the file.
package struct ModuleList {
    package struct Entry {
        package let module: String
        /// As it is written.
        package let folder: String
        let location: Location

        /// The error for the module that has the list.
        package var own: Diagnostic {
            Diagnostic(
                .unknownModule, at: location, "'\(module)' is the module of this target: list only other modules")
        }

        /// The error for a folder that is not there, or has no Swift files.
        ///
        /// - Parameter path: Where the folder was looked for.
        package func missing(_ path: String) -> Diagnostic {
            Diagnostic(.unknownModule, at: location, "there is no folder '\(path)' with Swift files for '\(module)'")
        }
    }

    private let file: SourceFile
    package private(set) var entries: [Entry] = []
    /// An error for each line that names no folder.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ file: SourceFile) {
        self.file = file
        var start = 0
        for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
            let text = line.drop(while: isBlank).reversed().drop { isBlank($0) || $0 == UInt8(ascii: "\r") }.reversed()
            if text.isEmpty { continue }
            let module = String(decoding: text.prefix { !isBlank($0) }, as: UTF8.self)
            let folder = String(decoding: text.drop { !isBlank($0) }.drop(while: isBlank), as: UTF8.self)
            let location = Location(file, UInt32(start + line.prefix(while: isBlank).count))
            if let mistake = Self.mistake(in: module, folder) {
                diagnostics.append(Diagnostic(.unknownModule, at: location, mistake))
            } else {
                entries.append(Entry(module: module, folder: folder, location: location))
            }
        }
    }

    private static func mistake(in module: String, _ folder: String) -> String? {
        if module.utf8.first.map(SwiftKeyword.isDigit) == true || !module.utf8.allSatisfy(SwiftKeyword.isNamePart) {
            return "'\(module)' is not the name of a module: write a module, white space, and the folder of its sources"
        }
        if !folder.isEmpty { return nil }
        return "the folder of '\(module)' is missing: write '\(module) FOLDER', relative to this file"
    }

    /// The path of an entry's folder.
    package func path(of entry: Entry) -> String {
        entry.folder.hasPrefix("/") ? entry.folder : file.path.dropLast(FilePath.name(file.path).count) + entry.folder
    }
}
