import FurnishFiles

/// The tool that the plugin runs: only `generate`, so that a user's build compiles nothing else.
@main struct Main {
    static func main() {
        ExitStatus.end {
            let arguments = try Arguments()
            guard arguments.expanded.first == "generate" else {
                throw UsageError("this tool only has the command 'generate'")
            }
            return try GenerateCommand.run(try read(arguments), report: Files.printDiagnostics)
        }
    }

    private static func read(_ arguments: Arguments) throws -> Inputs {
        var inputs = Inputs(arguments)
        var rest = arguments.expanded.dropFirst()
        while let option = inputs.takeSources(&rest) {
            guard let value = rest.popFirst() else { throw UsageError("a value is missing after '\(option)'") }
            guard try inputs.read(option, value) else { throw UsageError("there is no option '\(option)'") }
        }
        try inputs.complete()
        try inputs.checkOutput()
        try inputs.checkModule()
        return inputs
    }
}
