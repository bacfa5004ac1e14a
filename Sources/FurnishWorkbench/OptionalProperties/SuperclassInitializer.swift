import FurnishCore

/// The superclass's initializer that a new initializer calls.
struct SuperclassInitializer {
    /// Its parameters, which the new initializer takes too: `log: Log`.
    var parameters: [String] = []
    /// The inner names of these parameters.
    var names: [String] = []
    /// Those of them that the caller passes.
    var given: [String] = []
    /// The arguments of the call; nil if there is no superclass.
    var arguments: String?
    var isFailable = false
    /// ` async throws`, or a part of it.
    var effects = ""

    /// `try await super.init(coder: coder)`.
    var call: String? {
        arguments.map { arguments in
            (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
                + "super.init(\(arguments))"
        }
    }
}

/// Finds that initializer.
struct SuperclassInitializerSearch {
    enum Outcome {
        case found(SuperclassInitializer)
        /// Only the user can write the call.
        case unknown(Diagnostic.Note)

        var initializer: SuperclassInitializer? { if case .found(let found) = self { found } else { nil } }

        var obstacle: Diagnostic.Note? { if case .unknown(let note) = self { note } else { nil } }
    }

    let graph: DependencyGraph

    private var symbols: SymbolTable { graph.symbols }
    private var program: Program { graph.program }

    /// - Parameter takesCoder: Whether the new initializer takes a coder.
    func search(from type: SymbolID, takesCoder: Bool) -> Outcome {
        var found = SuperclassInitializer()
        var current = type
        // Deeper than any real hierarchy: a class may inherit from itself.
        for _ in 0..<100 {
            guard let superclass = symbols.superclass(of: current) else { break }
            let name = symbols.name(of: superclass)
            if symbols[superclass].isForeign, KnownType.isProtocol(name) { break }
            if KnownType.has(.hasCoder, name) || symbols[superclass].isForeign {
                found.arguments = takesCoder ? "coder: coder" : KnownType.arguments(of: name)
                return found.arguments == nil ? .unknown(unknownCall(superclass, below: current)) : .found(found)
            }
            let written = symbols.members(of: superclass, .initializer)
            if let required = written.first(where: { mustBeRepeated($0) }) {
                return .unknown(.init(program.nameLocation(required), "each subclass has to write this initializer"))
            }
            let designated = written.filter(canBeCalled).filter { program.takesCoder($0) == takesCoder }
            if designated.count == 1 {
                return read(designated[0], by: type).map { .found($0) }
                    ?? .unknown(unknownCall(superclass, below: current))
            }
            if !written.isEmpty { return .unknown(unknownCall(superclass, below: current)) }
            found.arguments = ""
            current = superclass
        }
        return .found(found)
    }

    private func unknownCall(_ superclass: SymbolID, below type: SymbolID) -> Diagnostic.Note {
        let site = symbols[type].sites.first ?? Site(file: 0, row: 0)
        let name = symbols.name(of: superclass)
        return .init(
            program.nameLocation(site), "only you can choose the initializer of '\(name)' that the new one calls")
    }

    private func mustBeRepeated(_ initializer: Site) -> Bool {
        program.declaration(initializer).traits.contains(.isRequired) && !program.takesCoder(initializer)
    }

    private func canBeCalled(_ initializer: Site) -> Bool {
        let declaration = program.declaration(initializer)
        return declaration.traits.isDisjoint(with: [.isConvenience, .isUnavailable])
            && declaration.access >= program.leastAccess(of: initializer) && declaration.condition < 0
    }

    /// - Returns: nil if a parameter cannot be passed on as it is written.
    private func read(_ initializer: Site, by heir: SymbolID) -> SuperclassInitializer? {
        let (file, declaration) = (program.file(initializer.file), program.declaration(initializer))
        let parameters = program.parameters(of: initializer)
        var found = SuperclassInitializer()
        found.isFailable = declaration.traits.contains(.isFailable)
        found.effects = declaration.traits.contains(.isAsync) ? " async" : ""
        if declaration.traits.contains(.isThrowing) { found.effects += " throws" }
        if let arguments = KnownType.arguments(forLabels: parameters.map { file.source.text($0.label) }) {
            found.arguments = arguments
            return found
        }
        guard declaration.generics.isEmpty, declaration.thrownType.isEmpty,
            let owner = symbols.enclosingType(of: initializer)
        else { return nil }
        let ancestry = Ancestry(of: symbols.implicitType(heir), symbols)
        var arguments: [String] = []
        for parameter in parameters {
            let text = file.writtenText(parameter.range)
            guard !parameter.isVariadic, !text.contains("inout "), parameter.attributes.isEmpty else { return nil }
            let (label, name) = (file.source.text(parameter.label), file.source.text(parameter.name))
            arguments.append((label.isEmpty ? "" : label + ": ") + name)
            if file.takesCoder(parameter) { continue }
            let type = ancestry.inherited(symbols.readType(parameter.type, at: initializer), from: owner)
            let names = file.source.text(ByteRange(parameter.range.start, parameter.type.start))
            found.parameters.append(symbols[owner].isGeneric ? names + graph.text.show(type) : text)
            found.names.append(name)
        }
        found.arguments = arguments.joined(separator: ", ")
        let given = graph.bindings.marked[initializer]?.needs?.given ?? .empty
        found.given = given.indices.map { file.source.text(file.ranges[$0]) }.filter(found.names.contains)
        return found
    }
}

extension KnownType {
    /// The arguments of the initializer that a subclass calls in code.
    fileprivate static func arguments(of name: String) -> String? {
        switch name {
        case "NSObject": ""
        case "NSWindowController": "window: nil"
        case "NSViewController", "UINavigationController", "UISplitViewController", "UITabBarController",
            "UITableViewController", "UIViewController":
            "nibName: nil, bundle: nil"
        default: nil
        }
    }

    /// The arguments for a superclass's initializer that overrides one of the SDK, by its labels.
    fileprivate static func arguments(forLabels labels: [String]) -> String? {
        switch labels {
        case ["nibName", "bundle"]: "nibName: nil, bundle: nil"
        case ["coder"]: "coder: coder"
        default: nil
        }
    }
}

extension KnownType {
    /// Whether a name that comes first in an inheritance list is probably a protocol's.
    static func isProtocol(_ name: String) -> Bool {
        ["Actor", "Any", "AnyObject", "CaseIterable", "Error", "Sendable", "View"].contains(name)
            || ["able", "ible", "Delegate", "DataSource", "Object", "Protocol"].contains(where: name.hasSuffix)
                && name != "NSObject"
    }
}
