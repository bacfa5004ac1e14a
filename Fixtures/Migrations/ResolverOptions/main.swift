import Resolver

let s: Store = Resolver.resolve()
s.n = 3
let s2: DiskStore = Resolver.resolve()
print(s2.n)
let l: Loop2 = Resolver.resolve()
print(l.one.two.one === l.one)
let o: Opt = Resolver.resolve()
print(o.log != nil)
let f: Fallback = Resolver.resolve()
print(f.s === s)
let t: Twice = Resolver.resolve()
print(t.a === t.b)
let c: Child = Resolver.resolve()
let c1: Child = Resolver.resolve()
print(c === c1)
