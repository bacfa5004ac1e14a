import FurnishCore

/// The edits by which look-ups become parameters.
struct LookUpEdits {
    let sources: ContainerSources
    private var program: Program { sources.program }

    func fixes(_ taker: LookUpPlan.Taker) -> [Fix] {
        let source = program.source(taker.site.file)
        let isMemberwise = sources.symbols[taker.type].kind == .struct && taker.initializers.isEmpty
        var changes = taker.properties.flatMap { self.changes($0, isMemberwise: isMemberwise, source) }
        if !isMemberwise {
            if taker.initializers.isEmpty { changes += [newInitializer(taker, source)] }
            for initializer in taker.initializers { changes += self.changes(initializer, taker) }
        }
        return [Fix("", changes)]
    }

    // MARK: The property

    private func changes(_ property: PropertyLookUp, isMemberwise: Bool, _ source: SourceFile) -> [Change] {
        let declaration = program.declaration(property.site)
        var changes = removal(of: property, source)
        let nameEnd = declaration.name.end
        let typeEnd = property.isTypeWritten ? declaration.type.end : nameEnd
        let type = property.isTypeWritten ? "" : ": " + property.type
        let valueEnd = declaration.initialValue.isEmpty ? typeEnd : declaration.initialValue.end
        switch property.time {
        case .atOnce where isMemberwise:
            if property.attribute != nil || !property.isTypeWritten {
                changes.append(
                    Change(source, .replacement(ByteRange(typeEnd, valueEnd), type + " = " + property.value)))
            }
            changes += keyword(of: property, source, to: "var")
        case .atOnce:
            changes.append(Change(source, .replacement(ByteRange(typeEnd, valueEnd), type)))
            changes += keyword(of: property, source, to: isAssigned(property) ? "var" : "let")
        case .once, .always:
            let value = property.time == .once ? " = \(property.parameter)()" : " { \(property.parameter)() }"
            changes.append(Change(source, .replacement(ByteRange(typeEnd, valueEnd), type + value)))
            if property.time == .once, !declaration.traits.contains(.isLazy) {
                changes += keyword(of: property, source, to: "lazy var")
            }
        }
        return changes.filter {
            if case .replacement(let range, let text) = $0.kind { !range.isEmpty || !text.isEmpty } else { true }
        }
    }

    /// Removes a wrapper, and writes the closure that takes its place.
    private func removal(of property: PropertyLookUp, _ source: SourceFile) -> [Change] {
        let start = program.declaration(property.site).range.start
        let lineBreak = source.lineBreak(near: start) + source.leadingSpaces(ofLineAt: start)
        let closure =
            property.time == .atOnce
            ? ""
            : "\(otherAttributes(of: property, source))private let \(property.parameter): () -> \(property.type)"
                + lineBreak
        guard let attribute = property.attribute else {
            return closure.isEmpty ? [] : [Change(source, .insertedLines(closure, at: start))]
        }
        var end = source.endOfSpaces(from: attribute.end)
        // An attribute on a line of its own goes with the line.
        if source.endsLine(end) { end = source.endOfSpaces(from: source.startOfNextLine(from: end)) }
        if attribute.start == start { return [Change(source, .type(ByteRange(start, end), closure))] }
        return (closure.isEmpty ? [] : [Change(source, .insertedLines(closure, at: start))])
            + [Change(source, .type(ByteRange(attribute.start, end), ""))]
    }

    /// Attributes that stay, also on what is added.
    private func otherAttributes(of property: PropertyLookUp, _ source: SourceFile) -> String {
        let scanned = program.file(property.site.file)
        let ranges = program.declaration(property.site).attributes.indices.map { scanned.ranges[$0].range }
        return ranges.filter { $0 != property.attribute }.map { source.text($0) + " " }.joined()
    }

    /// Replaces `let` or `var` before the name.
    private func keyword(of property: PropertyLookUp, _ source: SourceFile, to word: String) -> [Change] {
        let name = program.declaration(property.site).name
        let end = source.startOfSpaces(before: name.start)
        let range = ByteRange(end - 3, end)
        return source.text(range) == word ? [] : [Change(source, .replacement(range, word))]
    }

