import FurnishCore

/// The edits by which look-ups become parameters.
struct LookUpEdits {
    let sources: ContainerSources
    private var program: Program { sources.program }

    func fix(_ taker: LookUpPlan.Taker) -> Fix {
        let source = program.source(taker.site.file)
        let isMemberwise = program.declaration(taker.site).kind == .struct && taker.initializers.isEmpty
        var changes = taker.properties.flatMap { property in
            self.changes(
                property, isMemberwise: isMemberwise, isVariable: taker.variables.contains(property.site), source)
        }
        if !isMemberwise, taker.initializers.isEmpty { changes.append(newInitializer(taker, source)) }
        for initializer in taker.initializers { changes += self.changes(initializer, taker) }
        return Fix("", changes)
    }

    // MARK: The property

    private func changes(
        _ property: PropertyLookUp, isMemberwise: Bool, isVariable: Bool, _ source: SourceFile
    ) -> [Change] {
        let declaration = program.declaration(property.site)
        let nameEnd = property.isTypeWritten ? declaration.type.end : declaration.name.end
        let range = ByteRange(nameEnd, max(nameEnd, declaration.initialValue.end))
        let (word, value) =
            switch property.time {
            case .atOnce where isMemberwise: ("var", " = " + property.value)
            case .atOnce: (isVariable ? "var" : "let", "")
            case .once: (declaration.traits.contains(.isLazy) ? "var" : "lazy var", " = \(property.parameter)()")
            case .always: ("var", " { \(property.parameter)() }")
            }
        let text = (property.isTypeWritten ? "" : ": " + property.spelling) + value
        return removal(of: property, source) + keyword(of: property, source, to: word)
            + (range.isEmpty && text.isEmpty || source.text(range) == text ? [] : [Change(source, .type(range, text))])
    }

    /// Removes a wrapper, and writes the closure that takes its place.
    private func removal(of property: PropertyLookUp, _ source: SourceFile) -> [Change] {
        let start = program.declaration(property.site).range.start
        let lineBreak = source.lineBreak(near: start) + source.leadingSpaces(ofLineAt: start)
        let closure =
            property.time == .atOnce
            ? ""
            : otherAttributes(of: property, source)
                + "private let \(property.parameter): () -> \(property.spelling)\(lineBreak)"
        guard let attribute = property.attribute else {
            return closure.isEmpty ? [] : [Change(source, .type(ByteRange(start, start), closure))]
        }
        var end = source.endOfSpaces(from: attribute.end)
        // An attribute on a line of its own goes with the line.
        if source.endsLine(end) { end = source.endOfSpaces(from: source.startOfNextLine(from: end)) }
        if attribute.start == start { return [Change(source, .type(ByteRange(start, end), closure))] }
        return (closure.isEmpty ? [] : [Change(source, .type(ByteRange(start, start), closure))])
            + [Change(source, .type(ByteRange(attribute.start, end), ""))]
    }

    /// Attributes that stay, also on what is added. A closure is nothing for Objective-C.
    private func otherAttributes(of property: PropertyLookUp, _ source: SourceFile) -> String {
        let scanned = program.file(property.site.file)
        let ranges = program.declaration(property.site).attributes.indices.map { scanned.ranges[$0].range }
        return ranges.filter { $0 != property.attribute && source.text($0) != "@objc" }
            .map { source.text($0) + " " }.joined()
    }

    /// Replaces `let` or `var` before the name. Several names may share one.
    private func keyword(of property: PropertyLookUp, _ source: SourceFile, to word: String) -> [Change] {
        let name = program.declaration(property.site).name
        let end = source.startOfSpaces(before: name.start)
        let range = ByteRange(end - 3, end)
        let next = Site(file: property.site.file, row: property.site.row + 1)
        let isShared =
            next.row < program.file(next.file).declarations.count
            && program.declaration(next).traits.contains(.continuesBinding)
        return source.text(range) == word || isShared || !["let", "var"].contains(source.text(range))
            ? [] : [Change(source, .type(range, word))]
    }

    // MARK: Initializers

    private func changes(_ initializer: Site, _ taker: LookUpPlan.Taker) -> [Change] {
        guard let body = sources.body(of: initializer) else { return [] }
        return removal(ofOverride: initializer, body.text.source)
            + parameters(body, taker.properties.map(\.parameterText)) + statements(body, taker.properties)
    }

