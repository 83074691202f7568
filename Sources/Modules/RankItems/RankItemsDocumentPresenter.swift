import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Presents the items to do next, with the reasons, as one JSON object.
final class RankItemsDocumentPresenter: RankItemsPresenting {
    private let view: any DocumentViewing
    private let interactor: any RankItemsInteracting
    private let router: any RankItemsRouting
    private let calendar: CalendarWords
    private var isToday = false

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
        isToday = request.isToday
        interactor.rankItems(request)
    }
}

extension RankItemsDocumentPresenter: RankItemsInteractorOutput {
    func rankedItems(_ response: RankItemsResponse) {
        let rows = response.rows.map { row in
            (row, why: RankItemsSentences.reasons(row.reasons, today: response.today, calendar))
        }
        view.show(
            JSONText.document { document in
                if isToday {
                    document.array("groups") { array in
                        for term in [NearTerm.overdue, .today] {
                            let members = rows.filter { $0.0.standing.term == term }
                            guard !members.isEmpty else { continue }
                            array.object { group in
                                group.group(.near(term))
                                group.items("items", members.map(\.0.item))
                                group.strings("why", members.map(\.why))
                            }
                        }
                    }
                } else {
                    document.array("next") { array in
                        for (row, why) in rows {
                            array.object { json in
                                json.item(row.item, as: "item")
                                json.string("why", why)
                            }
                        }
                    }
                }
                if response.omitted > 0 { document.integer("omitted", response.omitted) }
            }
        )
    }

    func foundNothingToDo(_ reason: RankItemsEmptyReason, leftOut: RankItemsLeftOut) {
        view.show(JSONText.document { $0.array(isToday ? "groups" : "next") { _ in } })
    }

    func couldNotRankItems(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}
