import Resolver

let api: API = Resolver.resolve()
print(api.get())
let same: RemoteAPI = Resolver.resolve()
print(same === api, same.get())
let s1: Screen = Resolver.resolve(args: 1)
let s2: Screen = Resolver.resolve(args: 2)
print(
    s1.id, s2.id, s1.api === s2.api, s1.bar === s2.bar, s1.cache === s2.cache, s1.bar.selection === s2.bar.selection,
    s1.page)
let log: Log = Resolver.resolve()
let log2: Log = Resolver.resolve()
print(log === log2, log.prefix)
do {
    let c: Cache = Resolver.resolve()
    c.n = 5
    let d: Cache = Resolver.resolve()
    print(d.n)
}
let x: Session = Resolver.resolve()
x.name = "a"
ResolverScope.session.reset()
let y: Session = Resolver.resolve()
print(y.name)
