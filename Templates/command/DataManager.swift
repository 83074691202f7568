import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class {{name}}DataManager: {{name}}DataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item] {
{{include FindByDue.swift}}
    }
}
