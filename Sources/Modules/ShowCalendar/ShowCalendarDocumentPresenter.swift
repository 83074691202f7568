import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Presents the days that have items as one JSON object.
final class ShowCalendarDocumentPresenter: ShowCalendarPresenting {
    private let view: any DocumentViewing
    private let interactor: any ShowCalendarInteracting
    private let router: any ShowCalendarRouting

    init(view: any DocumentViewing, interactor: any ShowCalendarInteracting, router: any ShowCalendarRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: ShowCalendarRequest) {
        interactor.findDays(request)
    }
}

extension ShowCalendarDocumentPresenter: ShowCalendarInteractorOutput {
    func foundDays(_ response: ShowCalendarResponse) {
        guard let first = response.months.first?.firstDay, let last = response.months.last?.firstDay else { return }
        view.show(
            JSONText.document { document in
                document.object("calendar") { json in
                    json.string("from", first.description)
                    json.string("through", last.lastDayOfMonth.description)
                    json.array("days") { array in
                        for (day, counts) in response.counts.sorted(by: { $0.key < $1.key }) {
                            array.object { json in
                                json.string("day", day.description)
                                json.integer("open", counts.open)
                                json.integer("overdue", counts.overdue)
                                json.integer("done", counts.done)
                            }
                        }
                    }
                    if response.chosen != nil { json.items("items", response.items.map(\.summary)) }
                }
            }
        )
    }

    func couldNotFindDays(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}
