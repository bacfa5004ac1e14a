import Resolver
var r: HasClock = Required(); r.clock.now = 3; print(r.clock.now)
print(Aligned(id: 1, name: "ab").go(), Trailing(id: 2).go(), OneLine().go(), OneLine(id: 1).go(), OneLine(text: "four").go())
print([1].map(Entry.init(id:))[0].api.get(), Item(id: 2).go(), Cell(id: 1).id)
print(Leaf().api.get(), Parent().api.get(), Child().api.get(), Grown(offset: 2).now(), Fresh().now())
print((try? Thrown()) != nil, Unusable(id: 3).api.get(), Screens.make().get())
