@testable import FurnishCore
@testable import FurnishWorkbench

/// Scans Swift text and describes the results briefly.
struct Scan {
    let file: ScannedFile

    init(_ text: String) {
        file = Scanner.scan(SourceFile(path: "Test.swift", text: text), using: TokenBuffer())
    }

    init(bytes: [UInt8]) {
        file = Scanner.scan(SourceFile(path: "Test.swift", bytes: bytes), using: TokenBuffer())
    }

    /// The declarations, such as `struct Wallet` and `function Wallet.pay`.
    var declarations: [String] { file.declarations.indices.map { description(ofDeclaration: $0) } }

    /// The markers with their declarations: `@Needs struct Wallet`, `@Needs parameter clock of initializer
    /// Wallet.init`, `@Needs nothing`.
    var markers: [String] {
        file.markers.map { marker in
            "@\(marker.kind.name) " + (marker.declaration.map { description(ofDeclaration: $0) } ?? "nothing")
        }
    }

    /// The positions and codes of the diagnostics: `1:4 MalformedMarker`.
    var mistakes: [String] {
        let lines = LineTable(file.source)
        return file.diagnostics.map { diagnostic in
            let position = lines.position(of: diagnostic.location.offset)
            return "\(position.line):\(position.column) \(diagnostic.code.name)"
        }
    }

    var messages: [String] { file.diagnostics.map { $0.message } }

    func text(_ range: ByteRange) -> String { file.writtenText(range) }

    func text(_ parsed: ParsedText) -> String { file.writtenText(parsed) }

    func texts(_ run: Run) -> [String] { run.indices.map { text(file.ranges[$0]) } }

    /// The first declaration called `name`.
    func declaration(_ name: String) -> Declaration? { file.declarations.first { text($0.name) == name } }

    private func description(ofDeclaration row: Int) -> String {
        let declaration = file.declarations[row]
        let enclosing = file.enclosingPath(of: row)
        let name = text(declaration.name)
        return "\(declaration.kind) \(enclosing.isEmpty ? name : "\(enclosing).\(name)")"
    }
}
