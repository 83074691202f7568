import Almanac
import DataStore
import Entities
import Vocabulary

final class EditItemDataManager: EditItemDataManaging {
    private let store: Store
    private let page: TextFile?

    /// - Parameter page: The file for a page that could not be saved, or `nil` if there is no location for it.
    init(store: Store, page: TextFile?) {
        self.store = store
        self.page = page
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, body)
    }

    func keep(_ kept: EditItemKeptPage) throws(ListError) {
        guard let page else { throw ListError(.cannotCreate, path: "") }
        let bytes = KeptPageText.bytes(of: kept, list: list)
        try page.change { _ in bytes }
    }

    func keptPage() throws(EditItemFailure) -> EditItemKeptPage? {
        let bytes = try EditItemFailure.inList { () throws(ListError) in try page?.read() }
        guard let bytes, let (kept, owner) = KeptPageText.page(from: bytes) else { return nil }
        if owner != list { throw .pageOfOtherList(owner) }
        return kept
    }

    func discardKeptPage() throws(ListError) {
        try page?.remove()
    }

    private var list: String { store.file?.real.path ?? "" }
}

/// A kept page with what belongs to it, as the bytes of a file.
private enum KeptPageText {
    private static let version = "adder-page 1"

    static func bytes(of page: EditItemKeptPage, list: String) -> [UInt8] {
        let typed = page.typed.split(whereSeparator: \.isNewline).joined(separator: " ")
        let ids = page.ids.map(String.init).joined(separator: ",")
        let head = [version, list, typed, ids, String(page.edited.count)].map { "\($0)\n" }.joined()
        return Array(head.utf8) + page.edited + page.original
    }

    /// Returns `nil` for other bytes.
    static func page(from bytes: [UInt8]) -> (page: EditItemKeptPage, list: String)? {
        let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 6 else { return nil }
        let head = parts.prefix(5).map { String(decoding: $0, as: UTF8.self) }
        let ids = head[3].split(separator: ",").compactMap { Int($0) }
        guard head[0] == version, let count = Int(head[4]), (0...parts[5].count).contains(count), !ids.isEmpty else {
            return nil
        }
        let page = EditItemKeptPage(
            typed: head[2],
            ids: ids,
            original: Array(parts[5].dropFirst(count)),
            edited: Array(parts[5].prefix(count))
        )
        return (page, head[1])
    }
}
