let factory = BundleFormsFactory()
_ = factory.makeE().p.v()
_ = factory.makeE().r._w(1, "a")
_ = factory.makeE().six.release()
precondition(factory.makeOptionals().b.count == 1)
_ = factory.makeOptionals().b[0]()
let example = factory.makeE()
let made: [U] = [
    example.p.u(), example.p.v(), example.p.w(), example.q.u(), example.q.v(), example.q.w(), example.r.u(), example.s.u(),
    example.c.make, example.c.makeClosure, example.six.release(), example.v.u(),
]
precondition(made.count == 12)

@MainActor func leaveTheActor() async {
    let screen = factory.makeM2()
    let parts = (screen.c.v(), screen.e.v(), screen.f.v())
    precondition(parts.0 !== parts.1 && parts.1 !== parts.2)
    _ = (screen.e.p(), await screen.f.c())
    precondition(factory.makeC().s.vc() !== factory.makeC().s.vc())
}

await leaveTheActor()
