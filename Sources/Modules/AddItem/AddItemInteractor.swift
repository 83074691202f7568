import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol AddItemDataManaging: AnyObject {
    /// Those of the ids that no item has.
    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int]
    /// Stores all of them or none, as one change, and answers them as they are stored; nil where the closure, on the
    /// list as it is then, decides against it.
    func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemNeighbourhood) throws(ListTrouble) -> Bool
    ) throws(ListTrouble) -> [Item]?
}

/// Puts new items on the list: all of a request, or nothing of it.
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
                    today: moment.today
                )
            )
        } catch {
            output?.couldNotAddItem(error)
        }
    }

    private func newItems(_ request: AddItemRequest, at moment: Moment) throws(AddItemFailure) -> [NewItem] {
        guard !request.entries.isEmpty else { throw AddItemFailure(reason: .nothingGiven, line: nil) }
        var items: [NewItem] = []
        for entry in request.entries { items.append(try newItem(entry, at: moment)) }
        let mistake: AddItemFailure?
        do {
            mistake = try self.mistake(in: request.entries) { (ids) throws(ListTrouble) in
                try dataManager.unknownIDs(among: ids)
            }
        } catch {
            throw AddItemFailure(reason: .storage(StorageTrouble(error)), line: nil)
        }
        if let mistake { throw mistake }
        return items
    }

    private func newItem(_ entry: AddItemRequest.Entry, at moment: Moment) throws(AddItemFailure) -> NewItem {
        do {
            return try ItemDraft(ItemDetails(entry.facts)).item(makeUUID(moment.instant), at: moment)
        } catch {
            switch error {
            case .empty:
                throw AddItemFailure(reason: .emptyTitle, line: entry.line)
            case .tooLong(let bytes):
                throw AddItemFailure(reason: .titleTooLong(bytes: bytes, limit: ItemTitle.longest), line: entry.line)
            }
        }
    }

    /// Every item that another one needs or belongs to has to be there.
    private func mistake(
        in entries: [AddItemRequest.Entry],
        unknownIDs: ([Int]) throws(ListTrouble) -> [Int]
    ) throws(ListTrouble) -> AddItemFailure? {
        guard entries.contains(where: { !$0.facts.needs.isEmpty || $0.facts.parent != nil }) else { return nil }
        let named = Set(entries.flatMap { $0.facts.needs + [$0.facts.parent].compactMap { $0 } })
        let unknown = Set(try unknownIDs(named.sorted()))
        for entry in entries {
            let needs = entry.facts.needs.filter(unknown.contains)
            if !needs.isEmpty { return AddItemFailure(reason: .unknownNeeds(needs), line: entry.line) }
            if let parent = entry.facts.parent, unknown.contains(parent) {
                return AddItemFailure(reason: .unknownParent(parent), line: entry.line)
            }
        }
        return nil
    }

    /// What was there a moment ago may be gone by now.
    private func store(
        _ items: [NewItem],
        _ request: AddItemRequest,
        at instant: Instant
    ) throws(AddItemFailure) -> [Item] {
        var mistake: AddItemFailure?
        let stored: [Item]?
        do throws(ListTrouble) {
            stored = try dataManager.add(items, typed: request.typed, at: instant) { (list) throws(ListTrouble) in
                mistake = try self.mistake(in: request.entries) { (ids) throws(ListTrouble) in
                    try list.unknownIDs(among: ids)
                }
                return mistake == nil
            }
        } catch {
            throw AddItemFailure(reason: .storage(StorageTrouble(error)), line: nil)
        }
        if let mistake { throw mistake }
        return stored ?? []
    }
}
