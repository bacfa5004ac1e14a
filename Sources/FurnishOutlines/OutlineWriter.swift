import FurnishCore

/// Writes the part of a file that other modules may need to know, as Swift: declarations without bodies, values, comments
/// and unmarked private code, each on a line of its own.
///
/// The scanner reads an outline like any other file. What its tables do not hold, no stage reads, so the declarations are
/// written from the tables.
struct OutlineWriter {
    private let file: ScannedFile
    private let kept: [Bool]
    /// Markers and near misses in source order.
    private let markers: [Marker]
    /// The same by the row of their declaration.
    private let markersOfRow: [Int: [Marker]]
    /// Those that a blank line separates from the declaration of a row.
    private let markersCutOff: [Int32: [Marker]]
    private var text = ""
    /// The branches of `#if`s that are open, from the outermost.
    private var branches: [Int32] = []
    /// The rows of types whose braces are open, each with the number of branches around it.
    private var bodies: [(row: Int, branches: Int)] = []
    private var nextDetached = 0

    /// The outline of a file. It scans as the file does, except for what is left out.
    static func outline(_ file: ScannedFile) -> [UInt8] {
        // Such a file is left to the compiler. All of it may matter, because nothing is known of its declarations.
        if file.isBroken { return Array(file.source.bytes) }
        var writer = OutlineWriter(file)
        writer.write()
        return Array(writer.text.utf8)
    }

    private init(_ file: ScannedFile) {
        self.file = file
        kept = OutlineSelection(file).kept
        markers = (file.markers + file.misspelled).sorted { $0.offset < $1.offset }
        markersOfRow = Dictionary(grouping: markers.filter { $0.declaration != nil }) { $0.declaration! }
        markersCutOff = Dictionary(
            grouping: markers.filter { $0.detachment == .beforeBlankLine }, by: \.nextDeclaration)
    }

    private mutating func write() {
        for row in file.declarations.indices where kept[row] {
            let declaration = file.declarations[row]
            let continues = declaration.traits.contains(.continuesBinding)
            close(before: row)
            if !continues {
                startLine()
                writeDetachedMarkers(before: declaration.range.start)
                open(declaration.condition)
                for marker in markersCutOff[Int32(row)] ?? [] {
                    write(marker)
                    text += "\n"
                }
            }
            if continues { text += "," }
            for marker in markersOfRow[row] ?? [] where marker.declaration == row { write(marker) }
            if file.isVerbatim(declaration) {
                text += file.writtenText(declaration.range)
                continue
            }
            if !continues { writeHead(declaration) }
            write(declaration, row)
        }
        close(before: file.declarations.count)
        startLine()
        writeDetachedMarkers(before: .max)
    }

    // MARK: Nesting

    private mutating func close(before row: Int) {
        while let body = bodies.last, row >= Int(file.declarations[body.row].membersEnd) {
            bodies.removeLast()
            close(to: body.branches)
            text += text.utf8.last == UInt8(ascii: "{") ? "}" : "\n}"
        }
        if row == file.declarations.count { close(to: 0) }
    }

    private mutating func close(to count: Int) {
        while branches.count > count {
            branches.removeLast()
            text += "\n#endif"
        }
    }

    /// Opens the branches of `#if`s around the next declaration, and closes those that end before it.
    private mutating func open(_ condition: Int32) {
        let wanted = path(condition)
        var common = 0
        while common < branches.count, common < wanted.count, branches[common] == wanted[common] { common += 1 }
        if common < branches.count, common < wanted.count, earlier(wanted[common]).contains(branches[common]) {
            close(to: common + 1)
            let open = branches.removeLast()
            writeBranches(earlier(wanted[common]).filter { $0 > open } + [wanted[common]])
            branches.append(wanted[common])
            common += 1
        } else {
            close(to: common)
        }
        for branch in wanted.dropFirst(common) {
            writeBranches(earlier(branch) + [branch])
            branches.append(branch)
        }
        startLine()
    }

    private mutating func startLine() { if !text.isEmpty, text.utf8.last != UInt8(ascii: "\n") { text += "\n" } }

    private func path(_ condition: Int32) -> [Int32] {
        var path: [Int32] = []
        var current = condition
        while current >= 0 {
            path.append(current)
            current = file.conditions[Int(current)].outer
        }
        return path.reversed()
    }

    /// The branches of the same `#if` before this one, in order.
    private func earlier(_ branch: Int32) -> [Int32] {
        var earlier: [Int32] = []
        var current = file.conditions[Int(branch)].previous
        while current >= 0 {
            earlier.append(current)
            current = file.conditions[Int(current)].previous
        }
        return earlier.reversed()
    }

    private mutating func writeBranches(_ rows: [Int32]) {
        for row in rows {
            let branch = file.conditions[Int(row)]
            startLine()
            text += branch.previous < 0 ? "#if " : branch.expression.isEmpty ? "#else" : "#elseif "
            text += file.writtenText(branch.expression)
        }
    }

    // MARK: Markers

    /// A marker is on a line of its own, before its declaration.
    private mutating func write(_ marker: Marker) {
        if marker.detachment != .behindCode { startLine() }
        let isBlock = file.source.isBlockComment(at: marker.offset)
        text += (isBlock ? "/*" : "//") + file.source.text(marker.range) + (isBlock ? "*/\n" : "\n")
    }

