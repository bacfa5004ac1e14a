let screen = DecoratingFactory().makeScreen()
precondition(screen.api.get("a") == "downloaded a" && screen.log.lines == ["get a"])

#if DEBUG
struct StubAPI: API {
    func get(_ path: String) -> String { "stub " + path }
}

/// The decorator is the real one, around a stub.
let faked = FakeDecoratingFactory(networkAPI: StubAPI()).makeScreen()
precondition(faked.api.get("b") == "stub b" && faked.log.lines == ["get b"])
#endif

let checkout = DecoratingFactory().makeSessionFactory(Session(user: "Ada")).makeCheckout()
precondition(checkout.cart.total() == 12 && checkout.plain.total() == 3)
