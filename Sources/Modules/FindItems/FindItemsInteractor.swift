import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol FindItemsDataManaging: NamesDataManaging {
    /// Passes the found items to `take`, best match first, from one snapshot of the list.
    func findItems(_ query: FindItemsQuery, today: Day, take: (FoundItem) -> Void) throws(ListError)
    /// Returns `true` if any item has all of the words.
    func hasItems(with words: [SearchWord]) throws(ListError) -> Bool
}

/// The words to find and the items to search.
struct FindItemsQuery: Entity {
    let words: [SearchWord]
    let selection: Selection
}

/// Finds items by their words.
final class FindItemsInteractor: FindItemsInteracting {
    weak var output: (any FindItemsInteractorOutput)?
    private let dataManager: any FindItemsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any FindItemsDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func findItems(_ request: FindItemsRequest) {
        let now = clock.now()
        let words = request.words
        let conditions = request.conditions + (request.isOpenOnly ? [.open] : [])
        let selection = conditions.isEmpty ? .everything : Selection([conditions])
        var totals = FindItemsTotals()
        do throws(ListError) {
            try dataManager.findItems(FindItemsQuery(words: words, selection: selection), today: now.today) { found in
                if totals.items == 0 { output?.foundItems(FindItemsOpening(today: now.today)) }
                totals.items += 1
                if found.item.status == .done { totals.done += 1 }
                output?.foundItem(row(found, at: now))
            }
            if totals.items > 0 {
                output?.foundLastItem(totals)
            } else {
                output?.foundNothing(try reason(request, words))
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    private func row(_ found: FoundItem, at now: Moment) -> FindItemsRow {
        FindItemsRow(
            item: ItemSummary(found.item, family: found.family),
            standing: ItemStanding(found.item, blockers: found.blockers, at: now, weeksStartOn: weekStart),
            matches: found.texts
        )
    }

    private func reason(
        _ request: FindItemsRequest,
        _ words: [SearchWord]
    ) throws(ListError) -> FindItemsEmptyReason {
        if try dataManager.isListEmpty() { return .emptyList }
        let isLimited = request.isOpenOnly || !request.conditions.isEmpty
        guard isLimited, try dataManager.hasItems(with: words) else { return .noMatch(words: words.count) }
        return request.conditions.isEmpty ? .onlyDoneMatch : .conditionsExclude
    }
}
