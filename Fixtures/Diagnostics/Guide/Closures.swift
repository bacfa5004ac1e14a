// @Provides
final class Seat {
    // @Needs(given: row, number)
    init(row: Int, number: Int) {}
}

final class SeatScreen {
    // @Needs
    init(makeSeat: @escaping (Int) -> Seat) {}
}

final class SeatList {
    // @Needs
    init(makeSeat: @escaping (String) -> Seat) {}
}

// @Provides(once)
final class Projector {
    init(reel: Reel) {}
}

// @Provides(once)
final class Reel {
    init(projector: Projector) {}
}

final class ProjectorScreen {
    // @Needs
    init(projector: Projector) {}
}
