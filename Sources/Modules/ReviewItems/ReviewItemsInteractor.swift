import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol ReviewItemsDataManaging: AnyObject {
    /// Returns the matching open items that are overdue, or whose waiting ended by today, or that were last changed before the
    /// instant; in the order of their due dates and ids.
    func items(of selection: Selection, at now: Moment, untouchedSince instant: Instant) throws(ListError)
        -> [ListedItem]
    /// Returns `nil` if there is no such open item.
    func item(_ id: Int) throws(ListError) -> ListedItem?
    /// Returns the projects of matching items done since the instant in which no item is open, sorted.
    func finishedProjects(of selection: Selection, since instant: Instant, today: Day) throws(ListError) -> [String]
}

/// Finds the items that need a decision.
final class ReviewItemsInteractor: ReviewItemsInteracting {
    /// The days for which a project without open items is named.
    private static let finishedDays = 90
    private static let secondsPerDay = 86_400

    weak var output: (any ReviewItemsInteractorOutput)?
    private let dataManager: any ReviewItemsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any ReviewItemsDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func findItems(_ request: ReviewItemsRequest) {
        let now = clock.now()
        let selection = request.filter.selection
        do {
            let untouched = instant(daysBefore: now, ReviewItemsRequest.untouchedDays)
            let items = try dataManager.items(of: selection, at: now, untouchedSince: untouched)
            output?.foundItems(
                ReviewItemsResponse(
                    today: now.today,
                    rows: items.map { row($0, at: now) }.filter { !$0.reasons.isEmpty },
                    finishedProjects: try dataManager.finishedProjects(
                        of: selection,
                        since: instant(daysBefore: now, ReviewItemsInteractor.finishedDays),
                        today: now.today
                    )
                )
            )
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func findItem(_ id: Int) {
        let now = clock.now()
        do {
            let item = try dataManager.item(id)
            output?.foundItem(item?.item.status == .open ? item.map { row($0, at: now) } : nil)
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    private func instant(daysBefore now: Moment, _ days: Int) -> Instant {
        Instant(seconds: now.instant.seconds - days * ReviewItemsInteractor.secondsPerDay)
    }

    private func row(_ listed: ListedItem, at now: Moment) -> ReviewItemsResponse.Row {
        ReviewItemsResponse.Row(
            item: ItemSummary(listed.item, family: listed.family),
            standing: ItemStanding(listed.item, blockers: listed.blockers, at: now, weeksStartOn: weekStart),
            reasons: reasons(listed.item, at: now)
        )
    }

    private func reasons(_ item: Item, at now: Moment) -> [ReviewReason] {
        var reasons: [ReviewReason] = []
        let (due, today) = (item.details.due, now.today)
        if let due, item.isOverdue(at: now) { reasons.append(.overdue(days: today - due.day)) }
        let changed = clock.moment(at: item.changed).today
        if let wait = item.details.wait, Item.isBack(waitingUntil: wait, changed: item.changed, at: now, on: clock) {
            reasons.append(.isBack(since: wait))
        }
        let isLater = due.map { !$0.hasPassed(at: now) } ?? false || Item.isHidden(until: item.details.wait, on: today)
        if !isLater, today - changed >= ReviewItemsRequest.untouchedDays {
            reasons.append(.untouched(days: today - changed))
        }
        return reasons
    }
}
