@MainActor func check() async {
    let factory = AppFactory(App(title: "Title"))
    let controller = await factory.makeController()
    precondition(controller.model === factory.model && controller.makeModel() === controller.model)
    let later = await controller.later()
    precondition(later === controller.database)
    let dialog = factory.makeDialogFactory(Dialog(question: Question(text: "?"))).makeDialogController()
    precondition(dialog.text == "Title?")
}

await check()
