struct User: Equatable {
    let name: String
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Provides(once, in: Session)
final class WatchList {
    let user: User
    let clock: any Clock

    init(user: User, clock: any Clock) {
        self.user = user
        self.clock = clock
    }
}

final class ProfileScreen {
    let watchList: WatchList

    // @Needs
    init(watchList: WatchList) {
        self.watchList = watchList
    }
}

/// Needs nothing of a session directly: `in:` puts it there.
final class MenuScreen {
    let makeProfile: () -> ProfileScreen

    // @Needs(in: Session)
    init(makeProfile: @escaping () -> ProfileScreen) {
        self.makeProfile = makeProfile
    }
}

/// Opens the session, and ends it by releasing its factory.
final class LoginScreen {
    private let openSession: (Session) -> SessionFactory
    private(set) var session: SessionFactory?

    // @Needs
    init(openSession: @escaping (Session) -> SessionFactory) {
        self.openSession = openSession
    }

    func logIn(_ user: User) { session = openSession(Session(user: user)) }
    func logOut() { session = nil }
}

/// Kept by the session, whose factory its closure does not keep.
// @Provides(once, in: Session)
final class Downloads {
    let user: User
    let makeDownload: (Movie) -> Download?

    init(user: User, makeDownload: @escaping (Movie) -> Download?) {
        self.user = user
        self.makeDownload = makeDownload
    }
}

// @Provides
final class Download {
    let movie: Movie
    let user: User

    // @Needs(given: movie)
    init(movie: Movie, user: User) {
        self.movie = movie
        self.user = user
    }
}

/// A viewing is a part of a session.
// @Scope(in: Session)
struct Viewing {
    // @Provides
    let movie: Movie
}

final class ViewingScreen {
    let movie: Movie
    let user: User

    // @Needs
    init(movie: Movie, user: User, downloads: Downloads) {
        self.movie = movie
        self.user = user
    }
}
