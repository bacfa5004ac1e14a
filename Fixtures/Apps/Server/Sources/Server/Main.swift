import Hummingbird
import Logging

@main
enum Main {
    static func main() async throws {
        let factory = ServerFactory(Server(settings: Settings(environment: Environment())))
        let application = try await factory.buildApplication()
        try await withLogger(factory.serverLogger) { _ in try await application.runService() }
        factory.serverLogger.info("Stopped")
    }
}
