import Hummingbird

/// Services stop in the opposite order: when the clicks are written for the last time, the last request is answered.
///
/// The counter needs the store. So the store is open, and its tables are up to date, before there is an application.
// @Needs(in: ServerFactory)
func buildApplication(
    settings: Settings, responder: ExchangeResponder, clicks: ClickCounter, logger: ServerLogger
) -> some ApplicationProtocol {
    Application(
        responder: responder, configuration: .init(address: .hostname("127.0.0.1", port: settings.port)),
        services: [clicks], logger: logger)
}

/// Each handler is a function that the factory of the exchange calls.
// @Provides
func buildRouter() -> RouterResponder<ExchangeContext> {
    let router = Router(context: ExchangeContext.self)
    router.add(middleware: LogRequestsMiddleware(.info))
    router.add(middleware: JournalMiddleware())
    router.post("links") { request, context in
        try await context.factory.createLink(draft: request.decode(as: Draft.self, context: context))
    }
    router.get("links/:code") { _, context in
        try await context.factory.showLink(code: context.parameters.require("code"))
    }
    router.get(":code") { _, context in
        try await context.factory.followLink(code: context.parameters.require("code"))
    }
    return router.buildResponder()
}
