import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents the outcome as one JSON object.
final class EditItemDocumentPresenter: EditItemOutcomePresenting {
    let canAsk = false
    private let view: any DocumentViewing
    private let router: any EditItemRouting

    init(view: any DocumentViewing, router: any EditItemRouting) {
        self.view = view
        self.router = router
    }

    func present(_ response: EditItemResponse, _ hints: [ReadingHint]) {
        view.show(
            JSONText.document {
                $0.items("items", response.changed.map(\.after) + response.added)
                $0.items("removed", response.removed, unlessEmpty: true)
                $0.items("dependents", response.dependents, unlessEmpty: true)
                $0.items("children", response.children, unlessEmpty: true)
                $0.strings("hints", hints.map { ItemSentences.hint($0, router) }, unlessEmpty: true)
            }
        )
    }

    func presentNothingChanged(keptIn place: EditItemPlace?) {
        view.show(JSONText.document { $0.items("items", []) })
    }

    func present(_ errorMessage: ErrorMessage, keptIn place: EditItemPlace?) {
        let sentence = errorMessage.sentence + (place.map { " \(EditItemSentences.kept($0, router))" } ?? "")
        view.show(ErrorMessage(errorMessage.status, said: sentence), as: JSONText.document)
    }

    func presentKept(_ place: EditItemPlace) {
        view.show(ErrorMessage(.terminated, said: EditItemSentences.kept(place, router)), as: JSONText.document)
    }

    // The answer names the items that were edited.
    func presentRemoved(_ ids: [Int]) {}

    func presentNoMatch(_ filter: ItemFilter, _ reasons: NoMatch) {
        presentNothingChanged(keptIn: nil)
    }
}
