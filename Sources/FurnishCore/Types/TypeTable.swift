/// A row of `TypeTable`. Types with the same structure have the same row.
package struct TypeID: Hashable {
    let row: Int32

    /// A unique number, the key in a `RowIndex`.
    var number: UInt64 { UInt64(UInt32(bitPattern: row)) }
}

/// One level in the structure of a type.
package struct TypeNode {
    package enum Kind: UInt8 {
        /// A declared or foreign type. `payload` is its symbol; the children are its generic arguments.
        case nominal
        /// `Base.Name` whose base is not a plain symbol. `payload` is the name; the children are the base and the
        /// generic arguments.
        case member
        /// A generic parameter. `payload` is its name.
        case parameter
        case optional
        /// `T!`
        case unwrapped
        case array, dictionary, tuple
        /// A function. The children are the parameters, the result, and the types that `FunctionTraits` announces;
        /// `payload` is those traits.
        case function
        case composition
        /// `T.Type` (`payload` is 0) or `T.Protocol` (`payload` is 1).
        case metatype
        case any
        case some
        /// A type with a specifier or attribute, such as `inout` or `@escaping`. `payload` is its name.
        case specified
        /// `~Copyable`
        case inverse
        /// Text that is not a valid type, or that is nested too deeply.
        case unreadable
    }

    package let kind: Kind
    /// The number of levels, at most 255.
    let height: UInt8
    let payload: UInt32
    /// Rows of `TypeTable.children`.
    let children: Run
    /// The kinds of all its levels, one bit each.
    let mentioned: UInt32
    /// The number of nodes if the type is written out, at most `TypeTable.endless`. A table of few nodes can hold types
    /// that no memory could hold in writing: `(A, A)`, of which `A` is `(B, B)`, and so on.
    let size: Int32

    /// Whether it is `(T)`, which means `T`.
    package var isParenthesised: Bool { kind == .tuple && children.count == 1 }
    /// The symbol of a nominal type.
    var symbol: SymbolID { SymbolID(row: Int32(payload)) }
}

/// Facts about a function type besides its parameters and result. They are the `payload` of its node.
struct FunctionTraits: OptionSet {
    let rawValue: UInt32

    static let isAsync = FunctionTraits(rawValue: 1 &<< 0)
    static let isThrowing = FunctionTraits(rawValue: 1 &<< 1)
    static let isSendable = FunctionTraits(rawValue: 1 &<< 2)
    static let isAutoclosure = FunctionTraits(rawValue: 1 &<< 3)
    /// The type of the thrown error is the child after the result.
    static let hasThrownType = FunctionTraits(rawValue: 1 &<< 4)
    /// The global actor, `@MainActor`, is the last child.
    static let hasGlobalActor = FunctionTraits(rawValue: 1 &<< 5)
    /// `@isolated(any)`
    static let isIsolatedToAny = FunctionTraits(rawValue: 1 &<< 6)
    /// `nonisolated(nonsending)`
    static let isNonsending = FunctionTraits(rawValue: 1 &<< 7)
    /// `@concurrent`
    static let isConcurrent = FunctionTraits(rawValue: 1 &<< 8)
    /// `@convention(c)`
    static let isC = FunctionTraits(rawValue: 1 &<< 9)
    /// `@convention(block)`
    static let isBlock = FunctionTraits(rawValue: 1 &<< 10)
    /// Another attribute, which makes it a type that no generated closure has.
    static let isOther = FunctionTraits(rawValue: 1 &<< 11)

    /// The attributes that generated code repeats, as they follow an `@`.
    static let attributes: [(name: String, trait: FunctionTraits)] = [
        ("Sendable", .isSendable), ("autoclosure", .isAutoclosure), ("isolated(any)", .isIsolatedToAny),
        ("concurrent", .isConcurrent), ("convention(c)", .isC), ("convention(block)", .isBlock),
    ]

    /// Whether only a provided value can have the type, and no generated closure.
    var isForeign: Bool { rawValue & (Self.isC.rawValue | Self.isBlock.rawValue | Self.isOther.rawValue) != 0 }

