import Core
import Kit
import SwiftUI

// @Needs
struct ShopView: View {
    let hours: OpeningHours
    let theme: Theme
    var body: some View { Text("\(theme.name), from \(hours.first) on") }
}

@main struct ShopApp: App {
    let factory = ShopFactory()
    var body: some Scene { WindowGroup { factory.makeShopView() } }
}
