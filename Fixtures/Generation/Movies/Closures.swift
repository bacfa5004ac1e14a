// @Provides
struct Ticket {
    let row: Int
    let seat: Int

    // @Needs(given: row, seat)
    init(row: Int, seat: Int) {
        self.row = row
        self.seat = seat
    }
}

/// Opens a screen for each movie, when the user chooses one.
final class MovieListScreen {
    let makeMovie: (Movie) -> MovieScreen
    let player: () -> Player
    let makeTicket: (_ seat: Int, _ row: Int) -> Ticket

    // @Needs
    init(
        makeMovie: @escaping (Movie) -> MovieScreen, player: @escaping () -> Player,
        makeTicket: @escaping (_ seat: Int, _ row: Int) -> Ticket
    ) {
        self.makeMovie = makeMovie
        self.player = player
        self.makeTicket = makeTicket
    }
}

/// Passes the seat. The row is left to the caller.
final class RowScreen {
    let makeTicket: (_ seat: Int) -> Ticket

    // @Needs
    init(makeTicket: @escaping (_ seat: Int) -> Ticket) {
        self.makeTicket = makeTicket
    }
}

// @Provides(once)
final class Player {
    let queue: PlayQueue

    init(queue: PlayQueue) {
        self.queue = queue
    }
}

/// The closure breaks the cycle: the queue asks for the player only later.
// @Provides(once)
final class PlayQueue {
    let player: () -> Player

    init(player: @escaping () -> Player) {
        self.player = player
    }
}
