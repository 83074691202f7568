import Presentation
import Vocabulary

/// The hints and warnings about many items. Those with the same cause become one sentence with the ids.
struct AddItemHints {
    private struct Group {
        let hint: ReadingHint
        var isSame = true
        var ids: [Int]
    }

    private var groups: [Group] = []
    /// The indices of the groups.
    private var indices: [ReadingHint.Cause: Int] = [:]

    mutating func add(_ hints: [AddItemResponse.Hint]) {
        for hint in hints {
            let cause = hint.hint.cause
            if let index = indices[cause] {
                groups[index].ids.append(hint.id)
                if groups[index].hint != hint.hint { groups[index].isSame = false }
            } else {
                indices[cause] = groups.count
                groups.append(Group(hint: hint.hint, ids: [hint.id]))
            }
        }
    }

    func sentences(_ router: any AddItemRouting) -> [String] {
        groups.map { group in
            let sentence = ItemSentences.hint(group.hint, isOneOfMany: !group.isSame, router)
            return group.ids.first == group.ids.last ? sentence : AddItemSentences.ofItems(group.ids, sentence)
        }
    }
}
