import Foundation

@main
enum Main {
    static func main() async throws {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            print("usage: Server REQUESTS [PORT]")
            exit(2)
        }
        // A client that goes away is no reason to stop.
        signal(SIGPIPE, SIG_IGN)
        let factory = ServerFactory(Server(options: options))
        try await factory.serve()
        print(factory.statistics.summary)
    }
}
