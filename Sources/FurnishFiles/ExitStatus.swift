import FurnishCore

/// The status with which a command ends.
package enum ExitStatus: Int32 {
    case done = 0
    /// The sources have errors, and no output was written.
    case hasErrors = 1
    /// The command line is wrong, or a file cannot be read or written.
    case cannotRun = 2

    /// Ends the process with the status of a command. An error that it throws is printed, as one line.
    package static func end(after command: () throws -> ExitStatus) -> Never {
        do { Files.endProcess(try command()) } catch let error as UsageError {
            Files.printError("furnish: error: \(error.message)\nsee 'furnish help'\n")
        } catch let error as FileError {
            Files.printError("furnish: error: \(error.path.printable): \(error.reason)\n")
        } catch { Files.printError("furnish: error: \(error)\n") }
        Files.endProcess(.cannotRun)
    }
}
