import SwiftUI

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

// @Needs
struct DetailView: View {
    @State var model: DetailModel

    var body: some View { Text(model.title) }
}

// @Needs
final class ListScreen {
    private let api: any API
    private let makeDetail: (_ id: Int) -> DetailModel

    init(api: any API, makeDetail: @escaping (_ id: Int) -> DetailModel) {
        self.api = api
        self.makeDetail = makeDetail
    }

    func openDetail(_ id: Int) -> DetailModel { makeDetail(id) }
}
