import Presentation
import ProgramOutput
import Vocabulary

/// Text shared by the text and JSON presenters.
enum FindItemsSentences {
    static let conditionsExclude = say("Items contain this, but none of them meets the other conditions.")

    static let onlyDoneMatch = say("Only done items match. Omit --open to see them.")

    /// `12 items found, 2 done`.
    static func foot(_ totals: FindItemsTotals) -> String {
        let items = ChangeSentences.count(totals.items)
        return totals.done > 0 ? say("\(items) found, \(totals.done) done") : say("\(items) found")
    }

    /// `Nothing matches “grocries”; these match “groceries”.`
    static func corrected(_ corrections: [FindItemsCorrection]) -> String {
        let typed = corrections.map { "“\($0.typed)”" }.joined(separator: say(" and "))
        let found = corrections.map { "“\($0.found)”" }.joined(separator: say(" and "))
        return say("Nothing matches \(typed); these match \(found).")
    }

    static func operatorsAreWords(listing command: String) -> String {
        say(
            "No item contains all of these words, which include “or” and “and” here. To combine filters, run \(command)."
        )
    }

    static func noMatch(_ words: Int) -> String {
        words > 1
            ? say("No item contains all of these words. Try fewer words, or parts of words.")
            : say("No item contains this word. Try part of it, or another word.")
    }

    static func label(_ place: FoundText.Place) -> String {
        switch place {
        case .title: say("title")
        case .project: say("project")
        case .tag: say("tag")
        case .note: say("note")
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
