import Hummingbird
import Logging

/// A request and its response. All that is made for them is freed when the request is answered.
// @Scope(sendable)
struct Exchange: Sendable {
    // @Provides
    let logger: RequestLogger
}

/// Has the request's id.
typealias RequestLogger = Logger

/// Opens a scope for each request.
// @Provides
struct ExchangeResponder: HTTPResponder {
    let router: RouterResponder<ExchangeContext>
    let open: @Sendable (Exchange) -> ExchangeFactory

    /// What lives as long as the program, and has no request's logger, logs to `Logger.current`.
    func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
        try await withLogger(context.logger) { logger in
            let factory = open(Exchange(logger: logger))
            let source = ExchangeContext.Source(logger: logger, factory: factory)
            return try await router.respond(to: request, context: ExchangeContext(source: source))
        }
    }
}

/// Gives middleware and handlers the factory of their exchange, and no other.
struct ExchangeContext: RequestContext {
    struct Source: RequestContextSource {
        let logger: Logger
        let factory: ExchangeFactory
    }

    var coreContext: CoreRequestContextStorage
    let factory: ExchangeFactory

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        factory = source.factory
    }
}
