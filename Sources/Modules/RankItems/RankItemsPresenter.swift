import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Shows the items to do next, with the reasons on request.
final class RankItemsPresenter: RankItemsPresenting {
    private let view: any RankItemsViewing
    private let interactor: any RankItemsInteracting
    private let router: any RankItemsRouting
    private let calendar: CalendarWords
    private var request = RankItemsRequest()

    init(
        view: any RankItemsViewing,
        interactor: any RankItemsInteracting,
        router: any RankItemsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: RankItemsRequest) {
        self.request = request
        interactor.rankItems(request)
    }
}

extension RankItemsPresenter: RankItemsInteractorOutput {
    func rankedItems(_ response: RankItemsResponse) {
        for row in response.rows {
            let item = ItemDisplay(row.item, row.standing, under: nil, from: response.today, in: calendar)
            guard request.isExplained else {
                view.showItem(item)
                continue
            }
            let reasons = RankItemsSentences.reasons(row.reasons, today: response.today, calendar)
            view.showItem(FoundItemDisplay(item, matches: [.init("why", plainLabel: "why", MarkedText(reasons))]))
        }
        view.showFoot(RankItemsSentences.foot(response))
    }

    func foundNothingToDo(_ reason: RankItemsEmptyReason) {
        switch reason {
        case .emptyList: view.showEmptyList(router)
        case .nothingToDo: view.showNothing("Nothing to do now. See \(router.command("list all")).")
        case .nothingMatches(let unknown): view.showNothing(ListSentences.nothingMatches(request.filter, unknown))
        }
    }

    func couldNotRankItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

/// Text shared by the text and JSON presenters.
enum RankItemsSentences {
    /// `5 of 12 items`.
    static func foot(_ response: RankItemsResponse) -> String {
        let count = response.rows.count
        guard response.omitted > 0 else { return ChangeSentences.count(count) }
        return "\(count) of \(ChangeSentences.count(count + response.omitted))"
    }

    /// `overdue since yesterday, high priority, 2 items wait for it`.
    static func reasons(_ reasons: [RankReason], today: Day, _ calendar: CalendarWords) -> String {
        reasons.map { phrase($0, today: today, calendar) }.joined(separator: ", ")
    }

    private static func phrase(_ reason: RankReason, today: Day, _ calendar: CalendarWords) -> String {
        switch reason {
        case .overdue(let due): "overdue since \(calendar.nearDue(due, from: today))"
        case .dueToday(let time?): "due today at \(time)"
        case .dueToday(nil): "due today"
        case .priority(let priority): "\(ItemWords.priority(priority)) priority"
        case .unblocks(1): "1 item waits for it"
        case .unblocks(let count): "\(count) items wait for it"
        case .due(let due): "due \(calendar.nearDue(due, from: today))"
        case .age(0): "added today"
        case .age(1): "added yesterday"
        case .age(let days): "added \(days) days ago"
        }
    }
}
