/// Reads what stands between a marker's parentheses. The first mistake ends the reading.
struct MarkerArguments {
    private(set) var marker: Marker
    private var cursor: TokenCursor
    /// The lists that were read; the first of them will be this row of `ScannedFile.ranges`.
    private(set) var ranges: [ByteRange] = []
    private let firstRow: Int
    private var end = 0
    private var seen: [String] = []
    private var collectionHasKeys = false

    init(marker: Marker, cursor: TokenCursor, firstRow: Int) {
        self.marker = marker
        self.cursor = cursor
        self.firstRow = firstRow
    }

    /// Reads the tokens from `start` up to `end` and returns what is wrong with them.
    mutating func read(from start: Int, to end: Int) -> String? {
        self.end = end
        cursor.jump(to: start)
        guard start < end else { return MarkerMessages.emptyParentheses(marker.kind) }
        while cursor.index < end {
            if let mistake = readArgument() { return mistake }
            guard cursor.index < end else { break }
            guard cursor.kind == .comma else { return mistakeBehindArgument }
            cursor.advance()
        }
        return collectionMistake
    }

    private mutating func readArgument() -> String? {
        guard cursor.kind == .word else { return MarkerMessages.unreadable(spelling, in: marker.kind) }
        let name = spelling
        let isLabel = cursor.nextKind == .colon
        let label = isLabel ? name + ":" : name
        guard Marker.takes(label, marker.kind) else { return unknownArgument(label, isLabel: isLabel) }
        for other in seen where other == label { return MarkerMessages.repeatedArgument(label, of: marker.kind) }
        seen.append(label)
        cursor.advance()
        guard isLabel else { return readFlag(name) }
        cursor.advance()
        guard cursor.index < end, cursor.kind != .comma else { return MarkerMessages.emptyArgument(label) }
        return readValue(label)
    }

    private func unknownArgument(_ label: String, isLabel: Bool) -> String {
        let isNearMiss = MarkerSpelling.nearest(to: label, among: Marker.argumentNames(of: marker.kind)) != nil
        let isOfOther = [Marker.Kind.provides, .needs, .scope].contains { Marker.takes(label, $0) }
        if !isLabel, !isNearMiss, !isOfOther {
            if marker.kind == .needs, let names = unlabelledNames { return MarkerMessages.unlabelledNames(names) }
            let first = bytes(of: cursor.token.range).first ?? 0
            if marker.kind == .provides, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
                MarkerSpelling.lifetime(calledElsewhere: label) == nil
            {
                return MarkerMessages.unlabelledType(label)
            }
        }
        return MarkerMessages.unknownArgument(label, of: marker.kind)
    }

    /// The names from here to the end; nil where something else stands between them.
    private var unlabelledNames: [String]? {
        var names: [String] = []
        var rest = cursor
        while rest.index < end, rest.kind == .word, rest.nextKind != .colon {
            names.append(text(rest.token.range))
            rest.advance()
            if rest.index == end { return names }
            guard rest.kind == .comma else { return nil }
            rest.advance()
        }
        return nil
    }

    private mutating func readFlag(_ name: String) -> String? {
        switch name {
        case "once": return setLifetime(.once)
        case "weak": return setLifetime(.weak)
        case "graph": return setLifetime(.graph)
        case "root": marker.isRoot = true
        default: marker.isSendable = true
        }
        return nil
    }

    private mutating func setLifetime(_ lifetime: Marker.Lifetime) -> String? {
        guard marker.lifetime == .each else { return MarkerMessages.twoLifetimes(marker.lifetime, lifetime) }
        marker.lifetime = lifetime
        return nil
    }

    private mutating func readValue(_ label: String) -> String? {
        switch label {
        case "in:": return readType(into: \.scope, label)
        case "as:": return readTypes()
        case "into:": return readCollection()
        case "key:": return readKey()
        default: return readNames()
        }
    }

    private mutating func readType(into field: WritableKeyPath<Marker, ByteRange>, _ label: String) -> String? {
        guard let type = typeRange() else { return MarkerMessages.notAType(label) }
        marker[keyPath: field] = type
        return nil
    }

    private mutating func typeRange() -> ByteRange? {
        let start = cursor.token.start
        guard cursor.skipType(), cursor.index <= end else { return nil }
        return cursor.range(from: start)
    }

    // MARK: Lists

