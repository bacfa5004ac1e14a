import Foundation
import Testing

@testable import FurnishCore

/// Checks the README and all pages: a test compiles or compares all code that they show, and all links lead somewhere.
struct DocumentationTests {
    private static let catalog = DocumentationCheck.catalog

    /// The README first.
    private static let pages: [MarkdownPage] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url(catalog).path)) ?? []
        let texts = ["README.md", ".github/CONTRIBUTING.md"]
        let paths = texts + names.sorted().filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
        return paths.map { MarkdownPage(path: $0, text: read($0) ?? "") }
    }()

    private static func url(_ path: String) -> URL { Fixture.repository.appending(path: path) }

    private static func read(_ path: String) -> String? { try? String(contentsOf: url(path), encoding: .utf8) }

    @Test func showsOnlyWhatTestsCheck() throws {
        for path in Self.pages.map(\.path) {
            let check = DocumentationCheck(
                pages: Self.pages, read: Self.read,
                exists: { FileManager.default.fileExists(atPath: Self.url($0).path) })
            let page = try #require(Self.pages.first { $0.path == path })
            #expect(page.text != "", "\(path)")
            let problems = check.problems(in: page)
            #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        }
    }

    @Test func theTableOfContentsNamesEachPage() throws {
        let contents = try #require(Self.pages.first { $0.path == "\(Self.catalog)/Furnish.md" })
        let linked = contents.links.map(\.target).filter { $0.hasSuffix(".md") }.map { "\(Self.catalog)/\($0)" }
        let pages = Self.pages.map(\.path).filter { $0.hasPrefix(Self.catalog) && $0 != contents.path }
        #expect(Set(linked) == Set(pages))
    }

    /// One table says which values need a name.
    @Test func namesTheValuesThatNeedAName() throws {
        let page = try #require(Self.pages.first { $0.path == "\(Self.catalog)/Language.md" }).text
        let list = page.components(separatedBy: "\n\n").first { $0.hasPrefix("`AttributedString`") }
        let names = try #require(list).split { $0.isWhitespace || $0 == "`" }.map(String.init)
        #expect(names.sorted() == KnownType.valuesWithoutName)
    }

    /// Somebody who knows this page needs no other one to predict what Furnish does.
    @Test func onePageHasEachArgumentAndEachCode() throws {
        let page = try #require(Self.pages.first { $0.path == "\(Self.catalog)/Language.md" }).text
        for code in DiagnosticCode.allCases { #expect(page.contains("`\(code.name)`"), "\(code)") }
        for name in MarkerArgument.allCases.map(\.name) {
            #expect(["`", ", "].contains { page.contains($0 + name) }, "\(name)")
        }
        #expect(Self.wordCount(page) <= 3500)
    }

    /// Without the page of errors, which has a section for each code.
    @Test func thereAreFewPages() {
        let pages = Self.pages.filter { $0.path.hasPrefix(Self.catalog) && !$0.path.hasSuffix("/Errors.md") }
        #expect(pages.count <= 16)
        #expect(pages.map { Self.wordCount($0.text) }.reduce(0, +) <= 28_650)
    }

    private static func wordCount(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }

    /// A reader decides within a minute.
    @Test func theREADMEIsShort() throws {
        #expect(Self.wordCount(try #require(Self.pages.first).text) <= 1200)
    }
}
