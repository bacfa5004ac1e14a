// @Scope(root)
public struct Stand {
    public init() {}
}

// @Needs
public struct Sign {
    public let title: String

    init(theme: Theme) {
        title = "\(theme.name) stand"
    }
}
