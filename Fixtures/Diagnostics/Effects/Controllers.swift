class NSCoder {}

struct NetworkError: Error {}
struct DiskError: Error {}

// @Provides
struct Remote {
    init() async throws {}
}

// @Provides
struct Disk {
    init() throws(DiskError) {}
}

final class DetailViewController {
    // @Needs
    init?(coder: NSCoder, remote: Remote) {}
}

final class Loader {
    // @Needs
    init(makeDisk: @escaping () throws(NetworkError) -> Disk, makeRemote: @escaping () async -> Remote) {}
}

// What waits itself is the user's own doing; what it needs is not.
final class WaitingViewController {
    // @Needs
    init?(coder: NSCoder) {}

    // @Needs
    func load(remote: Remote) async throws {}
}
