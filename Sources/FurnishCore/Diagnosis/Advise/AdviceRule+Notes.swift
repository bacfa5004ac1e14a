/// Notes that several rules give.
extension AdviceRule {
    /// A new `@Provides`, which has the lifetime of its alternatives.
    func providing(_ site: Site, _ arguments: String = "") -> ProposedMarker {
        let lifetime = unmet.alternatives.first.map(resolution.lifetime) ?? .each
        let words = [lifetime == .each ? "" : "\(lifetime)", arguments].filter { !$0.isEmpty }
        return graph.marking(site, .provides, words.joined(separator: ", "))
    }

    /// Marks a property or function, and writes its type if it has none.
    func marking(_ site: Site, _ arguments: String = "", as type: String?) -> Fix {
        let marker = providing(site, arguments)
        guard let type, InitialValue(symbols: symbols).calledType(of: site) == nil else { return marker.fix("mark it") }
        return marker.fix(
            "write its type '\(type)', and mark it", with: [program.file(site.file).typing(site.row, as: type)])
    }

    /// Makes a declaration visible and marks it, if nothing else prevents that.
    private func unhiding(_ site: Site, _ marker: ProposedMarker) -> Fix {
        let words = "make it \(program.leastAccess(of: site)), and mark it"
        let access = program.file(site.file).removingAccess(around: site.row)
        return targets.canBeMade(site) && !access.isEmpty
            ? marker.fix(words, with: access) : Fix("\(words) '\(marker.text)'")
    }

    /// Asks to mark a declaration, or to correct its misspelled marker.
    func mark(_ site: Site, _ reason: String) -> Diagnostic.Note {
        let file = program.file(site.file)
        let misspelled = file.misspelled(.provides, on: site.row) ?? file.misspelled(.scope, on: site.row)
        guard let misspelled else { return note(site, reason + ": ", providing(site).fix("mark it")) }
        return .init(
            program.location(site.file, misspelled.offset), "\(subject(site)) has a misspelled marker: ",
            MarkerEditor(misspelled, in: file).corrected.fix("write"))
    }

    /// A type whose marker is missing, or misspelled.
    func mark(type site: Site) -> Diagnostic.Note { mark(site, "\(subject(site)) is declared here") }

    /// Asks to mark what makes a type.
    ///
    /// - Parameters:
    ///   - subject: What is known of the type, such as `'SystemClock' conforms to 'Clock'`.
    ///   - arguments: Those of the marker.
    func note(_ target: MarkerTarget, of type: Site, _ subject: String, _ arguments: String = "") -> Diagnostic.Note {
        let (reason, fix) = proposal(target, of: type, arguments)
        return note(target.site, subject + reason + ": ", fix)
    }

    private func proposal(_ target: MarkerTarget, of type: Site, _ arguments: String) -> (reason: String, Fix) {
        let marker = providing(target.site, arguments)
        switch target {
        case .type where program.isHidden(type): return (", but is \(access(type))", unhiding(type, marker))
        case .type: return ("", marker.fix("mark it"))
        case .instance(let property) where program.declaration(property).type.isEmpty:
            return ("", marking(property, arguments, as: name(type)))
        case .instance(let member) where targets.isOptional(member):
            let words = "mark a property or function that returns '\(name(type))' with '\(marker.text)'"
            return (", but this may be nil", Fix(words))
        case .instance: return ("", marker.fix("mark this instance"))
        case .hiddenInitializer(let initializer):
            let words = "make it \(program.leastAccess(of: type)), and mark the type"
            return (", but this initializer is \(access(initializer))", Fix("\(words) '\(marker.text)'"))
        case .noInitializer:
            let reason = ", but has no \(program.leastAccess(of: type)) initializer"
            return (reason, Fix("write one, and mark the type '\(marker.text)'"))
        case .failableInitializer:
            return (
                ", but this initializer may return nil",
                Fix("write one that cannot, and mark the type '\(marker.text)'")
            )
        }
    }

    /// A function or property that returns the missing type.
    func mark(maker site: Site) -> Diagnostic.Note {
        let declaration = program.declaration(site)
        let reason = "\(subject(site)) \(declaration.kind == .function ? "makes" : "is") a '\(show(key))'"
        if !declaration.type.isEmpty { return mark(site, reason) }
        return note(site, reason + ": ", marking(site, as: graph.text.spell(written(key))))
    }

    func delete(container site: Site) -> Diagnostic.Note {
        note(
            site,
            "\(subject(site)) makes objects by hand: delete it, and take what it makes, or a closure that makes it")
    }

    /// A marker whose `as:` says another name of the missing type.
    func renaming(_ old: TypeID, in provider: ProviderID) -> Diagnostic.Note? {
        let reason = "nothing in view is called '\(graph.text.show(old))': "
        return graph.markerEditor(of: provider)?.replacing(type: graph.text.show(old), with: show(key)).map { marker in
            note(markerOf: provider, reason, marker.fix("write"))
        }
    }

    /// A provider of another type than the missing one.
    func provided(_ offer: OfferID, _ fix: Fix) -> Diagnostic.Note { note(offer, ", but not '\(show(key))'", fix) }

    /// - Parameter changes: A function to complete.
    var anyMaker: Diagnostic.Note {
        // A shared instance is the reason why no caller can pass the value instead.
        let blocker = tables.givens.blocker(of: unmet.provider).flatMap { resolution.isOwn($0) ? $0 : nil }
        let reason = blocker.map { blocker in
            "; no caller can pass one, because '\(graph.show(blocker))' is '\(resolution.lifetime(of: blocker))'"
        }
        // Of a closure for a type in view, a provider of that type is enough.
        let made = keys.made(by: key)
        let isValue = isForeign(made) || types.function(key)?.traits.isForeign == true
        let type = graph.text.show(written(isValue ? key : made))
        let title = "mark a property or function that returns '\(type)' with '// @Provides'\(reason ?? "")"
        return .init(location, title)
    }
}
