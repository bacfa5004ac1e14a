/// The part of a file that affects the generated code: everything except bodies of functions and properties, which no
/// stage reads. Bodies of initializers count, because Furnish checks whether an `init(coder:)` calls another
/// initializer.
extension Scanner {
    /// A digest of the bytes outside those bodies, and of the declarations and markers.
    var digest: UInt64 {
        var digest = Digest()
        var start = 0
        var row = 0
        while row < declarations.count {
            digest.add(UInt64(declarations[row].traits.rawValue))
            let brace = targets[targetOfDeclaration[row]].brace
            if brace >= 0, hasBody(declarations[row].kind) {
                add(&digest, from: start, to: Int(cursor.tokens[brace].end))
                start = Int(cursor.tokens[Int(cursor.tokens[brace].match)].start)
            }
            row += 1
        }
        add(&digest, from: start, to: source.bytes.count)
        for marker in markers {
            digest.add(UInt64(marker.kind.rawValue))
            add(&digest, from: Int(marker.arguments.start), to: Int(marker.arguments.end))
        }
        return digest.value
    }

    private func hasBody(_ kind: Declaration.Kind) -> Bool {
        switch kind {
        case .function, .property, .subscript: true
        default: false
        }
    }

    private func add(_ digest: inout Digest, from start: Int, to end: Int) {
        digest.add(cursor.bytes + start, count: end - start)
    }
}
