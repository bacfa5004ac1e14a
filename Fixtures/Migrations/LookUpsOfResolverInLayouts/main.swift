import Resolver
print(Model(id: 3).go())
let v = ViewModel(); print(v.api.get(), v.named.get(), v.x); _ = v.log
print(SubVM().k, Namespace.Inner().go(), Loader().go())
