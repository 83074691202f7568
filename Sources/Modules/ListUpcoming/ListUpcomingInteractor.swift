import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol ListUpcomingDataManaging: NamesDataManaging {
    /// Returns the open items due before the end of the query, by due date, and counts the others.
    func openItems(_ query: ListUpcomingQuery) throws(ListError) -> (items: [ListedItem], others: OtherItems)
    /// Returns the open items by term, with at most `limit` items per term.
    func openItems(
        _ query: ListUpcomingQuery,
        of terms: [Range<Due>],
        limit: Int
    ) throws(ListError) -> (parts: [UpcomingPart], others: OtherItems)
}

struct ListUpcomingQuery: Entity {
    let end: Day
    let today: Day
    let selection: Selection
    let includesWaiting: Bool
    var countsOthers = false
    /// The waiting items among these match the filter but are hidden.
    var hidden = Selection.everything
}

/// Finds the items due through the last day of next week.
final class ListUpcomingInteractor: ListUpcomingInteracting {
    private typealias Row = ListUpcomingResponse.Row
    private typealias Group = ListUpcomingResponse.Group

    weak var output: (any ListUpcomingInteractorOutput)?
    private let dataManager: any ListUpcomingDataManaging
    private let clock: any Clock
    private let weekStart: Weekday
    /// The last result, to compare with when looking for changes.
    private var found: (request: ListUpcomingRequest, groups: [Group])?

    init(dataManager: any ListUpcomingDataManaging, clock: any Clock, weekStart: Weekday) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
    }

    func findUpcomingItems(_ request: ListUpcomingRequest) {
        let window = window
        do throws(ListError) {
            let (groups, others) = try groups(request, window)
            found = (request, groups)
            if !groups.isEmpty {
                output?.foundUpcomingItems(
                    ListUpcomingResponse(
                        today: window.today,
                        groups: groups,
                        overdue: groups.count(of: .overdue),
                        dueToday: groups.count(of: .today),
                        others: others
                    )
                )
            } else {
                try reportNothing(request, window, others)
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func findChanges() {
        guard let before = found else { return findUpcomingItems(ListUpcomingRequest()) }
        let window = window
        do throws(ListError) {
            let (groups, others) = try groups(before.request, window)
            found = (before.request, groups)
            let different = groups.filter { !before.groups.contains($0) }
            let names = groups.map(\.name)
            let emptied = before.groups.map(\.name).filter { !names.contains($0) }
            if groups.isEmpty, !emptied.isEmpty {
                try reportNothing(before.request, window, others)
            } else if !different.isEmpty || !emptied.isEmpty {
                let changes = different.map { change(of: $0, since: before.groups) }
                output?.foundChanges(
                    UpcomingChangesResponse(today: window.today, changes: changes, emptied: emptied)
                )
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    private func change(of group: Group, since before: [Group]) -> UpcomingChangesResponse.GroupChange {
        let old = before.first { $0.name == group.name }?.rows ?? []
        let known = Dictionary(old.map { ($0.item.id, $0) }) { first, _ in first }
        return UpcomingChangesResponse.GroupChange(group: group, rows: group.rows.filter { known[$0.item.id] != $0 })
    }

    private func reportNothing(
        _ request: ListUpcomingRequest,
        _ window: UpcomingWindow,
        _ others: OtherItems
    ) throws(ListError) {
        if try dataManager.isListEmpty() {
            output?.foundEmptyList()
        } else {
            let filter = request.filter
            let canBeDone = others.isEmpty && !filter.isEverything
            output?.foundNothingUpcoming(
                NothingUpcomingResponse(
                    lastDay: window.lastDay,
                    today: window.today,
                    isFiltered: !filter.isEverything,
                    others: others,
                    areDone: canBeDone
                        ? try dataManager.hasItems(
                            Selection([[.group(filter.selection), .closed]]),
                            today: window.today
                        )
                        : false,
                    unknown: try dataManager.unknownNames(in: filter.selection)
                )
            )
        }
    }

    private var window: UpcomingWindow { UpcomingWindow(now: clock.now(), weekStart: weekStart) }

    private func groups(
        _ request: ListUpcomingRequest,
        _ window: UpcomingWindow
    ) throws(ListError) -> (groups: [Group], others: OtherItems) {
        guard let limit = request.limit, request.grouping == .due else {
            let (items, others) = try dataManager.openItems(query(request, window))
            func term(of listed: ListedItem) -> NearTerm { listed.item.details.due.map(window.relation) ?? .later }
            func group(_ name: ItemGroup, _ members: some Collection<Int>) -> Group {
                let rows = members.map { Row(items[$0], term: term(of: items[$0])) }
                return Group(name: name, rows: rows, count: rows.count)
            }
            // The items are sorted by day.
            if request.grouping == .due {
                return (items.runs(by: term).map { group(.near($0.key), $0.first..<$0.end) }, others)
            }
            let groups = ItemGroup.sorting(items.count) { index, add in
                let item = items[index]
                GroupMark(item.item.details, by: request.grouping).forEachGroup(dueGroup: .near(term(of: item)), add)
            }
            .map { group($0.group, $0.members) }
            return (groups, others)
        }
        let terms = window.terms
        let (parts, others) = try dataManager.openItems(query(request, window), of: terms.map(\.range), limit: limit)
        let groups = zip(terms, parts).filter { $1.count > 0 }.map { term, part in
            let rows = part.items.map { Row($0, term: term.name) }
            return Group(name: .near(term.name), rows: rows, count: part.count)
        }
        return (groups, others)
    }

    private func query(_ request: ListUpcomingRequest, _ window: UpcomingWindow) -> ListUpcomingQuery {
        let filter = request.filter.selection
        let selection =
            filter.namesWaiting
            ? filter.limited(to: Selection.Term.waiting.negated, unless: \.namesWaiting) : filter
        return ListUpcomingQuery(
            end: window.end,
            today: window.today,
            selection: selection,
            includesWaiting: selection.namesWaiting,
            countsOthers: request.countsOthers,
            hidden: filter.hidden(from: selection)
        )
    }
}

extension Selection {
    /// Returns the part of this filter whose waiting items are hidden if only `shown` is shown.
    fileprivate func hidden(from shown: Selection) -> Selection {
        namesWaiting ? Selection([[.group(self), .not(shown)]]) : self
    }
}

extension [ListUpcomingResponse.Group] {
    fileprivate func count(of term: NearTerm) -> Int {
        if let group = first(where: { $0.name == .near(term) }) { return group.count }
        // An item with several tags is in several groups.
        return Set(flatMap(\.rows).filter { $0.term == term }.map(\.item.id)).count
    }
}

extension ListUpcomingResponse.Row {
    fileprivate init(_ listed: ListedItem, term: NearTerm) {
        self.init(item: ItemSummary(listed.item, family: listed.family), term: term, blockers: listed.blockers)
    }
}

extension [ListedItem] {
    /// Returns the longest ranges of neighbors with the same key. Two numbers instead of a `Range`, whose metadata costs a start
    /// 130 000 instructions.
    fileprivate func runs<Key: Equatable>(by key: (ListedItem) -> Key) -> [(key: Key, first: Int, end: Int)] {
        var runs: [(key: Key, first: Int, end: Int)] = []
        for (index, item) in enumerated() {
            let key = key(item)
            if let last = runs.last, last.key == key {
                runs[runs.count - 1].end = index + 1
            } else {
                runs.append((key, index, index + 1))
            }
        }
        return runs
    }
}
