// @Provides(weak)
struct Poster {}

// @Provides(once)
final class TicketModel {
    // @Needs(given: seat)
    init(seat: Int) {}
}

final class TicketScreen {
    // @Needs
    init(poster: Poster, model: TicketModel) {}
}
