enum ExportFormat: String, Sendable { case plain, html }

protocol Exporter: Sendable {
    var format: ExportFormat { get }
    func export(_ text: String) -> String
}

// @Provides(into: [any Exporter])
struct PlainTextExporter: Exporter {
    let format = ExportFormat.plain
    func export(_ text: String) -> String { text }
}

// @Provides(into: [any Exporter])
struct HTMLExporter: Exporter {
    let theme: Theme
    let format = ExportFormat.html
    func export(_ text: String) -> String { "<body style='color: \(theme.accent)'>\(text)</body>" }
}

// @Provides
struct ExporterTable: Sendable {
    private let exporters: [ExportFormat: any Exporter]
    init(exporters: [any Exporter]) {
        self.exporters = Dictionary(exporters.map { ($0.format, $0) }, uniquingKeysWith: { first, _ in first })
    }
    subscript(format: ExportFormat) -> (any Exporter)? { exporters[format] }
}

// @Scope(in: Document)
struct Export: Sendable {
    // @Provides
    let format: ExportFormat
}

// @Provides(once, in: Export)
@MainActor final class ExportProgress { var fraction = 0.0 }

// @Needs
@MainActor struct ExportJob {
    let format: ExportFormat
    let path: DocumentPath
    let buffer: TextBuffer
    let progress: ExportProgress
    let exporters: ExporterTable
    let fileSystem: any FileSystem
    let logger: any Logger

    func run() throws {
        guard let exporter = exporters[format] else { return logger.log("no exporter for \(format)") }
        progress.fraction = 0.5
        try fileSystem.write(exporter.export(buffer.text), to: "\(path).\(format.rawValue)")
        progress.fraction = 1
    }
}

// @Needs
@MainActor struct ExportScreen {
    let format: ExportFormat
    let progress: ExportProgress
    var title: String { "\(format.rawValue): \(Int(progress.fraction * 100)) %" }
}

// @Provides(once, in: Document)
@MainActor final class ExportService {
    private var running: ExportFactory?
    private let open: (Export) -> ExportFactory?

    init(open: @escaping (Export) -> ExportFactory?) { self.open = open }

    func export(_ format: ExportFormat) throws -> ExportScreen? {
        guard let export = open(Export(format: format)) else { return nil }
        running = export
        try export.makeExportJob().run()
        return export.makeExportScreen()
    }
    func finish() { running = nil }
}
