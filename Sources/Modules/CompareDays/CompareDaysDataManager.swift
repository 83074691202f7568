import Almanac
import DataStore
import Entities
import Vocabulary

final class CompareDaysDataManager: CompareDaysDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func versions(from start: Instant, to end: Instant?) throws(ListError) -> [ItemVersions] {
        let ids = try store.read { connection throws(ListError) in
            // The present list has nothing of a change that was undone.
            try History.itemsTouched(after: start, includesReversed: end != nil, on: connection)
        }
        let before = try items(ids, in: store.past(at: start))
        let after = try items(ids, in: end.map { store.past(at: $0) } ?? store)
        return ids.map { ItemVersions(before: before[$0], after: after[$0]) }
    }

    private func items(_ ids: [Int], in store: Store) throws(ListError) -> [Int: Item] {
        let items = try store.read { connection throws(ListError) in
            try ItemRows.items(where: .ids(ids), on: connection)
        }
        return Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
    }
}
