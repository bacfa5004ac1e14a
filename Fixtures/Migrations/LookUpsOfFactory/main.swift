import FactoryKit

print(Start().api.get(), Sub().g(), OverSub(n: 1).api.get())
Del().x()
print(Req().api.get(), Two().api.get(), Two(n: 2).n, Pub().api.get())
print(await Act().go())
let d = Dyn()
_ = d.log
_ = d.log
print(Priv().go(), WithInit().go(), WithInit(n: 4).go())
let s = Set1()
s.api = Remote()
print(s.api.get(), s.a + s.b)
print(make(Fn.init).api.get())
