package import CommandLine
package import Responses
package import Vocabulary

/// Messages shared by all commands that list items.
package enum ListSentences {
    /// `yesterday, overdue`.
    static func overdue(_ due: String) -> String {
        "\(due), overdue"
    }

    package static func nothingMatches(_ filter: ItemFilter) -> String {
        withHints(of: filter, "Nothing matches.")
    }

    /// The sentence followed by hints on why the filter may have found nothing.
    package static func withHints(of filter: ItemFilter, _ sentence: String) -> String {
        let hints = filter.hints.map { hint in
            "Searched titles and notes for “\(hint.word)”. Did you mean “\(hint.suggestion)”?"
        }
        return ([sentence] + hints).joined(separator: " ")
    }

    package static func errorMessage(_ failure: ChangeFailure, _ router: any CommandRouting)
        -> ErrorMessage
    {
        switch failure {
        case .unknownIDs(let ranges): ChangeSentences.unknownIDs(ranges, consequence: "", router)
        default: ChangeSentences.errorMessage(failure, router)
        }
    }
}

extension ListViewing {
    /// Shows that the list has no items, and how to add one.
    package func showEmptyList(_ router: any CommandRouting) {
        let example = router.command("add Pay rent fri 5pm +money")
        showEmptyList("Your list is empty. Add something to it:", example: example)
    }
}
