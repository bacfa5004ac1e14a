struct ViewModel {
    let name = "outer"
}

enum Wallet {
    // @Provides
    struct ViewModel {
        let name = "wallet"
    }
}

extension Wallet {
    final class ViewController {
        let viewModel: ViewModel

        // @Needs
        init(viewModel: ViewModel) {
            self.viewModel = viewModel
        }
    }
}

class Base {
    // @Provides
    struct Theme {
        let color = "red"
    }

    init() {}
}

/// `Theme` is a nested type of its superclass.
final class Derived: Base {
    let theme: Theme

    // @Needs
    init(theme: Theme) {
        self.theme = theme
        super.init()
    }
}

enum A {
    struct Value {
        let name = "A.Value"
    }

    enum B {}
}

// @Provides
struct Value {
    let name = "Value"
}

/// Inside `extension A.B`, Swift does not look names up in `A`.
extension A.B {
    struct Holder {
        let value: Value

        // @Needs
        init(value: Value) {
            self.value = value
        }
    }
}

typealias BaseURL = String
typealias Screens = Wallet

enum Config {
    // @Provides
    static let baseURL: BaseURL = "https://example.org"
    // @Provides
    static let greeting: String = "hello"
}

/// A typealias that is provided is a name of its own; one that is not is what it stands for.
struct Client {
    let url: BaseURL
    let greeting: String
    let viewModel: Screens.ViewModel

    // @Needs
    init(url: BaseURL, greeting: Swift.String, viewModel: Screens.ViewModel) {
        self.url = url
        self.greeting = greeting
        self.viewModel = viewModel
    }
}

/// An extension may come before the declaration of its type, also of one inside a type of another module.
extension String.Style {
    init(theme: Base.Theme) {
        color = theme.color
    }
}

extension String {
    // @Provides
    struct Style {
        let color: String
    }
}

// @Needs
struct Page {
    let style: String.Style
}
