// The stages, and all that read their results, work with tables.
@_exported import FurnishTables

/// The modules in view, their files and the names in them.
///
/// All files are rows of one table. The files of the own module come first, and those of each module are sorted by
/// path, so that their given order has no effect.
package final class Program {
    package struct Module {
        package let name: Name
        package let origin: ModuleOrigin
        package let files: Range<Int>
        /// All its sources, with those that are not scanned.
        fileprivate let sources: [SourceFile]
    }

    package let modules: [Module]
    /// The build's settings of the own module.
    let settings: BuildSettings
    /// Those that the own module's storyboards show as a controller, a view or a cell.
    let shownClasses: [Storyboard.CustomClass]
    let files: [ScannedFile]
    /// The declarations of each file, by the file's row.
    private let declarations: UnsafeMutablePointer<UnsafePointer<Declaration>>
    /// The row in `modules`, by the file's row.
    package let moduleOfFile: [Int32]
    /// The row in `modules`, by name.
    private let rowsOfModules: [Name: Int32]
    /// The modules that the files import, and the submodules and declarations in them, with the end of each file's part. A program of one
    /// module hardly asks for them.
    private lazy var imports = findImports()
    package let names = NameTable()

    init(
        _ scanned: [ScannedModule], _ settings: BuildSettings = BuildSettings(), showing: [Storyboard.CustomClass] = []
    ) {
        self.settings = settings
        shownClasses = showing
        var (modules, files, moduleOfFile) = ([Module](), [ScannedFile](), [Int32]())
        for module in scanned {
            let (name, start) = (names.name(module.name), files.count)
            files += module.files
            moduleOfFile += [Int32](repeating: Int32(modules.count), count: module.files.count)
            let rows = start..<files.count
            modules.append(Module(name: name, origin: module.origin, files: rows, sources: module.sources))
        }
        (self.modules, self.files, self.moduleOfFile) = (modules, files, moduleOfFile)
        rowsOfModules = Dictionary(modules.enumerated().map { ($1.name, Int32($0)) }) { first, _ in first }
        declarations = .allocate(capacity: files.count)
        for row in files.indices { (declarations + row).initialize(to: files[row].declarations.baseAddress!) }
    }

    deinit { declarations.deallocate() }

    /// The name of the own module's outermost factory.
    package var outermostFactory: String { (settings.targetName ?? names.text(modules[0].name)) + "Factory" }

    package var fileCount: Int { files.count }

    func moduleRow(named name: Name) -> Int32? { rowsOfModules[name] }

    private func findImports() -> (names: [Name], ends: [Int32]) {
        var (found, ends): ([Name], [Int32]) = ([], [])
        for file in files {
            let declarations = file.declarations
            for row in declarations.indices where declarations[row].kind == .import {
                found += file.trees.names(in: declarations[row].type).map { names.name(file.source, $0) }
            }
            ends.append(Int32(found.count))
        }
        return (found, ends)
    }

    package func importedNames(_ file: Int32) -> ArraySlice<Name> {
        imports.names[(file > 0 ? Int(imports.ends[Int(file) - 1]) : 0)..<Int(imports.ends[Int(file)])]
    }

    func imports(_ module: Name, in file: Int32) -> Bool { importedNames(file).contains(module) }

    package func file(_ row: Int32) -> ScannedFile { files[Int(row)] }

    package func source(_ file: Int32) -> SourceFile { files[Int(file)].source }

    package func declaration(_ site: Site) -> Declaration { declarations[Int(site.file)][Int(site.row)] }

    /// The declaration around another one.
    package func parent(of site: Site) -> Site { Site(file: site.file, row: declaration(site).parent) }

    func thrownType(of site: Site) -> ParsedText { file(site.file).trees.parsed(declaration(site).thrownType) }

    package func name(_ site: Site) -> Name { names.name(source(site.file), declaration(site).name) }

    /// The direct members of one kind.
    package func members(of site: Site, _ kind: Declaration.Kind) -> [Site] {
        let declarations = file(site.file).declarations
        var found: [Site] = []
        var row = site.row + 1
        while row < declarations[Int(site.row)].membersEnd {
            if declarations[Int(row)].kind == kind { found.append(Site(file: site.file, row: row)) }
            row = max(declarations[Int(row)].membersEnd, row + 1)
        }
        return found
    }

    /// The stored instance properties, in source order.
    package func storedProperties(of site: Site) -> [Site] {
        members(of: site, .property).filter { declaration($0).traits.isDisjoint(with: [.isStatic, .isComputed]) }
    }

    package func location(_ file: Int32, _ offset: UInt32) -> Location { Location(source(file), offset) }

    package func nameLocation(_ site: Site) -> Location { location(site.file, declaration(site).name.start) }

    /// Whether a declaration has an attribute that is spelled exactly like `text`, such as `@globalActor`.
    package func hasAttribute(_ text: String, _ site: Site) -> Bool {
        contains(declaration(site).attributes, text, site.file)
    }

    /// Whether a declaration has a modifier that is spelled exactly like `text`, such as `private(set)`.
    package func hasModifier(_ text: String, _ site: Site) -> Bool {
        contains(declaration(site).modifiers, text, site.file)
    }

    /// Whether a property has the value that its own declaration makes, and no other.
    func setsItself(_ property: Site) -> Bool {
        let traits = declaration(property).traits
        return traits.contains(.isLazy) || traits.contains(.isLet) && traits.contains(.hasInitialValue)
    }

    /// Whether a property does not keep its instance.
    func isWeakOrUnowned(_ property: Site) -> Bool {
        ["weak", "unowned", "unowned(safe)", "unowned(unsafe)"].contains { hasModifier($0, property) }
    }

    private func contains(_ run: Run, _ text: String, _ file: Int32) -> Bool {
        let scanned = self.file(file)
        return run.indices.contains { scanned.source.text(scanned.ranges[$0]) == text }
    }

    /// The parameters of a function or an initializer.
    package func parameters(of site: Site) -> [Parameter] {
        let all = file(site.file).parameters
        return declaration(site).parameters.indices.map { all[$0] }
    }

    /// A declaration's name; a function's with its labels: `makeDetails(movie:)`.
    package func fullName(of site: Site) -> String {
        let (scanned, declaration) = (file(site.file), declaration(site))
        let name = scanned.source.text(declaration.name)
        if declaration.kind != .function { return name }
        let labels = declaration.parameters.indices.map { row in
            let label = scanned.source.text(scanned.parameters[row].label)
            return (label.isEmpty ? "_" : label) + ":"
        }
        return name + "(" + labels.joined() + ")"
    }

    func isStaticOrGlobal(_ site: Site) -> Bool {
        declaration(site).parent < 0 || declaration(site).traits.contains(.isStatic)
    }

    /// The place at which to look up types in a marker: outside the declaration, or inside to see generic parameters.
    func placeOfMarker(on site: Site) -> Site { declaration(site).generics.isEmpty ? parent(of: site) : site }

    /// The module of a place in a diagnostic; nil for a storyboard.
    package func module(of location: Location) -> Module? {
        modules.first { module in module.files.contains { files[$0].source === location.file } }
    }

    package func module(of site: Site) -> Module { modules[Int(moduleOfFile[Int(site.file)])] }

    package func isOwn(_ file: Int32) -> Bool { modules[Int(moduleOfFile[Int(file)])].origin == .own }

    /// A source whose code mentions one of these names. A comment or a text mentions none.
    func source(mentioning names: [String]) -> SourceFile? {
        modules.lazy.compactMap { $0.sources.first { !$0.mentioned(names).isEmpty } }.first
    }

    /// The least access that makes a declaration of a module visible to another module.
    func visibleAccess(ofModule module: Int32) -> Declaration.Access {
        modules[Int(module)].origin == .dependency ? .public : .package
    }

    /// The access level that a declaration needs so that generated code can use it.
    package func leastAccess(of site: Site) -> Declaration.Access {
        isOwn(site.file) ? .internal : visibleAccess(ofModule: moduleOfFile[Int(site.file)])
    }

    /// Whether generated code cannot use a declaration.
    func isHidden(_ site: Site) -> Bool { declaration(site).access < leastAccess(of: site) }
}

/// A module whose relevant files are scanned.
struct ScannedModule {
    let name: String
    let origin: ModuleOrigin
    let files: [ScannedFile]
    var sources: [SourceFile] = []
}

/// Identifies a declaration: a row of `Program.files`, and a row of that file's declarations.
package struct Site: Hashable, Comparable {
    package let file: Int32
    package let row: Int32

    package init(file: Int32, row: Int32) { (self.file, self.row) = (file, row) }

    /// The `row` that stands for the file itself, outside of all declarations.
    static let fileLevel: Int32 = -1

    /// A unique number, the key in a `RowIndex`.
    var number: UInt64 { UInt64(UInt32(bitPattern: file)) &<< 32 | UInt64(UInt32(bitPattern: row)) }

    package static func < (left: Site, right: Site) -> Bool { (left.file, left.row) < (right.file, right.row) }
}
