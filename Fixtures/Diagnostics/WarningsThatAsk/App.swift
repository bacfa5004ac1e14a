protocol Model {}

final class RemoteModel: Model {
    init(id: String) {}
}

protocol Log {}

final class FileLog: Log {}

// The marker of the model would let 'makeScreen()' ask for an id, so only the author writes it.
final class Screen {
    // @Needs
    init(model: any Model = Resolver.resolve(), log: any Log = FileLog()) {}
}
