/// The declarations and markers of a file, in source order. A parent comes before its members.
///
/// This is a class because in debug builds each access to a struct would copy all tables.
final class ScannedFile {
    let source: SourceFile
    let declarations: UnsafeBufferPointer<Declaration>
    let parameters: [Parameter]
    let markers: [Marker]
    /// Near misses, as the markers that were probably meant. They have no effect, but hints propose them.
    let misspelled: [Marker]
    /// The elements of all lists of attributes, modifiers, inherited types and marker arguments. Each list is a `Run`
    /// of rows.
    let ranges: [ByteRange]
    /// The conditions of the `#if`s around declarations.
    let conditions: [Condition]
    /// Mistakes in the markers themselves.
    let diagnostics: [Diagnostic]
    /// Whether the file is not valid Swift. The compiler reports why, and Furnish reports nothing in it.
    let isBroken: Bool
    /// A digest of everything that affects the generated code: see `Scanner.digest`.
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
