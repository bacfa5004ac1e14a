// What was meant to be given is no need: it closes no cycle, and brings neither effects nor actors.

// @Provides
final class Node {
    // @Needs(given: parnt)
    init(parent: Node) {}
}

// @Provides
final class Remote {
    init() async throws {}
}

// @Provides
final class RemoteModel {
    // @Needs(given: remot)
    init(remote: Remote) {}
}

// @Provides
func count(numbers: UInt8...) -> UInt8 { 0 }

final class RemoteScreen {
    // @Needs
    init(node: Node, makeModel: @escaping () -> RemoteModel, count: UInt8) {}
}

// @Provides
struct Chicken {
    let egg: Egg
}

// @Provides
struct Egg {
    let chicken: Chicken
}
