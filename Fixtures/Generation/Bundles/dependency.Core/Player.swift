public struct Movie: Sendable {
    public let title: String
    public init(title: String) { self.title = title }
}

// @Provides
public final class Player {
    public init() {}
}

public protocol Playing {
    func player() -> Player
}

// @Provides
public protocol Players: Playing {
    func preview(of movie: Movie) -> Preview
}

// @Provides
public final class Preview {
    public let movie: Movie
    public let player: Player

    // @Needs(given: movie)
    public init(movie: Movie, player: Player) {
        self.movie = movie
        self.player = player
    }
}
