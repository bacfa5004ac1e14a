/// Reads the comments that may be markers, and finds the declaration to which each marker belongs.
struct MarkerScanner: ~Copyable {
    /// The declarations. Its `ranges` also get the lists of the markers.
    private(set) var scanner: Scanner
    private(set) var markers: [Marker] = []
    private(set) var misspelled: [Marker] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let buffer = TokenBuffer(byteCount: 256)

    init(_ scanner: consuming Scanner) {
        self.scanner = scanner
    }

    /// Attaches the markers, and reports mistakes. A broken file has no diagnostics.
    mutating func scan() {
        if !scanner.comments.isEmpty { markers.reserveCapacity(scanner.comments.count) }
        for row in scanner.comments.indices where scanner.conditions.mayBeCompiled(scanner.comments[row].nextToken) {
            read(scanner.comments[row])
        }
        if markers.count > 1 {
            checkMarkedTwice()
            checkMarkedParameterAndGiven()
        }
        if scanner.isBroken { diagnostics = [] }
    }

    private mutating func read(_ comment: Lexer.Comment) {
        var reader = MarkerReader(comment.text, of: scanner.source, buffer: buffer, firstRow: scanner.ranges.count)
        switch reader.read() {
        case .none: return
        case .misspelled(let marker, let mistake):
            add(nearMiss: marker, mistake, comment, reader.ranges)
        case .misplaced(let marker, let mistake):
            if isAtLineEnd(comment) || attachment(of: comment) == .nothing { return }
            add(nearMiss: marker, mistake, comment, reader.ranges)
        case .marker(var marker, var mistake):
            if !reader.ranges.isEmpty { scanner.ranges += reader.ranges }
            // The type of a function or property may be that of the whole dictionary.
            if mistake == nil, reader.lacksKey, !isFunctionOrProperty(attachment(of: comment)) {
                mistake = MarkerMessages.lackingKey
            }
            marker.condition = scanner.conditions.condition(at: comment.nextToken)
            if let mistake {
                marker.isMalformed = true
                report(.malformedMarker, comment.text.start, mistake.problem, mistake.fix(in: scanner.source))
            }
            attach(&marker, comment)
            markers.append(marker)
        }
    }

    private mutating func add(
        nearMiss marker: Marker, _ mistake: MarkerMistake, _ comment: Lexer.Comment, _ ranges: [ByteRange]
    ) {
        report(.misspelledMarker, marker.offset, mistake.problem, mistake.fix(in: scanner.source))
        if !ranges.isEmpty { scanner.ranges += ranges }
        misspelled.append(marker)
        misspelled[misspelled.count - 1].attachment = attachment(of: comment)
    }

    private mutating func attach(_ marker: inout Marker, _ comment: Lexer.Comment) {
        marker.attachment = attachment(of: comment)
        if marker.attachment != .nothing {
            marker.condition = condition(of: marker.attachment)
            return
        }
        marker.nextDeclaration = rowOfDeclaration(after: comment)
        let detachment = detachment(of: comment)
        marker.detachment = detachment
        // One diagnostic for each marker is enough.
        if marker.isMalformed { return }
        let end = scanner.cursor.tokens[comment.nextToken].start
        let fix = Fix("remove that line", Change(scanner.source, .removalOfBlankLines(marker.range, end)))
        report(
            .detachedMarker, marker.offset, MarkerMessages.detached(marker.kind, detachment),
            detachment == .beforeBlankLine ? fix : nil)
    }

    private func attachment(of comment: Lexer.Comment) -> Marker.Attachment {
        let isAtLineEnd = isAtLineEnd(comment)
        let target =
            targetOfHead(around: comment, isAtLineEnd: isAtLineEnd) ?? (isAtLineEnd ? targetOnLine(of: comment) : nil)
        return target.map { scanner.targets[$0].attachment } ?? .nothing
    }

    private func isFunctionOrProperty(_ attachment: Marker.Attachment) -> Bool {
        guard case .declaration(let row) = attachment else { return false }
        return scanner.declarations[row].kind == .function || scanner.declarations[row].kind == .property
    }

    private func isAtLineEnd(_ comment: Lexer.Comment) -> Bool {
        comment.followsToken && scanner.cursor.tokens[comment.nextToken].startsLine
    }

    private func condition(of attachment: Marker.Attachment) -> Int32 {
        switch attachment {
        case .nothing: -1
        case .declaration(let row), .parameter(_, of: let row): scanner.declarations[row].condition
        }
    }

    private mutating func report(_ code: DiagnosticCode, _ offset: UInt32, _ message: String, _ fix: Fix? = nil) {
        diagnostics.append(Diagnostic(code, at: Location(scanner.source, offset), message, fix))
    }

    // MARK: Markers before a declaration

    /// The declaration whose attributes, modifiers or keyword follow the comment without a blank line.
    private func targetOfHead(around comment: Lexer.Comment, isAtLineEnd: Bool) -> Int? {
        guard !comment.isCutOff, let target = lastTarget(startingAtOrBefore: comment.nextToken) else { return nil }
        let candidate = scanner.targets[target]
        guard comment.nextToken <= candidate.introducer else { return nil }
        return isAtLineEnd && comment.nextToken == candidate.first ? nil : target
    }

