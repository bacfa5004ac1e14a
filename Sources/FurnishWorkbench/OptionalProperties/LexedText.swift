import FurnishCore

/// The tokens of a file.
final class LexedText {
    let source: SourceFile
    let file: Int32
    let tokens: UnsafeMutablePointer<Token>
    private(set) var count = 0
    private(set) lazy var locals = LocalNames(self)
    /// The opening bracket of each closing one.
    private(set) var openings: [Int: Int] = [:]
    private let cursor: TokenCursor
    private let buffer: TokenBuffer
    /// The offsets of the names of the declarations that are in no body.
    private let declared: Set<UInt32>
    private var known: [String: [Int]] = [:]

    init(_ scanned: ScannedFile, file: Int32) {
        self.file = file
        source = scanned.source
        declared = Set(scanned.declarations.map(\.name.start))
        buffer = TokenBuffer(byteCount: source.bytes.count)
        cursor = TokenCursor(source, ByteRange(0, UInt32(source.bytes.count)), buffer)
        tokens = cursor.tokens
        while tokens[count].kind != .endOfFile {
            if tokens[count].isOpening { openings[close(of: count)] = count }
            count += 1
        }
    }

    /// The opening parenthesis of each call such as `StoryboardScene.Main.detail.instantiate()`, and the names before it.
    private(set) lazy var qualifiedCalls: [(open: Int, path: [String])] = (0..<count).compactMap { index in
        guard kind(index) == .openParenthesis, kind(index - 2) == .period else { return nil }
        let start = start(ofOperandBefore: index - 2)
        guard text(start).first?.isUppercase == true else { return nil }
        return (index, stride(from: start, to: index, by: 2).map(text))
    }

    // MARK: Tokens

    func kind(_ index: Int) -> Token.Kind { index < 0 ? .endOfFile : tokens[index].kind }

    func keyword(_ index: Int) -> Keyword { index < 0 ? .none : cursor.keyword(at: index) }

    /// Without backticks.
    func text(_ index: Int) -> String {
        guard index >= 0 else { return "" }
        let range = tokens[index].range
        return source.text(tokens[index].kind == .quotedWord ? ByteRange(range.start + 1, range.end - 1) : range)
    }

    /// Whether it is a word that is not reserved.
    func isName(_ index: Int) -> Bool { index >= 0 && cursor.isName(at: index) }

    /// Whether it can be the name of a constant, and not that of a type.
    func isVariableName(_ index: Int) -> Bool {
        isName(index) && text(index) != "_" && text(index).first?.isUppercase == false
    }

    /// Whether it is the name of a declaration that is in no body.
    func isDeclared(_ index: Int) -> Bool { declared.contains(tokens[index].start) }

    /// `if let name {`, `guard let name, …`.
    func isShorthandBinding(_ index: Int) -> Bool {
        [.let, .var].contains(keyword(index - 1))
            && ([.if, .guard, .while].contains(keyword(index - 2)) || kind(index - 2) == .comma)
            && ([.openBrace, .comma].contains(kind(index + 1)) || keyword(index + 1) == .else)
    }

    // MARK: Steps

    func close(of open: Int) -> Int { Int(tokens[open].match) }

    /// The index after a token, or after a bracket with its contents.
    func next(after index: Int) -> Int { tokens[index].isOpening ? close(of: index) + 1 : index + 1 }

    /// The first token of a kind that is in no further bracket.
    func first(_ wanted: Token.Kind, from start: Int, to end: Int? = nil) -> Int? {
        var index = start
        while index < end ?? count, kind(index) != wanted {
            if tokens[index].isClosing { return nil }
            index = next(after: index)
        }
        return index < end ?? count ? index : nil
    }

    /// The bracket that a token is in.
    func opening(around index: Int) -> Int? {
        var index = index - 1
        while index >= 0, !tokens[index].isOpening { index = (openings[index] ?? index) - 1 }
        return index < 0 ? nil : index
    }

    /// Whether no bracket between two tokens is still open at the second.
    func isOutside(_ start: Int, _ index: Int) -> Bool {
        var next = start
        while next < index { next = self.next(after: next) }
        return next == index
    }

