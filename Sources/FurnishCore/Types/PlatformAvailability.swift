/// The `@available` attributes of a declaration that code which uses it must repeat.
struct PlatformAvailability: Equatable {
    struct Version: Equatable {
        let platform: String
        /// `16.4` is `[16, 4]`.
        let numbers: [Int]
    }

    /// The least version of each platform, from attributes such as `@available(iOS 16, macOS 13, *)`.
    private(set) var versions: [Version] = []
    /// The texts of the other attributes.
    private(set) var written: [String] = []
    /// Whether some systems lack the declaration. A stored property cannot have such an attribute.
    private(set) var isPartial = false

    var isEmpty: Bool { versions.isEmpty && written.isEmpty }

    /// The attributes, one on each line.
    var lines: [String] { (condition.map { ["@available(\($0))"] } ?? []) + written }

    /// The least versions, as they follow `#available`; nil without any.
    var condition: String? {
        if versions.isEmpty { return nil }
        let parts = versions.map { $0.platform + " " + $0.numbers.map(String.init).joined(separator: ".") }
        return parts.joined(separator: ", ") + ", *"
    }

    /// Combines two requirements: the later version of each platform, and all other attributes.
    mutating func merge(_ other: PlatformAvailability) {
        for version in other.versions { merge(version) }
        for attribute in other.written where !written.contains(attribute) { written.append(attribute) }
        isPartial = isPartial || other.isPartial
    }

    private mutating func merge(_ version: Version) {
        guard let row = versions.firstIndex(where: { $0.platform == version.platform }) else {
            return versions.append(version)
        }
        if versions[row].numbers.lexicographicallyPrecedes(version.numbers) { versions[row] = version }
    }

    // MARK: Reading

    init(_ declaration: Declaration, in scanned: ScannedFile) {
        for row in declaration.attributes.indices { add(scanned.ranges[row], in: scanned) }
        if declaration.parent < 0 { for attribute in scanned.defaults { add(attribute, in: scanned) } }
    }

    /// Adds an attribute if it is an `@available` that affects code which uses the declaration.
    private mutating func add(_ attribute: ParsedText, in scanned: ScannedFile) {
        let trees = scanned.trees
        // While a person types, there may be nothing between the parentheses.
        guard let arguments = trees.arguments(of: attribute, named: "available"), !arguments.isEmpty else { return }
        let words = arguments.map { trees.isLeaf($0) ? "" : trees.text(trees.firstChild(of: $0)) }
        let versions = arguments.map(trees.version)
        guard versions[0] != nil, zip(words, versions).allSatisfy({ $0 == "*" || $1 != nil }) else {
            return addLong(scanned.writtenText(attribute), words)
        }
        // The whole module has one language version, so it needs no attribute.
        for (word, version) in zip(words, versions) where word != "*" && word != "swift" {
            let numbers = version?.split(separator: ".").map { Int($0) ?? 0 } ?? []
            merge(Version(platform: word == "OSX" ? "macOS" : word, numbers: numbers))
            isPartial = true
        }
    }

    /// Adds an attribute such as `@available(iOS, introduced: 16, …)` or `@available(*, deprecated, …)`.
    private mutating func addLong(_ text: String, _ words: [String]) {
        // A declaration that is unavailable everywhere was marked on purpose. One that is unavailable in async code is
        // called by a synchronous member.
        if words.contains("noasync") || words.starts(with: ["*", "unavailable"]) { return }
        if !written.contains(text) { written.append(text) }
        isPartial = isPartial || words.contains { ["introduced", "obsoleted", "unavailable"].contains($0) }
    }
}

extension SymbolTable {
    /// The requirements of a declaration and of those around it; nil if there are none.
    func availability(of site: Site) -> PlatformAvailability? {
        var found: PlatformAvailability?
        let file = program.file(site.file)
        var row = site.row
        while row >= 0 {
            let here = Site(file: site.file, row: row)
            let declaration = program.declaration(here)
            if !declaration.attributes.isEmpty || !file.defaults.isEmpty {
                found.merge(PlatformAvailability(declaration, in: file))
            }
            if declaration.kind == .extension, let type = symbol(at: here) { found.merge(availability(of: type)) }
            row = declaration.parent
        }
        return found
    }

    func availability(of type: SymbolID) -> PlatformAvailability? {
        var found: PlatformAvailability?
        let sites = self[type].sites
        for row in sites.indices { found.merge(availability(of: sites[row])) }
        return found
    }

    /// The requirements of the types in `type`.
    func availability(ofNamesIn type: TypeID) -> PlatformAvailability? {
        var found: PlatformAvailability?
        let node = types[type]
        if node.kind == .nominal { found = availability(of: node.symbol) }
        if node.children.isEmpty { return found }
        for child in types.children(of: type) { found.merge(availability(ofNamesIn: child.type)) }
        return found
    }
}

extension PlatformAvailability? {
    /// Nil requires nothing.
    mutating func merge(_ new: PlatformAvailability?) {
        guard let new, !new.isEmpty else { return }
        if self == nil { self = new } else { self?.merge(new) }
    }

    func merging(_ new: PlatformAvailability?) -> PlatformAvailability? {
        var merged = self
        merged.merge(new)
        return merged
    }
}