    /// Whether code sets a property after it is initialized: its own file by its name, any file on another object.
    private func isAssigned(_ property: PropertyLookUp) -> Bool {
        if sources.uses.assigned.contains(property.name) { return true }
        guard let text = sources.texts.first(where: { $0.file == property.site.file }) else { return false }
        return text.indices(of: property.name).contains { index in
            let isOwn = text.kind(index - 1) != .period || text.keyword(index - 2) == .`self`
            return isOwn && text.kind(index + 1) == .equal && ![.let, .var].contains(text.keyword(index - 1))
        }
    }

    // MARK: Initializers

    private func changes(_ initializer: Site, _ taker: LookUpPlan.Taker) -> [Change] {
        guard let text = sources.texts.first(where: { $0.file == initializer.file }),
            let name = text.index(startingAt: program.declaration(initializer).name.start),
            let open = text.first(.openParenthesis, from: name)
        else { return [] }
        let (source, close) = (text.source, text.close(of: open))
        guard let body = text.first(.openBrace, from: close + 1) else { return [] }
        var changes = removal(ofOverride: initializer, taker, source)
        let parameters = taker.properties.map(\.parameterText)
        let isEmpty = close == open + 1
        let last = text.tokens[close - 1]
        let around = source.leadingSpaces(ofLineAt: text.tokens[name].start)
        let isLong = parameters.joined(separator: ", ").utf8.count > 70 || !isEmpty && text.tokens[close].startsLine
        var separator = ", "
        if isLong {
            let own =
                isEmpty || !text.tokens[open + 1].startsLine
                ? around + "    " : source.leadingSpaces(ofLineAt: text.tokens[open + 1].start)
            separator = "," + source.lineBreak(near: last.end) + own
        }
        let isTrailingComma = last.kind == .comma
        let start = isTrailingComma || isEmpty ? String(separator.dropFirst(isLong ? 1 : 2)) : separator
        let end = isEmpty ? text.tokens[open].end : last.end
        let closing = isLong && !text.tokens[close].startsLine ? source.lineBreak(near: last.end) + around : ""
        changes.append(
            Change(source, .insertedLines(start + parameters.joined(separator: separator) + closing, at: end)))
        let brace = text.tokens[body].end
        let statements = taker.properties.map { "self.\($0.parameter) = \($0.parameter)" }
        let next = text.tokens[body + 1]
        let lineBreak = source.lineBreak(near: brace)
        let indentation =
            next.startsLine && next.kind != .closeBrace ? source.leadingSpaces(ofLineAt: next.start) : around + "    "
        var written = statements.map { lineBreak + indentation + $0 }.joined()
        // The rest of a body on one line goes to a line of its own.
        if !next.startsLine { written += lineBreak + (next.kind == .closeBrace ? around : indentation) }
        let spaces = next.startsLine ? brace : next.start
        changes.append(Change(source, .type(ByteRange(brace, spaces), written)))
        if !next.startsLine, next.kind != .closeBrace {
            let end = text.tokens[text.close(of: body)]
            if !end.startsLine {
                let last = text.tokens[text.close(of: body) - 1].end
                changes.append(Change(source, .type(ByteRange(last, end.start), lineBreak + around)))
            }
        }
        return changes
    }

    /// `override` goes where the superclass has no such initializer any more.
    private func removal(ofOverride initializer: Site, _ taker: LookUpPlan.Taker, _ source: SourceFile) -> [Change] {
        let scanned = program.file(initializer.file)
        return program.declaration(initializer).modifiers.indices.map { scanned.ranges[$0].range }
            .filter { source.text($0) == "override" }.map { Change(source, .removalOfWord($0)) }
    }

    private func newInitializer(_ taker: LookUpPlan.Taker, _ source: SourceFile) -> Change {
        let last = taker.properties[taker.properties.count - 1].site.row
        let all = taker.properties.map(\.parameterText)
        let isLong = all.joined(separator: ", ").utf8.count > 90
        let statements = taker.properties.map { "\tself.\($0.parameter) = \($0.parameter)" }
        let end = taker.superInitializer.map { ["\t" + $0] } ?? []
        let head =
            isLong
            ? ["init("] + all.indices.map { "\t" + all[$0] + ($0 + 1 < all.count ? "," : "") } + [") {"]
            : ["init(\(all.joined(separator: ", "))) {"]
        let lines = [""] + head + statements + end + ["}"]
        return Change(source, .members(lines, after: last))
    }
}

extension Change.Kind {
    /// Text that keeps its own line breaks.
    fileprivate static func insertedLines(_ text: String, at offset: UInt32) -> Change.Kind {
        .type(ByteRange(offset, offset), text)
    }
}
