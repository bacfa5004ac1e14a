import FurnishCore

/// `generate`: writes the factories of a module, unless they are up to date.
package enum GenerateCommand {
    /// - Parameters:
    ///   - readFurther: Reads further modules, from files of `Inputs.furtherFiles`.
    ///   - write: Writes the output.
    ///   - report: Prints the diagnostics.
    package static func run(
        _ inputs: Inputs, readFurther: () throws(FileError) -> [SourceModule] = { [] },
        write: (_ path: String, [UInt8]) throws(FileError) -> Void = Files.replace,
        report: ([Diagnostic]) throws(FileError) -> Void
    ) throws(FileError) -> ExitStatus {
        let upToDateCheck = UpToDateCheck(inputs)
        if let upToDateCheck, upToDateCheck.isUpToDate { return .done }
        let others = try Files.read(inputs.otherFiles)
        let modules = try inputs.readModules() + readFurther()
        let generation = Generator.generate(modules, storyboards: Array(others.prefix(inputs.storyboards.count)))
        defer { generation.leaveToSystem() }
        try report(generation.diagnostics)
        let undeclared = warnOfUndeclared(generation.importedModules, inputs)
        guard let text = generation.text, let output = inputs.output else { return .hasErrors }
        if !generation.isPartial || !Files.exists(output) { try write(output, Array(text.utf8)) }
        if generation.isClean, undeclared.isEmpty { upToDateCheck?.keep(generation, others: others) }
        return .done
    }

    /// SwiftPM compiles a target again after changes in the modules that it lists, and in no others. Then code for an old layout of
    /// a type runs with a new one.
    ///
    /// - Parameter imported: The modules that the generated file imports.
    /// - Returns: Those of them that the target does not list.
    @discardableResult package static func warnOfUndeclared(_ imported: @autoclosure () -> [String], _ inputs: Inputs)
        -> [String]
    {
        let undeclared = inputs.undeclaredModules.isEmpty ? [] : imported().filter(inputs.undeclaredModules.contains)
        for module in undeclared {
            Files.printError(
                "warning: the generated file of '\(inputs.modules[0].name.printable)' imports '\(module.printable)', which that "
                    + "target does not list: add it to the target's dependencies, or SwiftPM may not compile the file again when "
                    + "'\(module.printable)' changes\n")
        }
        return undeclared
    }
}
