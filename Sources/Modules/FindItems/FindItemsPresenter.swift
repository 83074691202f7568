import Almanac
import CommandLine
import Presentation
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
    }

    func foundNothing(_ reason: FindItemsEmptyReason) {
        switch reason {
        case .emptyList:
            view.showEmptyList(router)
        case .noMatch where words.count > 2 && (words.contains("or") || words.contains("and")):
            let command = router.command("list \(words.joined(separator: " "))")
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

// MARK: - Words

/// Text shared by the text and JSON presenters.
enum FindItemsSentences {
    static let conditionsExclude = "Items contain this, but none of them meets the other conditions."

    static let onlyDoneMatch = "Only done items match. Omit --open to see them."

    /// `12 items found, 2 done`.
    static func foot(_ totals: FindItemsTotals) -> String {
        "\(ChangeSentences.count(totals.items)) found" + (totals.done > 0 ? ", \(totals.done) done" : "")
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
