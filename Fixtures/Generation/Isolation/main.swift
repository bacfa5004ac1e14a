let factory = IsolationFactory()
_ = try factory.makeCatcher()
let coordinator = factory.makeCoordinator()
precondition(coordinator.make() !== coordinator.make())
let later = await coordinator.later()
precondition(later.count == 0)
let screen = await factory.makeScreen()
precondition(screen.make().count == 0)
var size = 1
_ = factory.makePool(size: &size)
precondition(size == 2)
precondition(factory.makeBanner().isPainted)
precondition(factory.showToast() == "toasttoast")
let shownLater = await factory.showLater()
precondition(shownLater == "toast")

@Disk func path(of factory: sending IsolationFactory) -> String {
    let volume = factory.makeVolume()
    precondition(volume.path.text == volume.makePath().text)
    return volume.path.text
}

func checkDisk() async {
    let factory = IsolationFactory()
    let path = await path(of: factory)
    precondition(path == "/disk")
}

await checkDisk()
