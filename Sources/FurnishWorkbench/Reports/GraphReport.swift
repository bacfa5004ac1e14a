import FurnishCore

/// The formats of `furnish graph`.
package enum GraphFormat: String, CaseIterable, Sendable { case text, mermaid, dot, json, html }

enum GraphReport {
    /// - Parameter showsLines: Whether the format `text` has line numbers.
    static func text(_ picture: GraphPicture, as format: GraphFormat, showsLines: Bool) -> String {
        switch format {
        case .text: GraphTextReport.text(picture, showsLines: showsLines)
        case .mermaid: GraphDiagramReport.mermaid(picture)
        case .dot: GraphDiagramReport.dot(picture)
        case .json: GraphJSONReport.text(picture)
        case .html: GraphPage.text(picture)
        }
    }
}
