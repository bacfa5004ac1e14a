import FurnishCore

/// `outline`: writes what other modules may need to know of a module.
package enum OutlineCommand {
    package static func run(_ inputs: Inputs) throws(FileError) -> ExitStatus {
        guard let output = inputs.output else { return .cannotRun }
        let own = inputs.modules[0]
        let outline = inputs.record.flatMap { RecordedOutline(output, record: $0, of: own) }
        if let outline, outline.refresh() { return .done }
        try GenerateCommand.checkOverwrites(inputs)
        let sources = try Files.read(own.paths)
        let bytes = ModuleOutline.bytes(own.name, sources)
        try Files.replace(output, with: bytes)
        try GenerateCommand.checkResults(inputs)
        outline?.keep(bytes, sources)
        return .done
    }
}
