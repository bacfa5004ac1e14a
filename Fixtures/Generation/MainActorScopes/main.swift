@MainActor func check() async {
    let factory = AppFactory(App(title: "Title"))
    let controller = await factory.makeController()
    precondition(controller.model === factory.model && controller.makeModel() === controller.model)
    let later = await controller.later()
    precondition(later === controller.database)
    let count = await factory.makeBackup().count()
    precondition(count == 5)
    let model = await factory.makeVisitFactory(Visit(place: "!")).makeGuide().later()
    precondition(model === factory.model)
    let dialog = factory.makeDialogFactory(Dialog(question: Question(text: "?"))).makeDialogController()
    precondition(dialog.text == "Title?")
}

@MainActor func checkLate() async {
    let app = AppFactory(App(title: "Late"))
    var dialog: DialogFactory? = app.makeDialogFactory(Dialog(question: Question(text: "!")))
    let editor = dialog?.makeEditor()
    weak let dropped = dialog
    guard let courier = editor?.courier, let archive = editor?.archive else { preconditionFailure() }
    let drafts = await [courier.makeDraft(), archive.draft(), archive.prepared()]
    precondition(drafts.allSatisfy { $0?.question.text == "!" && $0?.model === app.model })
    dialog = nil
    precondition(dropped == nil)
    let late = await [courier.makeDraft(), archive.draft(), archive.prepared()]
    precondition(late.allSatisfy { $0 == nil })
}

await check()
await checkLate()
