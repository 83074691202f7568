package import Boundary

/// What is said of lists, whatever the use case.
package enum ListSentences {
    package static let emptyList = "Your list is empty. Add something to it:"
    /// How to add something, as it is typed at a shell.
    package static let emptyListExample = "adder add Pay rent fri 5pm +money"
    package static func nothingMatches(_ filter: ItemFilter) -> String {
        because(of: filter, "Nothing matches.")
    }

    /// The sentence, and with it why the filter may have found nothing.
    package static func because(of filter: ItemFilter, _ sentence: String) -> String {
        let slips = filter.slips.map { hint in
            "“\(hint.word)” was looked for in titles and notes; did you mean “\(hint.suggestion)”?"
        }
        return ([sentence] + slips).joined(separator: " ")
    }

    /// Why nothing is shown.
    package static func complaint(_ failure: ChoiceFailure) -> Complaint {
        switch failure {
        case .unknownIDs(let ranges): ChangeSentences.unknown(ranges, consequence: "")
        case .storage(let trouble): Complaint(trouble)
        }
    }
}
