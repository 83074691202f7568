import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol ListUpcomingDataManaging: NamesDataManaging, ListedItemsDataManaging {
    /// Returns the open items of the query, and counts the others.
    /// - Parameter isBack: Says whether an item that has waited until a day belongs to those that are back.
    func openItems(
        _ query: ListUpcomingQuery,
        isBack: (_ due: Day?, _ wait: Day, _ changed: Instant) -> Bool
    ) throws(ListError) -> UpcomingItems
}

struct ListUpcomingQuery: Entity {
    let end: Day
    let today: Day
    let selection: Selection
    let includesWaiting: Bool
    var countsOthers = false
    /// The waiting items among these match the filter but are hidden.
    var hidden = Selection.everything
    /// The terms to read items by, and the maximum number of items per term; without it, all items are read at once.
    var terms: [Range<Due>] = []
    var limit: Int?
    /// The maximum number of items without a date.
    var undatedLimit: Int?
}

/// Finds the items due through the last day of next week, those that are back, and the first ones without a date.
final class ListUpcomingInteractor: ListUpcomingInteracting {
    private typealias Row = ListUpcomingResponse.Row
    private typealias Group = ListUpcomingResponse.Group

    /// The number of new items beyond the limit that are read.
    private static let maximumOfNew = 15

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
        let window = window(request)
        do throws(ListError) {
            var result = try find(request, window)
            found = (request, result.groups)
            if !result.groups.isEmpty {
                let filter = request.filter.selection
                if !filter.isEverything {
                    let selection = filter.limitedToOpen
                    result.places = try dataManager.matchedPlaces(of: filter, among: selection, today: window.today)
                    result.unknown = try dataManager.unknownNames(in: filter.uncheckedNames)
                }
                output?.foundUpcomingItems(result)
            } else {
                try reportNothing(request, window, result.others)
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func findChanges() {
        guard let before = found else { return findUpcomingItems(ListUpcomingRequest()) }
        let window = window(before.request)
        do throws(ListError) {
            let result = try find(before.request, window)
            let groups = result.groups
            found = (before.request, groups)
            let different = groups.filter { !before.groups.contains($0) }
            let names = groups.map(\.name)
            let emptied = before.groups.map(\.name).filter { !names.contains($0) }
            if groups.isEmpty, !emptied.isEmpty {
                try reportNothing(before.request, window, result.others)
            } else if !different.isEmpty || !emptied.isEmpty {
                let changes = try different.map { (group) throws(ListError) in
                    try change(of: group, since: before.groups, window)
                }
                output?.foundChanges(
                    UpcomingChangesResponse(
                        today: window.today,
                        changes: changes,
                        emptied: emptied,
                        isLimited: result.others.isLimited
                    )
                )
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func findItems(at places: Range<Int>) {
        guard let found else { return }
        let window = window(found.request)
        let ids = found.groups.flatMap(\.shownIDs).dropFirst(places.lowerBound).prefix(places.count)
        do throws(ListError) {
            let items = try dataManager.items(Array(ids))
            if items.count < ids.count { return }  // The list is read again.
            output?.foundItems(items.map { Row($0, term: window.term(of: $0)) }, from: places.lowerBound)
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    private func change(
        of group: Group,
        since before: [Group],
        _ window: UpcomingWindow
    ) throws(ListError) -> UpcomingChangesResponse.GroupChange {
        let old = before.first { $0.name == group.name }
        let known = Dictionary((old?.rows ?? []).map { ($0.item.id, $0) }) { first, _ in first }
        // A new item may be beyond the limit. One that has come within the limit isn't new.
        let oldIDs = Set(old?.ids ?? [])
        let shown = Set(group.rows.map(\.item.id))
        let changed = group.rows.filter { row in
            known[row.item.id].map { $0 != row } ?? !oldIDs.contains(row.item.id)
        }
        let new = group.ids.filter { known[$0] == nil && !oldIDs.contains($0) && !shown.contains($0) }
        let others = try dataManager.items(Array(new.prefix(ListUpcomingInteractor.maximumOfNew)))
        return UpcomingChangesResponse.GroupChange(
            group: group,
            rows: changed + others.map { Row($0, term: window.term(of: $0)) }
        )
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

    private func window(_ request: ListUpcomingRequest) -> UpcomingWindow {
        UpcomingWindow(now: clock.now(), weekStart: weekStart, days: request.days)
    }
}

// MARK: - Groups

extension ListUpcomingInteractor {
    private func find(
        _ request: ListUpcomingRequest,
        _ window: UpcomingWindow
    ) throws(ListError) -> ListUpcomingResponse {
        let query = query(request, window)
        let (today, now, clock) = (window.today, window.now, clock)
        let items = try dataManager.openItems(query) { due, wait, changed in
            // What is overdue or due today is shown there, and counted in the heading.
            due.map { $0 > today } ?? true && Item.isBack(waitingUntil: wait, changed: changed, at: now, on: clock)
        }
        return request.grouping == .due
            ? response(items, of: query, request, window) : groupedResponse(items, request, window)
    }

    private func response(
        _ items: UpcomingItems,
        of query: ListUpcomingQuery,
        _ request: ListUpcomingRequest,
        _ window: UpcomingWindow
    ) -> ListUpcomingResponse {
        var groups: [Group] = []
        func add(_ name: ItemGroup, _ term: NearTerm?, _ part: UpcomingPart) {
            guard part.count > 0 else { return }
            let rows = part.items.map { Row($0, term: term ?? window.term(of: $0)) }
            groups.append(Group(name: name, rows: rows, count: part.count, ids: part.ids))
        }
        if query.limit != nil {
            for (term, part) in zip(window.terms, items.terms) { add(.near(term.name), term.name, part) }
        } else {
            // The items are sorted by day.
            for run in items.dated.runs(by: { window.term(of: $0) ?? .later }) {
                let rows = items.dated[run.first..<run.end].map { Row($0, term: run.key) }
                groups.append(Group(name: .near(run.key), rows: rows, count: rows.count))
            }
        }
        let (overdue, dueToday) = (groups.count(of: .overdue), groups.count(of: .today))
        let dated = groups
        groups = overdue > 0 ? [dated[0]] : []
        add(.back, nil, items.back)
        groups += dated.dropFirst(overdue > 0 ? 1 : 0)
        add(.undated, nil, items.undated)
        var others = items.others
        if let maximum = request.maximum { groups = groups.cut(to: maximum) }
        if let last = groups.last, last.name == .undated { others.undated = last.count - last.rows.count }
        return ListUpcomingResponse(
            today: window.today,
            groups: groups,
            overdue: overdue,
            dueToday: dueToday,
            omitted: groups.reduce(0) { $0 + $1.count - $1.rows.count },
            others: others
        )
    }

    /// Groups the items by another property than the due date.
    private func groupedResponse(
        _ items: UpcomingItems,
        _ request: ListUpcomingRequest,
        _ window: UpcomingWindow
    ) -> ListUpcomingResponse {
        let dated = items.back.count == 0 ? items.dated : (items.dated + items.back.items).sortedByDue
        let shown = (dated + items.undated.items).prefix(request.maximum ?? .max)
        let groups = ItemGroup.sorting(shown.count) { index, add in
            GroupMark(shown[index].item.details, by: request.grouping).forEachGroup(dueGroup: .undated, add)
        }
        .map { group, members in
            let rows = members.map { Row(shown[$0], term: window.term(of: shown[$0])) }
            return Group(name: group, rows: rows, count: rows.count)
        }
        func count(of term: NearTerm) -> Int {
            items.dated.reduce(0) { $0 + (window.term(of: $1) == term ? 1 : 0) }
        }
        let total = dated.count + items.undated.count
        var others = items.others
        others.undated = items.undated.count - max(0, shown.count - dated.count)
        others.upcoming = total - shown.count - others.undated
        return ListUpcomingResponse(
            today: window.today,
            groups: groups,
            overdue: count(of: .overdue),
            dueToday: count(of: .today),
            omitted: total - shown.count,
            others: others
        )
    }

    private func query(_ request: ListUpcomingRequest, _ window: UpcomingWindow) -> ListUpcomingQuery {
        let filter = request.filter.selection
        let selection =
            filter.namesWaiting
            ? filter.limited(to: Selection.Term.waiting.negated, unless: \.namesWaiting) : filter
        var query = ListUpcomingQuery(
            end: window.end,
            today: window.today,
            selection: selection,
            includesWaiting: selection.namesWaiting,
            countsOthers: request.countsOthers,
            hidden: filter.hidden(from: selection),
            undatedLimit: request.showsAllUndated ? request.maximum : ListUpcomingRequest.undatedLimit
        )
        if request.grouping == .due, let limit = request.limit ?? request.maximum {
            query.limit = limit
            query.terms = window.terms.map(\.range)
        }
        return query
    }
}

extension [ListUpcomingResponse.Group] {
    fileprivate func count(of term: NearTerm) -> Int { first { $0.name == .near(term) }?.count ?? 0 }

    /// Returns the groups with at most this number of rows in all.
    fileprivate func cut(to maximum: Int) -> Self {
        var left = maximum
        return map { group in
            let rows = [ListUpcomingResponse.Row](group.rows.prefix(left))
            left -= rows.count
            return ListUpcomingResponse.Group(name: group.name, rows: rows, count: group.count)
        }
    }
}

extension ListUpcomingResponse.Row {
    fileprivate init(_ listed: ListedItem, term: NearTerm?) {
        self.init(item: ItemSummary(listed.item, family: listed.family), term: term, blockers: listed.blockers)
    }
}
