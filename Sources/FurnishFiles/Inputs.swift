import FurnishCore

package struct UsageError: Error {
    package let message: String

    package init(_ message: String) { self.message = message }
}

/// The inputs and outputs that a command line names: modules with their sources, storyboards, and the files to write.
package struct Inputs {
    package struct Module {
        package var name: String
        package let origin: ModuleOrigin
        package var paths: [String] = []
        /// Whether it takes part only if something imports it.
        var isProjectTarget = false
    }

    /// The arguments from which all other properties were read.
    package let arguments: [String]
    /// The module for which code is generated, followed by its dependencies.
    package var modules = [Module(name: "", origin: .own)]
    /// The row of the module to which the next source belongs.
    private var current = 0
    package private(set) var output: String?
    /// The file in which `generate` records its inputs, so that the next run may have nothing to do.
    package private(set) var record: String?
    package private(set) var storyboards: [String] = []
    /// The files that name further modules.
    private(set) var moduleLists: [String] = []
    private var settings = BuildSettings()
    /// Files that tell of further modules, whatever they contain. Another output follows from other bytes.
    package var furtherFiles: [String] = []
    /// What was not among the arguments, but in files that they name and in the environment.
    private(set) var impliedArguments: [String] = []
    /// The modules in view that the target does not list among its dependencies.
    private(set) var undeclaredModules: Set<String> = []
    /// The files from which arguments were read.
    package let argumentFiles: [String]

    package init(_ arguments: Arguments) { (self.arguments, argumentFiles) = (arguments.expanded, arguments.files) }

    /// Reads sources up to an option. A single `-` is a source.
    ///
    /// - Returns: The option; nil at the end.
    package mutating func takeSources(_ words: inout ArraySlice<String>) -> String? {
        while let word = words.popFirst() {
            if word.utf8.first == UInt8(ascii: "-"), word != "-" { return word }
            modules[current].paths.append(word)
        }
        return nil
    }

    /// - Returns: Whether it is an option that names an input or a file to write.
    package mutating func read(_ option: String, _ value: String) throws(UsageError) -> Bool {
        switch option {
        case "--module": modules[0].name = value
        case "--output": output = value
        case "--record": record = value
        case "--storyboard": storyboards.append(value)
        case "--dependency": add(Module(name: value, origin: .dependency))
        case "--sibling": add(Module(name: value, origin: .sibling))
        case "--compiler":
            guard let version = CompilerVersion(value) else {
                throw UsageError("'\(value)' is no version of a compiler: write --compiler 6.4, for example")
            }
            settings.compiler = version
        case "--project-target": add(Module(name: value, origin: .dependency, isProjectTarget: true))
        case "--package-target": add(Module(name: value, origin: .sibling, isProjectTarget: true))
        case "--modules": moduleLists.append(value)
        case "--xcode-project": settings.xcodeProject = value
        case "--undeclared": undeclaredModules.insert(value)
        default: return false
        }
        return true
    }

    private mutating func add(_ module: Module) {
        modules.append(module)
        current = modules.count - 1
    }

    /// Makes the sources that follow the own module's again.
    package mutating func returnToOwnModule() { current = 0 }

    /// The files that are read besides sources.
    package var otherFiles: [String] { storyboards + moduleLists + furtherFiles }

    /// Adds the modules that files and the environment tell, and names each file once, so that it is read once.
    package mutating func complete() throws(FileError) {
        if let name = Files.environment("PRODUCT_MODULE_NAME"), !name.isEmpty, ![name, ""].contains(modules[0].name) {
            impliedArguments.append(name)
            // Xcode tells a plugin only the target's name, after which the factory is named.
            settings.targetName = modules[0].name
            modules[0].name = name
        }
        for path in moduleLists { addModules(of: ModuleList(try Files.read(path))) }
        for row in modules.indices { modules[row].paths = FilePath.distinct(modules[row].paths) }
        storyboards = FilePath.distinct(storyboards)
    }

    private mutating func addModules(of list: ModuleList) {
        settings.moduleListErrors += list.diagnostics
        for entry in list.entries {
            let folder = list.path(of: entry)
            let sources = Files.swiftFiles(in: folder)
            if entry.module == modules[0].name { settings.moduleListErrors.append(entry.own) }
            if sources.isEmpty { settings.moduleListErrors.append(entry.missing(folder)) }
            // A target of the project may be listed because its module has another name, and a module may have several folders.
            modules.removeAll { $0.isProjectTarget && $0.name == entry.module }
            if let row = modules.firstIndex(where: { $0.name == entry.module }) {
                modules[row].paths += sources
            } else {
                modules.append(Module(name: entry.module, origin: .dependency, paths: sources))
            }
            impliedArguments += [entry.module] + sources
        }
    }

    package func checkModule() throws(UsageError) {
        if modules[0].name.isEmpty { throw UsageError("the module is missing: write --module NAME") }
    }

    package func checkOutput() throws(UsageError) {
        if output == nil { throw UsageError("the output is missing: write --output FILE") }
    }

    package func readModules() throws(FileError) -> [SourceModule] {
        var read: [SourceModule] = []
        for module in modules {
            var source = SourceModule(name: module.name, origin: module.origin, files: try Files.read(module.paths))
            source.isReadIfImported = module.isProjectTarget
            read.append(source)
        }
        read[0].settings = settings
        return read
    }
}
