/// Reads the comments that may be markers, and finds the declaration to which each marker belongs.
struct MarkerScanner: ~Copyable {
    /// The declarations. Its `ranges` also get the lists of the markers.
    private(set) var scanner: Scanner
    private(set) var markers: [Marker] = []
    private(set) var misspelled: [Marker] = []
    private(set) var arguments: [WrittenArgument] = []
    private(set) var problems: [MarkerProblem] = []
    private let buffer = TokenBuffer(byteCount: 256)

    init(_ scanner: consuming Scanner) { self.scanner = scanner }

    /// Attaches the markers, and notes problems. A broken file has none.
    mutating func scan() {
        if !scanner.comments.isEmpty { markers.reserveCapacity(scanner.comments.count) }
        for row in scanner.comments.indices where scanner.conditions.mayBeCompiled(scanner.comments[row].nextToken) {
            read(scanner.comments[row])
        }
        if markers.count > 1 { checkMarkedTwice() }
        for directive in scanner.conditions.tooLarge {
            problems.append(.tooLargeCondition(scanner.cursor.tokens[directive].start))
        }
        if scanner.isBroken { problems = [] }
    }

    private mutating func read(_ comment: Lexer.Comment) {
        var reader = MarkerReader(
            comment.text, in: scanner.source, scanner.cursor, buffer, firstRow: scanner.ranges.count)
        guard let reading = reader.read() else { return }
        var (marker, mistake) = (reading.marker, reading.mistake)
        let declaration = declaration(after: comment)
        if reading.form == .misplaced, declaration == nil { return }
        if let list = reader.list {
            if !list.ranges.isEmpty { scanner.ranges += list.ranges }
            scanner.cursor.nodeCount = list.cursor.nodeCount
            marker.list = Run(start: Int32(arguments.count), end: Int32(arguments.count + list.arguments.count))
            arguments += list.arguments
        }
        if reading.form != .marker {
            problems.append(reader.misspelling(of: marker))
            marker.declaration = declaration
            misspelled.append(marker)
            return
        }
        // The type of a function or property may be that of the whole dictionary.
        if mistake == nil, marker.lacksKey, !isFunctionOrProperty(declaration) { mistake = .lackingKey }
        marker.condition = scanner.conditions.condition(at: comment.nextToken)
        if let mistake {
            marker.isMalformed = true
            problems.append(.malformed(marker, mistake))
        }
        attach(&marker, to: declaration, comment)
        markers.append(marker)
    }

    private mutating func attach(_ marker: inout Marker, to declaration: Int?, _ comment: Lexer.Comment) {
        marker.declaration = declaration
        if let declaration {
            marker.condition = scanner.declarations[declaration].condition
            return
        }
        marker.nextDeclaration = rowOfDeclaration(around: comment)
        let detachment = detachment(of: comment)
        marker.detachment = detachment
        // One problem for each marker is enough.
        if !marker.isMalformed { problems.append(.detached(marker, detachment)) }
    }

    /// The declaration whose attributes, modifiers or keyword follow the comment without a blank line. Nothing else is before the
    /// comment on its line.
    private func declaration(after comment: Lexer.Comment) -> Int? {
        guard !comment.isCutOff, !comment.followsToken, let row = lastRow(startingAtOrBefore: comment.nextToken),
            comment.nextToken <= scanner.targets[row].introducer
        else { return nil }
        return row
    }

    private func isFunctionOrProperty(_ row: Int?) -> Bool {
        row.map { [.function, .property].contains(scanner.declarations[$0].kind) } ?? false
    }

    /// The last declaration that starts there.
    private func lastRow(startingAtOrBefore token: Int) -> Int? {
        let count = partition(scanner.targets.count) { scanner.targets[$0].first <= token }
        return count == 0 ? nil : count - 1
    }

    // MARK: Markers without a declaration

    /// The declaration around the comment or before it on its line, else the next one.
    private func rowOfDeclaration(around comment: Lexer.Comment) -> Int32 {
        let last = lastRow(startingAtOrBefore: comment.nextToken - 1)
        if let last {
            let target = scanner.targets[last]
            let isAtLineEnd = comment.followsToken && scanner.cursor.tokens[comment.nextToken].startsLine
            let isOnLine = scanner.cursor.tokens[target.introducer].start >= comment.lineStart
            // The comment may stand between the attributes of the declaration.
            let isBefore = comment.nextToken <= target.introducer
            if isBefore || isAtLineEnd && isOnLine || isInParameters(comment) { return Int32(last) }
        }
        let next = last.map { $0 + 1 } ?? 0
        return next < scanner.targets.count ? Int32(next) : -1
    }

    private func detachment(of comment: Lexer.Comment) -> Marker.Detachment {
        if comment.isCutOff, !comment.followsToken, let row = lastRow(startingAtOrBefore: comment.nextToken),
            scanner.targets[row].first == comment.nextToken, canBeMarked(row)
        {
            return .beforeBlankLine
        }
        if isBody(comment.bracket) { return .inBody }
        if isInParameters(comment) { return .inParameters }
        return comment.followsToken ? .behindCode : .beforeNothing
    }

    private func isInParameters(_ comment: Lexer.Comment) -> Bool {
        comment.bracket >= 0 && scanner.cursor.tokens[comment.bracket].kind == .openParenthesis
    }

    /// Whether a marker was probably meant for a declaration, which the generated file can see.
    private func canBeMarked(_ row: Int) -> Bool {
        let declaration = scanner.declarations[row]
        return ![.operator, .other].contains(declaration.kind) && declaration.access > .fileprivate
    }

    /// Whether the bracket opens braces that contain no scanned declarations.
    private func isBody(_ bracket: Int) -> Bool {
        guard bracket >= 0, scanner.cursor.tokens[bracket].kind == .openBrace else { return false }
        guard let row = lastRow(startingAtOrBefore: bracket), scanner.targets[row].brace == bracket else { return true }
        return !scanner.declarations[row].kind.hasMembers
    }

    // MARK: Several markers

    /// Markers follow the order of their declarations.
    private mutating func checkMarkedTwice() {
        for row in markers.indices where markers[row].declaration != nil && !markers[row].isMalformed {
            let marker = markers[row]
            var other = row - 1
            while other >= 0, markers[other].declaration == marker.declaration, markers[other].kind != marker.kind {
                other -= 1
            }
            guard other >= 0, markers[other].declaration == marker.declaration else { continue }
            markers[row].isMalformed = true
            problems.append(.repeated(marker, first: markers[other]))
        }
    }
}
