import Vocabulary

@testable import SaveDrawing

final class FakeDataManager: SaveDrawingDataManaging {
    /// The text of each file.
    var files: [String: String] = [:]
    var failure: ListError?

    func write(_ text: String, to path: String, replacing: Bool) throws(ListError) -> Bool {
        if let failure { throw failure }
        guard replacing || files[path] == nil else { return false }
        files[path] = text
        return true
    }

    func hasMark(_ mark: String, at path: String) -> Bool { files[path]?.hasPrefix(mark) == true }
}
