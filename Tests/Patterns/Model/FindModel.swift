import Almanac
import DataStore
import Entities
import Responses
import Vocabulary

@testable import FindItems

/// The model of both patterns: the search and its rules, on the store.
final class FindModel {
    struct Row {
        let item: ItemSummary
        let standing: ItemStanding
        let matches: [FoundText]
    }

    enum Outcome: Equatable {
        case found(FindItemsTotals)
        case nothing(FindItemsEmptyReason)
    }

    private let store: Store
    private let clock: any Clock
    private let weekStart: Weekday

    init(store: Store, clock: any Clock, weekStart: Weekday) {
        (self.store, self.clock, self.weekStart) = (store, clock, weekStart)
    }

    /// Passes on the found items, best match first, from one snapshot of the list.
    func search(_ request: FindItemsRequest, _ take: (Row, _ today: Day) -> Void) throws(ListError) -> Outcome {
        let now = clock.now()
        let conditions = request.conditions + (request.isOpenOnly ? [.open] : [])
        let selection = conditions.isEmpty ? .everything : Selection([conditions])
        var totals = FindItemsTotals()
        try store.read { connection throws(ListError) in
            var finder = WordFinder(request.words)
            var blockers = Blockers(on: connection)
            let condition = selection.condition(today: now.today)
            try Search.items(request.words, where: condition, on: connection) { item throws(ListError) in
                totals.items += 1
                if item.status == .done { totals.done += 1 }
                let open = try blockers.ids(of: item)
                let standing = ItemStanding(item, blockers: open, at: now, weeksStartOn: weekStart)
                take(Row(item: ItemSummary(item), standing: standing, matches: finder.texts(of: item)), now.today)
            }
        }
        return totals.items > 0 ? .found(totals) : .nothing(try reason(request))
    }

    private func reason(_ request: FindItemsRequest) throws(ListError) -> FindItemsEmptyReason {
        let isEmpty = try store.read { connection throws(ListError) in try connection.isListEmpty() }
        if isEmpty { return .emptyList }
        let isLimited = request.isOpenOnly || !request.conditions.isEmpty
        guard isLimited, try hasItems(with: request.words) else { return .noMatch(words: request.words.count) }
        return request.conditions.isEmpty ? .onlyDoneMatch : .conditionsExclude
    }

    private func hasItems(with words: [SearchWord]) throws(ListError) -> Bool {
        try store.read { connection throws(ListError) in try Search.findsAny(words, on: connection) }
    }
}
