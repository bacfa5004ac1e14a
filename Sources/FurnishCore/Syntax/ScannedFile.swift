/// What one file declares, in the order in which it is written. Parents come before their members.
///
/// Held by reference: where nothing is optimised, each look at a file would copy all of its tables.
final class ScannedFile {
    let source: SourceFile
    let declarations: UnsafeBufferPointer<Declaration>
    let parameters: [Parameter]
    let markers: [Marker]
    /// Near misses, as the markers that were most likely meant. They say nothing, but a note may propose them.
    let misspelled: [Marker]
    /// The lists of attributes, modifiers, inherited types and marker arguments, each a `Run` of these.
    let ranges: [ByteRange]
    /// The `#if`s around declarations; a declaration names its row.
    let conditions: [Condition]
    /// What is wrong with the markers themselves.
    let diagnostics: [Diagnostic]
    /// The Swift in it cannot be read: the compiler will say why, and nothing in it is an error of ours.
    let isBroken: Bool
    /// Two files with the same one are the same to everyone but their functions: see `Scanner.digest`.
    let digest: UInt64

    init(_ scanner: borrowing Scanner) {
        source = scanner.source
        declarations = scanner.declarations.withUnsafeBufferPointer { declarations in
            let rows = UnsafeMutableBufferPointer<Declaration>.allocate(capacity: declarations.count)
            _ = rows.initialize(fromContentsOf: declarations)
            return UnsafeBufferPointer(rows)
        }
        parameters = scanner.parameters
        markers = scanner.markers
        misspelled = scanner.misspelled
        ranges = scanner.ranges
        conditions = scanner.conditions.conditions
        diagnostics = scanner.diagnostics
        isBroken = scanner.isBroken
        digest = scanner.digest
    }

    deinit {
        declarations.deallocate()
    }
}
