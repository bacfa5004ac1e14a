import Tags
final class Home {
    // @Needs
    init(service: TagService, factory: TagsFactory) {}
}
final class Other {
    // @Needs
    init(screen: TagScreen, model: TagModel) {}
}
final class Third {
    // @Needs
    init(list: TagList) {}
}
final class Fourth {
    // @Needs
    init(editor: TagEditor, makeEditor: @escaping () -> TagEditor, page: TagPage) {}
}
