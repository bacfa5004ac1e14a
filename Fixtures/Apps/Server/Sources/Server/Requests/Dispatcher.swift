/// Opens a scope for each request.
// @Provides
struct Dispatcher: Sendable {
    let open: @Sendable (Request) -> RequestFactory

    func answer(_ request: Request) async -> Response {
        do {
            return try await open(request).respond()
        } catch {
            return Response(status: 503, text: "Try again later: \(error)")
        }
    }
}

// @Needs
func respond(request: Request, handlers: [Route: any Handler], log: RequestLog) async throws -> Response {
    guard let handler = handlers[request.route] else { return Response(status: 404, text: "No \(request.route)") }
    let response = try await handler.respond()
    try await log.save()
    return response
}
