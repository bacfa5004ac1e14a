final class First {
    // @Needs
    init(config: Config) {}
}

final class Second {
    // @Needs
    init(config: Config) {}
}

final class Third {
    // @Needs
    init(config: Config) {}
}

final class Fourth {
    // @Needs
    init(config: Config) {}
}

final class Fifth {
    // @Needs
    init(config: Config, unknown: Unknown) {}
}
