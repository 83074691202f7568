import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents the outcome as text.
final class EditItemTextPresenter: EditItemOutcomePresenting {
    private let view: any ChangeViewing
    private let router: any EditItemRouting
    private let calendar: CalendarWords

    init(view: any ChangeViewing, router: any EditItemRouting, calendar: CalendarWords) {
        self.view = view
        self.router = router
        self.calendar = calendar
    }

    func present(_ response: EditItemResponse) {
        let row = ChangeDisplay.Row(response.before, response.after, from: response.today, in: calendar)
        view.showChange(ChangeDisplay(rows: [row], messages: [router.undoHint]))
    }

    func presentNothingChanged() {
        view.showMessage(ChangeSentences.nothingChanged)
    }

    func present(_ errorMessage: ErrorMessage, keptIn path: String?) {
        view.showError(errorMessage)
        path.map(presentKept)
    }

    func presentKept(_ path: String) {
        view.showMessage(EditItemSentences.kept(path))
    }
}

/// Presents the outcome as one JSON object.
final class EditItemDocumentPresenter: EditItemOutcomePresenting {
    private let view: any DocumentViewing

    init(view: any DocumentViewing) {
        self.view = view
    }

    func present(_ response: EditItemResponse) {
        view.show(JSONText.document { $0.items("items", [response.after]) })
    }

    func presentNothingChanged() {
        view.show(JSONText.document { $0.items("items", []) })
    }

    func present(_ errorMessage: ErrorMessage, keptIn path: String?) {
        let sentence = errorMessage.sentence + (path.map { " \(EditItemSentences.kept($0))" } ?? "")
        view.show(ErrorMessage(errorMessage.status, sentence), as: JSONText.document)
    }

    func presentKept(_ path: String) {
        view.show(ErrorMessage(.terminated, EditItemSentences.kept(path)), as: JSONText.document)
    }
}
