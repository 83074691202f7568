import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Shows found items and matches as they arrive.
final class FindItemsPresenter: FindItemsPresenting {
    private let view: any FindItemsViewing
    private let interactor: any FindItemsInteracting
    private let router: any FindItemsRouting
    private let calendar: CalendarWords
    private var today: Day?
    /// The searched words.
    private var words: [String] = []

    init(
        view: any FindItemsViewing,
        interactor: any FindItemsInteracting,
        router: any FindItemsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: FindItemsRequest) {
        words = request.words.map(\.text)
        interactor.findItems(request)
    }
}

extension FindItemsPresenter: FindItemsInteractorOutput {
    func foundItems(_ opening: FindItemsOpening) {
        today = opening.today
        if !opening.corrections.isEmpty { view.showMessage(FindItemsSentences.corrected(opening.corrections)) }
    }

    func foundItem(_ row: FindItemsRow) {
        guard let today else { return }
        var marks: [Range<Int>] = []
        var matches: [FoundItemDisplay.Match] = []
        for match in row.matches {
            if match.place == .title {
                marks = match.text.marks
            } else {
                let label = FindItemsSentences.label(match.place)
                matches.append(FoundItemDisplay.Match(label, FindItemsSentences.text(match)))
            }
        }
        let item = ItemDisplay(row.item, row.standing, under: nil, from: today, in: calendar)
        view.showItem(FoundItemDisplay(item, marks: marks, matches: matches))
    }

    func foundLastItem(_ totals: FindItemsTotals) {
        view.showFoot(FindItemsSentences.foot(totals))
        ListSentences.matches(of: .everything, totals.places).forEach(view.showMessage)
    }

    func foundNothing(_ reason: FindItemsEmptyReason) {
        switch reason {
        case .emptyList:
            view.showEmptyList(router)
        case .noMatch where words.count > 2 && (words.contains("or") || words.contains("and")):
            let command = router.command(.list(.matching(words.joined(separator: " "))))
            view.showNothing(FindItemsSentences.operatorsAreWords(listing: command))
        case .noMatch(let words): view.showNothing(FindItemsSentences.noMatch(words))
        case .conditionsExclude: view.showNothing(FindItemsSentences.conditionsExclude)
        case .onlyDoneMatch: view.showNothing(FindItemsSentences.onlyDoneMatch)
        }
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}
