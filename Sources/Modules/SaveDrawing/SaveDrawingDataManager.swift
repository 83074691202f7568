import DataStore
import Vocabulary

final class SaveDrawingDataManager: SaveDrawingDataManaging {
    /// The bytes in which a mark is looked for.
    private static let beginning = 1_000

    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func write(_ text: String, to path: String, replacing: Bool) throws(ListError) -> Bool {
        guard let file = try WholeFile.begin(at: path, replacing: replacing, besides: store) else { return false }
        do {
            try file.append(Array(text.utf8))
        } catch {
            file.discard()
            throw error
        }
        return try file.keep(replacing: replacing)
    }

    func hasMark(_ mark: String, at path: String) -> Bool {
        let beginning = InputFile.contents(path)?.prefix(SaveDrawingDataManager.beginning) ?? []
        return beginning.indices.contains { beginning[$0...].starts(with: mark.utf8) }
    }
}
