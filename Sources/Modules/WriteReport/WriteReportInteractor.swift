import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol WriteReportDataManaging: AnyObject {
    func facts(of query: ReportQuery) throws(ListError) -> ReportFacts
}

/// Finds the open items of a report, and what was done.
final class WriteReportInteractor: WriteReportInteracting {
    weak var output: (any WriteReportInteractorOutput)?
    private let dataManager: any WriteReportDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any WriteReportDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func response(to request: WriteReportRequest) throws(ListError) -> WriteReportResponse {
        let now = clock.now()
        let since = now.today - (WriteReportRequest.doneDayCount - 1)
        let facts = try dataManager.facts(
            of: ReportQuery(
                selection: request.filter.selection,
                now: now,
                limit: WriteReportRequest.maximumItemCount,
                doneSince: clock.start(of: since) ?? Instant(seconds: 0),
                doneLimit: WriteReportRequest.maximumDoneCount
            )
        )
        return WriteReportResponse(
            now: now,
            rows: rows(facts, at: now),
            omitted: facts.openCount - facts.open.count,
            overdue: facts.overdueCount,
            doneSince: since,
            done: zip(facts.done, facts.doneParents).compactMap { item, parent in
                item.completed.map { .init(item: ItemSummary(item), completed: clock.moment(at: $0), parent: parent) }
            },
            omittedDone: facts.doneCount - facts.done.count
        )
    }

    private func rows(_ facts: ReportFacts, at now: Moment) -> [WriteReportResponse.Row] {
        let items = facts.open
        let arranged = Families.arranged(items.count, id: { items[$0].id }, parent: { items[$0].details.parent })
        return arranged.map { index, depth in
            let item = items[index]
            let family = facts.families[index]
            return WriteReportResponse.Row(
                item: ItemSummary(item),
                standing: ItemStanding(item, depth: depth, at: now, weeksStartOn: weekStart),
                blockers: facts.blockers[index],
                parent: depth > 0 ? nil : family.parent,
                parts: family.parts
            )
        }
    }
}
