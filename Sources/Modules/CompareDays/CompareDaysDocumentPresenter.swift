import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Presents what happened between two days as one JSON object.
final class CompareDaysDocumentPresenter: CompareDaysPresenting {
    private let view: any DocumentViewing
    private let interactor: any CompareDaysInteracting
    private let router: any CompareDaysRouting

    init(view: any DocumentViewing, interactor: any CompareDaysInteracting, router: any CompareDaysRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: CompareDaysRequest) {
        interactor.compare(request)
    }
}

extension CompareDaysDocumentPresenter: CompareDaysInteractorOutput {
    func comparedDays(_ response: CompareDaysResponse) {
        view.show(
            JSONText.document { document in
                document.object("diff") { json in
                    json.string("from", response.from.description)
                    if let through = response.through { json.string("through", through.description) }
                    json.items("added", response.added)
                    json.pairs("done", response.done)
                    json.pairs("reopened", response.reopened)
                    json.pairs("changed", response.changed)
                    json.items("removed", response.removed)
                }
            }
        )
    }

    func foundFutureDay(_ day: Day) {
        view.show(CompareDaysSentences.futureDay(day), as: JSONText.document)
    }

    func couldNotCompareDays(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}

extension JSONText {
    fileprivate mutating func pairs(_ key: String, _ pairs: [CompareDaysResponse.Pair]) {
        array(key) { array in
            for pair in pairs {
                array.object { json in
                    json.item(pair.before, as: "before")
                    json.item(pair.after, as: "after")
                }
            }
        }
    }
}
