import Foundation
import Testing

@testable import Server

/// Requests without a socket, some of them with what a test puts in the factories' place.
@Suite struct RequestTests {
    @Test func hasOneLogAndLeavesNothingBehind() async throws {
        let factory = ServerFactory(Server(options: Options(requests: 1)))
        var request: RequestFactory? = factory.makeRequestFactory(Request(route: Route(.get, "/notes")))
        #expect(request?.requestLog === request?.requestLog)
        #expect(try await request?.respond() == Response(status: 200, text: ""))
        #expect(try await factory.database.audit == ["GET /notes: 0 notes"])
        #expect(factory.statistics[.endedRequest] == 0)

        request = nil
        #expect(factory.statistics[.beganRequest] == 1)
        #expect(factory.statistics[.endedRequest] == 1)
    }

    @Test func anAnswerOutlivesItsRequestForAMoment() async throws {
        let factory = ServerFactory(Server(options: Options(requests: 1)))
        let log = factory.makeRequestFactory(Request(route: Route(.get, "/"))).requestLog
        await log.add("late")
        try await log.save()
        #expect(try await factory.database.audit == ["GET /: late"])
    }

    @Test func connectsOnceForAllWhoAskAtATime() async {
        let factory = ServerFactory(Server(options: Options(requests: 1)))
        let dispatcher = factory.makeDispatcher()
        await withTaskGroup(of: Response.self) { group in
            for number in 0..<1000 {
                group.addTask { await dispatcher.answer(Request(route: Route(.post, "/notes"), body: "\(number)")) }
            }
            for await response in group { #expect(response.status == 201) }
        }
        #expect(factory.statistics[.connectedDatabase] == 1)
        #expect(factory.statistics[.endedRequest] == 1000)
    }

    @Test func aClientThatGoesAwayTakesNobodyElsesConnectionAlong() async throws {
        let factory = ServerFactory(Server(options: Options(requests: 1)))
        let dispatcher = factory.makeDispatcher()
        let impatient = Task { await dispatcher.answer(Request(route: Route(.get, "/notes"))) }
        let patient = Task { await dispatcher.answer(Request(route: Route(.get, "/notes"))) }
        impatient.cancel()
        #expect(await patient.value.status == 200)
        _ = await impatient.value
        #expect(factory.statistics[.beganRequest] == factory.statistics[.endedRequest])
    }

    @Test func isToldToTryAgainWhileTheDatabaseIsOffline() async {
        let factory = OfflineFactory(Server(options: Options(requests: 1)))
        let response = await factory.makeDispatcher().answer(Request(route: Route(.get, "/notes")))
        #expect(response == Response(status: 503, text: "Try again later: isOffline"))
        #expect(factory.statistics[.connectedDatabase] == 0)
    }

    @Test func takesTheHandlersOfATest() async throws {
        let parent = ServerFactory(Server(options: Options(requests: 1)))
        let factory = SilentRequestFactory(Request(route: Route(.get, "/")), parent: parent)
        #expect(try await factory.respond().status == 404)
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", Route(.get, "/"), ""),
        ("POST /notes HTTP/1.1\r\ncontent-length: 3\r\n\r\nabcdef", Route(.post, "/notes"), "abc"),
        ("GET / HTTP/1.1\r\nHost: a\r\n", nil, ""),
        ("POST /notes HTTP/1.1\r\nContent-Length: 4\r\n\r\nabc", nil, ""),
    ])
    func readsHTTP(_ text: String, _ route: Route?, _ body: String) throws {
        let request = try Request.parse(Data(text.utf8))
        #expect(request?.route == route)
        #expect(request?.body ?? "" == body)
    }

    @Test(arguments: ["GET /\r\n\r\n", "PUT / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"])
    func refusesWhatIsNoHTTP(_ text: String) {
        #expect(throws: HTTPError.self) { try Request.parse(Data(text.utf8)) }
    }
}

private final class OfflineFactory: ServerFactory, @unchecked Sendable {
    override var database: Database {
        get async throws(DatabaseError) { throw .isOffline }
    }
}

private final class SilentRequestFactory: RequestFactory, @unchecked Sendable {
    override var handlerByRoute: [Route: any Handler] {
        get async { [:] }
    }
}