    /// The first token of what ends before a period: `make` in `make(a).b?.name`.
    func start(ofOperandBefore period: Int) -> Int {
        var index = period - 1
        while true {
            while [.postfixQuestion, .postfixExclamation].contains(kind(index)) { index -= 1 }
            while let open = openings[index] {
                let isTrailing = kind(open) == .openBrace
                let isCalled = tokens[max(open - 1, 0)].isWord && !isStatement(open - 1) || openings[open - 1] != nil
                guard open > 0, isCalled, isTrailing || !tokens[open].followsSpace else { return open }
                index = open - 1
            }
            guard kind(index - 1) == .period else { return index }
            index -= 2
        }
    }

    /// Whether it is a keyword that is no value.
    func isStatement(_ index: Int) -> Bool {
        ![.none, .`self`, .super, .`init`, .Self].contains(keyword(index)) && !isName(index)
    }

    func endOfType(from start: Int) -> Int {
        var cursor = cursor
        cursor.jump(to: start)
        _ = cursor.parseType()
        return max(cursor.index, start)
    }

    /// The end of a value after an `=`.
    func endOfValue(from start: Int) -> Int {
        var cursor = cursor
        cursor.jump(to: start)
        _ = cursor.skipExpression(.initialValue)
        return max(cursor.index, start)
    }

    /// The labels of a call's arguments, `_` for none.
    func labels(of open: Int) -> [String] {
        var (labels, index) = ([String](), open + 1)
        while index < close(of: open) {
            labels.append(kind(index + 1) == .colon ? text(index) : "_")
            index = (first(.comma, from: index, to: close(of: open)) ?? close(of: open)) + 1
        }
        return labels
    }

    /// The names of the types that a call passes: `Screen.self`.
    func metatypes(in open: Int) -> [Int] {
        (open + 1..<close(of: open)).filter {
            text($0).first?.isUppercase == true && kind($0 + 1) == .period && keyword($0 + 2) == .`self`
        }
    }

    // MARK: Names

    /// The tokens that are a name, also in backticks. Bytes are compared, because most of a file's words are others.
    func indices(of name: String) -> [Int] {
        if let indices = known[name] { return indices }
        let (start, end) = (0, source.bytes.count - name.utf8.count + 1)
        var (indices, name, next) = ([Int](), name, start)
        name.withUTF8 { word in
            guard let bytes = source.bytes.baseAddress, let first = word.baseAddress else { return }
            while let found = bytes.offset(of: word[0], from: next, to: end) {
                next = found + 1
                guard (bytes + found).equals(first, count: word.count), let index = index(at: UInt32(found)) else {
                    continue
                }
                let isQuoted = tokens[index].kind == .quotedWord
                let isWhole = tokens[index].range.count == word.count + (isQuoted ? 2 : 0)
                if isWhole, isQuoted || tokens[index].start == UInt32(found) { indices.append(index) }
            }
        }
        known[name] = indices
        return indices
    }

    /// The last token that starts at an offset or before it.
    func index(at offset: UInt32) -> Int? {
        var (start, end) = (0, count)
        while start < end {
            let middle = (start + end) / 2
            if tokens[middle].start <= offset { start = middle + 1 } else { end = middle }
        }
        return start > 0 ? start - 1 : nil
    }
}

/// The files of a module, each lexed once for all properties.
final class LexedFiles {
    private var files: [Int32: LexedText] = [:]
    private var codes: [SourceFile: (code: CodeTokens, openers: [Int])] = [:]

    /// The tokens of a file that may not be scanned, and the calls that may open a scene.
    func code(of source: SourceFile) -> (code: CodeTokens, openers: [Int]) {
        if let known = codes[source] { return known }
        let code = CodeTokens(source)
        let openers = (0..<code.count).filter { code.isCalled($0) && code.mayOpenScene($0) }
        codes[source] = (code, openers)
        return (code, openers)
    }

    func text(of file: Int32, _ program: Program) -> LexedText {
        if let known = files[file] { return known }
        let text = LexedText(program.file(file), file: file)
        files[file] = text
        return text
    }
}
