import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol ShowCalendarDataManaging: AnyObject {
    /// Counts the matching items of each day that has any.
    func counts(
        of selection: Selection,
        from first: Day,
        through last: Day,
        at now: Moment
    ) throws(ListError) -> [Day: DayCounts]
    /// Returns the matching items due on the day, in any order.
    func items(of selection: Selection, on day: Day, today: Day) throws(ListError) -> [Item]
}

/// Finds the days of some months and the items due on them.
final class ShowCalendarInteractor: QueryInteracting {
    weak var output: (any ShowCalendarInteractorOutput)?
    private let dataManager: any ShowCalendarDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any ShowCalendarDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func response(to request: ShowCalendarRequest) throws(ListError) -> ShowCalendarResponse {
        let now = clock.now()
        var (first, count, chosen) = months(of: request.page, today: now.today)
        if request.coversYear { (first, count) = (first.firstDayOfYear, 12) }
        let months = (0..<max(count, request.minimumCount)).map { first.adding(months: $0) }
        let last = months.last?.lastDayOfMonth ?? first
        let selection = request.filter.selection
        let counts = try dataManager.counts(of: selection, from: first, through: last, at: now)
        let items = try chosen.map { (day) throws(ListError) in
            try dataManager.items(of: selection, on: day, today: now.today)
        }
        return ShowCalendarResponse(
            today: now.today,
            months: months,
            weekStart: weekStart,
            counts: counts,
            chosen: chosen,
            items: (items ?? []).sorted { $0.place < $1.place }.map { row($0, at: now) }
        )
    }

    private func months(
        of page: CalendarPage?,
        today: Day
    ) -> (first: Day, count: Int, chosen: Day?) {
        switch page {
        case nil: (today.firstDayOfMonth, 1, nil)
        case .months(let first, let count): (first, count, nil)
        case .day(let day): (day.firstDayOfMonth, 1, day)
        }
    }

    private func row(_ item: Item, at now: Moment) -> ShowCalendarResponse.Row {
        ShowCalendarResponse.Row(
            summary: ItemSummary(item),
            standing: ItemStanding(item, at: now, weeksStartOn: weekStart)
        )
    }
}

extension Item {
    /// Open before done, then by time, priority and id.
    fileprivate var place: (Int, Int, Int, Int) {
        (status == .open ? 0 : 1, details.due?.time?.minute ?? 1_440, details.priority?.rawValue ?? 4, id)
    }
}
