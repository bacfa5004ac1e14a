var factory: AppFactory? = AppFactory(App(title: "title"))
let report = try await factory!.makeReport()
precondition(report.isShared)
let editor = await factory!.makeEditor()
precondition(editor.isShared)
let composer = await factory!.makeComposer()
let (page, other, title) = await (composer.makePage(), composer.makePage(), composer.title())
precondition(page.draft !== other.draft && title == "title")
let queue = await factory!.queue
let database = await factory!.database
factory = nil
let (first, second) = await (queue.makeDraft(), queue.makeDraft())
precondition(first !== second)
let table = try await queue.makeTable()
precondition(queue.database === database)

let app = AppFactory(App(title: "file"))
let screen = try await app.makeImportScreen(number: 3)
precondition(app.journal.lines == ["open file", "note 3 true", "close", "show"])
precondition(screen.total.sum == 13)
