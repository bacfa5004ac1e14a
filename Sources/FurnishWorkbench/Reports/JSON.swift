import FurnishCore

/// A JSON value. An object leaves out empty texts and lists, and `false`.
enum JSON {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSON])
    case object([Member])
    /// A text or a list that an object has even if it is empty.
    indirect case required(JSON)

    typealias Member = (name: String, value: JSON)

    static var absent: JSON { .flag(false) }

    static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

    /// Both parts of an object.
    static func + (first: JSON, second: JSON) -> JSON { .object(first.members + second.members) }

    private var members: [Member] { if case .object(let members) = self { members } else { [] } }

    private var isAbsent: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .flag(let flag): !flag
        case .list(let elements): elements.isEmpty
        case .number, .object, .required: false
        }
    }

    var written: String {
        switch self {
        case .text(let text): return JSON.quoted(text)
        case .number(let number): return "\(number)"
        case .flag(let flag): return "\(flag)"
        case .list(let elements): return "[" + elements.map(\.written).joined(separator: ", ") + "]"
        case .required(let value): return value.written
        case .object(let members):
            let present = members.filter { !$0.value.isAbsent }
            return "{" + present.map { "\"\($0.name)\": \($0.value.written)" }.joined(separator: ", ") + "}"
        }
    }

    /// A list with one element on each line, which tools can compare line by line.
    static func lines(_ elements: [JSON]) -> String {
        elements.isEmpty ? "[]" : "[\n" + elements.map(\.written).joined(separator: ",\n") + "\n]"
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

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral text: String) { self = .text(text) }

    init(arrayLiteral elements: JSON...) { self = .list(elements) }

    init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }

    /// The path, line and column of a place.
    init(_ location: Location, _ lines: LineTables) {
        self = ["file": .text(location.file.path)]
        if let position = lines.position(of: location) { self = self + JSON(position) }
    }

    init(_ position: Position) { self = ["line": .number(position.line), "column": .number(position.column)] }
}
