import CommandLine
import Presentation
import Vocabulary

/// Presents the items to do next, with the reasons, as one JSON object.
final class RankItemsDocumentPresenter: RankItemsPresenting {
    private let view: any DocumentViewing
    private let interactor: any RankItemsInteracting
    private let router: any RankItemsRouting
    private let calendar: CalendarWords

    init(
        view: any DocumentViewing,
        interactor: any RankItemsInteracting,
        router: any RankItemsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: RankItemsRequest) {
        interactor.rankItems(request)
    }
}

extension RankItemsDocumentPresenter: RankItemsInteractorOutput {
    func rankedItems(_ response: RankItemsResponse) {
        show(response.rows, omitted: response.omitted) { row in
            RankItemsSentences.reasons(row.reasons, today: response.today, calendar)
        }
    }

    func foundNothingToDo(_ reason: RankItemsEmptyReason) {
        show([], omitted: 0) { _ in "" }
    }

    func couldNotRankItems(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }

    private func show(
        _ rows: [RankItemsResponse.Row],
        omitted: Int,
        reasons: (RankItemsResponse.Row) -> String
    ) {
        view.show(
            JSONText.document { document in
                document.array("next") { array in
                    for row in rows {
                        array.object { json in
                            json.item(row.item, as: "item")
                            json.string("why", reasons(row))
                        }
                    }
                }
                if omitted > 0 { document.integer("omitted", omitted) }
            }
        )
    }
}
