extension ScannedFile {
    /// The diagnostics about its markers and conditions.
    package var diagnostics: [Diagnostic] { problems.map(MarkerSentences(file: self).diagnostic) }
}

/// Says what is wrong with a file's markers and conditions.
struct MarkerSentences {
    let file: ScannedFile

    func diagnostic(_ problem: MarkerProblem) -> Diagnostic {
        switch problem {
        case .malformed(let marker, let mistake): return diagnostic(mistake, in: marker)
        case .misspelled(let marker, let name, let end):
            let arguments = marker.arguments.isEmpty ? "" : ", " + text(marker.arguments)
            let correction = "@\(marker.kind.name)" + (marker.impliesLifetime ? "(\(marker.lifetime)\(arguments))" : "")
            let fix = write(correction, at: ByteRange(name.start, end))
            return error(.misspelledMarker, at: marker, "'\(text(name))' is not a marker: ", fix)
        case .detached(let marker, .beforeBlankLine):
            let start = file.declarations[Int(marker.nextDeclaration)].range.start
            let removal = Change(file.source, .removalOfBlankLines(marker.range, start))
            let message = "a blank line separates '@\(marker.kind.name)' from the declaration below it: "
            return error(.detachedMarker, at: marker, message, Fix("remove that line", removal))
        case .detached(let marker, let detachment):
            return error(.detachedMarker, at: marker, "'@\(marker.kind.name)' \(place(detachment))")
        case .repeated(let marker, let first):
            // The user has to choose between markers with different arguments.
            let isAlike = text(first.range) == text(marker.range)
            let fix = Fix("remove one of them", isAlike ? [file.source.removing(marker)] : [])
            return error(.malformedMarker, at: marker, "this declaration has a '@\(marker.kind.name)' already: ", fix)
        case .tooLargeCondition(let offset):
            return Diagnostic(
                .conditionMismatch, at: Location(file.source, offset),
                "a condition of more than \(ConditionTable.mostTerms) terms or levels is not compared with others: write one flag "
                    + "in its place")
        }
    }

    private func diagnostic(_ mistake: MarkerMistake, in marker: Marker) -> Diagnostic {
        let name = "@\(marker.kind.name)"
        func error(_ problem: String, _ fix: Fix? = nil) -> Diagnostic {
            self.error(.malformedMarker, at: marker, problem, fix)
        }
        switch mistake {
        case .emptyParentheses:
            return error("the parentheses are empty: ", fix("write \(name)", name, at: marker.range))
        case .missingParentheses(let arguments):
            let call = "\(name)(\(text(arguments)))"
            let problem = "arguments must be in parentheses right after the marker: "
            return error(problem, fix("write \(call)", call, at: marker.range))
        case .trailingText(let rest, let end):
            let range = end.map { ByteRange($0, rest.end) }
            let move = fix("move the rest of the text to another comment", "\n// " + text(rest), at: range)
            return error("the comment of '\(name)' must contain nothing else: ", move)
        case .unclosed:
            let advice = "write a marker of several lines as /* … */"
            return error("the parentheses of '\(name)' are not closed in this comment: \(advice)")
        case .misused(let argument): return error("'\(argument.name)' is not used like this: \(argument.example)")
        case .unreadable(let word):
            return error("'\(text(word))' is not an argument of '\(name)', which takes \(arguments(of: marker.kind))")
        case .unknownArgument(let word, let colonEnd): return unknownArgument(word, colonEnd, in: marker)
        case .unlabelled(let word, let label):
            let insertion = ByteRange(word.start, word.start)
            let fix = fix("write '\(label.name)' before it", label.name + " ", at: insertion)
            return error("'\(text(word))' is not an argument of '\(name)': ", fix)
        case .repeated(let word, let isLabel, let second):
            let removal = fix("remove one of them", "", at: second)
            return error("'\(text(word))\(isLabel ? ":" : "")' is written twice in this '\(name)': ", removal)
        case .missingComma(let word, let end):
            let fix = fix("write ', \(text(word))'", ",", at: ByteRange(end, end))
            return error("a comma is missing before '\(text(word))': ", fix)
        case .twoLifetimes(let first, let second):
            return error("'\(first)' and '\(second)' are both lifetimes: keep one of them")
        case .besideFake:
            let names = list(marker.argumentsBesideFake.map(\.name))
            return error("a fake has the lifetime and the scope of what it replaces: remove \(names)")
        case .lackingKey: return error("an element of a dictionary needs a key: write one too, as in 'key: \"home\"'")
        case .wholeList:
            let advice = "provide each element, or remove 'into:', so that this provides all of them"
            return error("this is the whole collection, and 'into:' adds one element: \(advice)")
        }
    }

    private func unknownArgument(_ word: ByteRange, _ colonEnd: UInt32?, in marker: Marker) -> Diagnostic {
        let (kind, label) = (marker.kind, text(word) + (colonEnd == nil ? "" : ":"))
        func error(_ rest: String, _ fix: Fix? = nil) -> Diagnostic {
            self.error(.malformedMarker, at: marker, "'@\(kind.name)' has no argument '\(label)'\(rest)", fix)
        }
        if let other = MarkerArgument(rawValue: label)?.kind { return error("; it is one of '@\(other.name)'") }
        let lifetime = kind == .provides ? MarkerSpelling.lifetime(calledElsewhere: label) : nil
        if lifetime == nil, kind == .provides, label == "eager" {
            return error(
                ": nothing is built before it is needed; mark a function that takes it with '// @Needs', such as "
                    + "'func start(sync: Sync) {}', and call it right after the factory is made")
        }
        let meant = lifetime.map { "\($0)" } ?? EditDistance.nearest(to: label, among: MarkerArgument.names(of: kind))
        guard let meant else { return error(": it takes \(arguments(of: kind))") }
        return error(": ", write(meant, at: ByteRange(word.start, colonEnd ?? word.end)))
    }

    private func place(_ detachment: Marker.Detachment) -> String {
        switch detachment {
        case .inBody:
            "is inside a body, where declarations cannot be marked: move it before the declaration that it marks"
        case .inParameters:
            "is in a list of parameters, which cannot be marked: put it above the declaration, and name the parameters that the "
                + "caller passes in 'given:'"
        case .behindCode: "is behind other code on its line: put it above the declaration that it marks"
        case .beforeBlankLine, .beforeNothing:
            "belongs to no declaration: put it right before the declaration that it marks"
        }
    }

    // MARK: Parts

    private func text(_ range: ByteRange) -> String { file.source.text(range) }

    private func error(_ code: DiagnosticCode, at marker: Marker, _ problem: String, _ fix: Fix? = nil) -> Diagnostic {
        Diagnostic(code, at: Location(file.source, marker.offset), problem, fix)
    }

    /// - Parameter range: The text to replace. Nil if only the user can correct it.
    private func fix(_ title: String, _ text: String, at range: ByteRange?) -> Fix {
        Fix(title, range.map { [Change(file.source, .replacement($0, text))] } ?? [])
    }

    private func write(_ text: String, at range: ByteRange) -> Fix { fix("write '\(text)'", text, at: range) }

    private func arguments(of kind: Marker.Kind) -> String { list(MarkerArgument.names(of: kind)) }

    private func list(_ names: [String]) -> String {
        guard names.count > 1 else { return "'\(names[0])'" }
        return names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(names[names.count - 1])'"
    }
}
