import Foundation

/// Answers as many requests as it was told to, all of them at a time.
// @Needs
func serve(options: Options, dispatcher: Dispatcher) async throws {
    let listener = try Listener(port: options.port)
    print("Listening on port \(listener.port)")
    fflush(nil)
    await withTaskGroup(of: Void.self) { group in
        for await connection in listener.connections(options.requests) {
            group.addTask { await answer(connection, dispatcher) }
        }
    }
}

private func answer(_ connection: Connection, _ dispatcher: Dispatcher) async {
    defer { connection.close() }
    do {
        try await connection.send(dispatcher.answer(connection.readRequest()))
    } catch let error as HTTPError {
        try? await connection.send(Response(status: 400, text: error.description))
    } catch {
        print("A connection broke: \(error)")
    }
}
