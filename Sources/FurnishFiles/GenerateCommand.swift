import FurnishCore

/// `generate`: writes the factories of a module, unless they are up to date.
package enum GenerateCommand {
    /// - Parameters:
    ///   - readFurther: Reads further modules, from files of `Inputs.furtherFiles`.
    ///   - report: Prints the diagnostics.
    package static func run(
        _ given: Inputs, readFurther: () throws(FileError) -> [SourceModule] = { [] },
        report: ([Diagnostic]) throws(FileError) -> Void
    ) throws(FileError) -> ExitStatus {
        var inputs = given
        inputs.removeGeneratedOutput()
        let upToDateCheck = UpToDateCheck(inputs)
        if let upToDateCheck, upToDateCheck.isUpToDate { return .done }
        try checkOverwrites(inputs)
        let others = try Files.read(inputs.otherFiles)
        let modules = try inputs.readModules() + readFurther()
        let generation = Generator.generate(modules, storyboards: Array(others.prefix(inputs.storyboards.count)))
        defer { generation.leaveToSystem() }
        try report(generation.diagnostics)
        let undeclared = generation.importedModules.filter(inputs.undeclaredModules.contains)
        for module in undeclared { warn(of: module, importedBy: inputs.modules[0].name) }
        guard let text = generation.text, let output = inputs.output else { return .hasErrors }
        if !generation.isPartial || !Files.exists(output) { try Files.replace(output, with: text) }
        if generation.isClean, undeclared.isEmpty { upToDateCheck?.keep(generation, others: others) }
        return .done
    }

    /// SwiftPM compiles a target again after changes in the modules that it lists, and in no others. Then code for an old layout of
    /// a type runs with a new one.
    private static func warn(of module: String, importedBy importer: String) {
        Files.printError(
            "warning: the generated file of '\(importer.printable)' imports '\(module.printable)', which that target does not "
                + "list: add it to the target's dependencies, or SwiftPM may not compile the file again when "
                + "'\(module.printable)' changes\n")
    }

    /// Refuses to overwrite an input, whatever its path.
    package static func checkOverwrites(_ inputs: Inputs) throws(FileError) {
        let results = try results(inputs)
        // A clean build overwrites nothing.
        if results.keys.allSatisfy(\.isNew) { return }
        let paths = inputs.argumentFiles + inputs.modules.flatMap(\.paths) + inputs.otherFiles
        let identities = concurrently(paths.count) { rows in rows.map { FileIdentity(paths[$0]) } }
        for row in paths.indices {
            if let identity = identities[row], let result = results[identity] {
                throw FileError(paths[row], "An input cannot be the \(result)")
            }
        }
    }

    /// The files that a run writes, each with its name for messages. Refuses to write two of them to one file.
    private static func results(_ inputs: Inputs) throws(FileError) -> [FileIdentity: String] {
        let paths = [(inputs.output, "output"), (inputs.record, "record")]
        var results: [FileIdentity: String] = [:]
        for (path, name) in paths {
            guard let path, let identity = FileIdentity(path) else { continue }
            if let other = results.updateValue(name, forKey: identity) {
                throw FileError(path, "The \(other) cannot be the \(name)")
            }
        }
        return results
    }
}
