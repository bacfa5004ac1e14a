import Foundation
import SwiftUI

@MainActor func checkStart() async {
    let start = CookbookFactory().makeStartView()
    await start.open()
    precondition("\(start.body)".contains("NotesView"))
}

@MainActor func checkServices() throws {
    let factory = CookbookFactory()
    precondition(factory.server.host == "www.example.com")
    precondition(factory.makeCheckout().payments.address == "pay.example.com")
    precondition(factory.makeCheckout().images.address == "img.example.com")
    let account = factory.makeAccountModel()
    precondition(account.account === OldContainer.account && account.images === factory.imageCache)
    let door = factory.makeShopDoor()
    precondition(door.open(isDemo: true).makeShopModel().catalogue.titles == ["Sample"])
    precondition(door.open(isDemo: false).makeShopModel().catalogue.titles == ["Alien", "Brazil"])
}

@MainActor func checkViews() {
    let factory = CookbookFactory()
    let root = Folder(name: "root", folders: [Folder(name: "first", folders: [Folder(name: "second")])])
    let inner = factory.makeFolderView(folder: root).makeFolder(root.folders[0]).makeFolder(root.folders[0].folders[0])
    precondition(inner.folder.name == "second" && "\(factory.makeFolderView(folder: root).body)".contains("first"))

    let about = factory.makeAboutView().tracked("about")
    precondition(about.analytics === factory.analytics && about.screen == "about")
}

@MainActor func checkLinks() {
    let delegate = AppDelegate()
    delegate.openLink(in: ["link": "notes:///trips/7"])
    precondition(delegate.factory.makePlacesView().router.path == ["trips", "7"])
    precondition("\(NotesApp().body)".contains("StartView"))
}

@MainActor func checkData() async throws {
    let models = try await CookbookFactory().makeTripsModel().importer.models()
    precondition(models == ["Trip"])
}

@MainActor func checkLogout() async {
    let login = CookbookFactory().makeLogin()
    login.logIn(as: "Ada")
    await login.logOut()
    precondition(closed == ["uploads", "socket", "freed"] && login.session == nil)
}

await checkStart()
await checkLogout()
try checkServices()
checkViews()
checkLinks()
try await checkData()

#if DEBUG
    struct Rain: Weather {
        func text() -> String { "rain" }
    }

    @MainActor func checkFakes() {
        precondition(FakeCookbookFactory().makeWeatherView().weather.text() == "sun")
        precondition(FakeCookbookFactory(weather: Rain()).makeWeatherView().weather.text() == "rain")
        let stamp = FakeCookbookFactory(now: Now { Date(timeIntervalSince1970: 60) }).makeStamp()
        precondition(stamp.sign("Ada") == "Ada, 60.0, 00000000-0000-0000-0000-000000000001")
    }

    checkFakes()
#endif
