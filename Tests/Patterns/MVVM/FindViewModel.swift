import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

@testable import FindItems

/// What there is to show of a search, as text. A view observes it.
final class FindViewModel {
    enum Ending: Equatable {
        case foot(String)
        case nothing(String)
        case emptyList
        case failed(ErrorMessage)
    }

    var onRow: (FoundItemDisplay) -> Void = { _ in }
    var onEnding: (Ending) -> Void = { _ in }
    private let model: FindModel
    private let router: any CommandRouting
    private let calendar: CalendarWords

    init(_ model: FindModel, router: any CommandRouting, calendar: CalendarWords) {
        (self.model, self.router, self.calendar) = (model, router, calendar)
    }

    func find(_ request: FindItemsRequest) {
        do throws(ListError) {
            let outcome = try model.search(request) { row, today in onRow(display(row, today)) }
            onEnding(ending(outcome, request.words.map(\.text)))
        } catch {
            onEnding(.failed(ErrorMessage(error, router)))
        }
    }

    private func display(_ row: FindModel.Row, _ today: Day) -> FoundItemDisplay {
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
        return FoundItemDisplay(item, marks: marks, matches: matches)
    }

    private func ending(_ outcome: FindModel.Outcome, _ words: [String]) -> Ending {
        switch outcome {
        case .found(let totals): return .foot(FindItemsSentences.foot(totals))
        case .nothing(.emptyList): return .emptyList
        case .nothing(.noMatch) where words.count > 2 && (words.contains("or") || words.contains("and")):
            let command = router.command(.list(.matching(words.joined(separator: " "))))
            return .nothing(FindItemsSentences.operatorsAreWords(listing: command))
        case .nothing(.noMatch(let words)): return .nothing(FindItemsSentences.noMatch(words))
        case .nothing(.conditionsExclude): return .nothing(FindItemsSentences.conditionsExclude)
        case .nothing(.onlyDoneMatch): return .nothing(FindItemsSentences.onlyDoneMatch)
        }
    }
}
