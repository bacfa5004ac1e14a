import FactoryKit

print(Container.shared.api().get(), Container.shared.api().get(), Container.shared.mocked().get())
let r = Container.shared.repo()
let r2 = Container.shared.repo()
print(r === r2, r.api === r2.api)
let c = Container.shared.cached()
print(c === Container.shared.cached())
reset()
print(c === Container.shared.cached())
let p = Container.shared.pair()
print(p.a === p.b.g)
print(Mine.shared.deep() === Mine.shared.deep())
