import FurnishCore

/// The lifetime of a type in a container of another tool: `.inObjectScope(.container)`.
struct StatedLifetime {
    let place: Location
    let text: String
    let lifetime: Marker.Lifetime
}

extension DependencyGraph {
    /// The questions about state, each with the lifetime that the type has in a container of another tool, if any. A build does not
    /// look for it.
    ///
    /// - Parameter modules: The module of the graph, and the modules that it depends on.
    func namingOtherLifetimes(in diagnostics: [Diagnostic], _ modules: [SourceModule]) -> [Diagnostic] {
        if !diagnostics.contains(where: { $0.code == .unstatedLifetime }) { return diagnostics }
        let containers = modules.filter { $0.origin == .own }.flatMap(\.files).filter {
            !$0.isGenerated && $0.namesOtherLifetime
        }
        let places = Dictionary(providers.indices.map { (markerLocation($0), $0) }) { first, _ in first }
        return diagnostics.map { diagnostic in
            guard diagnostic.code == .unstatedLifetime, let provider = places[diagnostic.location],
                let type = names(in: keys.key(providers[provider].type)).first,
                let known = containers.lazy.compactMap({ $0.registration(of: type) }).first
            else { return diagnostic }
            let message = "its lifetime here, '\(known.text)', is '\(known.lifetime)' in a marker"
            return diagnostic.with(notes: [.init(known.place, message)] + diagnostic.notes)
        }
    }
}

extension SourceFile {
    /// Whether a word follows a dot that is a lifetime in another tool: `.singleton`.
    var namesOtherLifetime: Bool {
        DeclaredNames.contain(["."], in: self) { cursor in
            cursor.takeName().flatMap { MarkerSpelling.lifetime(calledElsewhere: text($0)) } != nil
        }
    }

    /// The first lifetime that a container gives to a type where it makes it: `register { Cart() }.scope(.shared)`.
    func registration(of type: String) -> StatedLifetime? {
        var found: StatedLifetime?
        _ = mentions(type) { offset in
            found = registration(after: offset + UInt32(type.utf8.count))
            return found != nil
        }
        return found
    }

    /// Reads the rest of an expression from the type that it makes to the closure's end, and what is called on the closure.
    private func registration(after offset: UInt32) -> StatedLifetime? {
        var cursor = SourceCursor(self, head(from: Int(offset)))
        // `autoregister(Cart.self, initializer: Cart.init).inObjectScope(.container)` has no closure.
        var isInClosure = !cursor.take(".init")
        while !cursor.isAtEnd {
            let start = UInt32(cursor.offset)
            if cursor.peek == UInt8(ascii: "(") {
                cursor.skipParentheses()
                continue
            }
            if cursor.take("}") {
                isInClosure = false
            } else if !isInClosure, cursor.take(".") {
                guard let name = cursor.takeName().map(text) else { return nil }
                let argument = cursor.take("(.") ? cursor.takeName().map(text) : nil
                if let lifetime = MarkerSpelling.lifetime(calledElsewhere: argument ?? name) {
                    let written = "." + name + (argument.map { "(.\($0))" } ?? "")
                    return StatedLifetime(place: Location(self, start), text: written, lifetime: lifetime)
                }
            } else if !cursor.take(")"), cursor.takeName().map(text) != "as" || cursor.takeName() == nil {
                return nil
            }
        }
        return nil
    }
}
