import FurnishCore
import FurnishTables

/// The formats of `furnish scan`.
package enum ScanFormat: String, CaseIterable, Sendable {
    case text, json
}

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
        var objects: [JSONObject] = []
        for file in files {
            let lines = LineTable(file.source)
            let conditions = Conditions.texts(in: file)
            for marker in file.markers { objects.append(ScanEntry(file, marker).json(lines, conditions)) }
        }
        return JSONObject.list(objects) + "\n"
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

    func json(_ lines: LineTable, _ conditions: [String]) -> JSONObject {
        var object = JSONObject()
        let position = lines.position(of: marker.offset)
        object.add("file", file.source.path)
        object.add(position)
        object.add("marker", marker.kind.name)
        object.add("arguments", file.argumentsText(marker.arguments))
        if marker.condition >= 0 { object.add("condition", conditions[Int(marker.condition)]) }
        if let row = marker.declaration {
            object.add("declaration", object: self.object(ofDeclaration: row, lines))
        }
        return object
    }

    private func object(ofDeclaration row: Int, _ lines: LineTable) -> JSONObject {
        let declaration = file.declarations[row]
        let enclosing = file.enclosingPath(of: row)
        let traits = declaration.traits
        var object = JSONObject()
        object.add("kind", "\(declaration.kind)")
        object.add(lines.position(of: declaration.range.start))
        object.add("name", file.writtenText(declaration.name))
        object.add("enclosing", enclosing)
        object.add("access", "\(declaration.access)")
        object.add("attributes", texts(declaration.attributes))
        object.add("modifiers", texts(declaration.modifiers))
        object.add("generics", file.writtenText(declaration.generics))
        object.add("inherits", texts(declaration.inherits))
        object.add("async", flag: traits.contains(.isAsync))
        object.add("throws", flag: traits.contains(.isThrowing))
        object.add("failable", flag: traits.contains(.isFailable))
        object.add("type", declaration.kind == .initializer ? enclosing : file.writtenText(declaration.type))
        object.add("parameters", objects: declaration.parameters.indices.map { self.object(ofParameter: $0) })
        return object
    }

    private func texts(_ run: Run) -> [String] { run.indices.map { file.writtenText(file.ranges[$0]) } }

    /// A parameter in the list of its declaration.
    private func object(ofParameter index: Int) -> JSONObject {
        let parameter = file.parameters[index]
        var object = JSONObject()
        object.add("label", file.writtenText(parameter.label))
        object.add("name", file.writtenText(parameter.name))
        object.add("type", file.writtenText(parameter.type))
        object.add("default", file.writtenText(parameter.defaultValue))
        return object
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
