final class FixedModel: EditorModel {
    let title = "fixed"
}

final class TestFactory: SharedNamesFactory {
    override func makeEditorModel(title: String, in call: SharedNamesFactoryCall) -> any EditorModel { FixedModel() }
}

let factory = SharedNamesFactory()
let editor = factory.makeEditorScreen(title: "a")
precondition(editor.model === editor.header.model && editor.model.title == "a")
precondition((editor.model as? DocumentModel)?.log === editor.log)
let review = factory.makeReviewScreen(title: "b")
precondition(review.document === review.header.model)

// One override is enough for what needs the model under that name, whatever else the screen needs.
let tested = TestFactory().makeEditorScreen(title: "a")
precondition(tested.model === tested.header.model && tested.model.title == "fixed")
let testReview = TestFactory().makeReviewScreen(title: "b")
precondition(testReview.header.model.title == "fixed" && testReview.document.title == "b")

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

// Each name has a fake of its own.
let fake = Uploader()
let fakes = FakeSharedNamesFactory(
    makeCancelling: { fake }, makeUploader: { fake }, makeUploading: { StubUploading() })
let list = fakes.makeUploadList()
precondition(list.uploading === list.button.uploading && list.uploading.place == "nowhere")
let upload = fakes.makeUploadScreen()
precondition(upload.uploader === fake && upload.cancelling === fake && upload.button.uploading.place == "nowhere")
#endif
