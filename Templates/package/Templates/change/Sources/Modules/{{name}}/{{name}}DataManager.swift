import Entities
import Storage
import Vocabulary

final class {{name}}DataManager: {{name}}DataManaging {
    private let store: LineStore

    init(store: LineStore) {
        self.store = store
    }

    func add(_ text: String) throws(StoreError) -> Note {
        try store.change { lines in
            lines.append(text)
            return Note(number: lines.count, text: text)
        }
    }
}
