/// A small program of types that need each other. Some files have no markers, but other files mention their types.
struct RandomProgram {
    let names = (0..<6).map { "File\($0).swift" }
    /// The files that the last edit changed.
    private(set) var changed: Set<String>
    private var texts: [String: String] = [:]

    init(_ random: inout Random) {
        changed = Set(names)
        for name in names { rewrite(name, &random) }
    }

    func text(of name: String) -> String { texts[name] ?? "" }

    /// The same with declarations that other modules see.
    func publicText(of name: String) -> String {
        text(of: name).replacing(/(^|\n)(final class|class|func)/) { "\($0.1)public \($0.2)" }
            .replacing("    init", with: "    public init")
    }

    /// - Returns: The edit in words.
    mutating func edit(_ random: inout Random) -> String {
        let name = names[random.number(below: names.count)]
        changed = [name]
        switch random.number(below: 8) {
        case 0:
            texts[name, default: ""] += "\nlet added\(random.number(below: 1_000)) = 1\n"
            return "a declaration in \(name)"
        case 1:
            texts[name] = "// Moved down.\n" + text(of: name)
            return "a comment in \(name)"
        case 2:
            texts[name, default: ""] += "{"
            return "a brace too many in \(name)"
        case 3:
            changed = []
            return "nothing"
        case 4, 5:
            let type = "type\(random.number(below: names.count))"
            let body = random.one(in: 3) ? "" : "_ = AppFactory().make\(type.capitalized)(); _ = AppFactory().\(type) "
            texts[name] = text(of: name).replacing(/(func run.*\)) \{.*\}/) { "\($0.1) { \(body)}" }
            return "bodies in \(name)"
        default:
            rewrite(name, &random)
            return "all of \(name)"
        }
    }

    /// Writes a file that declares the type of its number, and perhaps needs other types.
    private mutating func rewrite(_ name: String, _ random: inout Random) {
        let number = names.firstIndex(of: name) ?? 0
        let lifetime = ["", "(once)", "(graph)", "(weak)"][random.number(below: 4)]
        let isMarked = random.number(below: 3) > 0
        let needs = (number + 1..<names.count).filter { _ in random.one(in: 3) }
        var lines = isMarked ? ["// @Provides\(lifetime)"] : []
        lines.append("final class Type\(number)\(random.one(in: 3) ? ": Base\(number)" : "") {")
        lines.append("    init(\(needs.map { "type\($0): Type\($0)" }.joined(separator: ", "))) {}")
        lines.append("}")
        if random.one(in: 2) { lines.append("class Base\(number) {}") }
        if random.one(in: 4) {
            lines.insert("#if DEBUG", at: 0)
            lines.append("#endif")
        }
        if random.one(in: 3) { lines += ["// @Needs", "func run\(number)(value: Type\(number)) {}"] }
        texts[name] = lines.joined(separator: "\n") + "\n"
    }
}

/// The same numbers for the same seed.
struct Random {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func one(in count: Int) -> Bool { number(below: count) == 0 }
}
