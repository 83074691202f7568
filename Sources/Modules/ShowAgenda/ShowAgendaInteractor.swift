import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol ShowAgendaDataManaging: NamesDataManaging {
    /// Returns the matching open items that are due until a day, by due date.
    func openItems(of selection: Selection, through last: Day, today: Day) throws(ListError) -> [ListedItem]
}

/// Finds what is due day by day, with repetitions.
final class ShowAgendaInteractor: ShowAgendaInteracting {
    weak var output: (any ShowAgendaInteractorOutput)?
    private let dataManager: any ShowAgendaDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any ShowAgendaDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func response(to request: ShowAgendaRequest) throws(ListError) -> ShowAgendaResponse {
        let now = clock.now()
        let days = request.days
        let selection = request.filter.selection
        let listed = try dataManager.openItems(of: selection, through: days.upperBound, today: now.today)
        let includesWaiting = selection.namesWaiting
        let isCurrent = days.contains(now.today)
        // Long lists are changed in place, as copies of them would take as much memory again.
        var overdue = isCurrent ? listed.compactMap { $0.item.overdue(at: now) } : []
        var planned = PlannedItem.planned(listed.lazy.map(\.item), in: days, now: now)
        planned.removeAll { planned in
            isCurrent && !planned.isLaterOccurrence && planned.item.overdue(at: now) != nil
        }
        if !includesWaiting {
            overdue.removeAll { !$0.isBack(at: now.today) }
            planned.removeAll { !$0.isBack(at: now.today) }
        }
        let shown = [overdue, planned].map {
            PlannedRow.rows($0, of: listed, at: now, weeksStartOn: weekStart)
        }
        let isEmpty = shown.allSatisfy(\.isEmpty)
        return ShowAgendaResponse(
            today: now.today,
            days: days,
            overdue: shown[0],
            rows: shown[1],
            nothing: isEmpty ? try dataManager.reasonForNothing(selection) : nil,
            places: try dataManager.matchedPlaces(of: selection, among: selection.limitedToOpen, today: now.today)
        )
    }
}

extension Item {
    fileprivate func overdue(at now: Moment) -> PlannedItem? {
        guard let due = details.due, isOverdue(at: now) else { return nil }
        return PlannedItem(item: self, due: due)
    }
}

extension PlannedItem {
    /// Returns whether its waiting ends by the day on which it stands, or by today.
    fileprivate func isBack(at today: Day) -> Bool {
        !Item.isHidden(until: occurrence.details.wait, on: max(day, today))
    }
}
