import Resolver

let m = ListModel()
print(m.run(), m.run())
let d = Detail(title: "a")
print(d.api.get(), Detail(id: 3).id)
let r = Row(n: 3)
print(r.api.get(), r.n)
print(Cell(name: "z").show(), free())
