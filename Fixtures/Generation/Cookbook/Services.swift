/// One class, two services.
final class Service {
    let address: String

    init(address: String) { self.address = address }
}

typealias Payments = Service
typealias Images = Service

// @Provides(once)
func payments() -> Payments { Service(address: "pay.example.com") }

// @Provides(once)
func images() -> Images { Service(address: "img.example.com") }

// @Needs
final class Checkout {
    let payments: Payments
    let images: Images

    init(payments: Payments, images: Images) {
        self.payments = payments
        self.images = images
    }
}
