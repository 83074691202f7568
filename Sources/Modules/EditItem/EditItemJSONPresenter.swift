import Grammar
import Presentation

/// Presents the result as one JSON object.
final class EditItemJSONPresenter: EditItemPresenter {
    private let document: any DocumentViewing

    init(
        document: any DocumentViewing,
        view: any EditItemViewing,
        interactor: any EditItemInteracting,
        reader: any EditItemReading
    ) {
        self.document = document
        // JSON output contains no formatted dates.
        super.init(view: view, interactor: interactor, reader: reader, calendar: CalendarWords())
    }

    override func show(_ response: EditItemResponse) {
        document.show(JSONText.document { $0.items("items", [response.after]) })
    }

    override func showNothingChanged() {
        document.show(JSONText.document { $0.items("items", []) })
    }

    override func show(_ errorMessage: ErrorMessage, keptIn path: String?) {
        let sentence = errorMessage.sentence + (path.map { " \(EditItemSentences.kept($0))" } ?? "")
        document.show(ErrorMessage(errorMessage.status, sentence), as: JSONText.document)
    }

    override func showKept(_ path: String) {
        document.show(ErrorMessage(.terminated, EditItemSentences.kept(path)), as: JSONText.document)
    }
}
