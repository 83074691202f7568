import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ListUpcomingDataManaging: AnyObject {
    /// Open items due before the end, in the order of a list by date.
    func openItems(_ query: ListUpcomingQuery) throws(ListTrouble) -> [Item]
    /// Whether there never was an item.
    func isListEmpty() throws(ListTrouble) -> Bool
}

struct ListUpcomingQuery: Entity {
    let end: Day
    let today: Day
    let selection: Selection
    /// Items that wait for a later day are hidden, unless they were asked for.
    let includesWaiting: Bool
}

/// Finds what is due through the last day of next week.
final class ListUpcomingInteractor: ListUpcomingInteracting {
    weak var output: (any ListUpcomingInteractorOutput)?
    private let dataManager: any ListUpcomingDataManaging
    private let clock: any Clock
    private let weekStart: Weekday

    init(dataManager: any ListUpcomingDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func findUpcomingItems(_ request: ListUpcomingRequest) {
        let window = UpcomingWindow(today: clock.now().today, weekStart: weekStart)
        do {
            let items = try dataManager.openItems(query(request, window))
            if !items.isEmpty {
                let groups = groups(of: items, by: request.grouping, in: window)
                output?.foundUpcomingItems(ListUpcomingResponse(today: window.today, groups: groups))
            } else if try dataManager.isListEmpty() {
                output?.foundEmptyList()
            } else {
                output?.foundNothingUpcoming(
                    through: window.lastDay,
                    today: window.today,
                    isFiltered: !request.filter.isEverything
                )
            }
        } catch {
            output?.couldNotFindItems(StorageTrouble(error))
        }
    }

    private func query(_ request: ListUpcomingRequest, _ window: UpcomingWindow) -> ListUpcomingQuery {
        let selection = request.filter.selection
        return ListUpcomingQuery(
            end: window.end,
            today: window.today,
            selection: selection,
            includesWaiting: selection.alternatives.contains { $0.contains(.waiting) || $0.contains(.any) }
        )
    }
}

// MARK: - Groups

extension ListUpcomingInteractor {
    /// Items keep their order within a group.
    private func groups(
        of items: [Item],
        by grouping: ListUpcomingRequest.Grouping,
        in window: UpcomingWindow
    ) -> [ListUpcomingResponse.Group] {
        switch grouping {
        case .due:
            grouped(items) { [$0.details.due.map { window.relation(of: $0.day) } ?? .later] }
                .map { .init(name: .near($0.key), items: $0.items) }
        case .priority:
            grouped(items) { [Slot($0.details.priority)] }
                .map { .init(name: .priority($0.key.value.map(PriorityLevel.init)), items: $0.items) }
        case .project:
            grouped(items) { [Slot($0.details.project)] }
                .map { .init(name: .project($0.key.value), items: $0.items) }
        case .tag:
            grouped(items) { $0.details.tags.isEmpty ? [Slot(nil)] : $0.details.tags.map { Slot($0) } }
                .map { .init(name: .tag($0.key.value), items: $0.items) }
        }
    }

    private func grouped<Key: Hashable & Comparable>(
        _ items: [Item],
        by keys: (Item) -> [Key]
    ) -> [(key: Key, items: [ItemSummary])] {
        var groups: [Key: [ItemSummary]] = [:]
        for item in items {
            let summary = ItemSummary(item)
            for key in keys(item) { groups[key, default: []].append(summary) }
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

/// A place in an order in which nothing comes last.
private struct Slot<Value: Hashable & Comparable>: Hashable, Comparable {
    let value: Value?

    init(_ value: Value?) {
        self.value = value
    }

    static func < (left: Slot, right: Slot) -> Bool {
        switch (left.value, right.value) {
        case (let left?, let right?): left < right
        case (_?, nil): true
        case (nil, _): false
        }
    }
}
