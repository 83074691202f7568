import Presentation
import Vocabulary

/// Text shared by the text and JSON presenters.
enum FindItemsSentences {
    static let conditionsExclude = "Items contain this, but none of them meets the other conditions."

    static let onlyDoneMatch = "Only done items match. Omit --open to see them."

    /// `12 items found, 2 done`.
    static func foot(_ totals: FindItemsTotals) -> String {
        "\(ChangeSentences.count(totals.items)) found" + (totals.done > 0 ? ", \(totals.done) done" : "")
    }

    /// `Nothing matches “grocries”; these match “groceries”.`
    static func corrected(_ corrections: [FindItemsCorrection]) -> String {
        let typed = corrections.map { "“\($0.typed)”" }.joined(separator: " and ")
        let found = corrections.map { "“\($0.found)”" }.joined(separator: " and ")
        return "Nothing matches \(typed); these match \(found)."
    }

    static func operatorsAreWords(listing command: String) -> String {
        "No item contains all of these words, which include “or” and “and” here. To combine filters, run \(command)."
    }

    static func noMatch(_ words: Int) -> String {
        words > 1
            ? "No item contains all of these words. Try fewer words, or parts of words."
            : "No item contains this word. Try part of it, or another word."
    }

    static func label(_ place: FoundText.Place) -> String {
        switch place {
        case .title: "title"
        case .project: "project"
        case .tag: "tag"
        case .note: "note"
        }
    }

    /// Shortens notes, and shows tags with their prefix.
    static func text(_ match: FoundText) -> MarkedText {
        switch match.place {
        case .title, .project:
            return match.text
        case .note:
            return match.text.excerpt
        case .tag:
            return match.text.prefixed(by: ItemWords.tagMark(match.text.text))
        }
    }
}
