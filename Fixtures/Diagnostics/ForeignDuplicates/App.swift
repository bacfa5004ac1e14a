import Storage

final class Screen {
    // @Needs
    init(store: any TodoStore, api: any API, console: Console, log: any Log) {}
}

// This module's own provider wins over those of other modules.
// @Provides
func makeLog(console: Console) -> any Log { console }
