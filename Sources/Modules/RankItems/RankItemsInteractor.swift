import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol RankItemsDataManaging: NamesDataManaging, ListedItemsDataManaging {
    /// Passes the facts of matching items that can be done now to `choose`, and returns the items with the chosen ids and the
    /// numbers of blocked and waiting ones, all from one snapshot of the list.
    func items(
        matching selection: Selection,
        today: Day,
        weights: RankWeights,
        choose: ([UrgencyFacts]) -> [Int]
    ) throws(ListError) -> (items: [ListedItem], leftOut: RankItemsLeftOut)

    /// Returns the number of matching items that can be done now, up to a limit.
    func count(matching selection: Selection, today: Day, limit: Int?) throws(ListError) -> Int
}

/// Finds the items to do next.
final class RankItemsInteractor: RankItemsScreenInteracting {
    weak var output: (any RankItemsInteractorOutput)?
    private let dataManager: any RankItemsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday
    private let weights: RankWeights
    /// The facts of the items of the last list, in order, if only some were read.
    private var found: (request: RankItemsRequest, facts: [UrgencyFacts])?

    init(dataManager: any RankItemsDataManaging, clock: any Clock, weekStart: Weekday, weights: RankWeights) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
        self.weights = weights
    }

    func response(to request: RankItemsRequest) throws(ListError) -> RankItemsResponse {
        let now = clock.now()
        var urgency = Urgency(weights, on: clock)
        var chosen: [UrgencyFacts] = []
        var groups: [ItemGroup?] = []
        let selection = selection(request, today: now.today)
        let (items, leftOut) = try dataManager.items(matching: selection, today: now.today, weights: weights) { found in
            groups = found.map { group(of: $0, request, at: now) }
            var best = RankedItems(maximum: request.count)
            for (index, facts) in found.enumerated() {
                best.add(RankedItem(facts, at: index, points: urgency.points(of: facts), in: groups[index]))
            }
            chosen = best.sorted().map { found[$0.index] }
            return chosen.prefix(request.window ?? .max).map(\.id)
        }
        if request.window != nil { found = (request, chosen) }
        return RankItemsResponse(
            rows: zip(items, chosen).map { row($0, group(of: $1, request, at: now), urgency.terms(of: $1), at: now) },
            ids: chosen.map(\.id),
            groups: ItemGroup.forToday.compactMap { name in
                let count = groups.count { $0 == name }
                return count > 0 ? .init(name: name, count: count) : nil
            },
            omitted: groups.count - chosen.count,
            nothing: items.isEmpty ? try dataManager.reasonForNothing(request.filter.selection) : nil,
            leftOut: leftOut,
            isToday: request.isToday,
            today: now.today,
            places: try dataManager.matchedPlaces(
                of: request.filter.selection,
                among: selection.limited(to: .open, unless: \.namesStatus),
                today: now.today
            )
        )
    }

    func rows(at places: Range<Int>) throws(ListError) -> [RankItemsResponse.Row] {
        guard let found else { return [] }
        let facts = found.facts[places.clamped(to: found.facts.indices)]
        let items = try dataManager.items(facts.map(\.id))
        guard items.count == facts.count else { return [] }
        let now = clock.now()
        var urgency = Urgency(weights, on: clock)
        return zip(items, facts).map { row($0, group(of: $1, found.request, at: now), urgency.terms(of: $1), at: now) }
    }

    func count(_ request: RankItemsRequest) throws(ListError) -> Int {
        let today = clock.now().today
        return try dataManager.count(
            matching: selection(request, today: today),
            today: today,
            limit: request.count
        )
    }

    private func group(of facts: UrgencyFacts, _ request: RankItemsRequest, at now: Moment) -> ItemGroup? {
        request.isToday ? facts.groupToday(at: now, on: clock) : nil
    }

    private func selection(_ request: RankItemsRequest, today: Day) -> Selection {
        let selection = request.filter.selection
        guard request.isToday else { return selection }
        let alternatives = request.filter.isEverything ? [[]] : selection.alternatives
        // Each alternative says that the item is open, as the indexes of open items can't be used otherwise.
        let isForToday = Selection([
            [.open, .date(.due, from: nil, until: today + 1)], [.open, .back],
            [.open, .priority(.high), .lacks(.due), Selection.Term.waiting.negated],
        ])
        return Selection(alternatives.map { $0 + [.group(isForToday)] })
    }

    private func row(
        _ listed: ListedItem,
        _ group: ItemGroup?,
        _ terms: [UrgencyTerm],
        at now: Moment
    ) -> RankItemsResponse.Row {
        RankItemsResponse.Row(
            item: ItemSummary(listed.item, family: listed.family),
            standing: ItemStanding(listed.item, at: now, weeksStartOn: weekStart),
            group: group,
            terms: terms
        )
    }
}
