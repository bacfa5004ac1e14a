/// The part of a file that affects the generated code: everything except bodies of functions and properties, of which
/// stages read only what the tables hold. Bodies of initializers count, because Furnish checks whether an `init(coder:)`
/// calls another initializer.
extension MarkerScanner {
    /// A digest of the bytes outside those bodies, which are those of all markers with a declaration, and of the declarations.
    var digest: UInt64 {
        let tokens = scanner.cursor.tokens
        var digest = Digest()
        var start = 0
        var row = 0
        while row < scanner.declarations.count {
            let declaration = scanner.declarations[row]
            digest.add(UInt64(declaration.traits.rawValue))
            let brace = scanner.targets[row].brace
            if brace >= 0, hasBody(declaration.kind) {
                let end = tokens[brace].end
                add(&digest, from: start, to: Int(end))
                start = Int(tokens[Int(tokens[brace].match)].start)
                // The body of a function is skipped, but accessors are read.
                if declaration.kind != .function {
                    let thrown = declaration.thrownType
                    let texts =
                        declaration.texts + (thrown.isEmpty ? [] : [scanner.cursor.nodes[Int(thrown.root)].range])
                    for text in texts where text.start >= end {
                        add(&digest, from: Int(text.start), to: Int(text.end))
                    }
                }
            }
            row += 1
        }
        for accessor in scanner.initAccessors {
            add(&digest, from: Int(accessor.attribute.start), to: Int(accessor.attribute.end))
        }
        add(&digest, from: start, to: scanner.source.bytes.count)
        return digest.value
    }

    private func hasBody(_ kind: Declaration.Kind) -> Bool {
        switch kind {
        case .function, .property, .subscript: true
        default: false
        }
    }

    private func add(_ digest: inout Digest, from start: Int, to end: Int) {
        digest.add(scanner.cursor.bytes + start, count: end - start)
    }
}
