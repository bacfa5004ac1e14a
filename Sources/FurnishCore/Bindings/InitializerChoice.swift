/// The initializer that makes a type.
enum InitializerChoice {
    /// An initializer in the type, an extension, or a superclass.
    case declared(Site)
    /// The initializer that Swift adds to a struct.
    case memberwise([MemberwiseParameter])
    /// `init(modelContainer:)`, added by SwiftData's macro `@ModelActor`.
    case modelActor
    /// `init()`, added by Swift or inherited from a superclass that is not in view.
    case implicit
    case ambiguous([Site])
    /// A stored property has no initial value, and no initializer sets it.
    case impossible

    /// Chooses the marked initializer, else the only one, else the one that Swift adds.
    ///
    /// - Parameters:
    ///   - site: The declaration of the type to make, if `#if` alternatives declare several.
    ///   - isMarked: Whether an initializer or its parameters are marked `@Needs`.
    ///   - target: The specialization of a generic type.
    init(of type: SymbolID, at site: Site, as target: TypeID? = nil, _ symbols: SymbolTable, isMarked: (Site) -> Bool) {
        let own = Self.choice(ownOf: type, at: site, as: target, symbols, isMarked: isMarked)
        // Few types inherit an initializer, and to find superclasses takes long.
        self =
            own ?? symbols.inheritanceChain(of: type).dropFirst().reduce(nil) {
                $0 ?? Self.choice(ownOf: $1, at: site, as: nil, symbols, isMarked: isMarked)
            } ?? .implicit
    }

    /// - Returns: nil for a class that inherits its superclass's initializers.
    private static func choice(
        ownOf type: SymbolID, at site: Site, as target: TypeID?, _ symbols: SymbolTable, isMarked: (Site) -> Bool
    ) -> InitializerChoice? {
        let (program, symbol) = (symbols.program, symbols[type])
        guard let first = symbol.sites.first else { return .implicit }
        let primary = symbol.sites.count > 1 && symbol.sites.contains(site) ? site : first
        let least = symbol.module == 0 ? Declaration.Access.private : program.leastAccess(of: first)
        var (writtenCount, available): (Int, Site?) = (0, nil)
        var (marked, meant) = ([Site](), [Site]())
        for part in symbol.extensions.isEmpty ? [primary] : [primary] + symbol.extensions {
            for initializer in program.members(of: part, .initializer) {
                let (declaration, isMarked) = (program.declaration(initializer), isMarked(initializer))
                // Only a file can call what its own extensions add as private.
                guard declaration.access >= least, part == primary || declaration.access > .fileprivate || isMarked
                else { continue }
                if let target, !holds(initializer, for: target, of: type, symbols) { continue }
                writtenCount += 1
                if isMarked { marked.append(initializer) }
                if declaration.traits.contains(.isUnavailable) { continue }
                available = initializer
                if !isDecoding(initializer, program) { meant.append(initializer) }
            }
        }
        let chosen = marked.isEmpty ? meant : marked
        if !chosen.isEmpty { return chosen.count == 1 ? .declared(chosen[0]) : .ambiguous(chosen) }
        if writtenCount == 1, let available { return .declared(available) }
        return added(to: type, primary, symbols)
    }

    /// Whether the constraints of an initializer and its extension may hold for a specialization of its type.
    private static func holds(_ site: Site, for target: TypeID, of type: SymbolID, _ symbols: SymbolTable) -> Bool {
        let (keys, wanted) = (TypeKeys(symbols, providedAliases: []), GenericSignature(at: site, symbols))
        var actual = GenericSignature()
        actual.settle(symbols.implicitType(type), as: target, symbols)
        return actual.settled.allSatisfy { name, value in
            let constraint = wanted.variables.first { $0.name == name }?.constraint
            if let constraint, Ancestry(of: value, symbols).lacks(constraint) { return false }
            guard let fixed = wanted.settled[name] else { return true }
            return keys.key(symbols.types.substitute(fixed, actual.settled)) == keys.key(value)
        }
    }

