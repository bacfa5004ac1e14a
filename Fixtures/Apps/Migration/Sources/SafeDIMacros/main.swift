import Foundation

/// Tells the compiler that each macro expands to nothing: the examples write by hand what the real macros generate.
///
/// Each message is JSON after its length in 8 bytes, the lowest byte first.
while let header = try FileHandle.standardInput.read(upToCount: 8), header.count == 8 {
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let message = try FileHandle.standardInput.read(upToCount: length) ?? Data()
    let answer =
        message.starts(with: Data(#"{"getCapability""#.utf8))
        ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
    let answerLength = withUnsafeBytes(of: UInt64(answer.utf8.count).littleEndian) { Data($0) }
    try FileHandle.standardOutput.write(contentsOf: answerLength + Data(answer.utf8))
}
