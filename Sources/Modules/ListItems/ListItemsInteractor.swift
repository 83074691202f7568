import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol ListItemsDataManaging: NamesDataManaging, ListedItemsDataManaging {
    /// Passes sorted outlines to `arrange`, then the item of each line to `take`, all from one snapshot of the list. If the
    /// query has weights, asks `rank` before for the urgency of the open items that can be done now, and passes all answers
    /// to `arrange`, sorted by id.
    func findItems(
        _ query: ListItemsQuery,
        rank: (UrgencyFacts) -> Points,
        arrange: ([ItemOutline], [ItemRank]) -> [ListPage.Line],
        take: (ListPage.Line, ListedItem) -> Void
    ) throws(ListError)
    /// Returns the number of items that are found and not hidden.
    func count(_ scope: ListScope, today: Day) throws(ListError) -> Int
}

struct ListItemsQuery: Entity {
    let scope: ListScope
    let order: [ItemOrder]
    let grouping: ItemGrouping?
    /// `true` to find the items above the matching ones too.
    var isTree = false
    let today: Day
    /// The weights of urgency, if the list is sorted by it.
    var weights: RankWeights?
    /// The maximum number of items of a list without groups; `nil` to find all of them.
    var limit: Int?
}

/// Finds, sorts and groups items.
final class ListItemsInteractor: ListItemsInteracting {
    /// Sorts ties.
    private static let defaultOrder = [
        ItemOrder(.due), ItemOrder(.priority), ItemOrder(.id),
    ]

    weak var output: (any ListItemsInteractorOutput)?
    private let dataManager: any ListItemsDataManaging
    private let clock: any Clock
    private let weekStart: Weekday
    private let weights: () -> RankWeights
    /// The last list of which a part was read.
    private var found: (request: ListItemsRequest, page: ListPage, ranks: [ItemRank])?

    init(
        dataManager: any ListItemsDataManaging,
        clock: any Clock,
        weekStart: Weekday,
        weights: @escaping () -> RankWeights
    ) {
        self.dataManager = dataManager
        self.clock = clock
        self.weekStart = weekStart
        self.weights = weights
    }

