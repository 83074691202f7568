import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol ListUpcomingDataManaging: AnyObject {
    /// Returns the open items due before the end of the query, by due date.
    func openItems(_ query: ListUpcomingQuery) throws(ListError) -> [Item]
    /// Returns the open items by term, with at most `limit` items per term.
    func openItems(
        _ query: ListUpcomingQuery,
        of terms: [Range<Day>],
        limit: Int
    ) throws(ListError) -> [UpcomingPart]
    /// Returns whether the list has no items at all, not even completed ones.
    func isListEmpty() throws(ListError) -> Bool
    func hasOpenItems() throws(ListError) -> Bool
}

struct ListUpcomingQuery: Entity {
    let end: Day
    let today: Day
    let selection: Selection
    let includesWaiting: Bool
}

/// Finds the items due through the last day of next week.
final class ListUpcomingInteractor: ListUpcomingInteracting {
    weak var output: (any ListUpcomingInteractorOutput)?
    private let dataManager: any ListUpcomingDataManaging
    private let clock: any Clock
    private let weekStart: Weekday
    private static let maxGroupLength = 15
    /// The last result, to compare with when looking for changes.
    private var found: (request: ListUpcomingRequest, groups: [Group])?

    /// A group with the rows that were read.
    private struct Group: Equatable {
        let name: ItemGroup
        let rows: [Row]
        /// The total number of items, including those that were not read.
        let count: Int
    }

