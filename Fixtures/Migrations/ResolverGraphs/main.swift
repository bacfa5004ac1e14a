import Resolver
let p1: P1 = Resolver.resolve(), p2: P2 = Resolver.resolve(); print(p1.one(), p2.two(), p1 === p2)
let n: NeedsP2 = Resolver.resolve(); print(n.p === p2)
let t: Tree = Resolver.resolve(); print(t.l === t.r)
let root: AppRoot2 = Resolver.resolve(); print(root.t.l === root.t.r, root.t.l === t.l)
do { let h: HoldsShared = Resolver.resolve(), h2: HoldsShared = Resolver.resolve(); print(h.s === h2.s, h === h2) }
do { let h: HoldsShared = Resolver.resolve(); _ = h }
let l: Lazy2 = Resolver.resolve(); print(l.node.p === p1, l.p2 === p2)
let c: Closure1 = Resolver.resolve(); print(c.make() === c.make())
let u: Unlabeled = Resolver.resolve(); print(u.a === p1, u.b.s)
