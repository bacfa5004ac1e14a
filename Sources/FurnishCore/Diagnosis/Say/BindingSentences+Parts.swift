/// Parts of the sentences about marked declarations.
extension BindingSentences {
    /// An error about a declaration. The message starts with its name.
    func error(_ code: DiagnosticCode, _ site: Site, _ problem: String, _ fix: Fix? = nil) -> Diagnostic {
        Diagnostic(code, at: program.nameLocation(site), "'\(name(site))' \(problem)", fix)
    }

    /// An error about a word of a marker. The message starts with that word.
    func error(
        _ code: DiagnosticCode, at word: ByteRange, in file: Int32, _ problem: String, _ fix: Fix? = nil
    ) -> Diagnostic {
        let text = program.source(file).text(word)
        return Diagnostic(code, at: program.location(file, word.start), "'\(text)' \(problem)", fix)
    }

    /// An error about a marker of a declaration.
    func error(
        _ code: DiagnosticCode, at marker: Marker?, _ marked: MarkedDeclaration, _ message: String, _ fix: Fix? = nil
    ) -> Diagnostic { Diagnostic(code, at: place(marker, marked.site), message, fix) }

    /// A marker that has to go.
    func misplaced(_ marker: Marker?, _ marked: MarkedDeclaration, _ problem: String) -> Diagnostic {
        error(.misplacedMarker, at: marker, marked, problem + ": ", removal(of: marker, marked.site))
    }

    func invalidLifetime(_ marked: MarkedDeclaration, _ valid: Marker.Lifetime, _ problem: String) -> Diagnostic {
        let editor = marked.provides.map { MarkerEditor($0, in: program.file(marked.site.file)) }
        return error(.invalidLifetime, marked.site, problem, editor?.changing(lifetime: valid).fix("write"))
    }

    /// - Parameter type: A generic parameter, or a type that Furnish does not read.
    func undetermined(
        _ type: String, at location: Location, _ code: DiagnosticCode, isResult: Bool = false
    ) -> Diagnostic {
        let advice =
            isResult
            ? "mark a function that returns one type, such as one that calls this one"
            : "write a type in its place, or constrain it to a protocol that something provides"
        return Diagnostic(code, at: location, "Furnish cannot determine '\(type)'; \(advice)")
    }

    /// The first generic parameter in a type.
    func parameter(in type: TypeID) -> String {
        types.parts(of: type).first { types[$0].kind == .parameter }.map(graph.text.show) ?? ""
    }

    func name(_ site: Site) -> String { program.fullName(of: site) }

    func word(_ marked: MarkedDeclaration) -> String { "@" + (marked.marker?.kind ?? .provides).name }

    func place(_ marker: Marker?, _ site: Site) -> Location {
        marker.map { program.location(site.file, $0.offset) } ?? program.nameLocation(site)
    }

    /// Removes a marker of a declaration in the same file.
    func removal(of marker: Marker?, _ site: Site) -> Fix {
        Fix("remove this marker", marker.map { [program.source(site.file).removing($0)] } ?? [])
    }

    /// Writes the type of a property, if its initial value shows the type.
    func typing(_ site: Site, _ what: String) -> Fix {
        guard let made = InitialValue(symbols: symbols).type(of: site) else { return Fix("write \(what)") }
        let type = graph.text.show(made)
        return Fix("write \(what), '\(type)'", program.file(site.file).typing(site.row, as: type))
    }

    /// The first attribute of a declaration, without its arguments.
    func firstAttribute(of site: Site) -> String? {
        let file = program.file(site.file)
        let first = program.declaration(site).attributes.indices.first
        return first.map { String(file.source.text(file.ranges[$0]).prefix { $0 != "(" && $0 != " " }) }
    }
}
