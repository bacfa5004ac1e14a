import FurnishFiles

/// The tool that the plugin runs: only `generate` and `outline`, so that a user's build compiles nothing else.
@main
struct Main {
    static func main() {
        ExitStatus.end {
            let arguments = try Arguments()
            switch arguments.expanded.first {
            case "generate": return try GenerateCommand.run(try read(arguments), report: Files.printDiagnostics)
            case "outline": return try OutlineCommand.run(try read(arguments))
            default: throw UsageError("this tool only has the commands 'generate' and 'outline'")
            }
        }
    }

    private static func read(_ arguments: Arguments) throws -> Inputs {
        var inputs = Inputs(arguments)
        var rest = arguments.expanded.dropFirst()
        while let argument = rest.popFirst() {
            if argument.utf8.first != UInt8(ascii: "-") || argument == "-" {
                inputs.addSource(argument)
            } else if let value = rest.popFirst() {
                guard try inputs.read(argument, value) else { throw UsageError("there is no option '\(argument)'") }
            } else {
                throw UsageError("a value is missing after '\(argument)'")
            }
        }
        try inputs.complete()
        try inputs.checkOutput()
        try inputs.checkModule()
        return inputs
    }
}
