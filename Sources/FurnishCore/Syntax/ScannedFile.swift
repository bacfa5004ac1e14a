/// The declarations and markers of a file, in source order. A parent comes before its members.
///
/// This is a class because in debug builds each access to a struct would copy all tables.
package final class ScannedFile {
    package let source: SourceFile
    package let declarations: UnsafeBufferPointer<Declaration>
    package let parameters: [Parameter]
    package let markers: [Marker]
    /// Near misses, as the markers that were probably meant. They have no effect, but hints propose them.
    package let misspelled: [Marker]
    /// The elements of all lists of attributes, modifiers, inherited types and marker arguments. Each list is a `Run`
    /// of rows.
    package let ranges: [ParsedText]
    package let trees: SyntaxTrees
    /// The arguments of all markers, up to the first mistake in each.
    let markerArguments: [WrittenArgument]
    /// The words after `default` at the top of the file: `@MainActor`, `nonisolated` or `@available(…)`. They apply to declarations at
    /// file level.
    package let defaults: [ParsedText]
    let initAccessors: [InitAccessor]
    /// The conditions of the `#if`s around declarations.
    package let conditions: [Condition]
    let problems: [MarkerProblem]
    /// Whether the file is not valid Swift. The compiler reports why, and Furnish reports nothing in it.
    package let isBroken: Bool
    /// A digest of everything that affects the generated code: see `MarkerScanner.digest`.
    let digest: UInt64

    init(_ markers: borrowing MarkerScanner) {
        source = markers.scanner.source
        let rows = UnsafeMutableBufferPointer<Declaration>.allocate(capacity: markers.scanner.declarations.count)
        _ = rows.initialize(fromContentsOf: markers.scanner.declarations)
        declarations = UnsafeBufferPointer(rows)
        // Without the space that the scanner reserves.
        parameters = markers.scanner.parameters.withUnsafeBufferPointer { Array($0) }
        self.markers = markers.markers
        misspelled = markers.misspelled
        ranges = markers.scanner.ranges
        trees = SyntaxTrees(markers.scanner.source, markers.scanner.cursor)
        markerArguments = markers.arguments
        defaults = markers.scanner.defaults
        initAccessors = markers.scanner.initAccessors
        conditions = markers.scanner.conditions.conditions
        problems = markers.problems
        isBroken = markers.scanner.isBroken
        digest = markers.digest
    }

    /// The near miss of a marker that belongs to the declaration at `row`.
    func misspelled(_ kind: Marker.Kind, on row: Int32) -> Marker? {
        misspelled.first { $0.kind == kind && $0.declaration == Int(row) }
    }

    deinit { declarations.deallocate() }
}
