/// Reads the arguments between a marker's parentheses, and stops at the first mistake.
struct MarkerArgumentReader {
    private(set) var marker: Marker
    private(set) var cursor: TokenCursor
    /// The elements of lists. The caller appends them to `ScannedFile.ranges`, where the first one gets `firstRow`.
    private(set) var ranges: [ParsedText] = []
    private(set) var arguments: [WrittenArgument] = []
    let firstRow: Int
    /// The index of the token after the arguments.
    let end: Int

    /// Reads the tokens from `start` up to `end` and returns what is wrong with them.
    mutating func read(from start: Int) -> MarkerMistake? {
        cursor.jump(to: start)
        guard start < end else { return .emptyParentheses }
        while cursor.index < end {
            let start = cursor.token.start
            if let mistake = readArgument() { return mistake }
            arguments[arguments.count - 1].range = cursor.range(from: start)
            guard cursor.index < end else { break }
            guard cursor.pass(.comma) else {
                let word = cursor.token.range
                return cursor.kind == .word ? .missingComma(before: word, after: cursor.lastEnd) : .unreadable(word)
            }
        }
        if !marker.collectionKey.isEmpty, !marker.addsToDictionary { return .misused(.collectionKey) }
        return namesMistake ?? (marker.has(.fake) && !marker.argumentsBesideFake.isEmpty ? .besideFake : nil)
    }

    private mutating func readArgument() -> MarkerMistake? {
        let word = cursor.token.range
        guard cursor.kind == .word else { return .unreadable(word) }
        let isLabel = cursor.nextKind == .colon
        let name = cursor.text(word) + (isLabel ? ":" : "")
        guard let argument = MarkerArgument.of(marker.kind, named: name) else {
            // Nothing follows in this argument.
            let isLast = cursor.index + 1 >= end || cursor.nextKind == .comma
            if isLast, let label = MarkerArgument.of(marker.kind, named: name + ":") { return .misused(label) }
            return unknownArgument(name, isLabel: isLabel)
        }
        if marker.has(argument) { return .repeated(word, isLabel: isLabel, second: isLabel ? nil : withComma) }
        if let lifetime = argument.lifetime {
            if marker.statesLifetime { return .twoLifetimes(marker.lifetime, lifetime) }
            marker.lifetime = lifetime
        }
        marker.written |= argument.bit
        arguments.append(WrittenArgument(argument: argument))
        cursor.advance()
        if isLabel {
            cursor.advance()
            guard cursor.index < end, cursor.kind != .comma else { return .misused(argument) }
        }
        switch argument {
        case .given: return readNames(of: argument, into: \.given)
        case .defaults: return readNames(of: argument, into: \.defaults)
        default: return readValue(of: argument) ? nil : .misused(argument)
        }
    }

    /// - Returns: Whether the value has the form that the argument takes.
    private mutating func readValue(of argument: MarkerArgument) -> Bool {
        switch argument {
        case .scope:
            marker.scope = type() ?? .none
            return !marker.scope.isEmpty
        case .additionalTypes: return readTypes()
        case .collection: return readCollection()
        case .collectionKey:
            let start = cursor.token.start
            guard cursor.parseValue(.argument, isKey: true) else { return false }
            marker.collectionKey = cursor.parsed(from: start)
            return cursor.index <= end
        default: return true
        }
    }

    /// The word and the comma before it.
    private var withComma: ByteRange { ByteRange(cursor.tokens[cursor.index - 1].start, cursor.token.end) }

    private func unknownArgument(_ name: String, isLabel: Bool) -> MarkerMistake {
        let isNearMiss = EditDistance.nearest(to: name, among: MarkerArgument.names(of: marker.kind)) != nil
        if !isLabel, !isNearMiss, MarkerArgument(rawValue: name) == nil {
            let first = cursor.bytes[Int(cursor.token.start)]
            let isType = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
            if marker.kind == .needs, !isType { return .unlabelled(cursor.token.range, .given) }
            if marker.kind == .provides, isType, MarkerSpelling.lifetime(calledElsewhere: name) == nil {
                return .unlabelled(cursor.token.range, .additionalTypes)
            }
        }
        return .unknownArgument(
            cursor.token.range, colonEnd: isLabel ? cursor.tokens[cursor.index + 1].end : nil)
    }

    private mutating func type() -> ParsedText? {
        let start = cursor.token.start
        guard cursor.parseType(), cursor.index <= end else { return nil }
        return cursor.parsed(from: start)
    }

    // MARK: Lists

    private mutating func readTypes() -> Bool {
        let start = ranges.count
        repeat {
            guard let type = type() else { return false }
            ranges.append(type)
        } while passComma()
        marker.additionalTypes = run(from: start)
        return true
    }

    private mutating func readNames(of argument: MarkerArgument, into list: WritableKeyPath<Marker, Run>)
        -> MarkerMistake?
    {
        let start = ranges.count
        var known: Set<Spelling> = []
        repeat {
            guard cursor.kind == .word || cursor.kind == .quotedWord else { return .misused(argument) }
            let word = cursor.token.range
            guard known.insert(Spelling(cursor.text(word))).inserted else {
                return .repeated(word, isLabel: false, second: withComma)
            }
            ranges.append(ParsedText(range: word, root: -1))
            cursor.advance()
        } while passComma()
        marker[keyPath: list] = run(from: start)
        return nil
    }

    private func run(from row: Int) -> Run { Run(start: Int32(firstRow + row), end: Int32(firstRow + ranges.count)) }

    /// Passes a comma that precedes another element of the list, and not another argument.
    private mutating func passComma() -> Bool { precedesElement && cursor.pass(.comma) }

    private var precedesElement: Bool {
        guard cursor.index + 1 < end, cursor.kind == .comma else { return false }
        let next = cursor.index + 1
        guard cursor.tokens[next].kind == .word else { return true }
        if cursor.tokens[next + 1].kind == .colon { return false }
        guard next + 1 == end || cursor.tokens[next + 1].kind == .comma else { return true }
        let word = cursor.text(cursor.tokens[next].range)
        return MarkerArgument.of(marker.kind, named: word) == nil
            && (marker.kind == .needs || MarkerSpelling.lifetime(calledElsewhere: word) == nil)
    }

    // MARK: Collections

    private mutating func readCollection() -> Bool {
        guard let type = type() else { return false }
        let collection = cursor.nodes[cursor.nodeCount - 1].kind
        marker.collection = type
        marker.addsToDictionary = collection == .dictionary
        return collection == .array || collection == .dictionary
    }

    /// A parameter cannot be both given and left to its default.
    private var namesMistake: MarkerMistake? {
        if marker.given.isEmpty || marker.defaults.isEmpty { return nil }
        let given = Set(marker.given.indices.map { cursor.text(ranges[$0 - firstRow].range) })
        let defaults = marker.defaults.indices.map { ranges[$0 - firstRow].range }
        let both = defaults.first { given.contains(cursor.text($0)) }
        return both.map { .repeated($0, isLabel: false, second: nil) }
    }
}
