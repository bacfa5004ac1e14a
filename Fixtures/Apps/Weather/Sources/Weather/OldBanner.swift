import SwiftUI

/// How it was before: each evaluation of a body makes another model, and nothing says so.
struct OldBanner: View {
    @MainActor static var made: [BannerModel] = []
    @ObservedObject private var banner = OldBanner.makeBanner()

    var body: some View { Text(banner.text) }

    @MainActor private static func makeBanner() -> BannerModel {
        let banner = BannerModel()
        made.append(banner)
        return banner
    }
}

@MainActor final class BannerModel: ObservableObject {
    @Published var text = "Sunny"
}