    /// The standard library's version is generic, which is too slow in debug builds.
    func contains(_ other: FunctionTraits) -> Bool { rawValue & other.rawValue == other.rawValue }
}

/// A part of a type, with the label of a tuple element or function parameter.
struct TypeChild: Equatable {
    let type: TypeID
    let label: Name

    init(_ type: TypeID, label: Name = .none) { (self.type, self.label) = (type, label) }
}

/// All types of a run, each stored once, so that types are compared by row.
package final class TypeTable {
    private(set) var nodes: [TypeNode] = []
    private(set) var children: [TypeChild] = []
    private let index = RowIndex()
    /// By type, its place among those that markers and their declarations name, in the order in which they do; 0 for any other.
    private var places: [Int32] = []
    private var lastPlace: Int32 = 0

    /// The largest type that is ever written out, in nodes. Hand-written types are a hundred times smaller.
    static let largest: Int32 = 1_000
    fileprivate static let endless: Int32 = 1 &<< 24

    init() {}

    package subscript(type: TypeID) -> TypeNode { nodes[Int(type.row)] }

    /// Notes that a marker or its declaration names a type.
    func noteNamed(_ type: TypeID) {
        while places.count <= Int(type.row) { places.append(0) }
        if places[Int(type.row)] > 0 { return }
        lastPlace += 1
        places[Int(type.row)] = lastPlace
        for row in self[type].children.indices { noteNamed(children[row].type) }
    }

    /// Whether one type is named before another one.
    func isNamedBefore(_ left: TypeID, _ right: TypeID) -> Bool {
        func place(_ type: TypeID) -> Int32 {
            let place = Int(type.row) < places.count ? places[Int(type.row)] : 0
            return place > 0 ? place : .max
        }
        return (place(left), left.row) < (place(right), right.row)
    }

    /// `T` for `T?` and `T!`.
    package func withoutOptional(_ type: TypeID) -> TypeID {
        self[type].kind == .optional || self[type].kind == .unwrapped ? child(0, of: type) : type
    }

    func children(of type: TypeID) -> ArraySlice<TypeChild> { children[self[type].children.indices] }

    package func child(_ position: Int, of type: TypeID) -> TypeID {
        children[Int(self[type].children.start) + position].type
    }

    /// A type that could not be read.
    package var unreadable: TypeID { intern(.unreadable) }

    /// The type of a declaration without generic parameters.
    package func plain(_ symbol: SymbolID) -> TypeID { nominal(symbol) }

    func nominal(_ symbol: SymbolID, _ arguments: [TypeChild] = []) -> TypeID {
        intern(.nominal, payload: UInt32(symbol.row), arguments)
    }

    func intern(_ kind: TypeNode.Kind, payload: UInt32 = 0, _ parts: [TypeChild] = []) -> TypeID {
        var hash = UInt64(kind.rawValue) &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(payload) &* 0xff51_afd7_ed55_8ccd
        for position in parts.indices {
            let part = parts[position]
            hash = (hash ^ part.type.number) &* 0xc4ce_b9fe_1a85_ec53
            hash = (hash ^ UInt64(part.label.row)) &* 0x0000_0100_0000_01b3
        }
        var probe = index.probe(hash)
        while let row = index.next(&probe) {
            if matches(nodes[Int(row)], kind, payload, parts) { return TypeID(row: Int32(row)) }
        }
        let run = Run(start: Int32(children.count), end: Int32(children.count + parts.count))
        if !parts.isEmpty { children.append(contentsOf: parts) }
        let row = Int32(nodes.count)
        var mentioned = UInt32(1) &<< UInt32(kind.rawValue)
        var (size, height) = (Int32(1), UInt8(0))
        for position in parts.indices {
            let part = nodes[Int(parts[position].type.row)]
            mentioned |= part.mentioned
            size = min(size + part.size, Self.endless)
            height = max(height, part.height)
        }
        if height < 255 { height += 1 }
        nodes.append(
            TypeNode(kind: kind, height: height, payload: payload, children: run, mentioned: mentioned, size: size))
        index.insert(hash, row: UInt32(row))
        return TypeID(row: row)
    }

    private func matches(_ node: TypeNode, _ kind: TypeNode.Kind, _ payload: UInt32, _ parts: [TypeChild]) -> Bool {
        guard node.kind == kind, node.payload == payload, node.children.count == parts.count else { return false }
        let start = Int(node.children.start)
        for position in parts.indices {
            let (known, part) = (children[start + position], parts[position])
            if known.type.row != part.type.row || known.label.row != part.label.row { return false }
        }
        return true
    }

    /// The parts of `type` if it is a function type, possibly behind specifiers such as `@escaping`.
    package func function(_ type: TypeID) -> FunctionType? {
        var type = type
        while self[type].kind == .specified { type = child(0, of: type) }
        let node = self[type]
        guard node.kind == .function else { return nil }
        let traits = FunctionTraits(rawValue: node.payload)
        var parts = Array(children(of: type))
        let actor: TypeID? = traits.contains(.hasGlobalActor) ? parts.removeLast().type : nil
        let thrown: TypeID? = traits.contains(.hasThrownType) ? parts.removeLast().type : nil
        let result = parts.removeLast().type
        return FunctionType(parameters: parts, result: result, traits: traits, thrownType: thrown, globalActor: actor)
    }

    func makeFunction(_ function: FunctionType) -> TypeID {
        var parts = function.parameters
        parts.append(TypeChild(function.result))
        if let thrown = function.thrownType { parts.append(TypeChild(thrown)) }
        if let actor = function.globalActor { parts.append(TypeChild(actor)) }
        return intern(.function, payload: function.traits.rawValue, parts)
    }

    /// Whether a specifier such as `inout` or `sending`, or the attribute `escaping`, is written before `type`.
    func isSpecified(_ type: TypeID, as word: Name.Known) -> Bool {
        var type = type
        while self[type].kind == .specified {
            if self[type].payload == Name(word).row { return true }
            type = child(0, of: type)
        }
        return false
    }

    /// Whether `type` is `isolated Bank`: a function with such a parameter runs on that actor.
    func isIsolated(_ type: TypeID) -> Bool { isSpecified(type, as: .isolated) }

    func isVoid(_ type: TypeID) -> Bool { self[type].kind == .tuple && children(of: type).isEmpty }

    /// Whether `type` contains a part of this kind, at any depth.
    package func mentions(_ kind: TypeNode.Kind, in type: TypeID) -> Bool {
        self[type].mentioned & (1 &<< UInt32(kind.rawValue)) != 0
    }

    /// A type and all its parts, each once, in the order in which they are written.
    package func parts(of type: TypeID) -> [TypeID] {
        var (found, seen, waiting) = ([TypeID](), Set<TypeID>(), [type])
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            found.append(next)
            waiting += children(of: next).reversed().map(\.type)
        }
        return found
    }

    /// Whether `type` mentions a generic parameter at any depth.
    func mentions(parameter name: Name, in type: TypeID) -> Bool {
        guard mentions(.parameter, in: type) else { return false }
        if self[type].kind == .parameter { return self[type].payload == name.row }
        return children(of: type).contains { mentions(parameter: name, in: $0.type) }
    }

    /// A list or table of other elements. For other types, the last part is replaced.
    func replacingElement(of type: TypeID, by element: (TypeID) -> TypeID) -> TypeID {
        let (node, last) = (self[type], children(of: type).last!)
        let parts = children(of: type).dropLast() + [TypeChild(element(last.type), label: last.label)]
        return intern(node.kind, payload: node.payload, Array(parts))
    }

    /// `type` with its generic parameters replaced.
    func substitute(_ type: TypeID, _ values: [Name: TypeID]) -> TypeID {
        let node = self[type]
        if node.kind == .parameter { return values[Name(row: node.payload)] ?? type }
        guard mentions(.parameter, in: type) else { return type }
        let parts = Array(children(of: type)).map { TypeChild(substitute($0.type, values), label: $0.label) }
        return intern(node.kind, payload: node.payload, parts)
    }
}

package struct FunctionType {
    let parameters: [TypeChild]
    package var result: TypeID
    var traits: FunctionTraits
    var thrownType: TypeID?
    var globalActor: TypeID?
}
