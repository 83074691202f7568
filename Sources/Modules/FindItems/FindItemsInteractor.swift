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
    /// Passes on each word of all items once, in lowercase.
    func forEachWord(_ body: (String) -> Void) throws(ListError)
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
        do throws(ListError) {
            if try find(request.words, of: request) { return }
            let reason = try reason(request, request.words)
            if case .noMatch = reason, let corrected = try corrected(request.words),
                try find(corrected.words, of: request, corrected.corrections)
            {
                return
            }
            output?.foundNothing(reason)
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    /// Reports the items that have the words. Returns `false` if there are none.
    private func find(
        _ words: [SearchWord],
        of request: FindItemsRequest,
        _ corrections: [FindItemsCorrection] = []
    ) throws(ListError) -> Bool {
        let now = clock.now()
        let conditions = request.conditions + (request.isOpenOnly ? [.open] : [])
        let selection = conditions.isEmpty ? .everything : Selection([conditions])
        var totals = FindItemsTotals()
        try dataManager.findItems(FindItemsQuery(words: words, selection: selection), today: now.today) { found in
            if totals.items == 0 { output?.foundItems(FindItemsOpening(today: now.today, corrections: corrections)) }
            totals.items += 1
            if found.item.status == .done { totals.done += 1 }
            output?.foundItem(row(found, at: now))
        }
        if totals.items == 0 { return false }
        totals.places = try dataManager.matchedPlaces(of: selection, among: selection, today: now.today)
        output?.foundLastItem(totals)
        return true
    }

    /// Replaces the words that nothing matches with similar ones. Returns `nil` if there is nothing to replace, or a word has
    /// no similar one.
    private func corrected(
        _ words: [SearchWord]
    ) throws(ListError) -> (words: [SearchWord], corrections: [FindItemsCorrection])? {
        var parts = words.flatMap { word in
            word.text.split(whereSeparator: \.isWhitespace).map { SearchWord(String($0), in: word.place) }
        }
        var unmatched: [Int] = []
        for index in parts.indices where try !dataManager.hasItems(with: [parts[index]]) { unmatched.append(index) }
        guard !unmatched.isEmpty, var mistyped = MistypedWords(unmatched.map { parts[$0].text }) else { return nil }
        try dataManager.forEachWord { mistyped.compare($0) }
        guard let nearest = mistyped.nearest else { return nil }
        let corrections = zip(unmatched, nearest).map { FindItemsCorrection(typed: parts[$0].text, found: $1) }
        for (index, word) in zip(unmatched, nearest) { parts[index] = SearchWord(word, in: parts[index].place) }
        return (parts, corrections)
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
