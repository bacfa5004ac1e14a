/// Pages of fakes.
extension CodePage {
    static let hiddenFake = CodePage(
        """
        A public factory has a live type that is not public, and the module brings no fake of it. The fake factory then needs \
        an argument that other modules cannot name, so they cannot make it. Their own fakes take the real factory instead.
        """,
        cause: """
            // @Scope(root)
            public struct Tags {}

            protocol TagService {}

            // @Provides(once, live, as: TagService)
            final class RemoteTags: TagService {}

            // @Needs
            public final class TagsScreen {
                init(service: TagService) {}
            }
            """,
        advice: "Mark a fake of the module's own, or make the type public, so that other modules can pass one.",
        fixed: """
            // @Scope(root)
            public struct Tags {}

            protocol TagService {}

            // @Provides(once, live, as: TagService)
            final class RemoteTags: TagService {}

            #if DEBUG
            // @Provides(fake, as: TagService)
            final class SampleTags: TagService {}
            #endif

            // @Needs
            public final class TagsScreen {
                init(service: TagService) {}
            }
            """,
        silence: "If no other module tests with the fake, the factory need not be public.",
        silenced: """
            // @Scope(root)
            struct Tags {}

            protocol TagService {}

            // @Provides(once, live, as: TagService)
            final class RemoteTags: TagService {}

            // @Needs
            final class TagsScreen {
                init(service: TagService) {}
            }
            """)
}
