import Hummingbird
import Logging

/// What handlers note, for one line in the log when the request is answered.
// @Provides(once, in: Exchange)
actor Journal {
    private let logger: RequestLogger
    private var notes: Logger.Metadata = [:]

    init(logger: RequestLogger) {
        self.logger = logger
    }

    func note(_ name: String, _ value: String) {
        notes[name] = .string(value)
    }

    func close(_ outcome: Logger.Metadata) {
        logger.info("Answered", metadata: notes.merging(outcome) { $1 })
    }
}

struct JournalMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: ExchangeContext, next: (Request, ExchangeContext) async throws -> Response
    ) async throws -> Response {
        let journal = context.factory.journal
        do {
            let response = try await next(request, context)
            await journal.close(["status": "\(response.status.code)"])
            return response
        } catch {
            await journal.close(["error": "\(error)"])
            throw error
        }
    }
}
