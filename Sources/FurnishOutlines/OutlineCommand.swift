import FurnishCore
import FurnishFiles

/// `outline`: writes what other modules may need to know of a module.
package enum OutlineCommand {
    package static func run(_ inputs: Inputs) throws(FileError) -> ExitStatus {
        guard let output = inputs.output else { return .cannotRun }
        try GenerateCommand.checkOverwrites(inputs)
        let module = try inputs.readModules()[0]
        try Files.replace(output, with: ModuleOutline.bytes(module.name, module.files))
        return .done
    }
}
