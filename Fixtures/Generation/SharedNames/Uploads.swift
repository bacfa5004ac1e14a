protocol Uploading: AnyObject {
    var place: String { get }
}

protocol Cancelling: AnyObject {}

// @Provides(graph, live, as: Uploading, Cancelling)
final class Uploader: Uploading, Cancelling {
    let place = "server"
}

// @Provides
final class UploadButton {
    let uploading: any Uploading

    init(uploading: Uploading) { self.uploading = uploading }
}

/// Needs the live instance under its own name and another.
final class UploadScreen {
    let uploader: Uploader
    let cancelling: any Cancelling
    let button: UploadButton

    // @Needs
    init(uploader: Uploader, cancelling: Cancelling, button: UploadButton) {
        self.uploader = uploader
        self.cancelling = cancelling
        self.button = button
    }
}

/// Needs it under one name.
final class UploadList {
    let uploading: any Uploading
    let button: UploadButton

    // @Needs
    init(uploading: Uploading, button: UploadButton) {
        self.uploading = uploading
        self.button = button
    }
}
