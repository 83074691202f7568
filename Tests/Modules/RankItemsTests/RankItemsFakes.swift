import Almanac
import Entities
import Responses
import TestKit
import Vocabulary

@testable import RankItems

final class FakeDataManager: RankItemsDataManaging {
    var facts: [UrgencyFacts] = []
    var isEmpty = false
    var family = ItemFamily()
    var failure: ListError?
    var leftOut = RankItemsLeftOut()
    private(set) var selections: [Selection] = []
    private(set) var weights: [RankWeights] = []

    func items(
        matching selection: Selection,
        today: Day,
        weights: RankWeights,
        choose: ([UrgencyFacts]) -> [Int]
    ) throws(ListError) -> (items: [ListedItem], leftOut: RankItemsLeftOut) {
        if let failure { throw failure }
        selections.append(selection)
        self.weights.append(weights)
        let items = choose(facts).compactMap { id in
            facts.first { $0.id == id }.map { Item.sample(id, due: $0.due, priority: $0.priority) }
        }
        return (items.map { ListedItem(item: $0, family: family) }, leftOut)
    }

    func count(matching selection: Selection, today: Day, limit: Int?) throws(ListError) -> Int {
        if let failure { throw failure }
        selections.append(selection)
        return min(facts.count, limit ?? .max)
    }

    func items(_ ids: [Int]) throws(ListError) -> [ListedItem] {
        if let failure { throw failure }
        return facts.filter { ids.contains($0.id) }
            .map { ListedItem(item: .sample($0.id, due: $0.due, priority: $0.priority), family: family) }
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

extension UrgencyFacts {
    /// An item that was added on Saturday, or days before with `age`.
    static func sample(
        _ id: Int,
        due: Due? = nil,
        priority: Priority? = nil,
        hasOpenParts: Bool = false,
        blocks: Int = 0,
        tags: [String] = [],
        age: Int = 0,
        wait: Day? = nil
    ) -> UrgencyFacts {
        let created = Instant(seconds: Moment.saturday.instant.seconds - age * 86_400)
        return UrgencyFacts(
            id: id,
            due: due,
            priority: priority,
            hasOpenParts: hasOpenParts,
            blocks: blocks,
            wait: wait,
            created: created,
            changed: created,
            tags: tags
        )
    }
}

extension RankItemsResponse {
    /// Two of five items.
    static var sample: RankItemsResponse {
        let item = Item.sample(3, "Rest", due: Due(day: .saturday - 1))
        let standing = ItemStanding(item, at: .saturday, weeksStartOn: .monday)
        let rows = [
            Row(
                item: ItemSummary(item),
                standing: standing,
                terms: [
                    UrgencyTerm(.overdue(Due(day: .saturday - 1)), 2.7), UrgencyTerm(.blocks(2), 2),
                    UrgencyTerm(.tag("later"), -1.5),
                ]
            ),
            Row(
                item: ItemSummary(.sample(4, "Bake")),
                standing: ItemStanding(term: nil),
                terms: [UrgencyTerm(.age(40), 0.04)]
            ),
        ]
        return RankItemsResponse(
            rows: rows,
            omitted: 3,
            nothing: nil,
            leftOut: RankItemsLeftOut(),
            isToday: false,
            today: .saturday
        )
    }

    /// One overdue item, two that are due today, one that is back, and one of high priority.
    static var today: RankItemsResponse {
        let facts: [(id: Int, due: Due?, group: ItemGroup)] = [
            (3, Due(day: .saturday - 1), .near(.overdue)), (6, Due(day: .saturday + 3), .back),
            (4, Due(day: .saturday), .near(.today)), (5, Due(day: .saturday), .near(.today)), (7, nil, .important),
        ]
        let rows = facts.map { id, due, group in
            let item = Item.sample(id, "Rest", due: due)
            let standing = ItemStanding(item, at: .saturday, weeksStartOn: .monday)
            let terms = [UrgencyTerm(.dueToday(nil), 2.57)]
            return Row(item: ItemSummary(item), standing: standing, group: group, terms: terms)
        }
        return RankItemsResponse(
            rows: rows,
            groups: [
                .init(name: .near(.overdue), count: 1), .init(name: .back, count: 1),
                .init(name: .near(.today), count: 2), .init(name: .important, count: 1),
            ],
            omitted: 0,
            nothing: nil,
            leftOut: RankItemsLeftOut(waiting: 2, blocked: 1),
            isToday: true,
            today: .saturday
        )
    }

    static func nothing(
        _ reason: NothingFound,
        isToday: Bool = false,
        leftOut: RankItemsLeftOut = RankItemsLeftOut()
    ) -> RankItemsResponse {
        RankItemsResponse(
            rows: [],
            omitted: 0,
            nothing: reason,
            leftOut: leftOut,
            isToday: isToday,
            today: .saturday
        )
    }
}
