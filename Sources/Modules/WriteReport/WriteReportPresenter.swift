import Almanac
import Presentation
import Responses
import Vocabulary

/// Words a page with the open items.
final class WriteReportPresenter: QueryPresenter {
    typealias Roles = QueryRoles<WriteReportRequest, WriteReportResponse, ListError, WriteReportDisplay>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(_ response: WriteReportResponse, to request: WriteReportRequest) -> QueryAnswer<WriteReportDisplay> {
        .found(
            WriteReportDisplay(
                title: "To do, \(roles.calendar.fullDay(response.today))",
                summary: WriteReportSentences.summary(
                    open: response.rows.count + response.omitted,
                    overdue: response.rows.count { $0.standing.term == .overdue }
                ),
                pictures: request.pictures,
                rows: response.rows.map { row in
                    ItemDisplay(row.item, row.standing, under: nil, from: response.today, in: roles.calendar)
                },
                note: response.omitted > 0 ? WriteReportSentences.omitted(response.omitted) : ""
            )
        )
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
