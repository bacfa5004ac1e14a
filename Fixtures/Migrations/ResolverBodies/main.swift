import Resolver

let api: API = Resolver.resolve()
print(api.host, api === (Resolver.resolve() as API))
let stamp: Stamp = Resolver.resolve()
print(stamp.a === stamp.b)
let log: Log = Resolver.resolve()
let reader: Reader = Resolver.resolve()
let options: Options = Resolver.resolve()
print(log.name, reader.clock === stamp.a, options.isOffline)
print((Resolver.resolve() as Search) === (Resolver.resolve() as Search))
let mock: Mock = Resolver.mock.resolve()
print(mock.host)
