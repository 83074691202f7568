import Almanac
import DataStore
import Entities
import Vocabulary

final class EditItemDataManager: EditItemDataManaging {
    private let store: Store
    /// The files for pages that could not be saved, oldest first.
    private let pages: [TextFile]
    /// The file of the page that was opened.
    private var opened: TextFile?

    init(store: Store, pages: [TextFile]) {
        self.store = store
        self.pages = pages
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, body)
    }

    /// Replaces the page that was opened, but no other one: it may be the only copy of typed text.
    func keep(_ kept: EditItemKeptPage) throws(ListError) {
        let bytes = KeptPageText.bytes(of: kept, list: list)
        if let opened { return try opened.change { _ in bytes } }
        var free = pages.count
        while free > 0, try pages[free - 1].read() == nil { free -= 1 }
        for page in pages[free...] {
            var isFree = false
            try page.change { present in
                isFree = present.isEmpty
                return isFree ? bytes : present
            }
            if isFree { return }
        }
        throw ListError(.cannotCreate, path: "")
    }

    /// Returns the newest page of this list.
    func keptPage() throws(EditItemFailure) -> EditItemKeptPage? {
        var other: String?
        for page in pages.reversed() {
            let bytes = try EditItemFailure.inList { () throws(ListError) in try page.read() }
            guard let bytes, let (kept, owner) = KeptPageText.page(from: bytes) else { continue }
            if owner == list {
                opened = page
                return kept
            }
            other = other ?? owner
        }
        if let other { throw .pageOfOtherList(other) }
        return nil
    }

    func discardKeptPage() throws(ListError) {
        try opened?.remove()
    }

    private var list: String { store.file?.real.path ?? "" }
}

/// A kept page with what belongs to it, as the bytes of a file: a line with the lengths of the texts, then the texts.
private enum KeptPageText {
    private static let version = "adder-page-2"

    static func bytes(of page: EditItemKeptPage, list: String) -> [UInt8] {
        let ids = page.ids.map(String.init).joined(separator: ",")
        let texts = [Array(list.utf8), Array(page.typed.utf8), page.edited, page.original]
        let head = [version, ids, page.hasBlocks ? "blocks" : "fields"] + texts.map { String($0.count) }
        return Array("\(head.joined(separator: " "))\n".utf8) + texts.joined()
    }

    /// Returns `nil` for other bytes.
    static func page(from bytes: [UInt8]) -> (page: EditItemKeptPage, list: String)? {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard head.count == 7, head[0] == version else { return nil }
        let ids = head[1].split(separator: ",").compactMap { Int($0) }
        var rest = bytes[end...].dropFirst()
        var texts: [[UInt8]] = []
        for length in head[3...].map({ Int($0) ?? -1 }) {
            guard (0...rest.count).contains(length) else { return nil }
            texts.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        if ids.isEmpty || !rest.isEmpty { return nil }
        let typed = String(decoding: texts[1], as: UTF8.self)
        let page = EditItemKeptPage(
            typed: typed,
            ids: ids,
            hasBlocks: head[2] == "blocks",
            original: texts[3],
            edited: texts[2]
        )
        return (page, String(decoding: texts[0], as: UTF8.self))
    }
}
