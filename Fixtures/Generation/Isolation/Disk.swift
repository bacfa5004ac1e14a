// On a global actor of the module's own, made with what can be made anywhere, also where the main actor is the default.

@globalActor actor Disk {
    static let shared = Disk()
}

// @Provides
nonisolated struct Path {
    let text: String
}

// @Provides
nonisolated func root(label: DiskLabel) -> String { "/" + label.text }

// @Provides
actor Inodes {
    init(path: Path) {}
}

nonisolated protocol DiskLabel {
    var text: String { get }
}

// @Provides(as: DiskLabel)
nonisolated struct PlainLabel: DiskLabel {
    let text = "disk"
}

@Disk final class Volume {
    let path: Path
    let makePath: () -> Path

    // @Needs
    init(path: Path, makePath: @escaping () -> Path, inodes: Inodes) {
        self.path = path
        self.makePath = makePath
    }
}
