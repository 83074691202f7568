import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Words a page with the open items and what was done. The page may be read on any day, so all its dates are full.
final class WriteReportPresenter: QueryPresenter {
    typealias Roles = QueryRoles<WriteReportRequest, WriteReportResponse, ListError, WriteReportDisplay>

    let roles: Roles
    private var calendar: CalendarWords { roles.calendar }

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(_ response: WriteReportResponse, to request: WriteReportRequest) -> QueryAnswer<WriteReportDisplay> {
        let count = response.rows.count + response.omitted
        return .found(
            WriteReportDisplay(
                title: WriteReportSentences.title(calendar.fullDay(response.now.today)),
                summary: WriteReportSentences.summary(
                    at: WriteReportSentences.date(Due(day: response.now.today, time: response.now.time), calendar),
                    open: count,
                    overdue: response.overdue,
                    done: response.done.count + response.omittedDone,
                    since: calendar.fullDay(response.doneSince)
                ),
                pictures: request.pictures,
                open: .init(
                    caption: WriteReportSentences.open,
                    headings: WriteReportSentences.headings(WriteReportSentences.due),
                    rows: response.rows.map(row),
                    note: WriteReportSentences.omitted(response.omitted)
                ),
                done: .init(
                    caption: WriteReportSentences.done(since: calendar.fullDay(response.doneSince)),
                    headings: WriteReportSentences.headings(WriteReportSentences.done),
                    rows: response.done.map(row),
                    note: WriteReportSentences.omitted(response.omittedDone)
                )
            )
        )
    }

    private func row(_ row: WriteReportResponse.Row) -> WriteReportDisplay.Row {
        let details = row.item.details
        let isOverdue = row.standing.term == .overdue
        let due = details.due.map { WriteReportSentences.date($0, calendar) } ?? ""
        let facts = [
            details.recurrence.map(RepeatSentences.phrase),
            row.standing.isWaiting ? details.wait.map { WriteReportSentences.waits(calendar.fullDay($0)) } : nil,
            row.blockers.isEmpty
                ? nil : WriteReportSentences.blocked(by: row.blockers.map { ChangeSentences.name($0.id, $0.title) }),
            row.parts.isZero ? nil : WriteReportSentences.parts(row.parts),
            part(of: row.parent),
        ]
        return display(
            row.item,
            date: isOverdue ? WriteReportSentences.overdue(due) : due,
            isOverdue: isOverdue,
            facts: facts.compactMap(\.self),
            depth: row.standing.depth
        )
    }

    private func row(_ done: WriteReportResponse.Done) -> WriteReportDisplay.Row {
        display(
            done.item,
            date: calendar.fullDay(done.completed.today),
            facts: [part(of: done.parent)].compactMap(\.self)
        )
    }

    private func part(of parent: ItemName?) -> String? {
        parent.map { WriteReportSentences.part(of: ChangeSentences.name($0.id, $0.title)) }
    }

    private func display(
        _ item: ItemSummary,
        date: String,
        isOverdue: Bool = false,
        facts: [String] = [],
        depth: Int = 0
    ) -> WriteReportDisplay.Row {
        let details = item.details
        return WriteReportDisplay.Row(
            id: item.id.digits,
            date: date,
            isOverdue: isOverdue,
            priority: details.priority.map(ItemWords.priority) ?? "",
            title: details.title,
            facts: facts,
            note: details.note.map {
                $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            }
                ?? [],
            names: [details.project].compactMap(\.self) + details.tags.map(ItemWords.tag),
            depth: depth
        )
    }
}

enum WriteReportSentences {
    static let open = say("Open items")
    static let due = say("Due")
    static let done = say("Done")

    static func title(_ day: String) -> String { say("To do, \(day)") }

    static func done(since day: String) -> String { say("Done since \(day)") }

    static func headings(_ date: String) -> [String] {
        [say("Id"), date, say("Priority"), say("Title"), say("Project and tags")]
    }

    /// `Fri 27 Nov 2026 17:00`.
    static func date(_ due: Due, _ calendar: CalendarWords) -> String {
        calendar.fullDay(due.day) + (due.time.map { " \($0)" } ?? "")
    }

    static func overdue(_ due: String) -> String { say("\(due), overdue") }

    static func waits(_ day: String) -> String { say("hidden until \(day)") }

    static func parts(_ counts: ItemCounts) -> String {
        say("\(counts.done) of \(counts.open + counts.done) parts done")
    }

    static func blocked(by items: [String]) -> String { say("blocked by \(items.joined(separator: ", "))") }

    static func part(of parent: String) -> String { say("part of \(parent)") }

    static func summary(at moment: String, open: Int, overdue: Int, done: Int, since day: String) -> String {
        let items = open == 1 ? say("1 open item") : say("\(open) open items")
        let late = overdue == 0 ? "" : say(", \(overdue) of them overdue")
        return say("On \(moment): \(items)\(late). Done since \(day): \(done).")
    }

    static func omitted(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: say("1 more item is not shown.")
        default: say("\(count) more items are not shown.")
        }
    }
}
