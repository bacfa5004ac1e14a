package typealias NeedID = RowID<Need>

/// A value that a declaration takes from the graph or from the caller: a parameter or a property.
package struct Need {
    package enum Default: UInt8 {
        case none
        /// `= nil`: an optional need.
        case `nil`
        /// A default that can be repeated in another file.
        case literal
        /// A default that cannot, because it may name private declarations.
        case expression
    }

    /// The declaration that a need fills, as a row of its file.
    enum Target: Equatable {
        case parameter(Int32)
        case property(Int32)
        /// A function or property of a protocol that Furnish implements with closures.
        case requirement(Int32)
        /// A need that nobody wrote: for the receiver of a call, an element of a collection, or the value of a factory.
        case nothing
    }

    /// The source of a need's value that its marker states.
    enum Source {
        case graph
        /// The caller: `given: name`.
        case caller
        /// A storyboard: `coder: NSCoder`. Its name is then `coder`, whatever its inner name is.
        case coder
        /// The caller, without a label: the value that a factory starts from.
        case factoryCaller
        /// Its default: `default: name`.
        case statedDefault

        var isGiven: Bool {
            switch self {
            case .caller, .coder, .factoryCaller: true
            case .graph, .statedDefault: false
            }
        }
    }

    /// The form of the argument.
    enum Passing {
        case value
        case `inout`
        /// An autoclosure around the value, with the effects that it allows. One that escapes requires `self.` in it, and one
        /// that runs elsewhere can capture no variable.
        case autoclosure(Effects, isKept: Bool, Reach)
        /// A closure that a result builder requires in place of the value.
        case resultBuilder
        /// A closure whose statements a result builder combines, where a caller writes one.
        case built(by: TypeID)
    }

    /// The places at which an autoclosure may run.
    enum Reach {
        case here
        /// On the actor that its type states.
        case onActor(TypeID)
        /// `@Sendable`: anywhere.
        case anywhere
    }

    /// The position at which messages locate a need. All typealiases of a generic type have a need in one place.
    struct Place: Hashable {
        let file: Int32
        let offset: UInt32
    }

    package private(set) var type: TypeID
    /// The argument label; none for `_`.
    package private(set) var label = Name.none
    /// The inner name.
    package private(set) var name = Name.none
    /// The file in which the type is written.
    package let file: Int32
    /// Where the type begins, in UTF-8 bytes.
    package let offset: UInt32
    private(set) var target = Target.nothing
    private(set) var source = Source.graph
    private(set) var passing = Passing.value
    /// Whether it fills a property that does not keep the instance: a `weak` or `unowned` one.
    private(set) var isWeakOrUnowned = false
    /// Whether a mistake in a marker leaves unknown how it is met.
    private(set) var isInvalid = false
    private(set) var writtenDefault = Default.none
    /// The range of a literal default.
    package private(set) var defaultRange = ParsedText.none

    /// The default that a factory leaves to the callee. Generated code offers a caller only what it can repeat.
    package var defaultValue: Default { source.isGiven && writtenDefault == .expression ? .none : writtenDefault }

    func with(type: TypeID) -> Need {
        var need = self
        need.type = type
        return need
    }

    var isGiven: Bool { source.isGiven }

    var isCoder: Bool { source == .coder }

    var isInout: Bool { if case .inout = passing { true } else { false } }

    var isForResultBuilder: Bool { if case .resultBuilder = passing { true } else { false } }

    package var isAutoclosureKept: Bool { if case .autoclosure(_, let isKept, _) = passing { isKept } else { false } }

    /// The effects that a closure around the value allows; nil without one.
    var autoclosure: Effects? {
        if case .autoclosure(let effects, _, _) = passing { return effects }
        return isForResultBuilder ? Effects.none : nil
    }

    var isSendableAutoclosure: Bool { if case .autoclosure(_, _, .anywhere) = passing { true } else { false } }

    /// Whether it fills a stored property, so that a function escapes without `@escaping`.
    var isStored: Bool { !isParameter && target != .nothing }

    var isParameter: Bool { if case .parameter = target { true } else { false } }

    var place: Place { Place(file: file, offset: offset) }

    /// The requirement of a protocol that Furnish implements, of which the type is a closure's.
    var requirement: Site? { if case .requirement(let row) = target { Site(file: file, row: row) } else { nil } }

    /// The type of the closure for a requirement.
    func closure(_ types: TypeTable) -> FunctionType {
        guard let function = types.function(type) else { preconditionFailure("A requirement is met by a closure.") }
        return function
    }
}

extension Need {
    /// The value that a factory starts from. The caller passes it without a label.
    init(given type: TypeID, at site: Site, _ symbols: SymbolTable) {
        let program = symbols.program
        self.init(
            type: type, name: program.names.name(TypeName.lowerCamel(TypeName(symbols: symbols).name(type))),
            file: site.file, offset: program.declaration(site).name.start, source: .factoryCaller)
    }

    /// A collection's need for an element, located at the marker of the element's provider.
    init(contribution provider: Provider, _ type: TypeID) {
        self.init(type: type, file: provider.file, offset: provider.markerOffset)
    }
}

extension Program {
    package func location(of need: Need) -> Location { location(need.file, need.offset) }

    /// The location of the name of what a need fills; of its type if that has no name.
    func nameLocation(of need: Need) -> Location {
        switch need.target {
        case .parameter(let row):
            let parameter = file(need.file).parameters[Int(row)]
            return location(need.file, parameter.name.isEmpty ? parameter.range.start : parameter.name.start)
        case .property(let row), .requirement(let row): return nameLocation(Site(file: need.file, row: row))
        case .nothing: return location(of: need)
        }
    }

    /// The type that is written for a need; nil if none is.
    func typeRange(of need: Need) -> ParsedText? {
        switch need.target {
        case .parameter(let row): return file(need.file).parameters[Int(row)].type
        case .property(let row):
            let type = declaration(Site(file: need.file, row: row)).type
            return type.isEmpty ? nil : type
        case .requirement, .nothing: return nil
        }
    }
}
