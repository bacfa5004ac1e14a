import FurnishCore

/// `generate`: writes the factories of a module, unless they are up to date.
package enum GenerateCommand {
    /// - Parameter report: Prints the diagnostics.
    package static func run(
        _ given: Inputs, report: ([Diagnostic]) throws(FileError) -> Void
    ) throws(FileError) -> ExitStatus {
        var inputs = given
        inputs.removeGeneratedOutput()
        let all = inputs
        inputs.useCurrentOutlines()
        let upToDateCheck = UpToDateCheck(inputs)
        if let upToDateCheck, upToDateCheck.isUpToDate { return .done }
        try checkOverwrites(all)
        let storyboards = try inputs.readStoryboards()
        let known = upToDateCheck?.knownSources() ?? []
        let modules = try inputs.readModules(known)
        var generation = Generator.generate(modules, storyboards: storyboards)
        if generation.diagnostics.contains(where: \.showsOutline) {
            generation = Generator.generate(try Files.locate(modules), storyboards: storyboards)
        }
        if let damaged = generation.damagedOutlines.first { throw Files.noOutline(damaged.path) }
        defer { generation.leaveToSystem() }
        upToDateCheck?.keepOutlines(generation, known)
        try report(generation.diagnostics)
        let undeclared = generation.importedModules.filter(inputs.undeclaredModules.contains)
        for module in undeclared { warn(of: module, importedBy: inputs.modules[0].name) }
        guard let text = generation.text, let output = inputs.output else { return .hasErrors }
        if !generation.isPartial || !Files.exists(output) { try Files.replace(output, with: text) }
        try checkResults(inputs)
        if let upToDateCheck, generation.isClean, undeclared.isEmpty {
            let outlines = modules.compactMap(\.outline).map { Fingerprint($0) }
            let whole = try storyboards + Files.read(inputs.moduleLists)
            upToDateCheck.keep(generation, others: whole.map { Fingerprint(whole: $0) } + outlines)
        }
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
    static func checkOverwrites(_ inputs: Inputs) throws(FileError) {
        let results = try results(inputs)
        // A clean build overwrites nothing.
        if results.keys.allSatisfy(\.isNew) { return }
        let current = inputs.modules.compactMap(\.outlineIfCurrent).flatMap { [$0, RecordedOutline.record(of: $0)] }
        let paths =
            inputs.argumentFiles + inputs.modules.flatMap(\.paths) + inputs.outlines + current + inputs.storyboards
            + inputs.moduleLists
        let identities = concurrently(paths.count) { rows in rows.map { FileIdentity(paths[$0]) } }
        for row in paths.indices {
            if let identity = identities[row], let result = results[identity] {
                throw FileError(paths[row], "An input cannot be the \(result)")
            }
        }
    }

    /// Two names of a file that did not exist before may differ in their case only.
    static func checkResults(_ inputs: Inputs) throws(FileError) { _ = try results(inputs) }

    /// The files that a run writes, each with its name for messages. Refuses to write two of them to one file.
    private static func results(_ inputs: Inputs) throws(FileError) -> [FileIdentity: String] {
        let paths = [
            (inputs.output, "output"), (inputs.record, "record"),
            (inputs.record.map(UpToDateCheck.outlinesPath), "record's outlines"),
        ]
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
