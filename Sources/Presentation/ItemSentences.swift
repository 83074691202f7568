package import Boundary

/// What is said of items that cannot be as someone wants them, whatever the use case.
package enum ItemSentences {
    package static func hint(_ hint: ReadingHint) -> String {
        "“\(hint.word)” was kept as text; did you mean “\(hint.suggestion)”?"
    }

    /// The id is that of the item that cannot be so.
    package static func complaint(_ refusal: ItemRefusal, id: Int, example: String) -> Complaint {
        switch refusal {
        case .emptyTitle:
            emptyTitle(example: example)
        case .titleTooLong(let bytes, let limit):
            longTitle(bytes: bytes, limit: limit)
        case .unknownNeeds(let ids):
            unknown("needs", ids)
        case .unknownParent(let id):
            unknown("parent", [id])
        case .waitsForItself:
            Complaint(.badData, "\(id) would have to wait for itself; adder show \(id) says what needs what.")
        case .isPartOfItself:
            Complaint(.badData, "\(id) would be a part of itself; adder show \(id) says what is part of what.")
        case .repeatsWithoutDay:
            Complaint(.badData, "\(id) comes back and so needs a day; clear its repetition as well, with every:.")
        }
    }

    package static func emptyTitle(example: String) -> Complaint {
        Complaint(.badData, "The title is empty; say what there is to do, as in “\(example)”.")
    }

    package static func longTitle(bytes: Int, limit: Int) -> Complaint {
        Complaint(
            .badData,
            "The title has \(bytes) bytes and may have \(limit); put what is long into a note: note:\"…\"."
        )
    }

    /// `“needs:4,5” names no item`, with as many ids as one wants to read.
    package static func unknown(_ key: String, _ ids: [Int]) -> Complaint {
        let shown = ids.prefix(8).map(String.init).joined(separator: ",") + (ids.count > 8 ? ",…" : "")
        return Complaint(.notFound, "“\(key):\(shown)” names no item; check the number, or leave it out.")
    }
}
