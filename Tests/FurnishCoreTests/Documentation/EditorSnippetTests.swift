import Foundation
import Testing

/// The snippets that the page about editors offers.
struct EditorSnippetTests {
    private struct Snippet: Decodable {
        let prefix: String
        let body: [String]

        /// What the editor writes if the user accepts each placeholder.
        var text: String { body.joined(separator: "\n").replacing(/\$\{\d+:(\w+)\}/) { $0.1 } }
    }

    @Test func eachSnippetWritesAMarker() throws {
        let file = Fixture.repository.appending(path: "Fixtures/Editors/furnish.code-snippets")
        let snippets = try JSONDecoder().decode([String: Snippet].self, from: Data(contentsOf: file))
        #expect(Set(snippets.values.map(\.prefix)).count == 8)
        for snippet in snippets.values {
            let scan = Scan(snippet.text + "\nstruct Alarm {}")
            #expect(scan.mistakes == [] && !scan.markers.isEmpty, "\(snippet.text)")
        }
    }
}
