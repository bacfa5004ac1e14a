import Swinject

let container = Container()
AppAssembly().assemble(container: container)
let api = container.resolve(API.self)!
print(api.get())
print(container.resolve(API.self)! === api)
let s1 = container.resolve(Screen.self, argument: 1)!
let s2 = container.resolve(Screen.self, argument: 2)!
print(s1.id, s2.id, s1.api === s2.api, s1.cache === s2.cache)
print(container.resolve(UsesNamed.self)!.named.name)
let o = container.resolve(Other.self)!
print(o.c.other === o)
