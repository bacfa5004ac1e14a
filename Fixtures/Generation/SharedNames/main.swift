final class FixedModel: EditorModel {
    let title = "fixed"
}

final class TestFactory: SharedNamesFactory {
    override func makeEditorModel(title: String, editLog: EditLog) -> any EditorModel { FixedModel() }
}

let factory = SharedNamesFactory()
let editor = factory.makeEditorScreen(title: "a")
precondition(editor.model === editor.header.model && editor.model.title == "a")
precondition((editor.model as? DocumentModel)?.log === editor.log)
let review = factory.makeReviewScreen(title: "b")
precondition(review.document === review.header.model)

// One override is enough for a screen that needs the model under that name only, whatever other screens need.
let tested = TestFactory().makeEditorScreen(title: "a")
precondition(tested.model === tested.header.model && tested.model.title == "fixed")
precondition(TestFactory().makeReviewScreen(title: "b").header.model.title == "b")

let player = factory.makePlayerScreen()
precondition(player.playing === player.pausing && player.playing === player.controls.playing)
#if DESKTOP
let remote = factory.makeDesktopRemote()
precondition(remote.player === remote.controls.playing)
#endif

#if DEBUG
final class StubUploading: Uploading {
    let place = "nowhere"
}

// Nothing asks for a fake of `Cancelling`: each call that needs it makes an `Uploader` first.
let fake = Uploader()
let fakes = FakeSharedNamesFactory(makeUploader: { fake }, makeUploading: { StubUploading() })
let list = fakes.makeUploadList()
precondition(list.uploading === list.button.uploading && list.uploading.place == "nowhere")
let upload = fakes.makeUploadScreen()
precondition(upload.uploader === fake && upload.cancelling === fake && upload.button.uploading === fake)
#endif
