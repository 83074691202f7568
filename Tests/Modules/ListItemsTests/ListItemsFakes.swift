import Almanac
import CommandLine
import Entities
import Presentation
import Responses
import TestKit
import Vocabulary

@testable import ListItems

let saturday = Moment.saturday.today

final class FakeInteractor: ListItemsInteracting {
    private(set) var requests: [ListItemsRequest] = []

    private(set) var places: [Range<Int>] = []

    func findItems(_ request: ListItemsRequest) { requests.append(request) }

    func findItems(at places: Range<Int>) { self.places.append(places) }

    func countItems(_ filter: ItemFilter) {}
}

/// Returns its items in order.
final class FakeDataManager: ListItemsDataManaging {
    var items: [Item] = []
    var hidden: Set<Int> = []
    var context: Set<Int> = []
    var blocked: Set<Int> = []
    var family = ItemFamily()
    var isEmpty = false
    var unknown: [UnknownName] = []
    var matching: [Selection] = []
    /// The items that have an urgency, sorted by id.
    var facts: [UrgencyFacts] = []
    /// Thrown at the start, or after `itemsBeforeFailure` items.
    var failure: ListError?
    var itemsBeforeFailure: Int?
    private(set) var queries: [ListItemsQuery] = []

    func findItems(
        _ query: ListItemsQuery,
        rank: (UrgencyFacts) -> Points,
        arrange: ([ItemOutline], [ItemRank]) -> [ListPage.Line],
        take: (ListPage.Line, ListedItem) -> Void
    ) throws(ListError) {
        queries.append(query)
        if let failure, itemsBeforeFailure == nil { throw failure }
        let ranks = query.weights == nil ? [] : facts.map { ItemRank(id: $0.id, points: rank($0)) }
        let lines = arrange(items.prefix(query.limit ?? .max).map { found($0, by: query.grouping) }, ranks)
        for (number, line) in lines.enumerated() {
            if let failure, number == itemsBeforeFailure { throw failure }
            guard let item = items.first(where: { $0.id == line.id }) else { continue }
            take(line, ListedItem(item: item, blockers: blocked.contains(item.id) ? [7] : [], family: family))
        }
    }

    func items(_ ids: [Int]) throws(ListError) -> [ListedItem] {
        if let failure { throw failure }
        return ids.compactMap { id in
            items.first { $0.id == id }.map { ListedItem(item: $0, blockers: [], family: family) }
        }
    }

    func count(_ scope: ListScope, today: Day) throws(ListError) -> Int {
        if let failure { throw failure }
        return items.count - hidden.count
    }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { unknown }

    private func found(_ item: Item, by grouping: ItemGrouping?) -> ItemOutline {
        ItemOutline(
            id: item.id,
            parent: item.details.parent,
            due: item.details.due,
            isOpen: item.status == .open,
            isHidden: hidden.contains(item.id),
            isContext: context.contains(item.id),
            isAlone: item.details.parent == nil && !items.contains { $0.details.parent == item.id },
            mark: GroupMark(item.details, by: grouping)
        )
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { matching.contains(selection) }
}

final class FakeOutput: ListItemsInteractorOutput {
    enum Event: Equatable {
        case opening(ListItemsOpening)
        case group(ListItemsGroup)
        case item(ListItemsRow)
        case totals(ListItemsTotals)
        case nothing(NothingListedResponse)
        case failure(ListError)
        case outline(ListItemsOutline)
        case rows([ListItemsRow], from: Int)
        case count(Int)
    }

    private(set) var events: [Event] = []

    func foundItems(_ opening: ListItemsOpening) { events.append(.opening(opening)) }

    func foundOutline(_ outline: ListItemsOutline) { events.append(.outline(outline)) }

    func foundItems(_ rows: [ListItemsRow], from place: Int) { events.append(.rows(rows, from: place)) }

    func countedItems(_ count: Int) { events.append(.count(count)) }

    func foundGroup(_ group: ListItemsGroup) { events.append(.group(group)) }

    func foundItem(_ row: ListItemsRow) { events.append(.item(row)) }

    func foundLastItem(_ totals: ListItemsTotals) { events.append(.totals(totals)) }

    func foundNothing(_ response: NothingListedResponse) { events.append(.nothing(response)) }

    func couldNotFindItems(_ failure: ListError) { events.append(.failure(failure)) }
}

extension FakeOutput {
    /// The reported groups and ids, indented by one space per level: `home`, ` home.garden`, `3`, ` 4`.
    var lines: [String] {
        events.compactMap { event in
            switch event {
            case .group(let group): String(repeating: " ", count: group.depth) + "\(group.name)"
            case .item(let row): String(repeating: " ", count: row.standing.depth) + "\(row.item.id)"
            default: nil
            }
        }
    }

    var groups: [ListItemsGroup] {
        events.compactMap { if case .group(let group) = $0 { group } else { nil } }
    }

    var rows: [ListItemsRow] {
        events.compactMap { if case .item(let row) = $0 { row } else { nil } }
    }

    var totals: ListItemsTotals? {
        if case .totals(let totals)? = events.last { totals } else { nil }
    }
}

/// A search with fakes around the interactor.
struct ListItemsSearch {
    let dataManager = FakeDataManager()
    let output = FakeOutput()
    let interactor: ListItemsInteractor

    init() {
        interactor = ListItemsInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: .monday,
            weights: { .standard }
        )
        interactor.output = output
    }

    func find(_ alternatives: [[Selection.Term]] = [], by grouping: ItemGrouping? = .none) {
        let filter = ItemFilter(Selection(alternatives))
        interactor.findItems(ListItemsRequest(filter: filter, grouping: grouping))
    }
}

func due(_ days: Int) -> Due { Due(day: saturday + days) }

/// Earlier today.
let earlier = Due(day: saturday, time: .midnight)
