import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol ReviewItemsDataManaging: ListedItemsDataManaging {
    /// Returns the matching open items that are overdue, or whose waiting ended by today, or that were last changed before the
    /// instant, if they are to be included; in the order of their due dates and ids.
    /// - Parameter window: The number of items that are read; `nil` for all.
    func items(
        of selection: Selection,
        at now: Moment,
        untouchedSince instant: Instant,
        window: Int?,
        where isIncluded: (ReviewedItem) -> Bool
    ) throws(ListError) -> (ids: [Int], items: [ListedItem])
    /// Returns `nil` if there is no such open item.
    func item(_ id: Int) throws(ListError) -> ListedItem?
    /// Returns the projects of matching items done since the instant in which no item is open, sorted.
    func finishedProjects(of selection: Selection, since instant: Instant, today: Day) throws(ListError) -> [String]
}

/// Finds the items that need a decision.
final class ReviewItemsInteractor: ReviewItemsScreenInteracting {
    /// The days for which a project without open items is named.
    private static let finishedDays = 90
    private static let secondsPerDay = 86_400

    weak var output: (any ReviewItemsInteractorOutput)?
    private let dataManager: any ReviewItemsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday
    /// The items of the last list, in order.
    private var found: [Int] = []

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
            let (ids, items) = try dataManager.items(
                of: selection,
                at: now,
                untouchedSince: untouched,
                window: request.window
            ) { !$0.reasons(at: now, on: clock).isEmpty }
            if request.window != nil { found = ids }
            output?.foundItems(
                ReviewItemsResponse(
                    today: now.today,
                    rows: items.map { row($0, at: now) },
                    ids: ids,
                    finishedProjects: try dataManager.finishedProjects(
                        of: selection,
                        since: instant(daysBefore: now, ReviewItemsInteractor.finishedDays),
                        today: now.today
                    ),
                    isFiltered: !request.filter.isEverything
                )
            )
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func rows(at places: Range<Int>) throws(ListError) -> [ReviewItemsResponse.Row] {
        let ids = found[places.clamped(to: found.indices)]
        let items = try dataManager.items(Array(ids))
        let now = clock.now()
        return items.count == ids.count ? items.map { row($0, at: now) } : []
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
            reasons: ReviewedItem(listed.item).reasons(at: now, on: clock)
        )
    }
}
