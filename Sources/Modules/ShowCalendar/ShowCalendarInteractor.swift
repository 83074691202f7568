import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol ShowCalendarDataManaging: NamesDataManaging {
    /// Counts the matching items of each day that has any, and finds those that repeat.
    func facts(of selection: Selection, in days: ClosedRange<Day>, at now: Moment) throws(ListError) -> CalendarFacts
    /// Returns the matching items that are due on the days or repeat until then, in any order.
    func items(of selection: Selection, in days: ClosedRange<Day>, today: Day) throws(ListError) -> [ListedItem]
}

/// Finds the days of some months or of a week, and the items that fall on them.
final class ShowCalendarInteractor: ShowCalendarInteracting {
    private static let maximumChosenDays = 42

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
        let (months, chosen) = page(of: request, today: now.today)
        let empty = ShowCalendarResponse(
            today: now.today,
            months: months,
            weekStart: weekStart,
            counts: [:],
            chosen: chosen,
            items: []
        )
        let selection = request.filter.selection
        let facts = try dataManager.facts(of: selection, in: empty.days, at: now)
        let rows = try chosen.map { (days) throws(ListError) in
            let listed = try dataManager.items(of: selection, in: days, today: now.today)
            let planned = PlannedItem.planned(listed.lazy.map(\.item), in: days, now: now)
            return PlannedRow.rows(planned, of: listed, at: now, weeksStartOn: weekStart)
        }
        return ShowCalendarResponse(
            today: now.today,
            months: months,
            weekStart: weekStart,
            counts: facts.counts(in: empty.days, now: now),
            chosen: chosen,
            items: rows ?? [],
            places: try dataManager.matchedPlaces(of: selection, among: selection, today: now.today)
        )
    }

    /// A short time is shown without its months, unless more are asked for, and a long one without its items.
    private func page(
        of request: ShowCalendarRequest,
        today: Day
    ) -> (months: [Day], chosen: ClosedRange<Day>?) {
        var (first, count, chosen) = (today.firstDayOfMonth, 1, ClosedRange<Day>?.none)
        switch request.page {
        case nil: break
        case .months(let start, let length): (first, count) = (start, length)
        case .day(let day): (first, chosen) = (day.firstDayOfMonth, day...day)
        case .days(let days):
            first = days.lowerBound.firstDayOfMonth
            let last = days.upperBound.firstDayOfMonth
            count = (last.year - first.year) * 12 + last.components.month - first.components.month + 1
            if days.upperBound - days.lowerBound < ShowCalendarInteractor.maximumChosenDays {
                chosen = days
                if request.minimumCount == 1, !request.coversYear { count = 0 }
            }
        }
        if request.coversYear { (first, count) = (first.firstDayOfYear, 12) }
        if count > 0 { count = max(count, request.minimumCount) }
        return ((0..<count).map { first.adding(months: $0) }, chosen)
    }
}
