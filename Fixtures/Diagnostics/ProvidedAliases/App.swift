import Combine
struct AppState { var a: Int }
typealias Subject<T> = CurrentValueSubject<T, Never>
// @Provides
let store: Subject<AppState> = Subject(AppState(a: 1))
final class Screen {
    // @Needs
    init(s: CurrentValueSubject<AppState, Never>, t: Subject<AppState>) {}
}
