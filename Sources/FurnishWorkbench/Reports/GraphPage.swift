import FurnishCore

/// The graph as one HTML page without external resources. It contains the same data as `--format json`.
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
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title) · Furnish</title>
            <style>
            \(style)</style>
            </head>
            <body>
            <header>
              <h1>\(title)</h1><p id="count"></p>
              <div id="finder">
                <input id="search" type="search" placeholder="Search  /" aria-label="Search" autocomplete="off" spellcheck="false">
                <ol id="matches" hidden></ol>
              </div>
              <div id="tools">
                            <button id="out" title="Zoom out (-)">−</button><button id="fit" title="Fit (0)">Fit</button><button \
            id="in" title="Zoom in (+)">+</button>
              </div>
            </header>
            <main>
              <svg id="canvas" tabindex="0" role="group" aria-label="The dependency graph of \(title). The arrow keys move between types."><g id="world"></g></svg>
              <button id="whole" hidden>Show everything</button>
              <aside id="panel" aria-live="polite" hidden></aside>
            </main>
            <footer id="legend"></footer>
            <script id="data" type="application/json">
            \(data)</script>
            <script>
            \(layoutScript)
            \(drawingScript)
            \(panelScript)
            \(controlScript)</script>
            </body>
            </html>

            """
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
