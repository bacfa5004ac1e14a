/// The arguments of a program, without its name.
package struct Arguments {
    /// As they were given.
    package let given: [String]
    /// Each `@FILE` is replaced by the lines of that file, each one argument.
    package var expanded: [String] = []
    /// The files whose lines are arguments.
    package let files: [String]

    package init() throws(FileError) {
        try Self.checkEncoding()
        given = Array(CommandLine.arguments.dropFirst())
        files = given.compactMap(Self.file)
        for argument in given {
            if let file = Self.file(argument) {
                // SwiftPM keeps its plan while no list of files changes, and only with a new plan the plugin writes the file again.
                if file.hasSuffix(".arguments"), !Files.exists(file) {
                    throw FileError(
                        file, "No such file or directory: 'touch Package.swift' lets SwiftPM write it again")
                }
                expanded += try Files.readLines(file)
            } else {
                expanded.append(argument)
            }
        }
    }

    /// Swift repairs arguments that are not UTF-8. A repaired path leads to another file.
    private static func checkEncoding() throws(FileError) {
        for row in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[row], String(validatingCString: bytes) != nil else {
                throw FileError(CommandLine.arguments[row], "Not UTF-8")
            }
        }
    }

    /// The file that an argument `@FILE` names.
    private static func file(_ argument: String) -> String? {
        argument.hasPrefix("@") && argument.utf8.count > 1 ? String(argument.dropFirst()) : nil
    }
}
