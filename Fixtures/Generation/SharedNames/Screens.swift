protocol EditorModel: AnyObject {
    var title: String { get }
}

// @Provides(graph, as: EditorModel)
final class DocumentModel: EditorModel {
    let title: String
    let log: EditLog

    // @Needs(given: title)
    init(title: String, log: EditLog) {
        self.title = title
        self.log = log
    }
}

// @Provides(graph)
final class EditLog {}

// @Provides
final class EditorHeader {
    let model: any EditorModel

    init(model: EditorModel) { self.model = model }
}

/// Needs the model under one name, as its header does.
final class EditorScreen {
    let model: any EditorModel
    let header: EditorHeader
    let log: EditLog

    // @Needs
    init(model: EditorModel, header: EditorHeader, log: EditLog) {
        self.model = model
        self.header = header
        self.log = log
    }
}

/// Needs the model under its own name, and its header needs it under another.
final class ReviewScreen {
    let document: DocumentModel
    let header: EditorHeader

    // @Needs
    init(document: DocumentModel, header: EditorHeader) {
        self.document = document
        self.header = header
    }
}
