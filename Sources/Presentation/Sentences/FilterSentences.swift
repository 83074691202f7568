import CommandLine
import ItemLanguage
import ProgramOutput

extension ErrorMessage {
    init(_ error: FilterError, _ router: any CommandRouting) {
        switch error {
        case .unknownTerm(let word, let suggestion):
            let advice = didYouMean(suggestion) ?? say("See \(router.command(.topic(.filters))).")
            self.init(.wrongUsage, "“\(word)” is not a filter. \(advice) \(ErrorMessage.textAdvice)")
        case .severalTags(let suggestion):
            let either = suggestion.split(separator: " ").map(String.init).joined(by: " or ")
            self.init(
                .wrongUsage,
                "A filter takes one tag per word. Write “\(suggestion)” for items with all of them, or “\(either)” for items "
                    + "with any."
            )
        case .emptyTerm:
            self.init(.wrongUsage, "An empty word matches everything. Leave it out or use “all”.")
        case .danglingOperator("not"):
            self.init(.wrongUsage, "“not” needs a filter after it, as in “not +home”.")
        case .danglingOperator(let word):
            self.init(.wrongUsage, "“\(word)” needs a filter on both sides, as in “+home \(word) +garden”.")
        case .unbalancedParenthesis(let mark):
            self.init(
                .wrongUsage,
                "“\(mark)” has no matching “\(mark == "(" ? ")" : "(")”. Example: \(router.command(.filter("(+home or +garden) overdue")))"
            )
        case .filterTooDeep(let limit):
            self.init(.wrongUsage, "The filter has more than \(limit) nested parentheses. Use fewer.")
        case .unknownSavedFilter(let name, let suggestion):
            let advice =
                didYouMean(suggestion)
                ?? say("To save it, run \(router.command(.settings(.newFilter(name: name)))).")
            self.init(.wrongUsage, "There is no saved filter “:\(name)”. \(advice)")
        case .savedFilterRing(let names):
            self.init(
                .wrongUsage,
                "The saved filter “\(names[0])” refers to itself: \(names.joined(by: ", ")). Change one of them."
            )
        case .savedFilter(let name, let reason):
            let errorMessage = ErrorMessage(reason, router)
            self.init(errorMessage.status, "In the saved filter “:\(name)”: \(errorMessage.sentence)")
        case .tooManyTerms(let limit):
            self.init(.wrongUsage, "The filter has more than \(limit) terms. Use a range such as 3-900, or a tag.")
        case .missingSearchWord(let conditions):
            self.init(
                .wrongUsage,
                "There is no word to search for. To list items by other conditions, run \(router.command(.list(.matching(conditions))))."
            )
        case .searchWordTooLong(let word, let limit):
            self.init(.wrongUsage, "“\(word.prefix(20))…” is longer than \(limit) bytes. Search for part of it.")
        case .rangeOrFilter(let start, let end):
            self.init(
                .badData,
                "“\(start) \(end)” is ambiguous. Write “\(start) to \(end)” for all days from one to the other, or "
                    + "“\(start) due:\(end)” for a filter."
            )
        }
    }
}
