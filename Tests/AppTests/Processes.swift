import Foundation
import Testing

/// The environment of a user of Furnish.
private let environment = ProcessInfo.processInfo.environment.filter { $0.key != "FURNISH_DEVELOPING" }

/// Runs a program to its end.
///
/// - Parameters:
///   - output: Where the program prints. Without it, standard output is returned too.
///   - limit: The seconds after which the program is killed.
/// - Returns: The exit status and the text of both streams.
func execute(
    _ program: URL, _ arguments: [String] = [], in directory: URL? = nil, printsTo output: FileHandle? = nil,
    limit: TimeInterval = .infinity
) throws -> (status: Int32, output: String) {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = directory
    process.standardOutput = output ?? pipe
    process.standardError = pipe
    // A program inherits the signals that its thread blocks, and tests run on threads that block all of them.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    let start = Result { try process.run() }
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    try start.get()
    let number = process.processIdentifier
    let alarm = DispatchWorkItem { kill(number, SIGKILL) }
    if limit.isFinite { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: alarm) }
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    alarm.cancel()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// Runs a program that is found by its name, as a shell finds it.
func execute(
    named program: String, _ arguments: [String], in directory: URL? = nil, limit: TimeInterval = .infinity
) throws -> (status: Int32, output: String) {
    try execute(URL(filePath: "/usr/bin/env"), [program] + arguments, in: directory, limit: limit)
}

/// Expects the exit status 0. If it is another one, the failure shows what the program printed.
func expectSuccess(_ run: (status: Int32, output: String), sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == 0, "\(run.output)", sourceLocation: sourceLocation)
}
