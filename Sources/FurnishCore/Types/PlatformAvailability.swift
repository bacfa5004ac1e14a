/// What `@available` says of a declaration, as far as whatever uses the declaration must say it again.
struct PlatformAvailability: Equatable {
    struct Version: Equatable {
        let platform: String
        /// The numbers between its dots.
        let numbers: [Int]
    }

    /// `@available(iOS 16, macOS 13, *)`: the least version of each platform.
    private(set) var versions: [Version] = []
    /// The other attributes, as they are written.
    private(set) var written: [String] = []
    /// There are systems without it, so that it cannot stand on a stored property.
    private(set) var isPartial = false

    var isEmpty: Bool { versions.isEmpty && written.isEmpty }

    /// The attributes, each on a line of its own.
    var lines: [String] {
        guard !versions.isEmpty else { return written }
        let parts = versions.map { $0.platform + " " + $0.numbers.map(String.init).joined(separator: ".") }
        return ["@available(" + parts.joined(separator: ", ") + ", *)"] + written
    }

    /// What both ask for: of each platform the later version, and every other attribute.
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

    /// Adds an attribute if it is an `@available` that matters to whoever uses the declaration.
    mutating func add(_ attribute: ByteRange, in scanned: ScannedFile) {
        var cursor = TypeCursor(scanned.source, attribute)
        guard cursor.take("@available"), cursor.take("(") else { return }
        guard cursor.peek != UInt8(ascii: "*") else { return addLong(platform: "*", cursor, attribute, scanned) }
        while let platform = cursor.takeName() {
            let numbers = Self.takeVersion(&cursor, scanned.source)
            let name = scanned.source.text(platform)
            guard !numbers.isEmpty else { return addLong(platform: name, cursor, attribute, scanned) }
            // The language's version is the same for the whole module.
            _ = cursor.take(",")
            if name == "swift" { continue }
            merge(Version(platform: name == "OSX" ? "macOS" : name, numbers: numbers))
            isPartial = true
        }
    }

    private static func takeVersion(_ cursor: inout TypeCursor, _ source: SourceFile) -> [Int] {
        var numbers: [Int] = []
        while cursor.peek >= UInt8(ascii: "0"), cursor.peek <= UInt8(ascii: "9"), let number = cursor.takeName() {
            numbers.append(Int(source.text(number)) ?? 0)
            _ = cursor.take(".")
        }
        return numbers
    }

    /// `@available(iOS, introduced: 16, …)`, `@available(*, deprecated, …)`
    private mutating func addLong(
        platform: String, _ cursor: TypeCursor, _ attribute: ByteRange, _ scanned: ScannedFile
    ) {
        let words = Self.words(cursor, scanned.source)
        // What is nowhere available is marked on purpose, and what is not for async code is called by a member that is not.
        if words.contains("noasync") || (platform == "*" && words.contains("unavailable")) { return }
        if platform == "swift", !words.contains("deprecated") { return }
        let text = scanned.writtenText(attribute)
        if !written.contains(text) { written.append(text) }
        let limits = words.contains { $0 == "introduced" || $0 == "obsoleted" || $0 == "unavailable" }
        isPartial = isPartial || (limits && platform != "swift")
    }

    /// The words after the commas, outside of messages.
    private static func words(_ start: TypeCursor, _ source: SourceFile) -> [String] {
        var cursor = start
        var words: [String] = []
        var isInString = false
        while !cursor.isAtEnd {
            if !isInString, let word = cursor.takeName() {
                words.append(source.text(word))
                continue
            }
            if cursor.peek == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString, cursor.peek == UInt8(ascii: "\\") { cursor.advance() }
            cursor.advance()
        }
        return words
    }
}

extension SymbolTable {
    /// What the attributes of a declaration, and of those around it, ask of whatever uses it; nil if nothing.
    func availability(of site: Site) -> PlatformAvailability? {
        var found: PlatformAvailability?
        var row = site.row
        while row >= 0 {
            let here = Site(file: site.file, row: row)
            let declaration = program.declaration(here)
            if !declaration.attributes.isEmpty { addAttributes(declaration, in: site.file, to: &found) }
            if declaration.kind == .extension, let type = symbol(at: here) { found.merge(availability(of: type)) }
            row = declaration.parent
        }
        return found
    }

    func availability(of type: SymbolID) -> PlatformAvailability? {
        var found: PlatformAvailability?
        for site in self[type].sites { found.merge(availability(of: site)) }
        return found
    }

    /// What the types that `type` names ask for.
    func availability(ofNamesIn type: TypeID) -> PlatformAvailability? {
        var found: PlatformAvailability?
        let node = types[type]
        if node.kind == .nominal { found = availability(of: node.symbol) }
        for child in types.children(of: type) { found.merge(availability(ofNamesIn: child.type)) }
        return found
    }

    private func addAttributes(_ declaration: Declaration, in file: Int32, to found: inout PlatformAvailability?) {
        let scanned = program.file(file)
        var read = PlatformAvailability()
        for row in declaration.attributes.indices { read.add(scanned.ranges[row], in: scanned) }
        found.merge(read)
    }
}

extension PlatformAvailability? {
    /// Nil asks for nothing.
    mutating func merge(_ new: PlatformAvailability?) {
        guard let new, !new.isEmpty else { return }
        if self == nil { self = new } else { self?.merge(new) }
    }
}
