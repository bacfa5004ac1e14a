/// Finds the declarations of classes that storyboards use.
package struct StoryboardClasses {
    /// The result of a search for a method by its selector.
    enum MethodLookup {
        case found(Site)
        case missing
        /// A superclass that is not in view may have it.
        case unknown
    }

    package let symbols: SymbolTable
    private let selectors: ObjectiveCSelector
    /// The own module's classes that `@objc(Name)` renames, by that name.
    private let renamed: [String: SymbolID]

    private var program: Program { symbols.program }

    /// - Parameter isNeeded: Whether there is a storyboard.
    init(_ symbols: SymbolTable, isNeeded: Bool) {
        self.symbols = symbols
        selectors = ObjectiveCSelector(program: symbols.program)
        var renamed: [String: SymbolID] = [:]
        for id in isNeeded ? SymbolID.all(in: symbols) : [] where symbols[id].kind == .class && symbols[id].module == 0
        { for name in symbols[id].sites.compactMap(selectors.writtenSelector) { renamed[name] = id } }
        self.renamed = renamed
    }

    /// The own module's class to which a storyboard refers; nil if the class is another module's, is written in
    /// Objective-C, or does not exist.
    package func symbol(_ customClass: Storyboard.CustomClass) -> SymbolID? {
        let isOwn = customClass.isOfTarget || customClass.module == program.names.text(program.modules[0].name)
        guard isOwn || customClass.module == nil else { return nil }
        if isOwn, let found = symbols.find(program.names.name(customClass.name.text), in: nil, module: 0),
            symbols[found].kind == .class
        {
            return found
        }
        return renamed[customClass.name.text]
    }

    /// The own module's class that a storyboard names without the module. The system does not find it.
    package func symbolWithoutModule(_ customClass: Storyboard.CustomClass) -> SymbolID? {
        if customClass.module != nil || customClass.isOfTarget || symbol(customClass) != nil { return nil }
        return symbols.find(program.names.name(customClass.name.text), in: nil, module: 0)
    }

    /// The names under which storyboards find the own module's classes.
    package var names: [String] {
        let classes = SymbolID.all(in: symbols).filter {
            symbols[$0].kind == .class && symbols[$0].module == 0 && symbols[$0].parent == nil
        }
        let own = classes.filter { !renamed.values.contains($0) }.map { symbols.name(of: $0) }
        return own + renamed.keys.sorted()
    }

    /// Whether another module has a class of this name, which is found at run time too: UIKit only logs that the storyboard names the
    /// wrong module. An outline leaves out what is private.
    func isOfOtherModule(_ name: String) -> Bool {
        symbols.symbols.contains { symbol in
            symbol.kind == .class && symbol.module > 0
                && symbol.sites.contains { site in
                    program.declaration(site).access > .fileprivate
                        && (program.names.text(symbol.name) == name || selectors.writtenSelector(of: site) == name)
                }
        }
    }

    // MARK: Segue actions

    /// Looks for an instance method in a class, its superclasses, and all their extensions.
    func method(_ selector: String, of type: SymbolID) -> MethodLookup {
        for method in methods(of: type) where selectors.selector(of: method) == selector { return .found(method) }
        return isFullyInView(type) ? .missing : .unknown
    }

    /// The methods marked `@IBSegueAction`, with their selectors.
    func segueActions(of type: SymbolID) -> [(method: Site, selector: String)] {
        methods(of: type).filter { program.hasAttribute("@IBSegueAction", $0) }
            .compactMap { method in selectors.selector(of: method).map { (method, $0) } }
    }

    private func methods(of type: SymbolID) -> [Site] {
        symbols.inheritanceChain(of: type).flatMap { symbols.members(of: $0, .function) }
            .filter { !program.declaration($0).traits.contains(.isStatic) }
    }

    /// Whether all superclasses are in view, up to one of the SDK's controllers or its stand-in.
    package func isFullyInView(_ type: SymbolID) -> Bool { symbols.inherits(.isController, type) }

    /// The class in view that a method returns, also as an optional.
    func resultClass(of method: Site) -> SymbolID? {
        let type = symbols.types.withoutOptional(symbols.readType(program.declaration(method).type, at: method))
        guard symbols.types[type].kind == .nominal else { return nil }
        let symbol = symbols.aliasedSymbol(symbols.types[type].symbol)
        return symbols[symbol].kind == .class ? symbol : nil
    }

    /// Whether one class inherits from the other.
    func areRelated(_ left: SymbolID, _ right: SymbolID) -> Bool {
        symbols.inheritanceChain(of: left).contains(right) || symbols.inheritanceChain(of: right).contains(left)
    }

    // MARK: Initializers

    /// Whether a storyboard can make an instance: the class declares an `init(coder:)` that is not closed. An inherited one does
    /// not count, because it does not supply the needs of the class.
    func canStoryboardMake(_ type: SymbolID) -> Bool { coderInitializer(of: type).map { !isClosed($0) } ?? false }

    /// Whether an initializer makes nothing: it is unavailable, or calls no other one, and so stops the program.
    package func isClosed(_ initializer: Site) -> Bool {
        program.declaration(initializer).traits.contains(.isUnavailable)
            || !program.source(initializer.file).callsInitializer(in: program.declaration(initializer).range)
    }

    /// The class whose `init(coder:)` a storyboard would call for a class, itself or an ancestor, if that is closed.
    func ownerOfClosedCoder(of type: SymbolID) -> SymbolID? {
        for ancestor in symbols.inheritanceChain(of: type) {
            if let initializer = coderInitializer(of: ancestor) { return isClosed(initializer) ? ancestor : nil }
        }
        return nil
    }

    private func coderInitializer(of type: SymbolID) -> Site? {
        symbols.members(of: type, .initializer).first(where: takesOnlyCoder)
    }

    /// Whether the system can call an initializer with these labels: a class declares it, or inherits it.
    func hasInitializer(_ labels: [String], _ type: SymbolID) -> Bool {
        for ancestor in symbols.inheritanceChain(of: type) {
            let own = symbols.members(of: ancestor, .initializer).map {
                (self.labels(of: $0), program.declaration($0).traits)
            }
            if own.contains(where: { $0.0 == labels && !$0.1.contains(.isUnavailable) }) { return true }
            // A class with a designated initializer inherits none.
            if own.contains(where: { !$0.1.contains(.isConvenience) }) { return false }
        }
        return true
    }

    private func labels(of initializer: Site) -> [String] {
        program.parameters(of: initializer).map { program.source(initializer.file).text($0.label) }
    }

    package func takesOnlyCoder(_ initializer: Site) -> Bool { labels(of: initializer) == ["coder"] }
}
