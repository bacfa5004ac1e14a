protocol WalletModel: AnyObject {
    var id: Int { get }
}

// One for a screen and all that is in it.
// @Provides(graph, as: WalletModel)
final class WalletViewModel: WalletModel {
    let id: Int
    let log: Log

    // @Needs(given: id)
    init(id: Int, log: Log) {
        self.id = id
        self.log = log
    }
}

// @Provides(graph)
final class Log {
    nonisolated(unsafe) static var alive = 0

    var lines: [String] = []

    init() { Self.alive += 1 }

    deinit { Self.alive -= 1 }
}

// @Provides
final class RootView {
    let model: WalletModel
    let badge: Badge

    init(model: WalletModel, badge: Badge) {
        self.model = model
        self.badge = badge
    }
}

protocol Badge {
    var log: Log { get }
}

// @Provides(as: Badge)
struct CountBadge: Badge {
    let log: Log
    let title: Title
}

struct Title {
    let model: WalletViewModel
}

extension WalletViewModel {
    // @Provides
    var title: Title { Title(model: self) }
}

// A graph of its own, for as long as it is kept.
// @Provides(once)
final class History {
    let log: Log
    let view: LogView

    init(log: Log, view: LogView) {
        self.log = log
        self.view = view
    }
}

// @Provides
struct LogView {
    let log: Log
}

final class WalletController {
    let root: RootView
    let model: WalletViewModel
    let history: History
    let logs: [Log]
    let makeModel: (Int) -> WalletViewModel
    let reopen: () -> LogView

    // @Needs(given: title)
    init(
        title: String, root: RootView, model: WalletViewModel, history: History, view: LogView, log: Log,
        makeModel: @escaping (Int) -> WalletViewModel, reopen: @escaping () -> LogView
    ) {
        self.root = root
        self.model = model
        self.history = history
        logs = [view.log, log, model.log, root.badge.log]
        self.makeModel = makeModel
        self.reopen = reopen
    }
}

typealias Track = (String) -> Void

// A function that is shared is kept by who is handed it.
// @Provides(graph)
func track(log: Log) -> Track { { log.lines.append($0) } }

// @Provides
final class Button {
    let track: Track

    init(track: @escaping Track) {
        self.track = track
    }
}

// A typealias that is provided is a function all the same.
struct Recorder {
    let track: Track

    // @Needs(given: track)
    init(track: @escaping Track) {
        self.track = track
    }
}

final class Toolbar {
    let button: Button
    let track: Track
    let log: Log

    // @Needs
    init(button: Button, track: @escaping Track, log: Log) {
        self.button = button
        self.track = track
        self.log = log
    }
}
