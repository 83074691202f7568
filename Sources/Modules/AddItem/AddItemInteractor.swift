import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol AddItemDataManaging: AnyObject {
    /// Returns the ids that don't exist.
    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int]
    /// Stores all items as one change and returns them as stored; `nil` if `isPossible` rejects the current list.
    func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemRelations) throws(ListError) -> Bool
    ) throws(ListError) -> [Item]?
}

/// Adds all items of a request, or none.
final class AddItemInteractor: AddItemInteracting {
    weak var output: (any AddItemInteractorOutput)?
    private let dataManager: any AddItemDataManaging
    private let clock: any Clock
    private let makeUUID: (Instant) -> ItemUUID

    init(dataManager: any AddItemDataManaging, clock: any Clock, makeUUID: @escaping (Instant) -> ItemUUID) {
        self.dataManager = dataManager
        self.clock = clock
        self.makeUUID = makeUUID
    }

    func check(_ draft: AddItemRequest) {
        do {
            _ = try newItems(draft, at: clock.now())
            output?.acceptedDraft()
        } catch {
            output?.rejectedDraft(error)
        }
    }

    func add(_ request: AddItemRequest) {
        let moment = clock.now()
        do throws(AddItemFailure) {
            let items = try newItems(request, at: moment)
            let stored = try store(items, request, at: moment.instant)
            output?.addedItems(
                AddItemResponse(
                    items: stored.map { ItemSummary($0) },
                    hints: request.entries.flatMap(\.hints),
                    today: moment.today,
                    following: following(stored, from: moment.today)
                )
            )
        } catch {
            output?.couldNotAddItem(error)
        }
    }

    private func following(_ items: [Item], from today: Day) -> [Int: [Day]] {
        var days: [Int: [Day]] = [:]
        for item in items where item.isRepeating {
            days[item.id] = item.followingDays(Recurrence.shownOccurrences, from: today)
        }
        return days
    }

    private func newItems(_ request: AddItemRequest, at moment: Moment) throws(AddItemFailure) -> [NewItem] {
        guard !request.entries.isEmpty else { throw AddItemFailure(reason: .nothingGiven, line: nil) }
        var items: [NewItem] = []
        for entry in request.entries { items.append(try newItem(entry, at: moment)) }
        let failure: AddItemFailure?
        do {
            failure = try self.referenceFailure(in: request.entries) { (ids) throws(ListError) in
                try dataManager.unknownIDs(among: ids)
            }
        } catch {
            throw AddItemFailure(reason: .storage(error), line: nil)
        }
        if let failure { throw failure }
        return items
    }

    private func newItem(_ entry: AddItemRequest.Entry, at moment: Moment) throws(AddItemFailure) -> NewItem {
        do {
            return try ItemDraft(entry.details).item(makeUUID(moment.instant), at: moment)
        } catch {
            switch error {
            case .empty:
                throw AddItemFailure(reason: .emptyTitle, line: entry.line)
            case .tooLong(let bytes):
                throw AddItemFailure(
                    reason: .titleTooLong(bytes: bytes, limit: ItemTitle.maximumByteCount),
                    line: entry.line
                )
            }
        }
    }

    /// Returns the first reference to a missing item.
    private func referenceFailure(
        in entries: [AddItemRequest.Entry],
        unknownIDs: ([Int]) throws(ListError) -> [Int]
    ) throws(ListError) -> AddItemFailure? {
        guard entries.contains(where: { !$0.details.needs.isEmpty || $0.details.parent != nil }) else { return nil }
        let named = Set(entries.flatMap { $0.details.needs + [$0.details.parent].compactMap { $0 } })
        let unknown = Set(try unknownIDs(named.sorted()))
        for entry in entries {
            let needs = entry.details.needs.filter(unknown.contains)
            if !needs.isEmpty { return AddItemFailure(reason: .unknownNeeds(needs), line: entry.line) }
            if let parent = entry.details.parent, unknown.contains(parent) {
                return AddItemFailure(reason: .unknownParent(parent), line: entry.line)
            }
        }
        return nil
    }

    /// Checks again while storing, as another process may have removed items meanwhile.
    private func store(
        _ items: [NewItem],
        _ request: AddItemRequest,
        at instant: Instant
    ) throws(AddItemFailure) -> [Item] {
        var failure: AddItemFailure?
        let stored: [Item]?
        do throws(ListError) {
            stored = try dataManager.add(items, typed: request.typed, at: instant) { (list) throws(ListError) in
                failure = try self.referenceFailure(in: request.entries) { (ids) throws(ListError) in
                    try list.unknownIDs(among: ids)
                }
                return failure == nil
            }
        } catch {
            throw AddItemFailure(reason: .storage(error), line: nil)
        }
        if let failure { throw failure }
        return stored ?? []
    }
}