    /// A marker that belongs to nothing does so for the same reason.
    private mutating func writeDetachedMarkers(before offset: UInt32) {
        while nextDetached < markers.count, markers[nextDetached].offset < offset {
            let marker = markers[nextDetached]
            nextDetached += 1
            // Those before a blank line follow with their declaration.
            if marker.declaration != nil || marker.detachment == .beforeBlankLine { continue }
            close(to: bodies.last?.branches ?? 0)
            startLine()
            let (open, close) =
                switch marker.detachment {
                case .inBody: ("{", "}")
                case .inParameters: ("(", ")")
                case .behindCode: (";", ";")
                default: ("", ";")
                }
            text += open
            write(marker)
            text += close + "\n"
        }
    }

    // MARK: Declarations

    private mutating func writeHead(_ declaration: Declaration) {
        for row in declaration.attributes.indices { text += file.writtenText(file.ranges[row]) + " " }
        if declaration.traits.contains(.hasWrittenAccess) { text += "\(declaration.access) " }
        for row in declaration.modifiers.indices { text += file.writtenText(file.ranges[row]) + " " }
    }

    private mutating func write(_ declaration: Declaration, _ row: Int) {
        let continues = declaration.traits.contains(.continuesBinding)
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension:
            text += "\(declaration.kind) " + signature(declaration, row) + "{"
            bodies.append((row, branches.count))
        case .typealias: text += "typealias " + signature(declaration, row)
        case .other: text += "associatedtype " + signature(declaration, row)
        case .initializer:
            text += signature(declaration, row)
            if callsInitializer(declaration) { text += "{self.init}" }
        case .function: text += "func " + signature(declaration, row)
        case .subscript:
            text += signature(declaration, row)
            writeAccessors(declaration, hasEffects: false)
        case .property:
            if !continues { text += declaration.traits.contains(.isLet) ? "let " : "var " }
            writeProperty(declaration)
        case .case: text += (continues ? "" : "case ") + signature(declaration, row)
        case .import: writeImport(declaration)
        case .operator: break
        }
    }

    /// The kind of a scoped import is the word before the name.
    private mutating func writeImport(_ declaration: Declaration) {
        let head = file.writtenText(ByteRange(declaration.range.start, declaration.name.start))
        let word = head.split(separator: " ").last.map(String.init) ?? ""
        text += (word == "import" ? "" : "import ") + word + " " + file.source.text(declaration.name)
    }

    /// The text from a declaration's name to its braces, or to its end.
    private func signature(_ declaration: Declaration, _ row: Int) -> String {
        let hasMembers = Int(declaration.membersEnd) > row + 1
        let end = hasMembers ? file.declarations[row + 1].range.start : declaration.range.end
        let range = ByteRange(declaration.range.start, end)
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(file.source, range, buffer)
        while cursor.kind != .endOfFile, cursor.token.start < declaration.name.start || cursor.kind != .openBrace {
            cursor.skip()
        }
        return file.textWithoutBodies(ByteRange(declaration.name.start, cursor.lastEnd))
    }

    private mutating func writeEffects(_ declaration: Declaration) {
        if declaration.traits.contains(.isAsync) { text += " async" }
        guard declaration.traits.contains(.isThrowing) else { return }
        text += declaration.traits.contains(.isRethrowing) ? " rethrows" : " throws"
        if !declaration.thrownType.isEmpty {
            text += "(" + file.writtenText(file.trees.parsed(declaration.thrownType)) + ")"
        }
    }

    /// A value matters only where it tells the type.
    private mutating func writeProperty(_ declaration: Declaration) {
        text += file.writtenText(declaration.name)
        if !declaration.type.isEmpty { text += ":" + file.writtenText(declaration.type) }
        if declaration.traits.contains(.hasInitialValue) {
            // A constant may make the state itself.
            let value =
                declaration.traits.contains(.isLet) && file.source.isMade(declaration.initialValue) ? "f()" : "0"
            text += " = " + (declaration.type.isEmpty ? file.textWithoutBodies(declaration.initialValue.range) : value)
        }
        writeAccessors(declaration, hasEffects: true)
    }

    private mutating func writeAccessors(_ declaration: Declaration, hasEffects: Bool) {
        guard declaration.traits.contains(.isComputed) else { return }
        text += declaration.traits.contains(.hasMutatingGetter) ? "{mutating get" : "{get"
        if hasEffects { writeEffects(declaration) }
        text += declaration.traits.contains(.hasSetter) ? " set}" : "}"
    }

    /// Whether an `init(coder:)` calls another initializer, and so does not stop the program.
    private func callsInitializer(_ declaration: Declaration) -> Bool {
        guard declaration.parameters.count == 1,
            file.source.text(file.parameters[Int(declaration.parameters.start)].label) == "coder"
        else { return false }
        return file.source.callsInitializer(in: declaration.range)
    }
}

extension SourceFile {
    /// Whether the comment whose text starts at an offset is a block comment. Only white space and stars come before the text.
    fileprivate func isBlockComment(at offset: UInt32) -> Bool {
        var start = Int(offset) - 1
        while bytes[start] != UInt8(ascii: "/") { start -= 1 }
        return bytes[start + 1] == UInt8(ascii: "*")
    }
}

extension ScannedFile {
    /// The text at `range` without what is in braces. Nothing tells the type of a value with an `#if`.
    fileprivate func textWithoutBodies(_ range: ByteRange) -> String {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(source, range, buffer)
        var (text, start) = ("", range.start)
        while cursor.kind != .endOfFile {
            switch cursor.kind {
            case .poundIf: return "{}"
            case .openBrace:
                text += writtenText(ByteRange(start, cursor.token.start)) + "{}"
                cursor.skip()
                start = cursor.lastEnd
            case .stringStart, .multilineStringStart: cursor.skip()
            default: cursor.advance()
            }
        }
        return text + writtenText(ByteRange(start, range.end))
    }
}