    private mutating func readTypes() -> String? {
        let start = ranges.count
        repeat {
            if ranges.count > start { cursor.advance() }
            guard let type = typeRange() else { return MarkerMessages.notAType("as:") }
            ranges.append(type)
        } while listGoesOn
        marker.additionalTypes = run(from: start)
        return nil
    }

    private mutating func readNames() -> String? {
        let start = ranges.count
        repeat {
            if ranges.count > start { cursor.advance() }
            guard cursor.kind == .word || cursor.kind == .quotedWord else { return MarkerMessages.notAName(spelling) }
            let name = spelling
            for row in start..<ranges.count where text(ranges[row]) == name { return MarkerMessages.givenTwice(name) }
            ranges.append(cursor.token.range)
            cursor.advance()
        } while listGoesOn
        marker.given = run(from: start)
        return nil
    }

    private func run(from start: Int) -> Run {
        Run(start: Int32(firstRow + start), end: Int32(firstRow + ranges.count))
    }

    /// Whether the comma at the next token stands before another element, and not before another argument.
    private var listGoesOn: Bool {
        guard cursor.index + 1 < end, cursor.kind == .comma else { return false }
        let next = cursor.index + 1
        guard cursor.tokens[next].kind == .word else { return true }
        if cursor.tokens[next + 1].kind == .colon { return false }
        guard marker.kind == .provides, next + 1 == end || cursor.tokens[next + 1].kind == .comma else { return true }
        switch text(cursor.tokens[next].range) {
        case "once", "weak", "graph": return false
        default: return true
        }
    }

    // MARK: Collections

    private mutating func readCollection() -> String? {
        let open = cursor.index
        if cursor.kind == .word { return readLongCollection() }
        guard cursor.kind == .openSquare, let type = typeRange(), cursor.index - 1 == Int(cursor.tokens[open].match)
        else { return MarkerMessages.notACollection }
        marker.collection = type
        var inside = cursor
        inside.jump(to: open + 1)
        guard inside.skipType() else { return MarkerMessages.notACollection }
        if inside.kind == .colon {
            inside.advance()
            guard inside.skipType() else { return MarkerMessages.notACollection }
            collectionHasKeys = true
        }
        return inside.index == Int(cursor.tokens[open].match) ? nil : MarkerMessages.notACollection
    }

    /// `Array<T>` or `Dictionary<K, V>`.
    private mutating func readLongCollection() -> String? {
        var inside = cursor
        if spelling == "Swift", inside.nextKind == .period || inside.nextKind == .doubleColon {
            inside.advance()
            inside.advance()
        }
        let name = text(inside.token.range)
        inside.advance()
        guard name == "Array" || name == "Dictionary", inside.isAtOperator(startingWith: "<"), inside.skipAngles(),
            let type = typeRange(), cursor.index == inside.index
        else { return MarkerMessages.notACollection }
        marker.collection = type
        collectionHasKeys = name == "Dictionary"
        return nil
    }

    private mutating func readKey() -> String? {
        let start = cursor.token.start
        guard cursor.skipExpression(.argument), cursor.index <= end else { return MarkerMessages.emptyArgument("key:") }
        marker.collectionKey = cursor.range(from: start)
        return nil
    }

    private var collectionMistake: String? {
        if marker.collectionKey != .none, !collectionHasKeys { return MarkerMessages.keyWithoutDictionary }
        if marker.collectionKey == .none, collectionHasKeys { return MarkerMessages.dictionaryWithoutKey }
        return nil
    }

    // MARK: Text

    private var mistakeBehindArgument: String {
        let isArgument = cursor.kind == .word
        return isArgument
            ? MarkerMessages.missingComma(before: spelling) : MarkerMessages.unreadable(spelling, in: marker.kind)
    }

    private var spelling: String { text(cursor.token.range) }

    private func text(_ range: ByteRange) -> String { String(decoding: bytes(of: range), as: UTF8.self) }

    private func bytes(of range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: cursor.bytes + Int(range.start), count: range.count)
    }
}

extension Marker {
    static func takes(_ argument: String, _ kind: Kind) -> Bool {
        argumentNames(of: kind).contains { $0 == argument }
    }

    private static let providesArguments = ["once", "weak", "graph", "in:", "as:", "into:", "key:"]

    /// The arguments that a marker can have, labels with their colon.
    static func argumentNames(of kind: Kind) -> [String] {
        switch kind {
        case .provides: providesArguments
        case .needs: ["given:", "in:"]
        case .scope: ["root", "in:", "sendable"]
        }
    }
}
