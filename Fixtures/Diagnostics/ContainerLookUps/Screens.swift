import SwiftUI

final class AppContainer {
    nonisolated(unsafe) static let shared = AppContainer()
    let api: any API = RemoteAPI()

    func makeDetailModel(id: Int) -> DetailModel { DetailModel(id: id, api: api) }
}

extension EnvironmentValues {
    @Entry var container = AppContainer.shared
}

protocol API {
    func title(of id: Int) -> String
}

struct RemoteAPI: API {
    func title(of id: Int) -> String { "Dune" }
}

final class DetailModel {
    let title: String

    init(id: Int, api: any API) { title = api.title(of: id) }
}

// @Needs(given: id)
struct DetailView: View {
    @Environment(\.container) private var container
    @State private var model: DetailModel?
    let id: Int

    var body: some View {
        Text(model?.title ?? "").onAppear { model = container.makeDetailModel(id: id) }
    }
}

// @Needs
final class ListScreen {
    private let api = AppContainer.shared.api

    func openDetail(_ id: Int) -> DetailModel { AppContainer.shared.makeDetailModel(id: id) }
}
