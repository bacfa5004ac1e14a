/// What the sources in view say of the classes that storyboards name.
struct StoryboardClasses {
    /// Whether a class has a method of some selector.
    enum Search {
        case found(Site)
        case missing
        /// A superclass is not in view, and may have it.
        case unknown
    }

    let symbols: SymbolTable
    private let selectors: ObjectiveCSelector
    /// The own module's classes that `@objc(Name)` gives another name in Objective-C.
    private let renamed: [String: SymbolID]

    private var program: Program { symbols.program }

    /// Controllers of the SDK, whose methods are no segue actions.
    private static let frameworkControllers: Set<String> = [
        "AVPlayerViewController", "GLKViewController", "NSPageController", "NSSplitViewController",
        "NSTabViewController", "NSTitlebarAccessoryViewController", "NSViewController", "NSWindowController",
        "UICollectionViewController", "UIHostingController", "UINavigationController", "UIPageViewController",
        "UISplitViewController", "UITabBarController", "UITableViewController", "UIViewController",
    ]

    /// - Parameter isNeeded: There is a storyboard to ask for.
    init(_ symbols: SymbolTable, isNeeded: Bool) {
        self.symbols = symbols
        selectors = ObjectiveCSelector(program: symbols.program)
        var renamed: [String: SymbolID] = [:]
        for row in isNeeded ? symbols.symbols.indices : 0..<0 {
            let symbol = symbols.symbols[row]
            guard symbol.kind == .class, symbol.module == 0 else { continue }
            for site in symbol.sites {
                guard let name = selectors.writtenSelector(of: site) else { continue }
                renamed[name] = SymbolID(row: Int32(row))
            }
        }
        self.renamed = renamed
    }

    /// The own module's class that a storyboard means; nil of another module's, of one that is written in Objective-C, and
    /// of one that does not exist.
    func symbol(_ customClass: Storyboard.CustomClass) -> SymbolID? {
        let isOwn = customClass.isOfTarget || isNamedOwn(customClass)
        guard isOwn || customClass.module == nil else { return nil }
        if isOwn, let found = symbols.find(program.names.name(customClass.name.text), in: nil, module: 0),
            symbols[found].kind == .class
        {
            return found
        }
        return renamed[customClass.name.text]
    }

    private func isNamedOwn(_ customClass: Storyboard.CustomClass) -> Bool {
        customClass.module == program.names.text(program.modules[0].name)
    }

    // MARK: Segue actions

    /// Looks for an instance method in a class, its extensions, and those of its superclasses.
    func method(_ selector: String, of type: SymbolID) -> Search {
        for method in methods(of: type) where selectors.selector(of: method) == selector { return .found(method) }
        return isWhollyInView(type) ? .missing : .unknown
    }

    /// The methods marked `@IBSegueAction`, with their selectors.
    func segueActions(of type: SymbolID) -> [(method: Site, selector: String)] {
        methods(of: type).filter { program.hasAttribute("@IBSegueAction", $0) }
            .compactMap { method in selectors.selector(of: method).map { (method, $0) } }
    }

    private func methods(of type: SymbolID) -> [Site] {
        symbols.inheritanceChain(of: type).flatMap { ancestor in
            (symbols[ancestor].sites + symbols[ancestor].extensions).flatMap { symbols.members(of: $0, .function) }
        }.filter { !program.declaration($0).traits.contains(.isStatic) }
    }

    /// Whether a class's superclasses are in view up to one of the SDK's controllers, or a stand-in for it.
    func isWhollyInView(_ type: SymbolID) -> Bool {
        symbols.inheritanceChain(of: type).contains { ancestor in
            Self.frameworkControllers.contains(program.names.text(symbols[ancestor].name))
        }
    }

    /// The class in view that a method returns, without `?`.
    func resultClass(of method: Site) -> SymbolID? {
        var type = symbols.readType(program.declaration(method).type, at: method)
        while [.optional, .unwrapped].contains(symbols.types[type].kind) { type = symbols.types.child(0, of: type) }
        guard symbols.types[type].kind == .nominal else { return nil }
        let symbol = symbols.aliasedSymbol(symbols.types[type].symbol)
        return symbols[symbol].kind == .class ? symbol : nil
    }

    /// Whether an instance of one class can be one of the other.
    func areRelated(_ left: SymbolID, _ right: SymbolID) -> Bool {
        symbols.inheritanceChain(of: left).contains(right) || symbols.inheritanceChain(of: right).contains(left)
    }

    // MARK: Initializers

    /// Whether the class has an `init(coder:)` of its own, which is all that a storyboard can call, and it makes an
    /// instance: it is not unavailable, and goes on to another initializer where the usual one stops the program. One that
    /// is inherited knows nothing of what the class needs.
    func canStoryboardMake(_ type: SymbolID) -> Bool {
        symbols.initializers(of: type).contains { initializer in
            takesOnlyCoder(initializer) && !program.declaration(initializer).traits.contains(.isUnavailable)
                && callsInitializer(initializer)
        }
    }

    private func takesOnlyCoder(_ initializer: Site) -> Bool {
        let parameters = program.declaration(initializer).parameters
        guard parameters.count == 1 else { return false }
        let scanned = program.file(initializer.file)
        return scanned.source.text(scanned.parameters[Int(parameters.start)].label) == "coder"
    }

    /// Whether `super.init` or `self.init` stands in the body.
    private func callsInitializer(_ initializer: Site) -> Bool {
        let source = program.source(initializer.file)
        let range = program.declaration(initializer).range
        let buffer = TokenBuffer(byteCount: range.count)
        var lexer = Lexer(bytes: source.bytes.baseAddress!, range: range, buffer: buffer)
        lexer.lex()
        var cursor = TokenCursor(bytes: lexer.bytes, tokens: buffer.tokens)
        while cursor.kind != .endOfFile {
            let isReceiver = ["super", "self"].contains(source.text(cursor.token.range))
            cursor.advance()
            guard isReceiver, cursor.kind == .period else { continue }
            cursor.advance()
            if source.text(cursor.token.range) == "init" { return true }
        }
        return false
    }
}