    private func lastTarget(startingAtOrBefore token: Int) -> Int? {
        var low = 0
        var high = scanner.targets.count
        while low < high {
            let middle = (low + high) / 2
            if scanner.targets[middle].first <= token { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    // MARK: Markers at the end of a line

    /// The last declaration that starts on the comment's line and in its list; if there is none, the declaration whose
    /// bracket opens on that line.
    private func targetOnLine(of comment: Lexer.Comment) -> Int? {
        guard let last = lastTarget(startingAtOrBefore: comment.nextToken - 1) else { return nil }
        var target = last
        let targets = scanner.targets
        while target >= 0, isOnLine(targets[target].introducer, comment) || isOnLine(targets[target].first, comment) {
            if targets[target].list == comment.bracket { return target }
            target -= 1
        }
        guard comment.bracket >= 0, isOnLine(comment.bracket, comment) else { return nil }
        return targetOpening(comment.bracket) ?? (holdsValue(last, comment) ? last : nil)
    }

    private func isOnLine(_ token: Int, _ comment: Lexer.Comment) -> Bool {
        scanner.cursor.tokens[token].start >= comment.lineStart
    }

    /// The declaration whose list of parameters, members or statements this bracket opens.
    private func targetOpening(_ bracket: Int) -> Int? {
        guard bracket >= 0, var target = lastTarget(startingAtOrBefore: bracket) else { return nil }
        // The last target before the brace may be a parameter of the function.
        if case .parameter(_, of: let row) = scanner.targets[target].attachment {
            target = scanner.targetOfDeclaration[row]
        }
        return scanner.targets[target].brace == bracket || scanner.targets[target].parenthesis == bracket ? target : nil
    }

    /// Whether the comment is in the initial value of a property or parameter that starts on its line: `lazy var a = {
    /// //`
    private func holdsValue(_ target: Int, _ comment: Lexer.Comment) -> Bool {
        let value =
            switch scanner.targets[target].attachment {
            case .nothing: ByteRange.none
            case .declaration(let row): scanner.declarations[row].initialValue
            case .parameter(let row, of: _): scanner.parameters[row].defaultValue
            }
        return isOnLine(scanner.targets[target].introducer, comment) && value.start < comment.text.start
            && comment.text.start < value.end
    }

    // MARK: Markers without a declaration

    private func rowOfDeclaration(after comment: Lexer.Comment) -> Int32 {
        let last = lastTarget(startingAtOrBefore: comment.nextToken - 1)
        // The comment may stand between the attributes of the declaration.
        let next = last.map { comment.nextToken <= scanner.targets[$0].introducer ? $0 : $0 + 1 } ?? 0
        for target in scanner.targets[next...] {
            if case .declaration(let row) = target.attachment { return Int32(row) }
        }
        return -1
    }

    private func detachment(of comment: Lexer.Comment) -> Marker.Detachment {
        if comment.isCutOff, let target = lastTarget(startingAtOrBefore: comment.nextToken),
            scanner.targets[target].first == comment.nextToken, canBeMarked(scanner.targets[target].attachment)
        {
            return .beforeBlankLine
        }
        if isBody(comment.bracket) { return .inBody }
        return isAtLineEnd(comment) ? .atLineEnd : .beforeNothing
    }

    /// Whether a marker was probably meant for a declaration, which the generated file can see.
    private func canBeMarked(_ attachment: Marker.Attachment) -> Bool {
        guard case .declaration(let row) = attachment else { return attachment != .nothing }
        let declaration = scanner.declarations[row]
        return ![.operator, .other].contains(declaration.kind) && declaration.access > .fileprivate
    }

    /// Whether the bracket opens braces that contain no scanned declarations.
    private func isBody(_ bracket: Int) -> Bool {
        guard bracket >= 0, scanner.cursor.tokens[bracket].kind == .openBrace else { return false }
        guard let target = targetOpening(bracket), case .declaration(let row) = scanner.targets[target].attachment
        else { return true }
        return !scanner.declarations[row].kind.hasMembers
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
        let isAlike = scanner.source.text(first.range) == scanner.source.text(marker.range)
        return Fix("remove one of them", isAlike ? [Change(scanner.source, .removalOfMarker(marker.range))] : [])
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
        var marked: Set<Int> = []
        for marker in markers where marker.namesParameters {
            if case .declaration(let row) = marker.attachment { marked.insert(row) }
        }
        for row in markers.indices {
            let marker = markers[row]
            guard case .parameter(let parameter, of: let owner) = marker.attachment, marker.kind == .needs,
                !marker.isMalformed, marked.contains(owner)
            else { continue }
            markers[row].isMalformed = true
            let name = scanner.source.text(scanner.parameters[parameter].name)
            report(.malformedMarker, marker.offset, MarkerMessages.markedParameterAndGiven(name))
        }
    }
}

extension Declaration.Kind {
    /// Whether its braces contain declarations.
    package var hasMembers: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: true
        default: false
        }
    }
}
