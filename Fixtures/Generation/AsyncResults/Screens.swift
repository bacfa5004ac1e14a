final class Screen {
    let database: any Database
    let session: any Session
    let token: any Token
    let page: any Page
    let chosen: (any Row)?
    let rows: [any Row]
    let query: any Query
    let lock: any Lock
    let bolt: any Bolt

    // @Needs
    init(
        database: any Database, session: any Session, token: any Token, page: any Page, chosen: (any Row)?,
        rows: [any Row], query: any Query, lock: any Lock, bolt: any Bolt
    ) {
        self.database = database
        self.session = session
        self.token = token
        self.page = page
        self.chosen = chosen
        self.rows = rows
        self.query = query
        self.lock = lock
        self.bolt = bolt
    }
}

/// It gets the same through closures.
final class LaterScreen {
    let open: () async -> any Database
    let session: () async -> any Session
    let token: () async throws -> any Token
    let rows: () async -> [any Row]
    let query: (String) async -> any Query

    // @Needs
    init(
        open: @escaping () async -> any Database, session: @escaping () async -> any Session,
        token: @escaping () async throws -> any Token, rows: @escaping () async -> [any Row],
        query: @escaping (_ text: String) async -> any Query
    ) {
        self.open = open
        self.session = session
        self.token = token
        self.rows = rows
        self.query = query
    }
}

// @Provides
final class Header {
    let theme: any Theme

    init(theme: any Theme) {
        self.theme = theme
    }
}

/// It shares its theme with its header.
final class ThemedScreen {
    let header: Header
    let theme: any Theme

    // @Needs
    init(header: Header, theme: any Theme) {
        self.header = header
        self.theme = theme
    }
}

// @Provides
final class Footer {
    let theme: any Theme

    init(theme: any Theme) {
        self.theme = theme
    }
}

/// Only its parts take the theme that they share.
final class PlainScreen {
    let header: Header
    let footer: Footer

    // @Needs
    init(header: Header, footer: Footer) {
        self.header = header
        self.footer = footer
    }
}

struct SettingsScreen {
    let settings: [String: Any]
    let tags: Set<AnyHashable>

    // @Needs
    init(settings: [String: Any], tags: Set<AnyHashable>) {
        self.settings = settings
        self.tags = tags
    }
}
