/// Which declaration each marker belongs to.
extension Scanner {
    /// Reads the comments that may be markers, attaches the markers, and reports what is wrong with them. In a broken
    /// file nothing is reported.
    mutating func attachMarkers() {
        for comment in comments where conditions.isLive(comment.nextToken) { read(comment) }
        checkMarkedTwice()
        checkMarkedBesideGiven()
        if file.isBroken { file.diagnostics = [] }
    }

    private mutating func read(_ comment: Lexer.Comment) {
        var reader = MarkerReader(comment.text, of: cursor.bytes, buffer: markerBuffer, ranges: file.ranges)
        switch reader.read() {
        case .none: return
        case .misspelled(let message): report(.misspelledMarker, comment.text.start, message)
        case .marker(var marker, let mistake):
            file.ranges = reader.ranges
            marker.condition = conditions.condition(at: comment.nextToken)
            if let mistake {
                marker.isMalformed = true
                report(.malformedMarker, comment.text.start, mistake)
            }
            attach(&marker, comment)
            file.markers.append(marker)
        }
    }

    private mutating func attach(_ marker: inout Marker, _ comment: Lexer.Comment) {
        let isAtLineEnd = comment.followsToken && cursor.tokens[comment.nextToken].startsLine
        if let site = siteOfHead(around: comment, isAtLineEnd: isAtLineEnd) {
            marker.attachment = sites[site].attachment
        } else if isAtLineEnd, let site = siteOnLine(of: comment) {
            marker.attachment = sites[site].attachment
        } else {
            report(.detachedMarker, marker.offset, detachment(of: marker.kind, comment, isAtLineEnd: isAtLineEnd))
            return
        }
        marker.condition = condition(of: marker.attachment)
    }

    private func condition(of attachment: Marker.Attachment) -> Int32 {
        switch attachment {
        case .nothing: -1
        case .declaration(let row), .parameter(_, of: let row): file.declarations[row].condition
        }
    }

    mutating func report(_ code: DiagnosticCode, _ offset: UInt32, _ message: String) {
        file.diagnostics.append(Diagnostic(code, at: Location(file.source, offset), message))
    }

    // MARK: Before a declaration

    /// The declaration whose attributes, modifiers or introducer come next, with no empty line before them.
    private func siteOfHead(around comment: Lexer.Comment, isAtLineEnd: Bool) -> Int? {
        guard !comment.isCutOff, let site = lastSite(startingAtOrBefore: comment.nextToken) else { return nil }
        let candidate = sites[site]
        guard comment.nextToken <= candidate.introducer else { return nil }
        return isAtLineEnd && comment.nextToken == candidate.first ? nil : site
    }

    private func lastSite(startingAtOrBefore token: Int) -> Int? {
        var low = 0
        var high = sites.count
        while low < high {
            let middle = (low + high) / 2
            if sites[middle].first <= token { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    // MARK: At the end of a line

    /// The last declaration that starts on the comment's line in the list it stands in, else the one whose bracket opens
    /// there.
    private func siteOnLine(of comment: Lexer.Comment) -> Int? {
        guard var site = lastSite(startingAtOrBefore: comment.nextToken - 1) else { return nil }
        while site >= 0, isOnLine(sites[site].introducer, comment) || isOnLine(sites[site].first, comment) {
            if sites[site].list == comment.bracket { return site }
            site -= 1
        }
        return siteOpening(comment.bracket, comment)
    }

    private func isOnLine(_ token: Int, _ comment: Lexer.Comment) -> Bool {
        cursor.tokens[token].start >= comment.lineStart
    }

    /// The declaration that opens this bracket, where it does so on the comment's line.
    private func siteOpening(_ bracket: Int, _ comment: Lexer.Comment) -> Int? {
        guard bracket >= 0, isOnLine(bracket, comment), var site = lastSite(startingAtOrBefore: bracket) else {
            return nil
        }
        // The parameters of a function stand between its start and its brace.
        while site >= 0 {
            if sites[site].brace == bracket || sites[site].parenthesis == bracket { return site }
            guard case .parameter = sites[site].attachment else { return nil }
            site -= 1
        }
        return nil
    }

    // MARK: Nowhere

    private func detachment(of kind: Marker.Kind, _ comment: Lexer.Comment, isAtLineEnd: Bool) -> String {
        if comment.isCutOff,
            lastSite(startingAtOrBefore: comment.nextToken).map({ sites[$0].first }) == comment.nextToken
        {
            return MarkerMessages.cutOff(kind)
        }
        if comment.bracket >= 0, !isList(comment.bracket) { return MarkerMessages.inBody(kind) }
        return isAtLineEnd ? MarkerMessages.atLineEnd(kind) : MarkerMessages.beforeNothing(kind)
    }

    /// Whether declarations are read between these brackets.
    private func isList(_ bracket: Int) -> Bool {
        for site in sites where site.parenthesis == bracket { return true }
        for site in sites where site.brace == bracket {
            if case .declaration(let row) = site.attachment { return file.declarations[row].kind.hasMembers }
        }
        return false
    }

    // MARK: Together

    private mutating func checkMarkedTwice() {
        guard file.markers.count > 1 else { return }
        for row in 1..<file.markers.count {
            let marker = file.markers[row]
            var before = row - 1
            while before >= 0, file.markers[before].attachment == marker.attachment, marker.attachment != .nothing {
                if file.markers[before].kind == marker.kind, !marker.isMalformed {
                    file.markers[row].isMalformed = true
                    report(.malformedMarker, marker.offset, MarkerMessages.repeatedMarker(marker.kind))
                    break
                }
                before -= 1
            }
        }
    }

    private mutating func checkMarkedBesideGiven() {
        for row in file.markers.indices {
            guard case .parameter(let parameter, let owner) = file.markers[row].attachment,
                !file.markers[row].isMalformed,
                file.markers[row].kind == .needs, hasGiven(owner)
            else { continue }
            file.markers[row].isMalformed = true
            let name = file.source.text(file.parameters[parameter].name)
            report(.malformedMarker, file.markers[row].offset, MarkerMessages.markedBesideGiven(name))
        }
    }

    private func hasGiven(_ declaration: Int) -> Bool {
        for marker in file.markers where marker.attachment == .declaration(declaration) && !marker.given.isEmpty {
            return true
        }
        return false
    }
}

extension Declaration.Kind {
    /// Whether declarations stand in its braces.
    var hasMembers: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: true
        default: false
        }
    }
}
