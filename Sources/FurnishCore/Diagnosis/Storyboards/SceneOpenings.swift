/// Finds code that opens a scene of a class by `init(coder:)`, and so without the factory.
///
/// Bodies are not parsed, only lexed. Where a class stays unknown, nothing is found.
package struct SceneOpenings: GraphReader {
    package struct Opening {
        package let type: SymbolID
        package let location: Location
    }

    /// A member that opens a scene: a storyboard's, or a static one of a class or protocol.
    private struct Opener {
        /// The classes that a static member opens; nil for a member of a storyboard.
        var types: Set<SymbolID>?
        let labels: [String]
        /// Whether a closure after the call may only set up the controller. Any other one makes it.
        var takesSetup = false
        var opensInitialScene = false
        /// Whether it is one of UIKit or AppKit.
        var isOfSystem = false

        /// Whether a call may have these labels, and leave other parameters to their defaults.
        func takes(_ labels: [String]) -> Bool {
            var rest = labels[...]
            for label in self.labels where rest.first == label { rest.removeFirst() }
            return rest.isEmpty
        }
    }

    private let scenes: SceneTable
    private let classes: [String: SymbolID]
    private var openers: [UInt64: [Opener]] = [:]
    private var names: Set<String> = []
    /// The static members of the classes.
    private var statics: [Site: SymbolID] = [:]
    /// The declarations and extensions of the classes.
    private var parts: [Site: SymbolID] = [:]
    private var membersOfStoryboards: [Site] = []
    private var found: [Opening] = []

    var graph: DependencyGraph { scenes.graph }

    /// - Parameter types: Classes of the own module.
    package static func find(_ types: [SymbolID], in scenes: SceneTable) -> [Opening] {
        if types.isEmpty { return [] }
        var search = SceneOpenings(scenes: scenes, types)
        let files = scenes.files.sources.filter { file in
            !file.isGenerated && search.names.contains { file.mentions($0) }
        }
        for file in files { search.read(CodeTokens(file)) }
        return search.found
    }

    private init(scenes: SceneTable, _ types: [SymbolID]) {
        self.scenes = scenes
        let module = scenes.graph.program.names.text(scenes.graph.program.modules[0].name)
        let names = types.map { (scenes.graph.text.path($0), $0) }
        classes = Dictionary(names + names.map { (module + "." + $0.0, $0.1) }) { first, _ in first }
        for name in ["instantiateViewController", "instantiateController"] {
            add(name, Opener(labels: ["withIdentifier", "identifier"], isOfSystem: true))
        }
        for name in ["instantiateInitialViewController", "instantiateInitialController"] {
            add(name, Opener(labels: [], opensInitialScene: true, isOfSystem: true))
        }
        let ofSystem = SymbolID.all(in: symbols).filter { Storyboard.classesOfSystem.contains(symbols.name(of: $0)) }
        // Apps have types of their own for storyboards, such as `AppStoryboard`.
        for storyboard in SymbolID.all(in: symbols)
        where symbols[storyboard].kind != .protocol && symbols.name(of: storyboard).contains("Storyboard") {
            addMembers(members(of: storyboard), of: nil)
        }
        for type in types {
            let chain = symbols.inheritanceChain(of: type) + ofSystem
            let own = members(of: type).filter(isStatic)
            for site in own { statics[site] = type }
            for site in symbols[type].sites + symbols[type].extensions { parts[site] = type }
            let inherited = chain.dropFirst().filter { !types.contains($0) }.flatMap(members)
            // A class of the system may conform by an extension.
            let ofChain = chain.flatMap { symbols[$0].extensions }.flatMap(symbols.inheritedSymbols)
            let ancestry = Ancestry(of: symbols.implicitType(type), symbols).found.union(ofChain)
            let required = ancestry.filter { symbols[$0].kind == .protocol }.flatMap(members)
            let declared = Set((own + inherited).map(program.fullName))
            let others = required.filter { !declared.contains(program.fullName(of: $0)) }
            addMembers((inherited + others).filter(isStatic), of: type)
        }
    }

    // MARK: Members that open scenes

    private func isStatic(_ member: Site) -> Bool { program.declaration(member).traits.contains(.isStatic) }

    /// Adds the members that open a scene themselves or by another one of them.
    ///
    /// - Parameter type: The class of which they are static members; nil for a storyboard's.
    private mutating func addMembers(_ members: [Site], of type: SymbolID?) {
        if type == nil { membersOfStoryboards += members }
        var (others, count) = (members, members.count + 1)
        while others.count < count {
            count = others.count
            others.removeAll { member in
                guard opensScene(member, for: type) else { return false }
                let (source, parameters) = (program.source(member.file), program.parameters(of: member))
                let texts = parameters.map { source.text($0.range) }
                add(
                    program.names.text(program.name(member)),
                    Opener(
                        types: type.map { [$0] }, labels: parameters.map { source.text($0.label) },
                        takesSetup: texts.contains { $0.contains("->") } && !texts.contains { $0.contains("NSCoder") }))
                return true
            }
        }
    }

    private mutating func add(_ name: String, _ opener: Opener) {
        names.insert(name)
        openers[NameTable.hash(name), default: []].append(opener)
    }

    private func opensScene(_ member: Site, for type: SymbolID?) -> Bool {
        let (source, declaration) = (program.source(member.file), program.declaration(member))
        if let type {
            let result = scenes.classes.resultClass(of: member)
            if declaration.type.isEmpty || result.map({ !scenes.classes.areRelated($0, type) }) ?? false {
                return false
            }
            if !program.isOwn(member.file) {
                return source.text(declaration.type).hasPrefix("Self")
                    && !program.parameters(of: member).contains { source.text($0.range).contains("->") }
            }
        }
        let code = CodeTokens(source, declaration.range)
        return (0..<code.count).contains { index in
            openers(at: index, in: code).contains { opener in
                let receiver = code.startOfReceiver(before: index)..<index
                return type == nil || (types(shownBy: opener, index, receiver, in: code)?.contains(type) ?? true)
            }
        }
    }

    /// The members that a call at a token may mean, unless it passes what makes the controller.
    private func openers(at index: Int, in code: CodeTokens) -> [Opener] {
        guard code[index].isWord, let known = openers[NameTable.hash(code.source, code[index].range)],
            !["func", "var", "let", "case"].contains(code.text(index - 1)), code.kind(index + 1) != .colon
        else { return [] }
        let labels = code.arguments(ofCallAt: index).map { code.kind($0 + 1) == .colon ? code.text($0) : "" }
        let hasClosure = code.hasTrailingClosure(ofCallAt: index)
        return known.filter { $0.takes(labels) && (!hasClosure || $0.takesSetup) }
    }

    // MARK: Calls

    private mutating func read(_ code: CodeTokens) {
        for index in 0..<code.count {
            guard let type = typeOpened(at: index, in: code) else { continue }
            found.append(Opening(type: type, location: Location(code.source, code[index].start)))
        }
    }

    private func typeOpened(at index: Int, in code: CodeTokens) -> SymbolID? {
        openers(at: index, in: code).lazy.compactMap { opener in
            opener.types.map { type(of: $0, at: index, in: code) } ?? type(openedBy: opener, at: index, in: code)
        }.first
    }

    /// The class whose static member is called.
    private func type(of types: Set<SymbolID>, at index: Int, in code: CodeTokens) -> SymbolID? {
        let hasReceiver = code.kind(index - 1) == .period
        let isNamed = hasReceiver && code[index - 2].isWord
        let name = isNamed ? code.text(index - 2) : code.typeFilled(byValueAt: index - 1)
        let type =
            !hasReceiver || name == "self"
            ? statics.first { contains($0.key, index, in: code) }?.value
            : name == "Self" ? parts.first { contains($0.key, index, in: code) }?.value : name.flatMap { classes[$0] }
        return type.flatMap { types.contains($0) ? $0 : nil }
    }

    private func type(openedBy opener: Opener, at index: Int, in code: CodeTokens) -> SymbolID? {
        let receiver = code.startOfReceiver(before: index)..<index
        guard isStoryboard(receiver, in: code, unlessKnown: opener.isOfSystem) else { return nil }
        if let types = types(shownBy: opener, index, receiver, in: code) {
            return types.allSatisfy { $0.map(classes.values.contains) ?? false } ? types[0] : nil
        }
        if let written = code.cast(at: code.end(ofCallAt: index)) ?? code.typeFilled(byValueAt: receiver.lowerBound) {
            if let type = classes[written] { return type }
            if !["Self", "UIViewController", "NSViewController", "NSWindowController"].contains(written) { return nil }
        }
        let named = (index..<code.end(ofCallAt: index)).lazy.filter {
            code.text($0) == "self" && code.kind($0 - 1) == .period
        }.compactMap { classes[code.text($0 - 2)] }
        return named.first ?? statics.first { contains($0.key, index, in: code) }?.value
    }

    /// The classes of the scenes with a literal identifier or in a storyboard with a literal name; nil if there are none.
    private func types(
        shownBy opener: Opener, _ index: Int, _ receiver: Range<Int>, in code: CodeTokens
    ) -> [SymbolID?]? {
        let name = storyboardName(receiver, in: code)
        let storyboards = scenes.storyboards.filter { name == nil || $0.name == name }
        let values = code.arguments(ofCallAt: index).lazy.map { code.kind($0 + 1) == .colon ? $0 + 2 : $0 }
        let texts = values.filter { [.comma, .closeParenthesis].contains(code.kind($0 + 1)) }.compactMap(code.literal)
        let shown =
            opener.opensInitialScene
            ? name.map { _ in storyboards.compactMap(\.initialController) }
            : texts.first.map { text in storyboards.flatMap(\.controllers).filter { $0.identifier?.text == text } }
        guard let shown, !shown.isEmpty else { return nil }
        return shown.map { $0.customClass.flatMap(scenes.classes.symbol) }
    }

    /// The name in `UIStoryboard(name: "Main", bundle: nil)`, also of a variable or of a member such as `UIStoryboard.main`.
    private func storyboardName(_ receiver: Range<Int>, in code: CodeTokens) -> String? {
        if let name = receiver.lazy.compactMap(code.literal).first { return name }
        guard let last = receiver.last(where: { code[$0].isWord }) else { return nil }
        if last > receiver.lowerBound {
            let member = membersOfStoryboards.first { program.names.text(program.name($0)) == code.text(last) }
            return member.flatMap { member in
                let body = CodeTokens(program.source(member.file), program.declaration(member).range)
                return (0..<body.count).lazy.compactMap(body.literal).first
            }
        }
        // `let main = main`
        guard let value = code.declaration(of: code.text(last), before: last), value < last else { return nil }
        return storyboardName(value..<code.end(ofMembersAt: value), in: code)
    }

    /// - Parameter isLikely: The answer where neither the receiver nor its declaration says a type.
    private func isStoryboard(_ receiver: Range<Int>, in code: CodeTokens, unlessKnown isLikely: Bool) -> Bool {
        guard let last = receiver.last(where: { code[$0].isWord }) else {
            return membersOfStoryboards.contains { contains($0, receiver.lowerBound, in: code) }
        }
        let declared = code.declaration(of: code.text(last), before: last)
        let words = Array(receiver) + (declared.map { Array($0..<$0 + 3) } ?? [])
        return words.contains { code.text($0).lowercased().contains("storyboard") }
            || isLikely && code.text(declared ?? last).first?.isUppercase == false
    }

    private func contains(_ site: Site, _ index: Int, in code: CodeTokens) -> Bool {
        let (range, offset) = (program.declaration(site).range, code[index].start)
        return program.source(site.file) === code.source && range.start <= offset && offset < range.end
    }
}
