import Presentation
import Vocabulary

/// The hints about the texts of many items. Those that say the same become one sentence with the ids.
struct AddItemHints {
    private struct Group {
        let hint: ReadingHint
        /// The hint about the key, if that is all that the hints have in common.
        let common: ReadingHint
        var isSame = true
        var ids: [Int]
    }

    private var groups: [Group] = []
    /// The indices of the groups, by what their hints have in common.
    private var indices: [String: Int] = [:]

    mutating func add(_ hints: [AddItemResponse.Hint], _ router: any AddItemRouting) {
        for hint in hints {
            let common = hint.hint.aboutKey
            let sentence = ItemSentences.hint(common, router)
            if let index = indices[sentence] {
                groups[index].ids.append(hint.id)
                if groups[index].hint != hint.hint { groups[index].isSame = false }
            } else {
                indices[sentence] = groups.count
                groups.append(Group(hint: hint.hint, common: common, ids: [hint.id]))
            }
        }
    }

    func sentences(_ router: any AddItemRouting) -> [String] {
        groups.map { group in
            let sentence = ItemSentences.hint(group.isSame ? group.hint : group.common, router)
            return group.ids.first == group.ids.last ? sentence : AddItemSentences.ofItems(group.ids, sentence)
        }
    }
}

extension ReadingHint {
    /// The hint about `est:`, for one about `est:2h`.
    fileprivate var aboutKey: ReadingHint {
        guard kind == .attribute, suggestion.isEmpty || suggestion.last == ":" else { return self }
        return ReadingHint(word: ItemWords.key(of: word), suggestion: suggestion)
    }
}
