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
    static func configured() -> Analytics { Analytics() }
}

final class Analytics: Configurable {
    init() {}
}

/// It does not conform, so that no code can call the function for it.
final class Clock {}

extension Configurable {
    static func clock() -> Clock { Clock() }
}

protocol Presettable {
    init()
}

extension Presettable where Self: Named {
    static func preset() -> Self { Self() }
}

protocol Named {}

final class Theme: Presettable, Named {
    init() {}
}

/// It has no name, so that no code can call the function for it.
final class Style: Presettable {
    init() {}
}

// @Provides
func useCases() -> UseCases { UseCases() }

final class Screen {
    // @Needs
    init(client: Client, analytics: Analytics, clock: Clock, style: Style, theme: Theme, movies: MovieUseCase, casts: CastUseCase) {}
}
