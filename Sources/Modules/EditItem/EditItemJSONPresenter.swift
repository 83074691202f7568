import Boundary
import Presentation

/// The same page, and the answer as one JSON object.
final class EditItemJSONPresenter: EditItemPresenter {
    private let document: any DocumentShowing

    init(
        document: any DocumentShowing,
        view: any EditItemShowing,
        interactor: any EditItemInteracting,
        reader: any EditItemReading
    ) {
        self.document = document
        // No day is put into words here.
        super.init(view: view, interactor: interactor, reader: reader, calendar: CalendarWords())
    }

    override func show(_ response: EditItemResponse) {
        document.show(JSONText.document { $0.items("items", [response.after]) })
    }

    override func showNothingChanged() {
        document.show(JSONText.document { $0.items("items", []) })
    }

    override func show(_ complaint: Complaint, keptIn path: String?) {
        let sentence = complaint.sentence + (path.map { " \(EditItemSentences.kept($0))" } ?? "")
        document.show(Complaint(complaint.status, sentence), as: JSONText.document)
    }

    override func showKept(_ path: String) {
        document.show(Complaint(.terminated, EditItemSentences.kept(path)), as: JSONText.document)
    }
}
