// Code that makes a type in its own way is named too, and then nothing is written.
import Domain

protocol Standard {}

extension Standard {
    static func standard() -> Client { Client(session: Session(signed: true)) }
}

final class Client: Standard {
    init(session: Session) {}
}

final class Session {
    init(signed: Bool = false) {}
}

protocol Configurable {
    init()
}

extension Configurable {
    static func configured() -> Self { Self() }
}

final class Analytics: Configurable {
    init() {}
}

/// It does not conform, so that no code can call the function for it.
final class Clock {}

extension Configurable {
    static func clock() -> Clock { Clock() }
}

// @Provides
func useCases() -> UseCases { UseCases() }

final class Screen {
    // @Needs
    init(client: Client, analytics: Analytics, clock: Clock, movies: MovieUseCase, casts: CastUseCase) {}
}
