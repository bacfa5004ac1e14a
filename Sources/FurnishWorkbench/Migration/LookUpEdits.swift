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
            + source.change(of: range, to: text)
    }

    /// Removes a wrapper, and writes the closure that takes its place.
    private func removal(of property: PropertyLookUp, _ source: SourceFile) -> [Change] {
        let start = program.declaration(property.site).range.start
        var closure = ""
        if property.time != .atOnce {
            closure = "private let \(property.parameter): () -> \(property.spelling)"
            closure = otherAttributes(of: property, source) + closure
            closure += source.lineBreak(near: start) + source.leadingSpaces(ofLineAt: start)
        }
        guard let attribute = property.attribute else { return source.insertion(of: closure, at: start) }
        var end = source.endOfSpaces(from: attribute.end)
        // An attribute on a line of its own goes with the line.
        if source.endsLine(end) { end = source.endOfSpaces(from: source.startOfNextLine(from: end)) }
        if attribute.start == start { return source.change(of: ByteRange(start, end), to: closure) }
        return source.insertion(of: closure, at: start) + source.change(of: ByteRange(attribute.start, end), to: "")
    }

    /// Attributes that stay, also on what is added. A closure is nothing for Objective-C.
    private func otherAttributes(of property: PropertyLookUp, _ source: SourceFile) -> String {
        program.attributes(of: property.site).filter { $0 != property.attribute && source.text($0) != "@objc" }
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
        return isShared || !["let", "var"].contains(source.text(range)) ? [] : source.change(of: range, to: word)
    }

    // MARK: Initializers

    private func changes(_ initializer: Site, _ taker: LookUpPlan.Taker) -> [Change] {
        guard let body = sources.body(of: initializer) else { return [] }
        return removal(ofOverride: initializer, body.text.source)
            + parameters(body, taker.properties.map(\.parameterText)) + statements(body, taker.properties)
    }

    private func parameters(_ body: InitializerText, _ added: [String]) -> [Change] {
        let (text, source, open, close) = (body.text, body.text.source, body.open, body.text.close(of: body.open))
        let (first, last, around) = (text.tokens[open + 1], text.tokens[close - 1], body.indentation)
        let lineBreak = source.lineBreak(near: text.tokens[open].start)
        let (isEmpty, isTrailing) = (close == open + 1, last.kind == .comma)
        let comma = isEmpty || isTrailing ? "" : ","
        if text.tokens[close].startsLine {
            let written = source.leadingSpaces(ofLineAt: first.startsLine ? first.start : last.start)
            let indentation = isEmpty ? around + body.step : written
            let lines = added.map { indentation + $0 }.joined(separator: "," + lineBreak) + (isTrailing ? "," : "")
            return source.insertion(of: comma, at: last.end)
                + source.insertion(of: lines + lineBreak, at: source.startOfLine(before: text.tokens[close].start))
        }
        let line = ByteRange(
            source.startOfLine(before: text.tokens[open].start), source.endOfLine(from: text.tokens[close].end))
        let isBroken = (open + 1..<close).contains { text.tokens[$0].startsLine && text.opening(around: $0) == open }
        let joined = added.joined(separator: ", ")
        if !isBroken, line.count + joined.utf8.count < 116 {
            return source.insertion(of: (isEmpty ? "" : comma + " ") + joined, at: last.end)
        }
        let indentation = lineBreak + (isBroken ? source.leadingSpaces(ofLineAt: last.start) : around + body.step)
        let lines = comma + added.map { indentation + $0 }.joined(separator: ",")
        return (isBroken || isEmpty ? [] : source.insertion(of: indentation, at: text.tokens[open].end))
            + source.insertion(of: lines + (isBroken ? "" : lineBreak + around), at: last.end)
    }

    /// Sets the properties first in the body.
    private func statements(_ body: InitializerText, _ properties: [PropertyLookUp]) -> [Change] {
        let (text, source, around) = (body.text, body.text.source, body.indentation)
        let (brace, next, close) = (
            text.tokens[body.brace].end, text.tokens[body.brace + 1], text.close(of: body.brace)
        )
        let lineBreak = source.lineBreak(near: brace)
        let isEmpty = next.kind == .closeBrace
        let indentation =
            next.startsLine && !isEmpty ? source.leadingSpaces(ofLineAt: next.start) : around + body.step
        let written = properties.map { lineBreak + indentation + "self.\($0.parameter) = \($0.parameter)" }.joined()
        if next.startsLine { return source.insertion(of: written, at: brace) }
        // The rest of a body on one line goes to a line of its own.
        let rest = written + lineBreak + (isEmpty ? around : indentation)
        let first = source.change(of: ByteRange(brace, next.start), to: rest)
        if isEmpty || text.tokens[close].startsLine { return first }
        let end = ByteRange(text.tokens[close - 1].end, text.tokens[close].start)
        return first + source.change(of: end, to: lineBreak + around)
    }

    /// `override` goes, because no superclass has such an initializer.
    private func removal(ofOverride initializer: Site, _ source: SourceFile) -> [Change] {
        program.modifiers(of: initializer).filter { source.text($0) == "override" }
            .map { Change(source, .removalOfWord($0)) }
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

extension SourceFile {
    /// None where the text is the same.
    fileprivate func change(of range: ByteRange, to text: String) -> [Change] {
        self.text(range) == text ? [] : [Change(self, .type(range, text))]
    }

    fileprivate func insertion(of text: String, at offset: UInt32) -> [Change] {
        change(of: ByteRange(offset, offset), to: text)
    }
}
