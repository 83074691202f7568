import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Presents the items that need a decision, with the reasons, as one JSON object.
final class ReviewItemsDocumentPresenter: ReviewItemsPresenting {
    private let view: any DocumentViewing
    private let interactor: any ReviewItemsInteracting
    private let router: any CommandRouting
    private let calendar: CalendarWords

    init(
        view: any DocumentViewing,
        interactor: any ReviewItemsInteracting,
        router: any CommandRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ReviewItemsRequest) {
        interactor.findItems(request)
    }
}

extension ReviewItemsDocumentPresenter: ReviewItemsInteractorOutput {
    func foundItems(_ response: ReviewItemsResponse) {
        view.show(
            JSONText.document { document in
                document.array("review") { array in
                    for row in response.rows {
                        array.object { json in
                            json.item(row.item, as: "item")
                            json.strings(
                                "why",
                                row.reasons.map { ReviewItemsSentences.phrase($0, from: response.today, calendar) }
                            )
                        }
                    }
                }
                document.strings("finishedProjects", response.finishedProjects, unlessEmpty: true)
            }
        )
    }

    func foundItem(_ row: ReviewItemsResponse.Row?) {}

    func couldNotFindItems(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}
