@MainActor func check() async {
    let factory = IsolatedFunctionsFactory()
    let box = Box()
    let isOnActor = await factory.fill(box: box)
    precondition(isOnActor == 1 && box.number == 1)
}

await check()