    private func parameters(_ body: InitializerText, _ added: [String]) -> [Change] {
        let (text, source, open, close) = (body.text, body.text.source, body.open, body.text.close(of: body.open))
        let (last, around) = (text.tokens[close - 1], body.indentation)
        func insertion(_ text: String, _ offset: UInt32) -> Change {
            Change(source, .type(ByteRange(offset, offset), text))
        }
        let lineBreak = source.lineBreak(near: text.tokens[open].start)
        let (isEmpty, isTrailing) = (close == open + 1, last.kind == .comma)
        let comma = isEmpty || isTrailing ? "" : ","
        if text.tokens[close].startsLine {
            let indentation =
                isEmpty
                ? around + body.step
                : source.leadingSpaces(
                    ofLineAt: text.tokens[open + 1].startsLine ? text.tokens[open + 1].start : last.start)
            let lines = added.map { indentation + $0 }.joined(separator: "," + lineBreak) + (isTrailing ? "," : "")
            return (comma.isEmpty ? [] : [insertion(comma, last.end)])
                + [insertion(lines + lineBreak, source.startOfLine(before: text.tokens[close].start))]
        }
        let line = ByteRange(
            source.startOfLine(before: text.tokens[open].start), source.endOfLine(from: text.tokens[close].end))
        let isBroken = (open + 1..<close).contains { text.tokens[$0].startsLine && text.opening(around: $0) == open }
        if !isBroken, line.count + added.joined(separator: ", ").utf8.count < 116 {
            return [insertion((isEmpty ? "" : comma + " ") + added.joined(separator: ", "), last.end)]
        }
        let indentation = lineBreak + (isBroken ? source.leadingSpaces(ofLineAt: last.start) : around + body.step)
        let lines = comma + added.map { indentation + $0 }.joined(separator: ",")
        return (isBroken || isEmpty ? [] : [insertion(indentation, text.tokens[open].end)])
            + [insertion(lines + (isBroken ? "" : lineBreak + around), last.end)]
    }

    /// Sets the properties first in the body.
    private func statements(_ body: InitializerText, _ properties: [PropertyLookUp]) -> [Change] {
        let (text, source) = (body.text, body.text.source)
        let (brace, next, close) = (
            text.tokens[body.brace].end, text.tokens[body.brace + 1], text.close(of: body.brace)
        )
        let around = body.indentation
        let lineBreak = source.lineBreak(near: brace)
        let indentation =
            next.startsLine && next.kind != .closeBrace
            ? source.leadingSpaces(ofLineAt: next.start) : around + body.step
        let written = properties.map { lineBreak + indentation + "self.\($0.parameter) = \($0.parameter)" }.joined()
        if next.startsLine { return [Change(source, .type(ByteRange(brace, brace), written))] }
        // The rest of a body on one line goes to a line of its own.
        let isEmpty = next.kind == .closeBrace
        let first = Change(
            source, .type(ByteRange(brace, next.start), written + lineBreak + (isEmpty ? around : indentation)))
        if isEmpty || text.tokens[close].startsLine { return [first] }
        let end = ByteRange(text.tokens[close - 1].end, text.tokens[close].start)
        return [first, Change(source, .type(end, lineBreak + around))]
    }

    /// `override` goes, because no superclass has such an initializer.
    private func removal(ofOverride initializer: Site, _ source: SourceFile) -> [Change] {
        let scanned = program.file(initializer.file)
        return program.declaration(initializer).modifiers.indices.map { scanned.ranges[$0].range }
            .filter { source.text($0) == "override" }.map { Change(source, .removalOfWord($0)) }
    }

    private func newInitializer(_ taker: LookUpPlan.Taker, _ source: SourceFile) -> Change {
        let all = taker.superclass.parameters + taker.properties.map(\.parameterText)
        let isLong = all.joined(separator: ", ").utf8.count > 90
        let head =
            isLong
            ? ["init("] + all.indices.map { "\t" + all[$0] + ($0 + 1 < all.count ? "," : "") } + [") {"]
            : ["init(\(all.joined(separator: ", "))) {"]
        let statements = taker.properties.map { "\tself.\($0.parameter) = \($0.parameter)" }
        let call = taker.superclass.call.map { ["\t" + $0] } ?? []
        return Change(source, .members([""] + head + statements + call + ["}"], after: lastProperty(taker)))
    }

    /// The last of the stored properties that follow without another member or an empty line between them.
    private func lastProperty(_ taker: LookUpPlan.Taker) -> Int32 {
        let (file, source) = (program.file(taker.site.file), program.source(taker.site.file))
        var last = taker.properties[taker.properties.count - 1].site.row
        while Int(last) + 1 < file.declarations.count, case let next = file.declarations[Int(last) + 1],
            next.kind == .property, next.parent == taker.site.row, !next.traits.contains(.isComputed),
            next.condition == file.declarations[Int(last)].condition,
            !source.text(ByteRange(file.declarations[Int(last)].range.end, next.range.start)).contains("\n\n")
        { last += 1 }
        return last
    }
}
