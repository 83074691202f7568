import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol AddItemDataManaging: AnyObject {
    /// Those of the ids that no item has.
    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int]
    /// Stores all of them or none, as one change, and answers them as they are stored.
    func add(_ items: [NewItem], typed: String, at instant: Instant) throws(ListTrouble) -> [Item]
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
            let stored = try store(items, typed: request.typed, at: moment.instant)
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
        try checkNeighbours(of: request.entries)
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
    private func checkNeighbours(of entries: [AddItemRequest.Entry]) throws(AddItemFailure) {
        guard entries.contains(where: { !$0.facts.needs.isEmpty || $0.facts.parent != nil }) else { return }
        let named = Set(entries.flatMap { $0.facts.needs + [$0.facts.parent].compactMap { $0 } })
        let unknown: Set<Int>
        do {
            unknown = Set(try dataManager.unknownIDs(among: named.sorted()))
        } catch {
            throw AddItemFailure(reason: .storage(StorageTrouble(error)), line: nil)
        }
        for entry in entries {
            let needs = entry.facts.needs.filter(unknown.contains)
            if !needs.isEmpty { throw AddItemFailure(reason: .unknownNeeds(needs), line: entry.line) }
            if let parent = entry.facts.parent, unknown.contains(parent) {
                throw AddItemFailure(reason: .unknownParent(parent), line: entry.line)
            }
        }
    }

    private func store(_ items: [NewItem], typed: String, at instant: Instant) throws(AddItemFailure) -> [Item] {
        do {
            return try dataManager.add(items, typed: typed, at: instant)
        } catch {
            throw AddItemFailure(reason: .storage(StorageTrouble(error)), line: nil)
        }
    }
}
