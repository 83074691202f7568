import Almanac
import DataStore
import Entities
import Vocabulary

final class FindItemsDataManager: FindItemsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func findItems(_ query: FindItemsQuery, today: Day, take: (FoundItem) -> Void) throws(ListError) {
        try store.read { connection throws(ListError) in
            var finder = WordFinder(query.words)
            var blockers = Blockers(on: connection)
            var families = ItemFamilies(on: connection)
            let condition = query.selection.condition(today: today)
            try Search.items(query.words, where: condition, on: connection) { item throws(ListError) in
                take(
                    FoundItem(
                        item: item,
                        blockers: try blockers.ids(of: item),
                        family: try families.family(of: item),
                        texts: finder.texts(of: item)
                    )
                )
            }
        }
    }

    func hasItems(with words: [SearchWord]) throws(ListError) -> Bool {
        try store.read { connection throws(ListError) in try Search.findsAny(words, on: connection) }
    }

    func forEachWord(_ body: (String) -> Void) throws(ListError) {
        try store.read { connection throws(ListError) in try Search.forEachWord(on: connection, body) }
    }
}
