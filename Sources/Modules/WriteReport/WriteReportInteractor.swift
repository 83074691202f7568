import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol WriteReportDataManaging: AnyObject {
    /// Returns the first matching open items by due date, and the number of all.
    func openItems(of selection: Selection, today: Day, limit: Int) throws(ListError) -> (items: [Item], count: Int)
}

/// Finds the open items of a report.
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
        let found = try dataManager.openItems(
            of: request.filter.selection,
            today: now.today,
            limit: WriteReportRequest.maximumItemCount
        )
        return WriteReportResponse(
            today: now.today,
            rows: found.items.map { item in
                WriteReportResponse.Row(
                    item: ItemSummary(item),
                    standing: ItemStanding(item, at: now, weeksStartOn: weekStart)
                )
            },
            omitted: found.count - found.items.count
        )
    }
}
