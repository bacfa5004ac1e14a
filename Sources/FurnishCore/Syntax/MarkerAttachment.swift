/// Finds the declaration to which each marker belongs.
extension Scanner {
    /// Reads the comments that may be markers, attaches the markers, and reports mistakes. A broken file has no
    /// diagnostics.
    mutating func attachMarkers() {
        if !comments.isEmpty { markers.reserveCapacity(comments.count) }
        for row in comments.indices where conditions.isLive(comments[row].nextToken) { read(comments[row]) }
        if markers.count > 1 {
            checkMarkedTwice()
            checkMarkedParameterAndGiven()
        }
        if isBroken { diagnostics = [] }
    }

    private mutating func read(_ comment: Lexer.Comment) {
        var reader = MarkerReader(comment.text, of: source, buffer: markerBuffer, firstRow: ranges.count)
        switch reader.read() {
        case .none: return
        case .misspelled(var marker, let mistake):
            report(.misspelledMarker, comment.text.start, mistake.problem, mistake.fix(in: source))
            if !reader.ranges.isEmpty { ranges += reader.ranges }
            marker.attachment = attachment(of: comment)
            misspelled.append(marker)
        case .marker(var marker, var mistake):
            if !reader.ranges.isEmpty { ranges += reader.ranges }
            // The type of a function or property may be that of the whole dictionary.
            if mistake == nil, reader.lacksKey, !isFunctionOrProperty(attachment(of: comment)) {
                mistake = MarkerMessages.dictionaryWithoutKey
            }
            marker.condition = conditions.condition(at: comment.nextToken)
            if let mistake {
                marker.isMalformed = true
                report(.malformedMarker, comment.text.start, mistake.problem, mistake.fix(in: source))
            }
            attach(&marker, comment)
            markers.append(marker)
        }
    }

    private mutating func attach(_ marker: inout Marker, _ comment: Lexer.Comment) {
        marker.attachment = attachment(of: comment)
        if marker.attachment != .nothing {
            marker.condition = condition(of: marker.attachment)
        } else if !marker.isMalformed {  // One diagnostic for each marker is enough.
            reportDetached(marker, comment)
        }
    }

    private func attachment(of comment: Lexer.Comment) -> Marker.Attachment {
        let isAtLineEnd = isAtLineEnd(comment)
        let target =
            targetOfHead(around: comment, isAtLineEnd: isAtLineEnd) ?? (isAtLineEnd ? targetOnLine(of: comment) : nil)
        return target.map { targets[$0].attachment } ?? .nothing
    }

    private func isFunctionOrProperty(_ attachment: Marker.Attachment) -> Bool {
        guard case .declaration(let row) = attachment else { return false }
        return declarations[row].kind == .function || declarations[row].kind == .property
    }

    private func isAtLineEnd(_ comment: Lexer.Comment) -> Bool {
        comment.followsToken && cursor.tokens[comment.nextToken].startsLine
    }

    private func condition(of attachment: Marker.Attachment) -> Int32 {
        switch attachment {
        case .nothing: -1
        case .declaration(let row), .parameter(_, of: let row): declarations[row].condition
        }
    }

    mutating func report(_ code: DiagnosticCode, _ offset: UInt32, _ message: String, _ fix: Fix? = nil) {
        diagnostics.append(Diagnostic(code, at: Location(source, offset), message, fix))
    }

    // MARK: Markers before a declaration

    /// The declaration whose attributes, modifiers or keyword follow the comment without a blank line.
    private func targetOfHead(around comment: Lexer.Comment, isAtLineEnd: Bool) -> Int? {
        guard !comment.isCutOff, let target = lastTarget(startingAtOrBefore: comment.nextToken) else { return nil }
        let candidate = targets[target]
        guard comment.nextToken <= candidate.introducer else { return nil }
        return isAtLineEnd && comment.nextToken == candidate.first ? nil : target
    }

