protocol LanguagePlugin: Sendable {
    var language: String { get }
    func stem(_ word: String) -> String
}

// @Provides(into: [any LanguagePlugin])
struct EnglishPlugin: LanguagePlugin {
    let language = "en"
    func stem(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }
}

// @Provides(into: [any LanguagePlugin])
struct GermanPlugin: LanguagePlugin {
    let logger: any Logger
    let language = "de"
    func stem(_ word: String) -> String {
        logger.log("stem of a German word")
        return word.hasSuffix("en") ? String(word.dropLast(2)) : word
    }
}

// @Provides(once)
actor WordList {
    private var words: Set<String>
    init(fileSystem: any FileSystem) async throws {
        words = Set(try fileSystem.read("/words.txt").split(separator: "\n").map(String.init))
    }
    func contains(_ word: String) -> Bool { words.contains(word) }
    func learn(_ word: String) { words.insert(word) }
}

// @Provides(once)
@MainActor final class SpellChecker {
    var language = "en"
    private let plugins: [any LanguagePlugin]
    private let wordList: () async throws -> WordList

    init(plugins: [any LanguagePlugin], wordList: @escaping () async throws -> WordList) {
        self.plugins = plugins
        self.wordList = wordList
    }

    func misspelled(_ words: [String]) async throws -> [String] {
        guard let plugin = plugins.first(where: { $0.language == language }) else { return [] }
        let list = try await wordList()
        var wrong: [String] = []
        for word in words where !(await list.contains(plugin.stem(word))) { wrong.append(word) }
        return wrong
    }
}
