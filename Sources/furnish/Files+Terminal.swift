import FurnishCore
import FurnishFiles
import FurnishWorkbench

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Files {
    /// Prints diagnostics to standard error: as plain text for a log; for a terminal with source lines, in color unless the
    /// user refuses it (no-color.org).
    static func showDiagnostics(_ diagnostics: [Diagnostic]) {
        guard isatty(STDERR_FILENO) == 1 else { return printDiagnostics(diagnostics) }
        let refusesColor = environment("NO_COLOR")?.isEmpty == false
        let terminal = environment("TERM") ?? "dumb"
        let isColored = !refusesColor && terminal != "dumb"
        printError(TerminalReport.text(diagnostics, isColored: isColored))
    }
}
