import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

@testable import FindItems

/// Shows found items and matches as they arrive.
final class FindTextView: FindView {
    private let list: any ItemListViewing
    private let router: any CommandRouting
    private let calendar: CalendarWords

    init(_ list: any ItemListViewing, router: any CommandRouting, calendar: CalendarWords) {
        (self.list, self.router, self.calendar) = (list, router, calendar)
    }

    func show(_ row: FindModel.Row, today: Day) {
        var marks: [Range<Int>] = []
        var matches: [FoundItemDisplay.Match] = []
        for match in row.matches {
            if match.place == .title {
                marks = match.text.marks
            } else {
                matches.append(.init(FindItemsSentences.label(match.place), FindItemsSentences.text(match)))
            }
        }
        let item = ItemDisplay(row.item, row.standing, under: nil, from: today, in: calendar)
        list.showItem(FoundItemDisplay(item, marks: marks, matches: matches))
    }

    func show(_ outcome: FindModel.Outcome, of request: FindItemsRequest) {
        let words = request.words.map(\.text)
        switch outcome {
        case .found(let totals): list.showFoot(FindItemsSentences.foot(totals))
        case .nothing(.emptyList): list.showEmptyList(router)
        case .nothing(.noMatch) where words.count > 2 && (words.contains("or") || words.contains("and")):
            let command = router.command(.list(.matching(words.joined(separator: " "))))
            list.showNothing(FindItemsSentences.operatorsAreWords(listing: command))
        case .nothing(.noMatch(let words)): list.showNothing(FindItemsSentences.noMatch(words))
        case .nothing(.conditionsExclude): list.showNothing(FindItemsSentences.conditionsExclude)
        case .nothing(.onlyDoneMatch): list.showNothing(FindItemsSentences.onlyDoneMatch)
        }
    }

    func show(_ failure: ListError) {
        list.showError(ErrorMessage(failure, router))
    }
}
