/// The container of another tool, which still makes the account.
enum OldContainer {
    static let account = Account()
}

final class Account: Sendable {}

// @Provides
var account: Account { OldContainer.account }

// @Needs
final class AccountModel {
    let account: Account
    let images: ImageCache

    init(account: Account, images: ImageCache) {
        self.account = account
        self.images = images
    }
}
