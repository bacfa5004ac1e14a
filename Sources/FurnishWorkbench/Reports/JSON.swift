import FurnishCore
import FurnishTables

/// A JSON object. Empty strings and lists are left out.
struct JSONObject {
    private var members: [String] = []

    var text: String { "{" + members.joined(separator: ", ") + "}" }

    mutating func add(_ name: String, _ value: String) {
        if !value.isEmpty { add(name, text: value) }
    }

    /// Adds a text, even if it is empty.
    mutating func add(_ name: String, text: String) {
        members.append("\"\(name)\": \(JSONObject.quoted(text))")
    }

    mutating func add(_ name: String, _ value: Int) {
        members.append("\"\(name)\": \(value)")
    }

    mutating func add(_ name: String, flag: Bool) {
        if flag { members.append("\"\(name)\": true") }
    }

    mutating func add(_ name: String, _ values: [String]) {
        guard !values.isEmpty else { return }
        members.append("\"\(name)\": [\(values.map { JSONObject.quoted($0) }.joined(separator: ", "))]")
    }

    mutating func add(_ name: String, object: JSONObject) {
        members.append("\"\(name)\": \(object.text)")
    }

    mutating func add(_ name: String, objects: [JSONObject]) {
        guard !objects.isEmpty else { return }
        members.append("\"\(name)\": [\(objects.map { $0.text }.joined(separator: ", "))]")
    }

    /// Adds a list, even if it is empty.
    mutating func add(_ name: String, list objects: [JSONObject]) {
        members.append("\"\(name)\": [\(objects.map { $0.text }.joined(separator: ", "))]")
    }

    mutating func add(_ location: Location, _ lines: inout LineTables) {
        add("file", location.file.path)
        if let position = lines.position(of: location) { add(position) }
    }

    mutating func add(_ position: Position) {
        add("line", position.line)
        add("column", position.column)
    }

    /// A list with one element on each line, which tools can compare line by line.
    static func list(_ objects: [JSONObject]) -> String {
        objects.isEmpty ? "[]" : "[\n" + objects.map(\.text).joined(separator: ",\n") + "\n]"
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.isControl { result += escaped(scalar.value) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    private static func escaped(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
