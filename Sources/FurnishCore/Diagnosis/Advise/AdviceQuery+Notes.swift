/// Notes that several rules give.
extension AdviceQuery {
    // MARK: Markers

    /// A new `@Provides`, which has the lifetime of its alternatives.
    private func providing(_ site: Site, _ arguments: String) -> ProposedMarker {
        let lifetime = unmet.alternatives.first.map(resolution.lifetime) ?? .each
        let words = [lifetime == .each ? "" : "\(lifetime)", arguments].filter { !$0.isEmpty }
        return graph.marking(site, .provides, words.joined(separator: ", "))
    }

    /// Marks a property or function, and writes its type if it has none.
    ///
    /// - Parameter subject: What the message begins with.
    func marking(_ site: Site, _ arguments: String = "", as type: String?, of subject: String) -> Fix {
        let marker = providing(site, arguments)
        guard let type, InitialValue(symbols: symbols).calledType(of: site) == nil else {
            return marker.marking(subject)
        }
        return marker.fix(
            "write its type '\(type)', and mark it", with: [program.file(site.file).typing(site.row, as: type)])
    }

    /// Asks to mark a declaration, or to correct its misspelled marker.
    ///
    /// - Parameter isSubject: Whether the reason begins with the declaration.
    func mark(_ site: Site, _ reason: String, isSubject: Bool = true) -> Diagnostic.Note {
        let file = program.file(site.file)
        let misspelled = file.misspelled(.provides, on: site.row) ?? file.misspelled(.scope, on: site.row)
        guard let misspelled else {
            let marker = providing(site, "")
            return note(site, reason + ": ", isSubject ? marker.marking(name(site)) : marker.fix("mark it"))
        }
        return .init(
            program.location(site.file, misspelled.offset), "\(subject(site)) has a misspelled marker: ",
            MarkerEditor(misspelled, in: file).corrected.fix("write"))
    }

    /// A function or property that returns the missing type.
    func mark(maker site: Site) -> Diagnostic.Note {
        let declaration = program.declaration(site)
        let reason = "\(subject(site)) \(declaration.kind == .function ? "makes" : "is") a '\(show(key))'"
        if !declaration.type.isEmpty { return mark(site, reason) }
        return note(site, reason + ": ", marking(site, as: graph.text.spell(written(key)), of: name(site)))
    }

    /// Asks to mark what makes a type.
    ///
    /// - Parameters:
    ///   - subject: What is known of the type, such as `'SystemClock' conforms to 'Clock'`.
    ///   - arguments: Those of the marker.
    func note(_ target: MarkerTarget, of type: Site, _ subject: String, _ arguments: String = "") -> Diagnostic.Note {
        let (site, marker) = (target.site, providing(target.site, arguments))
        let least = program.leastAccess(of: type)
        let reason: String
        var fix = marker.marking(name(type))
        switch target.kind {
        case .type where program.isHidden(type):
            // Makes the type visible, if nothing else prevents that.
            let words = "make it \(least), and mark it"
            let changes = program.file(type.file).removingAccess(around: type.row)
            let isWritten = tables.canBeMade(type) && !changes.isEmpty
            fix = isWritten ? marker.fix(words, with: changes) : Fix("\(words) '\(marker.text)'")
            reason = ", but is \(access(type))"
        case .type: reason = ""
        case .instance where program.declaration(site).type.isEmpty:
            (reason, fix) = ("", marking(site, arguments, as: name(type), of: name(type)))
        case .instance where tables.isOptional(site):
            fix = Fix("mark a property or function that returns '\(name(type))' with '\(marker.text)'")
            reason = ", but this may be nil"
        case .instance: (reason, fix) = ("", marker.fix("mark this instance"))
        case .hiddenInitializer:
            fix = Fix("make it \(least), and mark the type '\(marker.text)'")
            reason = ", but this initializer is \(access(site))"
        case .noInitializer:
            fix = Fix("write one, and mark the type '\(marker.text)'")
            reason = ", but has no \(least) initializer"
        case .failableInitializer:
            fix = Fix("write one that cannot, and mark the type '\(marker.text)'")
            reason = ", but this initializer may return nil"
        }
        return note(site, subject + reason + ": ", fix)
    }

    // MARK: The need

    /// Advice to let the caller pass the value.
    var given: [Diagnostic.Note] { tables.givens.note(giving: need, of: unmet.provider).map { [$0] } ?? [] }

    /// - Parameter reason: The message after the provided type, up to the title of the fix.
    func note(_ offer: OfferID, _ reason: String, _ fix: Fix) -> Diagnostic.Note {
        note(site(of: offer), "'\(show(offer))' is provided here\(reason): ", fix)
    }

    /// Replaces the type of the need.
    ///
    /// - Parameter key: The missing type; another one than the need's if a closure makes it.
    func taking(_ other: TypeID, insteadOf key: TypeID) -> Fix {
        let isEscaping = keys.isFunction(other) && !needs[need].isStored
        let type = graph.text.parameter(other, isEscaping: isEscaping)
        return Fix("take '\(show(other))' instead", isNeeded(key) ? graph.writing(type, for: need) : [])
    }

    func taking(_ offer: OfferID) -> Fix { taking(graph.offers[offer].type, insteadOf: key) }

    /// A function to complete.
    var anyMakerNote: Diagnostic.Note {
        // A shared instance is the reason why no caller can pass the value instead.
        let blocker = tables.givens.blocker(of: unmet.provider).flatMap { resolution.isOwn($0) ? $0 : nil }
        let reason = blocker.map { blocker in
            "; no caller can pass one, because '\(graph.show(blocker))' is '\(resolution.lifetime(of: blocker))'"
        }
        // Of a closure for a type in view, a provider of that type is enough.
        let made = keys.made(by: key)
        let isValue = isForeign(made) || types.function(key)?.traits.isForeign == true
        let type = graph.text.show(written(isValue ? key : made))
        return .init(
            graph.location(ofNeed: unmet.reportedNeed),
            "mark a property or function that returns '\(type)' with '// @Provides'\(reason ?? "")")
    }
}
