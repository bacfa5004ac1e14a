import Foundation

#if DEBUG
    /// A subclass of a test may make what it likes.
    final class TestSession: SessionFactory {
        override var store: Store { Store(user: user, network: Network()) }
    }

    nonisolated(unsafe) let programs: [String: () -> Void] = [
        "session": { _ = SessionFactory(Session(user: User()), parent: fake()) },
        "page": { _ = PageFactory(Page(number: 1), parent: TestSession(Session(user: User()), parent: fake())) },
        "test": { _ = TestSession(Session(user: User()), parent: fake()).makeHome() },
        "visit": { _ = VisitFactory(Visit(guest: Guest()), parent: fake()).makeLobby() },
        "made visit": { _ = fake().makeVisitFactory(Visit(guest: Guest())).makeLobby() },
        "ordinary": { _ = SessionFactory(Session(user: User()), parent: FakesNotBypassedFactory()).makeHome() },
        "maker": { _ = fake().makeSessionFactory(Session(user: User())).makePageFactory(Page(number: 1)).makeReader() },
    ]

    func fake() -> FakeFakesNotBypassedFactory {
        FakeFakesNotBypassedFactory(
            makePrinter: { page in { Printer(number: page.number) } }, store: { Store(user: $0.user, network: Network()) })
    }

    /// What a program writes before it stops; nil if it ends by itself.
    func messageAtStop(of program: String) throws -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [program]
        process.standardError = pipe
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        try process.run()
        let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? message : nil
    }

    if CommandLine.arguments.count > 1 {
        programs[CommandLine.arguments[1]]?()
        exit(0)
    }
    for program in ["session", "page"] {
        let message = try messageAtStop(of: program)
        precondition(message?.contains("of the fake, or make a Fake") == true, message ?? "did not stop")
    }
    for program in ["test", "visit", "made visit", "ordinary", "maker"] {
        let message = try messageAtStop(of: program)
        precondition(message == nil, message ?? "")
    }
#endif
