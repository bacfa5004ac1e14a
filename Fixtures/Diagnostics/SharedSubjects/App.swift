import Combine

struct AppState {}

// Each of these models waits for one decision, which is about the subject.
final class ListModel {
    init(state: CurrentValueSubject<AppState, Never>) {}
}

final class DetailModel {
    init(state: CurrentValueSubject<AppState, Never>, id: Int) {}
}

final class SettingsModel {
    init(state: CurrentValueSubject<AppState, Never>, id: Int) {}
}

// @Needs
struct Screen {
    let list: ListModel
    let detail: DetailModel
    let settings: SettingsModel
}
