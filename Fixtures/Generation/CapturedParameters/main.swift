let factory = CapturedParametersFactory()
_ = factory.makeScreen(read: { "key" })
check(made(), "Auth key")
var count = 1
let counter = factory.makeCountView(count: &count)
check(made(), "Counter")
precondition(count == 2 && counter.counter() === counter.counter())
check(made(), "")

let router = factory.makeRouter()
let (first, second) = (router.makeView("a", { 3 }), router.makeView("b", { 4 }))
check(made(), "")
precondition(first.label().style === first.style() && first.style().name == "a" && first.style().scale() == 3)
check(made(), "Font Style")
precondition(second.style().font === second.font() && second.font() !== first.font())
check(made(), "Font Style")

#if DEBUG
let fake = FakeCapturedParametersFactory(makeAPI: { _ in API() }, makeImages: { _ in Images() })
_ = fake.makeScreen(read: { fatalError() })
check(made(), "")
#endif
