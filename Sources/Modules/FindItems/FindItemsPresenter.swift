import Almanac
import Boundary
import Presentation

/// Asks for items, and puts them and where their words were found into words as they are told.
final class FindItemsPresenter {
    private let view: any FindItemsShowing
    private let interactor: any FindItemsInteracting
    private let calendar: CalendarWords
    private var today: Day?

    init(view: any FindItemsShowing, interactor: any FindItemsInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension FindItemsPresenter: FindItemsModule {
    func show(_ request: FindItemsRequest) {
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
                matches.append(FoundItemDisplay.Match(FindItemsWords.label(match.place), FindItemsWords.text(match)))
            }
        }
        let item = ItemDisplay(row.item, row.standing, under: nil, from: today, in: calendar)
        view.showItem(FoundItemDisplay(item, marks: marks, matches: matches))
    }

    func foundLastItem(_ totals: FindItemsTotals) {
        view.showFoot(FindItemsWords.foot(totals))
    }

    func foundNothing(_ reason: FindItemsNothing) {
        switch reason {
        case .emptyList: view.showEmptyList(ListSentences.emptyList, example: ListSentences.emptyListExample)
        case .nothingFits(let words): view.showNothing(FindItemsWords.nothingFits(words))
        case .onlyDoneFit: view.showNothing(FindItemsWords.onlyDoneFit)
        }
    }

    func couldNotFindItems(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
    }
}

// MARK: - Words

/// The words of this use case, for people and machines alike.
enum FindItemsWords {
    static let onlyDoneFit = "Nothing that is open has it, but something that is done; leave out --open to see what."

    /// `12 items found, 2 done`.
    static func foot(_ totals: FindItemsTotals) -> String {
        "\(ChangeSentences.count(totals.items)) found" + (totals.done > 0 ? ", \(totals.done) done" : "")
    }

    static func nothingFits(_ words: Int) -> String {
        words > 1
            ? "Nothing has all of these words; leave one out, or type a part of one."
            : "Nothing has this word; type a part of it, or another one."
    }

    static func label(_ place: FindItemsMatch.Place) -> String {
        switch place {
        case .title: "title"
        case .project: "project"
        case .tag: "tag"
        case .note: "note"
        }
    }

    /// A note is shown in part; a tag with its mark, as it is typed.
    static func text(_ match: FindItemsMatch) -> MarkedText {
        switch match.place {
        case .title, .project:
            return match.text
        case .note:
            return match.text.excerpt
        case .tag:
            return match.text.behind(ItemWords.tagMark(match.text.text))
        }
    }
}
