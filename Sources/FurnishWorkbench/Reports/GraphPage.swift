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
            "title": title, "data": data, "style": file(PackageResources.style_css),
            "layout": file(PackageResources.layout_js), "drawing": file(PackageResources.drawing_js),
            "panel": file(PackageResources.panel_js), "control": file(PackageResources.control_js),
        ]
        return file(PackageResources.page_html).split(separator: "{{").map { piece in
            let name = String(piece.prefix { $0 != "}" })
            // The first piece begins with no name.
            guard let part = parts[name] else { return String(piece) }
            return part + piece.dropFirst(name.count + "}}".count)
        }.joined()
    }

    private static func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

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
