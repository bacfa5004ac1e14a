/// Makes parts of member names from types.
package struct TypeName {
    let symbols: SymbolTable

    package init(symbols: SymbolTable) { self.symbols = symbols }

    private var types: TypeTable { symbols.types }
    private var names: NameTable { symbols.program.names }

    /// A type's name in upper camel case, if the user wrote it so: `WalletRepository`, `StepArray`, `StoreOfUser`.
    package func name(_ type: TypeID) -> String {
        let node = types[type]
        switch node.kind {
        case .nominal: return path(node.symbol) + generic(types.children(of: type))
        case .member:
            let parts = types.children(of: type)
            return name(parts.first!.type) + capital(names.text(Name(row: node.payload))) + generic(parts.dropFirst())
        case .parameter: return names.text(Name(row: node.payload))
        case .optional, .unwrapped: return "Optional" + capital(name(types.child(0, of: type)))
        case .array: return element(types.child(0, of: type)) + "Array"
        case .dictionary: return element(types.child(1, of: type)) + "By" + capital(name(types.child(0, of: type)))
        case .composition: return joined(types.children(of: type))
        case .tuple: return joined(types.children(of: type)) + (node.children.isEmpty ? "" : "Tuple")
        case .function: return types.function(type).map { name($0.result) + "Function" } ?? ""
        case .metatype: return name(types.child(0, of: type)) + "Type"
        case .any, .some, .specified, .inverse: return name(types.child(0, of: type))
        case .unreadable: return ""
        }
    }

    /// A name for a typealias of a specialization: `UserStore` for `Store<User>`.
    func specialization(_ type: TypeID) -> String {
        guard types[type].kind == .nominal else { return name(type) }
        let (arguments, name) = (joined(types.children(of: type)), path(types[type].symbol))
        return arguments.utf8.first.map(SwiftKeyword.isDigit) == true ? name + arguments : arguments + name
    }

    /// A collection of closures names their effects, because each of their types has a collection of its own.
    private func element(_ type: TypeID) -> String {
        guard let function = types.function(type) else { return name(type) }
        let actor = function.globalActor.map { capital(name($0)) } ?? ""
        let words: [(FunctionTraits, String)] = [
            (.isSendable, "Sendable"), (.isAsync, "Async"), (.isThrowing, "Throwing"),
        ]
        let traits = words.filter { function.traits.contains($0.0) }.map(\.1).joined()
        return name(function.result) + actor + traits + "Function"
    }

    private func path(_ symbol: SymbolID) -> String {
        let declared = symbols[symbol]
        let text = names.text(declared.name)
        let name = text.hasPrefix("-") ? "Minus" + text.dropFirst() : capital(text)
        return declared.parent.map { path($0) + name } ?? name
    }

    private func generic(_ arguments: ArraySlice<TypeChild>) -> String {
        arguments.isEmpty ? "" : "Of" + joined(arguments)
    }

    private func joined(_ parts: ArraySlice<TypeChild>) -> String {
        parts.isEmpty ? "Void" : parts.map { capital(name($0.type)) }.joined(separator: "And")
    }

    private func capital(_ text: String) -> String { Self.capitalized(text) }

    static func capitalized(_ text: String) -> String {
        if let byte = text.utf8.first, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { return text }
        guard let first = text.first, first.isLowercase else { return text }
        return first.uppercased() + text.dropFirst()
    }

    /// The name in lower camel case: `httpClient` for `HTTPClient`, `urlCache` for `URLCache`, `api` for `API`.
    package static func lowerCamel(_ text: String) -> String {
        var text = text
        if let name = text.withUTF8(lowerCamelOfWord) { return name }
        // One word, although it ends in lowercase letters.
        if text.hasPrefix("SQLite") { return "sqlite" + text.dropFirst(6) }
        let capitals = text.prefix(while: \.isUppercase)
        // The last of several capitals begins the next word.
        let beginsWord = capitals.count > 1 && text[capitals.endIndex...].first?.isLowercase == true
        let word = beginsWord ? capitals.dropLast() : capitals
        return word.lowercased() + text[word.endIndex...]
    }

    /// A fast path for the usual name, which begins with one capital and a lowercase letter.
    private static func lowerCamelOfWord(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.count > 1, bytes[0] >= UInt8(ascii: "A"), bytes[0] <= UInt8(ascii: "Z"),
            bytes[1] >= UInt8(ascii: "a"), bytes[1] <= UInt8(ascii: "z")
        else { return nil }
        return String(unsafeUninitializedCapacity: bytes.count) { name in
            let end = name.initialize(fromContentsOf: bytes)
            name[0] |= 0x20
            return end
        }
    }
}

extension SymbolTable {
    /// The name of a scope's factory, such as `SessionFactory`. The name for a nested type includes those of the types
    /// around it.
    func factoryName(_ scope: SymbolID) -> String { TypeName(symbols: self).name(implicitType(scope)) + "Factory" }
}
