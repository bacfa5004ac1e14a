/// The part of a file that affects the generated code: everything except bodies of functions and properties, of which
/// stages read only what the tables hold. Bodies of initializers count, because Furnish checks whether an `init(coder:)`
/// calls another initializer.
extension MarkerScanner {
    /// A digest of the bytes outside those bodies, which are those of all markers with a declaration, and of the declarations.
    var digest: UInt64 {
        let tokens = scanner.cursor.tokens
        var digest = Digest()
        var start: UInt32 = 0
        var row = 0
        while row < scanner.declarations.count {
            let declaration = scanner.declarations[row]
            digest.add(UInt64(declaration.traits.rawValue))
            let brace = scanner.targets[row].brace
            if brace >= 0, !declaration.kind.hasMembers, declaration.kind != .initializer {
                let end = tokens[brace].end
                add(ByteRange(start, end), to: &digest)
                start = tokens[Int(tokens[brace].match)].start
                // The body of a function is skipped, but accessors are read.
                if declaration.kind != .function {
                    let thrown = declaration.thrownType
                    let all = declaration.texts + (thrown.isEmpty ? [] : [scanner.cursor.nodes[Int(thrown.root)].range])
                    for text in all where text.start >= end { add(text, to: &digest) }
                }
            }
            row += 1
        }
        for accessor in scanner.initAccessors { add(accessor.attribute.range, to: &digest) }
        add(ByteRange(start, UInt32(scanner.source.bytes.count)), to: &digest)
        return digest.value
    }

    private func add(_ text: ByteRange, to digest: inout Digest) {
        digest.add(scanner.cursor.bytes + Int(text.start), count: text.count)
    }
}
