import FactoryKit

let session = Container.shared.session()
let cart = Container.shared.cart()
let settings = Container.shared.settings()
let player = Container.shared.player()
print(Container.shared.session() === session, Container.shared.cart() === cart, player.settings === settings)
let shown = preview()
print(shown.api === Container.shared.api(), Container.shared.feed().api === Container.shared.api())
logOut()
print(Container.shared.session() === session, Container.shared.cart() === cart, Container.shared.player() === player)
print(Container.shared.settings() === settings, Container.shared.plain().clock === session.clock)
