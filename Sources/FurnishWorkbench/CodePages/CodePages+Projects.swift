extension CodePage {
    static let unknownModule = CodePage(
        """
        A line of `Furnish.modules` names no folder, or one that has no Swift files. This file of an Xcode target names modules that \
        the target imports and its plugin cannot see, such as those of local packages.
        """,
        cause: """
            import Kit

            // @Needs
            struct Screen {
                let theme: Theme
            }

            // file: Furnish.modules
            Kit
            """,
        advice: """
            Write the module, white space, and the folder of its sources, relative to the file. Until then, nothing is reported as \
            missing, because the module might provide it.
            """,
        fixed: """
            import Kit

            // @Needs
            struct Screen {
                let theme: Theme
            }

            // file: Furnish.modules
            Kit ../Kit/Sources/Kit

            // file: Kit/Theme.swift
            // @Provides
            public struct Theme {
                public init() {}
            }
            """)
}
