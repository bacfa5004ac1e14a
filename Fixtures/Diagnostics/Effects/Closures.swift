// The closure to write has the effects that are necessary, and no others.

struct TapeError: Error {}

// @Provides
final class Tape {
    init() throws(TapeError) {}
}

// @Provides
final class Stream {
    // @Needs(given: id)
    init(id: Int) async {}
}

typealias MakeStream = (Int) -> Stream

// @Provides
final class Player {
    init() {}

    // @Needs
    func load(tape: Tape) async {}
}

final class Desk {
    // @Needs
    init(
        tape: @escaping () -> Tape, stream: (_ id: Int) -> Stream, aliased: @escaping MakeStream,
        nested: () -> (Int) -> Stream, later: (() -> Player)? = nil, other: () throws -> Player,
        value: @autoclosure @escaping () -> Tape
    ) {}
}

final class StreamViewController {
    // @Needs
    init?(coder: NSCoder, stream: Stream, tape: Tape) {}

    // @Needs
    var player: Player!
}
