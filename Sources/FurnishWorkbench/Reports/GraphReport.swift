import FurnishCore

/// The formats of `furnish graph`.
package enum GraphFormat: String, CaseIterable, Sendable { case text, mermaid, dot, json, html }

enum GraphReport {
    static func text(_ picture: GraphPicture, as format: GraphFormat) -> String {
        switch format {
        case .text: GraphTextReport.text(picture)
        case .mermaid: GraphDiagramReport.mermaid(picture)
        case .dot: GraphDiagramReport.dot(picture)
        case .json: GraphJSONReport.text(picture)
        case .html: GraphPage.text(picture)
        }
    }
}
