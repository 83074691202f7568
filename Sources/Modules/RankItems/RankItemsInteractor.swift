import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol RankItemsDataManaging: NamesDataManaging {
    /// Passes the matching items that are open, not blocked and not waiting to `choose`, and returns the chosen ones and the
    /// numbers of blocked and waiting ones, all from one snapshot of the list.
    func items(
        matching selection: Selection,
        today: Day,
        choose: ([RankedItem]) -> [RankedItem]
    ) throws(ListError) -> (items: [ListedItem], leftOut: RankItemsLeftOut)
}

/// Finds the items to do next.
final class RankItemsInteractor: QueryInteracting {
    weak var output: (any RankItemsInteractorOutput)?
    private let dataManager: any RankItemsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any RankItemsDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func response(to request: RankItemsRequest) throws(ListError) -> RankItemsResponse {
        let now = clock.now()
        var ranked: [RankedItem] = []
        var total = 0
        let selection = selection(request, today: now.today)
        let (items, leftOut) = try dataManager.items(matching: selection, today: now.today) { found in
            total = found.count
            ranked = Array(found.sorted { precedes($0, $1, request, at: now) }.prefix(request.count ?? .max))
            return ranked
        }
        return RankItemsResponse(
            rows: zip(items, ranked).map { row($0, $1, request, at: now) },
            omitted: total - items.count,
            nothing: items.isEmpty ? try dataManager.reasonForNothing(request.filter.selection) : nil,
            leftOut: leftOut,
            isToday: request.isToday,
            today: now.today
        )
    }

    private func precedes(_ left: RankedItem, _ right: RankedItem, _ request: RankItemsRequest, at now: Moment) -> Bool
    {
        guard request.isToday else { return left.precedes(right, at: now) }
        let (group, other) = (left.groupToday(at: now, on: clock), right.groupToday(at: now, on: clock))
        return group == other ? left.precedes(right, at: now) : group < other
    }

    private func selection(_ request: RankItemsRequest, today: Day) -> Selection {
        let selection = request.filter.selection
        guard request.isToday else { return selection }
        let alternatives = request.filter.isEverything ? [[]] : selection.alternatives
        let isForToday = Selection([
            [.date(.due, from: nil, until: today + 1)], [.back],
            [.priority(.high), .lacks(.due), Selection.Term.waiting.negated],
        ])
        return Selection(alternatives.map { $0 + [.group(isForToday)] })
    }

    private func row(
        _ listed: ListedItem,
        _ ranked: RankedItem,
        _ request: RankItemsRequest,
        at now: Moment
    ) -> RankItemsResponse.Row {
        RankItemsResponse.Row(
            item: ItemSummary(listed.item, family: listed.family),
            standing: ItemStanding(listed.item, at: now, weeksStartOn: weekStart),
            group: request.isToday ? ranked.groupToday(at: now, on: clock) : nil,
            reasons: ranked.reasons(at: now, on: clock)
        )
    }
}
