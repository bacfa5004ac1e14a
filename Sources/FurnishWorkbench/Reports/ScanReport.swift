import FurnishCore
import FurnishTables

/// The formats of `furnish scan`.
package enum ScanFormat: String, CaseIterable, Sendable { case text, json }

/// The output of `furnish scan`: each marker and its declaration.
enum ScanReport {
    static func text(_ files: [ScannedFile], as format: ScanFormat) -> String {
        switch format {
        case .text: text(files)
        case .json: json(files)
        }
    }

    /// An array with an object for each marker.
    private static func json(_ files: [ScannedFile]) -> String {
        let markers = files.flatMap { file in
            let (lines, conditions) = (LineTable(file.source), Conditions.texts(in: file))
            return file.markers.map { ScanEntry(file, $0).json(lines, conditions) }
        }
        return JSON.lines(markers) + "\n"
    }

    /// A line for each marker: `Counter.swift:9:8 @Needs(given: start) initializer CounterViewModel.init`.
    private static func text(_ files: [ScannedFile]) -> String {
        var text = ""
        for file in files {
            let lines = LineTable(file.source)
            for marker in file.markers { text += ScanEntry(file, marker).line(lines) + "\n" }
        }
        return text
    }
}

/// A marker as the report shows it.
private struct ScanEntry {
    let file: ScannedFile
    let marker: Marker

    init(_ file: ScannedFile, _ marker: Marker) {
        self.file = file
        self.marker = marker
    }

    func line(_ lines: LineTable) -> String {
        let position = lines.position(of: marker.offset)
        let arguments = marker.arguments.isEmpty ? "" : "(\(file.argumentsText(marker.arguments)))"
        let start = "\(file.source.path):\(position.line):\(position.column) @\(marker.kind.name)\(arguments)"
        guard let row = marker.declaration else { return start + " belongs to nothing" }
        return "\(start) \(file.declarations[row].kind) \(path(to: row))"
    }

    private func path(to row: Int) -> String {
        let name = file.writtenText(file.declarations[row].name)
        let enclosing = file.enclosingPath(of: row)
        return enclosing.isEmpty ? name : "\(enclosing).\(name)"
    }

    // MARK: JSON

    func json(_ lines: LineTable, _ conditions: [String]) -> JSON {
        ["file": .text(file.source.path)] + JSON(lines.position(of: marker.offset)) + [
            "marker": .text(marker.kind.name), "arguments": .text(file.argumentsText(marker.arguments)),
            "condition": marker.condition >= 0 ? .text(conditions[Int(marker.condition)]) : .absent,
            "declaration": marker.declaration.map { json(ofDeclaration: $0, lines) } ?? .absent,
        ]
    }

    private func json(ofDeclaration row: Int, _ lines: LineTable) -> JSON {
        let declaration = file.declarations[row]
        let enclosing = file.enclosingPath(of: row)
        let traits = declaration.traits
        let details: JSON = [
            "name": text(declaration.name), "enclosing": .text(enclosing), "access": .text("\(declaration.access)"),
            "attributes": texts(declaration.attributes), "modifiers": texts(declaration.modifiers),
            "generics": text(file.trees.parsed(declaration.generics).range), "inherits": texts(declaration.inherits),
            "async": .flag(traits.contains(.isAsync)), "throws": .flag(traits.contains(.isThrowing)),
            "failable": .flag(traits.contains(.isFailable)),
            "type": type(of: declaration, in: enclosing),
            "parameters": .list(declaration.parameters.indices.map { json(ofParameter: $0) }),
        ]
        return ["kind": .text("\(declaration.kind)")] + JSON(lines.position(of: declaration.range.start)) + details
    }

    private func type(of declaration: Declaration, in enclosing: String) -> JSON {
        switch declaration.kind {
        case .initializer: .text(enclosing)
        case .extension, .import: .text("")
        default: text(declaration.type.range)
        }
    }

    private func text(_ range: ByteRange) -> JSON { .text(file.writtenText(range)) }

    private func texts(_ run: Run) -> JSON { .list(run.indices.map { text(file.ranges[$0].range) }) }

    /// A parameter in the list of its declaration.
    private func json(ofParameter index: Int) -> JSON {
        let parameter = file.parameters[index]
        return [
            "label": text(parameter.label), "name": text(parameter.name), "type": text(parameter.type.range),
            "default": text(parameter.defaultValue.range),
        ]
    }
}

extension ScannedFile {
    /// The enclosing types of a declaration, for example `Wallet.ViewController`; empty at file level.
    func enclosingPath(of row: Int) -> String {
        var names: [String] = []
        var parent = declarations[row].parent
        while parent >= 0 {
            names.append(writtenText(declarations[Int(parent)].name))
            parent = declarations[Int(parent)].parent
        }
        return names.reversed().joined(separator: ".")
    }
}
