import FurnishCore

/// The graph as one HTML page without external resources. It contains the same data as `--format json`. Its text is in the
/// folder of the same name.
///
/// JavaScript in the page computes the layout, so that the page can lay out parts of the graph, and because a browser is
/// many times faster than an unoptimized build of this tool.
enum GraphPage {
    static func text(_ picture: GraphPicture) -> String {
        let title = escaped(picture.module)
        // A script ends at the first `</script`, even inside a string.
        var data = ""
        for scalar in GraphJSONReport.text(picture).unicodeScalars {
            if scalar == "<" { data += "\\u003c" } else { data.unicodeScalars.append(scalar) }
        }
        let parts = [
            "title": title, "data": data, "style": EmbeddedText.style, "layout": EmbeddedText.layout,
            "drawing": EmbeddedText.drawing, "panel": EmbeddedText.panel, "control": EmbeddedText.control,
        ]
        return EmbeddedText.page.split(separator: "{{").map { piece in
            let name = String(piece.prefix { $0 != "}" })
            // The first piece begins with no name.
            guard let part = parts[name] else { return String(piece) }
            return part + piece.dropFirst(name.count + "}}".count)
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        // A character may begin with a quotation mark and go on with an accent, so scalars are escaped.
        for scalar in text.printable.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
