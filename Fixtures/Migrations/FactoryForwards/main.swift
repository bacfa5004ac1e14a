import FactoryKit

let api = Container.shared.api()
print(api.get())
print(Container.shared.api() === api)
let s1 = Container.shared.screen(1)
let s2 = Container.shared.screen(2)
print(s1.id, s2.id, s1.api === s2.api, s1.cache === s2.cache)
print(Container.shared.hidden() === Container.shared.hidden(), Container.shared.title())
