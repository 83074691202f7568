import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ListUpcomingDataManaging: AnyObject {
    /// Open items due before the end, in the order of a list by date.
    func openItems(_ query: ListUpcomingQuery) throws(ListTrouble) -> [Item]
    /// The same by the days that have a name, of each no more than so many.
    func openItems(
        _ query: ListUpcomingQuery,
        of terms: [Range<Day>],
        atMost most: Int
    ) throws(ListTrouble) -> [UpcomingPart]
    /// Whether there is no item at all, not even a done one.
    func isListEmpty() throws(ListTrouble) -> Bool
    func hasOpenItems() throws(ListTrouble) -> Bool
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
    private static let longest = 15
    /// What was found last, so that changes to it can be told.
    private var found: (request: ListUpcomingRequest, groups: [Group])?

    /// A group as far as it was asked for.
    private struct Group: Equatable {
        let name: ItemGroup
        let rows: [Row]
        /// How many there are, those that were not asked for included.
        let count: Int
    }

    init(dataManager: any ListUpcomingDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func findUpcomingItems(_ request: ListUpcomingRequest) {
        let window = window
        do throws(ListTrouble) {
            let groups = try groups(request, window)
            found = (request, groups)
            if !groups.isEmpty {
                output?.foundUpcomingItems(response(groups, request.room, on: window.today))
            } else {
                try tellOfNothing(request, window)
            }
        } catch {
            output?.couldNotFindItems(StorageTrouble(error))
        }
    }

    func findChanges() {
        guard let before = found else { return findUpcomingItems(ListUpcomingRequest()) }
        let window = window
        do throws(ListTrouble) {
            let groups = try groups(before.request, window)
            found = (before.request, groups)
            let different = groups.filter { !before.groups.contains($0) }
            let names = groups.map(\.name)
            let emptied = before.groups.map(\.name).filter { !names.contains($0) }
            if groups.isEmpty, !emptied.isEmpty {
                try tellOfNothing(before.request, window)
            } else if !different.isEmpty || !emptied.isEmpty {
                output?.foundChanges(changes(different, since: before.groups, emptied, on: window.today))
            }
        } catch {
            output?.couldNotFindItems(StorageTrouble(error))
        }
    }

    /// Where there is not enough room the longest groups are cut, and no group to less than a shorter one has; of the
    /// last groups, for which there is none at all, only the number is told.
    private func response(
        _ groups: [Group],
        _ room: ListUpcomingRequest.Room?,
        on today: Day
    ) -> ListUpcomingResponse {
        let told = room.map { Array(groups.prefix(max(1, $0.items / ($0.perHeading + 1)))) } ?? groups
        let length = room.map { longest(of: told, in: $0) } ?? .max
        let cut = told.filter { $0.count > length }.map { (name: $0.name, count: $0.count - length) }
        let untold = groups.dropFirst(told.count).map { (name: $0.name, count: $0.count) }
        return ListUpcomingResponse(
            today: today,
            groups: told.map { .init(name: $0.name, rows: Array($0.rows.prefix(length))) },
            rests: (cut + untold).map { .init(name: $0.name, count: $0.count) }
        )
    }

    /// How many items of a group there is room for; one in any case.
    private func longest(of groups: [Group], in room: ListUpcomingRequest.Room) -> Int {
        var left = room.items - groups.count * room.perHeading
        for (index, count) in groups.map(\.count).sorted().enumerated() {
            let share = max(1, left / (groups.count - index))
            if count > share { return share }
            left -= count
        }
        return .max
    }

    /// More of a group than one looks through is told only as far as it is not as it was.
    private func changes(
        _ groups: [Group],
        since before: [Group],
        _ emptied: [ItemGroup],
        on today: Day
    ) -> UpcomingChangesResponse {
        var rests: [ListUpcomingResponse.Rest] = []
        let told = groups.map { group in
            guard group.count > ListUpcomingInteractor.longest else {
                return ListUpcomingResponse.Group(name: group.name, rows: group.rows)
            }
            let old = before.first { $0.name == group.name }?.rows ?? []
            let known = Dictionary(old.map { ($0.item.id, $0) }) { first, _ in first }
            let rows = group.rows.filter { known[$0.item.id] != $0 }.prefix(ListUpcomingInteractor.longest)
            rests.append(.init(name: group.name, count: group.count - rows.count))
            return ListUpcomingResponse.Group(name: group.name, rows: Array(rows))
        }
        return UpcomingChangesResponse(
            today: today,
            groups: told.filter { !$0.rows.isEmpty },
            rests: rests,
            emptied: emptied
        )
    }

    private func tellOfNothing(_ request: ListUpcomingRequest, _ window: UpcomingWindow) throws(ListTrouble) {
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
    ) throws(ListTrouble) -> [Group] {
        guard let room = request.room, request.grouping == .due else {
            let items = try dataManager.openItems(query(request, window))
            return items.isEmpty ? [] : groups(of: items, by: request.grouping, in: window)
        }
        let most = max(room.items, ListUpcomingInteractor.longest)
        let parts = try dataManager.openItems(query(request, window), of: window.terms, atMost: most)
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
            return grouped(rows) { row, put in put(row.term) }
                .map { group(.near($0.key), $0.rows) }
        case .priority:
            return grouped(rows) { row, put in put(Slot(row.item.facts.priority?.rawValue)) }
                .map { group(.priority($0.key.value.flatMap(PriorityLevel.init)), $0.rows) }
        case .project:
            return grouped(rows) { row, put in put(Slot(row.item.facts.project)) }
                .map { group(.project($0.key.value), $0.rows) }
        case .tag:
            return grouped(rows) { (row, put: (Slot<String>) -> Void) in
                if row.item.facts.tags.isEmpty { put(Slot(nil)) }
                for tag in row.item.facts.tags { put(Slot(tag)) }
            }
            .map { group(.tag($0.key.value), $0.rows) }
        }
    }

    /// Puts each row into the groups of the keys that it is told; rows keep their order within a group.
    private func grouped<Key: Comparable>(
        _ rows: some Sequence<Row>,
        by keys: (Row, _ put: (Key) -> Void) -> Void
    ) -> [(key: Key, rows: [Row])] {
        var groups: [(key: Key, rows: [Row])] = []
        for row in rows {
            keys(row) { key in
                // Mostly the last group, as rows come in the order of their days.
                let place = groups.last?.key == key ? groups.count - 1 : place(of: key, in: groups)
                if place == groups.count || groups[place].key != key { groups.insert((key, []), at: place) }
                groups[place].rows.append(row)
            }
        }
        return groups
    }

    /// The first place whose key is not smaller.
    private func place<Key: Comparable>(of key: Key, in groups: [(key: Key, rows: [Row])]) -> Int {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A place in an order in which nothing comes last.
private struct Slot<Value: Comparable>: Comparable {
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
