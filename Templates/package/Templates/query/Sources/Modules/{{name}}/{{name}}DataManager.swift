import Entities
import Storage
import Vocabulary

final class {{name}}DataManager: {{name}}DataManaging {
    private let store: LineStore

    init(store: LineStore) {
        self.store = store
    }

    func notes() throws(StoreError) -> [Note] {
        try store.lines().enumerated().map { Note(number: $0 + 1, text: $1) }
    }
}