    func findItems(_ request: ListItemsRequest) {
        let now = clock.now()
        let today = now.today
        let scope = ListScope(request.filter.selection)
        var query = ListItemsQuery(
            scope: scope,
            order: request.order + ListItemsInteractor.defaultOrder,
            grouping: request.grouping,
            isTree: request.isTree,
            today: today
        )
        var ranks: [ItemRank] = []
        if request.order.contains(where: { $0.key == .urgency }) { query.weights = weights() }
        if !request.isWhole, request.grouping == nil, !request.isTree, query.weights == nil {
            query.limit = request.window
        }
        var urgency = query.weights.map { Urgency($0, on: clock) }
        var totals = ListItemsTotals()
        var page = ListPage([])
        var reportedGroups = 0
        var mustFindAll = false
        do throws(ListError) {
            try dataManager.findItems(query) { facts in
                urgency?.points(of: facts) ?? 0
            } arrange: { found, answers in
                ranks = answers
                let isWhole = query.limit.map { found.count < $0 } ?? true
                mustFindAll = !isWhole && !found.areFirstLines
                if mustFindAll { return [] }
                // A long list is copied only if necessary.
                let shown = found.contains { $0.isHidden || $0.isContext } ? found.filter(\.isMatch) : found
                let limited = request.limit.map { Array(shown.prefix($0)) } ?? shown
                totals = self.totals(of: limited, at: now)
                totals.hidden = found.count { $0.isHidden }
                totals.omitted = shown.count - limited.count
                page = self.page(limited, among: found, request, at: now)
                if totals.items > 0 {
                    output?.foundItems(ListItemsOpening(today: today, isGrouped: request.grouping != nil))
                }
                guard let window = request.window else { return page.lines }
                self.found = (request, page, ranks)
                if totals.items > 0 { output?.foundOutline(page.outline(isWhole: isWhole)) }
                return Array(page.lines.prefix(window))
            } take: { line, listed in
                reportGroups(of: page, through: line.group, from: &reportedGroups)
                let points = ranks.points(of: line.id)
                output?.foundItem(row(listed, in: line, sortedBy: request.order.first?.key, points, at: now))
            }
            if mustFindAll {
                var whole = request
                whole.isWhole = true
                findItems(whole)
            } else if totals.items > 0 {
                let selection = request.filter.selection
                totals.unknown = try dataManager.unknownNames(in: selection.uncheckedNames)
                totals.places = try dataManager.matchedPlaces(
                    of: selection,
                    among: selection.limitedToOpen,
                    today: today
                )
                output?.foundLastItem(totals)
            } else {
                output?.foundNothing(
                    NothingListedResponse(
                        reason: try reason(scope, hidden: totals.hidden, today: today),
                        isFiltered: !request.filter.isEverything,
                        isGrouped: request.grouping != nil,
                        unknown: try dataManager.unknownNames(in: request.filter.selection)
                    )
                )
            }
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func findItems(at places: Range<Int>) {
        guard let found else { return }
        let now = clock.now()
        let lines = found.page.lines[places.clamped(to: found.page.lines.indices)]
        do throws(ListError) {
            let items = try dataManager.items(lines.map(\.id))
            // An item that is gone will be found missing when the list is read again.
            guard items.count == lines.count else { return }
            let rows = zip(items, lines).map { item, line in
                row(item, in: line, sortedBy: found.request.order.first?.key, found.ranks.points(of: line.id), at: now)
            }
            output?.foundItems(rows, from: lines.startIndex)
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    func countItems(_ filter: ItemFilter) {
        do throws(ListError) {
            output?.countedItems(try dataManager.count(ListScope(filter.selection), today: clock.now().today))
        } catch {
            output?.couldNotFindItems(error)
        }
    }

    private func reason(
        _ scope: ListScope,
        hidden: Int,
        today: Day
    ) throws(ListError) -> NothingListedResponse.Reason {
        if hidden > 0 { return .everythingWaits(hidden) }
        if try dataManager.isListEmpty() { return .emptyList }
        guard let done = scope.implicitDone else { return .nothingMatches }
        return try dataManager.hasItems(done, today: today) ? .everythingIsDone : .nothingMatches
    }
}

extension ListPage {
    fileprivate func outline(isWhole: Bool) -> ListItemsOutline {
        ListItemsOutline(
            groups: groups.map { ListItemsOutline.Group(name: $0.name, depth: $0.depth, count: $0.count) },
            ids: lines.map(\.id),
            groupIndices: lines.map(\.group),
            isWhole: isWhole
        )
    }
}

// MARK: - The page

extension ListItemsInteractor {
    private func totals(of found: [ItemOutline], at now: Moment) -> ListItemsTotals {
        var totals = ListItemsTotals()
        for item in found {
            totals.items += 1
            if !item.isOpen { totals.done += 1 }
            if Item.isOverdue(item.due, isOpen: item.isOpen, at: now) { totals.overdue += 1 }
        }
        return totals
    }

    private func page(
        _ shown: [ItemOutline],
        among found: [ItemOutline],
        _ request: ListItemsRequest,
        at now: Moment
    ) -> ListPage {
        let dueGroup = { self.dueGroup(of: $0, at: now) }
        if request.isTree {
            return ListPage(tree: shown, among: found, dueGroup: request.grouping == nil ? nil : dueGroup)
        }
        return request.grouping == nil ? ListPage(shown) : ListPage(shown, dueGroup: dueGroup)
    }

    private func dueGroup(of item: ItemOutline, at now: Moment) -> ItemGroup {
        guard let due = item.due else { return .noDay }
        if item.isOpen { return .near(NearTerm(of: due, at: now, weeksStartOn: weekStart)) }
        return due.day < now.today ? .earlier : .near(NearTerm(of: due.day, from: now.today, weeksStartOn: weekStart))
    }

    /// Reports each group before its first item; groups without items come before the next one.
    private func reportGroups(of page: ListPage, through last: Int, from reported: inout Int) {
        while reported <= last {
            let group = page.groups[reported]
            if let name = group.name {
                output?.foundGroup(ListItemsGroup(name: name, count: group.count, depth: group.depth))
            }
            reported += 1
        }
    }

    private func row(
        _ listed: ListedItem,
        in line: ListPage.Line,
        sortedBy key: ItemOrder.Key?,
        _ rank: Points?,
        at now: Moment
    ) -> ListItemsRow {
        let standing = ItemStanding(
            listed.item,
            blockers: listed.blockers,
            depth: line.depth,
            at: now,
            weeksStartOn: weekStart
        )
        return ListItemsRow(
            item: ItemSummary(listed.item, family: listed.family),
            standing: standing,
            // The day that a waiting item is hidden until is always shown.
            value: key == .wait && standing.isWaiting ? nil : value(of: listed.item, sortedBy: key, rank),
            guides: line.guides,
            isContext: line.isContext,
            rank: rank
        )
    }

    private func value(of item: Item, sortedBy key: ItemOrder.Key?, _ rank: Points?) -> ListItemsValue? {
        switch key {
        case .created: .created(clock.moment(at: item.created))
        case .changed: .changed(clock.moment(at: item.changed))
        case .wait: item.details.wait.map { .wait($0) }
        case .note: item.details.note.map { .note($0) }
        case .every: item.details.recurrence.map { .every($0) }
        case .needs: item.details.needs.isEmpty ? nil : .needs(item.details.needs)
        case .parent: item.details.parent.map { .parent($0) }
        case .urgency where item.status == .open: rank.map { .urgency($0) }
        default: item.knownCompletion.map { .completed(clock.moment(at: $0)) }
        }
    }
}

extension [ItemOutline] {
    /// `true` if the list begins with them whatever the other items are: none of them is below another item, or above one.
    fileprivate var areFirstLines: Bool { allSatisfy(\.isAlone) && contains(where: \.isMatch) }
}
