import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Makes one page of the pictures and the open items.
final class WriteReportPresenter: WriteReportPresenting {
    private let view: any WriteReportViewing
    private let interactor: any WriteReportInteracting
    private let router: any WriteReportRouting
    private let calendar: CalendarWords
    private var filter = ItemFilter.everything

    init(
        view: any WriteReportViewing,
        interactor: any WriteReportInteracting,
        router: any WriteReportRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func write(_ request: WriteReportRequest) {
        filter = request.filter
        interactor.findItems(request)
    }
}

extension WriteReportPresenter: WriteReportInteractorOutput {
    func foundItems(_ response: WriteReportResponse) {
        let day = calendar.fullDay(response.today)
        let overdue = response.rows.count { $0.standing.term == .overdue }
        view.showPage(
            WriteReportPage(
                title: "To do, \(day)",
                summary: WriteReportSentences.summary(open: response.rows.count + response.omitted, overdue: overdue),
                pictures: router.pictures(of: filter),
                rows: response.rows.map { row in
                    ItemDisplay(row.item, row.standing, under: nil, from: response.today, in: calendar)
                },
                note: response.omitted > 0 ? WriteReportSentences.omitted(response.omitted) : ""
            )
            .html
        )
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

enum WriteReportSentences {
    static func summary(open: Int, overdue: Int) -> String {
        let items = open == 1 ? "1 open item" : "\(open) open items"
        return overdue == 0 ? "\(items)." : "\(items), \(overdue) of them overdue."
    }

    static func omitted(_ count: Int) -> String {
        count == 1 ? "1 more item is not shown." : "\(count) more items are not shown."
    }
}