    /// Whether an initializer is `init?(coder:)` or `init(from:)`, which decode an archived instance.
    private static func isDecoding(_ site: Site, _ program: Program) -> Bool {
        guard program.declaration(site).parameters.count == 1 else { return false }
        let (file, parameter) = (program.file(site.file), program.parameters(of: site)[0])
        switch file.source.text(parameter.label) {
        case "coder": return file.takesCoder(parameter)
        case "from": return file.source.text(parameter.type).hasSuffix("Decoder")
        default: return false
        }
    }

    private static func added(to type: SymbolID, _ primary: Site, _ symbols: SymbolTable) -> InitializerChoice? {
        let properties = symbols.program.storedProperties(of: primary)
        let isWritten = !symbols.program.members(of: primary, .initializer).isEmpty
        switch symbols[type].kind {
        case .struct where !isWritten:
            let initial = symbols.program.initialProperties(of: primary, stored: properties)
            let parameters = MemberwiseParameter.all(of: initial, symbols)
            return isMadeByEmptyInitializer(properties, parameters, symbols) ? .implicit : .memberwise(parameters)
        case .class where !isWritten && properties.allSatisfy(symbols.hasValue):
            return symbols.superclass(of: type) == nil ? .implicit : nil
        case .actor where !isWritten && isModelActor(primary, symbols.program): return .modelActor
        case .actor where !isWritten && properties.allSatisfy(symbols.hasValue): return .implicit
        default: return .impossible
        }
    }

    private static func isModelActor(_ site: Site, _ program: Program) -> Bool {
        program.hasAttribute("@ModelActor", site) || program.hasAttribute("@SwiftData.ModelActor", site)
    }

    /// Whether only `init()` can make a struct with these properties: Swift adds it because all of them have values, and
    /// private properties make the memberwise initializer private.
    private static func isMadeByEmptyInitializer(
        _ properties: [Site], _ parameters: [MemberwiseParameter], _ symbols: SymbolTable
    ) -> Bool {
        parameters.contains { $0.access < .internal }
            && properties.allSatisfy { property in
                let wrapper = PropertyWrapper(of: property, symbols)
                return wrapper == .filled || wrapper.hasValue(property, symbols)
            }
    }
}

extension TypeReader {
    /// The types of the parameters of a function or an initializer, with their inner names.
    static func parameters(of site: Site, _ symbols: SymbolTable) -> [TypeChild] {
        let (program, source) = (symbols.program, symbols.program.source(site.file))
        return program.parameters(of: site).map { parameter in
            TypeChild(symbols.readType(parameter.type, at: site), label: program.names.name(source, parameter.name))
        }
    }
}

extension SymbolTable {
    /// The parameters of the initializer that Swift adds to a struct; empty for any other type.
    package func memberwiseParameters(of type: SymbolID, at site: Site) -> [MemberwiseParameter] {
        let choice = InitializerChoice(of: type, at: site, self) { _ in false }
        return if case .memberwise(let all) = choice { all } else { [] }
    }

    /// Whether a property has a value without an argument.
    package func hasValue(_ property: Site) -> Bool {
        let declaration = program.declaration(property)
        if declaration.traits.contains(.hasInitialValue) { return true }
        // Assumes that an attribute is a property wrapper with `init()`; otherwise the type would not compile.
        return isImplicitlyNil(property) || !declaration.attributes.isEmpty
    }

    /// Whether Swift initializes a `var` with nil: if its type is `T?` or `T!`, but not `() -> T?`.
    func isImplicitlyNil(_ property: Site) -> Bool {
        let declaration = program.declaration(property)
        guard !declaration.traits.contains(.isLet), !declaration.type.isEmpty else { return false }
        let type = readType(declaration.type, at: property)
        return types.withoutOptional(type) != type
    }
}

extension Program {
    /// Whether an initializer takes the coder of a storyboard or nib.
    package func takesCoder(_ initializer: Site) -> Bool {
        parameters(of: initializer).contains(where: file(initializer.file).takesCoder)
    }
}

extension [Parameter] {
    /// Whether a call needs no arguments.
    var haveDefaults: Bool { allSatisfy { !$0.defaultValue.isEmpty } }
}

extension ScannedFile {
    /// Whether a parameter's type is spelled `NSCoder`.
    package func takesCoder(_ parameter: Parameter) -> Bool {
        ["NSCoder", "Foundation.NSCoder", "Foundation::NSCoder"].contains(source.text(parameter.type))
    }
}