    private func lastTarget(startingAtOrBefore token: Int) -> Int? {
        var low = 0
        var high = targets.count
        while low < high {
            let middle = (low + high) / 2
            if targets[middle].first <= token { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    // MARK: Markers at the end of a line

    /// The last declaration that starts on the comment's line and in its list; if there is none, the declaration whose
    /// bracket opens on that line.
    private func targetOnLine(of comment: Lexer.Comment) -> Int? {
        guard let last = lastTarget(startingAtOrBefore: comment.nextToken - 1) else { return nil }
        var target = last
        while target >= 0, isOnLine(targets[target].introducer, comment) || isOnLine(targets[target].first, comment) {
            if targets[target].list == comment.bracket { return target }
            target -= 1
        }
        guard comment.bracket >= 0, isOnLine(comment.bracket, comment) else { return nil }
        return targetOpening(comment.bracket) ?? (holdsValue(last, comment) ? last : nil)
    }

    private func isOnLine(_ token: Int, _ comment: Lexer.Comment) -> Bool {
        cursor.tokens[token].start >= comment.lineStart
    }

    /// The declaration whose list of parameters, members or statements this bracket opens.
    private func targetOpening(_ bracket: Int) -> Int? {
        guard bracket >= 0, var target = lastTarget(startingAtOrBefore: bracket) else { return nil }
        // The last target before the brace may be a parameter of the function.
        if case .parameter(_, of: let row) = targets[target].attachment { target = targetOfDeclaration[row] }
        return targets[target].brace == bracket || targets[target].parenthesis == bracket ? target : nil
    }

    /// Whether the comment is in the initial value of a property or parameter that starts on its line: `lazy var a = {
    /// //`
    private func holdsValue(_ target: Int, _ comment: Lexer.Comment) -> Bool {
        let value =
            switch targets[target].attachment {
            case .nothing: ByteRange.none
            case .declaration(let row): declarations[row].initialValue
            case .parameter(let row, of: _): parameters[row].defaultValue
            }
        return isOnLine(targets[target].introducer, comment) && value.start < comment.text.start
            && comment.text.start < value.end
    }

    // MARK: Markers without a declaration

    private mutating func reportDetached(_ marker: Marker, _ comment: Lexer.Comment) {
        if comment.isCutOff, let target = lastTarget(startingAtOrBefore: comment.nextToken),
            targets[target].first == comment.nextToken
        {
            let end = cursor.tokens[comment.nextToken].start
            let fix = Fix("remove that line", source.removingBlankLines(after: marker, to: end))
            return report(.detachedMarker, marker.offset, MarkerMessages.cutOff(marker.kind), fix)
        }
        let message =
            isBody(comment.bracket)
            ? MarkerMessages.inBody(marker.kind)
            : isAtLineEnd(comment) ? MarkerMessages.atLineEnd(marker.kind) : MarkerMessages.beforeNothing(marker.kind)
        report(.detachedMarker, marker.offset, message)
    }

    /// Whether the bracket opens braces that contain no scanned declarations.
    private func isBody(_ bracket: Int) -> Bool {
        guard bracket >= 0, cursor.tokens[bracket].kind == .openBrace else { return false }
        guard let target = targetOpening(bracket), case .declaration(let row) = targets[target].attachment else {
            return true
        }
        return !declarations[row].kind.hasMembers
    }

    // MARK: Several markers

    private mutating func checkMarkedTwice() {
        // Most markers follow the order of their declarations. Then none of them is repeated.
        var last = -1
        let isInOrder = markers.allSatisfy { marker in
            let key = key(of: marker)
            defer { last = key }
            return key > last
        }
        if isInOrder { return }
        var firsts: [Int: Int] = [:]
        for row in markers.indices where markers[row].attachment != .nothing {
            let marker = markers[row]
            guard let first = firsts[key(of: marker)] else {
                firsts[key(of: marker)] = row
                continue
            }
            if marker.isMalformed { continue }
            markers[row].isMalformed = true
            let removal = removal(of: marker, repeating: markers[first])
            report(.malformedMarker, marker.offset, MarkerMessages.repeatedMarker(marker.kind), removal)
        }
    }

    /// The user has to choose between markers with different arguments.
    private func removal(of marker: Marker, repeating first: Marker) -> Fix {
        let isAlike = source.text(first.range) == source.text(marker.range)
        return Fix("remove one of them", isAlike ? [source.removing(marker)] : [])
    }

    /// A number that two markers share if they are of one kind and belong to the same declaration or parameter.
    private func key(of marker: Marker) -> Int {
        switch marker.attachment {
        case .nothing: -1
        case .declaration(let row): row * 8 + Int(marker.kind.rawValue)
        case .parameter(let row, of: _): row * 8 + 4 + Int(marker.kind.rawValue)
        }
    }

    private mutating func checkMarkedParameterAndGiven() {
        guard markers.contains(where: \.namesParameters) else { return }
        var declarations: Set<Int> = []
        for marker in markers where marker.namesParameters {
            if case .declaration(let row) = marker.attachment { declarations.insert(row) }
        }
        for row in markers.indices {
            let marker = markers[row]
            guard case .parameter(let parameter, of: let owner) = marker.attachment, marker.kind == .needs,
                !marker.isMalformed, declarations.contains(owner)
            else { continue }
            markers[row].isMalformed = true
            let name = source.text(parameters[parameter].name)
            report(.malformedMarker, marker.offset, MarkerMessages.markedParameterAndGiven(name))
        }
    }
}

extension Declaration.Kind {
    /// Whether its braces contain declarations.
    var hasMembers: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: true
        default: false
        }
    }
}