    init(dataManager: any ListUpcomingDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func findUpcomingItems(_ request: ListUpcomingRequest) {
        let window = window
        do throws(ListError) {
            let groups = try groups(request, window)
            found = (request, groups)
            if !groups.isEmpty {
                output?.foundUpcomingItems(response(groups, request.capacity, on: window.today))
            } else {
                try reportNothing(request, window)
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func findChanges() {
        guard let before = found else { return findUpcomingItems(ListUpcomingRequest()) }
        let window = window
        do throws(ListError) {
            let groups = try groups(before.request, window)
            found = (before.request, groups)
            let different = groups.filter { !before.groups.contains($0) }
            let names = groups.map(\.name)
            let emptied = before.groups.map(\.name).filter { !names.contains($0) }
            if groups.isEmpty, !emptied.isEmpty {
                try reportNothing(before.request, window)
            } else if !different.isEmpty || !emptied.isEmpty {
                output?.foundChanges(changes(different, since: before.groups, emptied, on: window.today))
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    /// Cuts all groups to the same maximum length if they don't fit. If not even one row per group fits, the last
    /// groups are only counted.
    private func response(
        _ groups: [Group],
        _ capacity: ListUpcomingRequest.Capacity?,
        on today: Day
    ) -> ListUpcomingResponse {
        let shown = capacity.map { Array(groups.prefix(max(1, $0.items / ($0.perHeading + 1)))) } ?? groups
        let length = capacity.map { maxLength(of: shown, in: $0) } ?? .max
        let cut = shown.filter { $0.count > length }.map { (name: $0.name, count: $0.count - length) }
        let omitted = groups.dropFirst(shown.count).map { (name: $0.name, count: $0.count) }
        return ListUpcomingResponse(
            today: today,
            groups: shown.map { .init(name: $0.name, rows: Array($0.rows.prefix(length))) },
            remaining: (cut + omitted).map { .init(name: $0.name, count: $0.count) }
        )
    }

    /// Returns the number of rows shown per group, at least one.
    private func maxLength(of groups: [Group], in capacity: ListUpcomingRequest.Capacity) -> Int {
        var left = capacity.items - groups.count * capacity.perHeading
        for (index, count) in groups.map(\.count).sorted().enumerated() {
            let share = max(1, left / (groups.count - index))
            if count > share { return share }
            left -= count
        }
        return .max
    }

    /// Reduces long groups to their changed items.
    private func changes(
        _ groups: [Group],
        since before: [Group],
        _ emptied: [ItemGroup],
        on today: Day
    ) -> UpcomingChangesResponse {
        var remaining: [ListUpcomingResponse.Remainder] = []
        let shown = groups.map { group in
            guard group.count > ListUpcomingInteractor.maxGroupLength else {
                return ListUpcomingResponse.Group(name: group.name, rows: group.rows)
            }
            let old = before.first { $0.name == group.name }?.rows ?? []
            let known = Dictionary(old.map { ($0.item.id, $0) }) { first, _ in first }
            let rows = group.rows.filter { known[$0.item.id] != $0 }.prefix(ListUpcomingInteractor.maxGroupLength)
            remaining.append(.init(name: group.name, count: group.count - rows.count))
            return ListUpcomingResponse.Group(name: group.name, rows: Array(rows))
        }
        return UpcomingChangesResponse(
            today: today,
            groups: shown.filter { !$0.rows.isEmpty },
            remaining: remaining,
            emptied: emptied
        )
    }

    private func reportNothing(_ request: ListUpcomingRequest, _ window: UpcomingWindow) throws(ListError) {
        if try dataManager.isListEmpty() {
            output?.foundEmptyList()
        } else {
            output?.foundNothingUpcoming(
                NothingUpcomingResponse(
                    lastDay: window.lastDay,
                    today: window.today,
                    isFiltered: !request.filter.isEverything,
                    hasOtherOpenItems: request.filter.isEverything ? try dataManager.hasOpenItems() : false
                )
            )
        }
    }

    private var window: UpcomingWindow { UpcomingWindow(today: clock.now().today, weekStart: weekStart) }

    private func groups(
        _ request: ListUpcomingRequest,
        _ window: UpcomingWindow
    ) throws(ListError) -> [Group] {
        guard let capacity = request.capacity, request.grouping == .due else {
            let items = try dataManager.openItems(query(request, window))
            return items.isEmpty ? [] : groups(of: items, by: request.grouping, in: window)
        }
        let limit = max(capacity.items, ListUpcomingInteractor.maxGroupLength)
        let parts = try dataManager.openItems(query(request, window), of: window.terms, limit: limit)
        return zip(window.terms, parts).filter { $1.count > 0 }.map { days, part in
            let term = window.relation(of: days.lowerBound)
            let rows = part.items.map { Row(item: ItemSummary($0), term: term) }
            return Group(name: .near(term), rows: rows, count: part.count)
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
    private typealias Row = ListUpcomingResponse.Row

    private func groups(
        of items: [Item],
        by grouping: ListUpcomingRequest.Grouping,
        in window: UpcomingWindow
    ) -> [Group] {
        func group(_ name: ItemGroup, _ rows: [Row]) -> Group { Group(name: name, rows: rows, count: rows.count) }
        let rows = items.lazy.map { item in
            Row(item: ItemSummary(item), term: item.details.due.map { window.relation(of: $0.day) } ?? .later)
        }
        switch grouping {
        case .due:
            return grouped(rows) { row, add in add(row.term) }
                .map { group(.near($0.key), $0.rows) }
        case .priority:
            return grouped(rows) { row, add in add(GroupKey(row.item.details.priority?.rawValue)) }
                .map { group(.priority($0.key.value.flatMap(Priority.init)), $0.rows) }
        case .project:
            return grouped(rows) { row, add in add(GroupKey(row.item.details.project)) }
                .map { group(.project($0.key.value), $0.rows) }
        case .tag:
            return grouped(rows) { (row, add: (GroupKey<String>) -> Void) in
                if row.item.details.tags.isEmpty { add(GroupKey(nil)) }
                for tag in row.item.details.tags { add(GroupKey(tag)) }
            }
            .map { group(.tag($0.key.value), $0.rows) }
        }
    }

    /// Adds each row to the groups of all its keys. Rows keep their order within a group.
    private func grouped<Key: Comparable>(
        _ rows: some Sequence<Row>,
        by keys: (Row, _ add: (Key) -> Void) -> Void
    ) -> [(key: Key, rows: [Row])] {
        var groups: [(key: Key, rows: [Row])] = []
        for row in rows {
            keys(row) { key in
                // Rows are sorted by day, so the last group is the most likely one.
                let index = groups.last?.key == key ? groups.count - 1 : insertionIndex(of: key, in: groups)
                if index == groups.count || groups[index].key != key { groups.insert((key, []), at: index) }
                groups[index].rows.append(row)
            }
        }
        return groups
    }

    /// Returns the index of the first group whose key is not smaller.
    private func insertionIndex<Key: Comparable>(of key: Key, in groups: [(key: Key, rows: [Row])]) -> Int {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A sort key; `nil` comes last.
private struct GroupKey<Value: Comparable>: Comparable {
    let value: Value?

    init(_ value: Value?) {
        self.value = value
    }

    static func < (left: GroupKey, right: GroupKey) -> Bool {
        switch (left.value, right.value) {
        case (let left?, let right?): left < right
        case (_?, nil): true
        case (nil, _): false
        }
    }
}
