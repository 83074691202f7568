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
        var group: NearTerm?
        for row in response.rows {
            if request.isToday, let term = row.standing.term, term != group {
                group = term
                let count = response.rows.filter { $0.standing.term == term }.count
                view.showHeading(GroupWords.display(.near(term), count: count))
            }
            let heading = group.map { ItemGroup.near($0) }
            let item = ItemDisplay(row.item, row.standing, under: heading, from: response.today, in: calendar)
            guard request.isExplained else {
                view.showItem(item)
                continue
            }
            let reasons = RankItemsSentences.reasons(row.reasons, today: response.today, calendar)
            view.showItem(FoundItemDisplay(item, matches: [.init("why", plainLabel: "why", MarkedText(reasons))]))
        }
        view.showFoot(RankItemsSentences.foot(response))
    }

    func foundNothingToDo(_ reason: RankItemsEmptyReason, leftOut: RankItemsLeftOut) {
        switch reason {
        case .emptyList: view.showEmptyList(router)
        case .nothingToDo: view.showNothing(RankItemsSentences.nothing(isToday: request.isToday, leftOut, router))
        case .nothingMatches(let unknown):
            view.showNothing(RankItemsSentences.nothingMatches(request.filter, unknown, leftOut))
        }
    }

    func couldNotRankItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

/// Text shared by the text and JSON presenters.
enum RankItemsSentences {
    /// `5 of 12 items; not shown: 1 blocked, 2 waiting`.
    static func foot(_ response: RankItemsResponse) -> String {
        let count = response.rows.count
        let items = response.omitted == 0 ? "" : "\(count) of "
        let leftOut = response.leftOut.isEmpty ? "" : "; not shown: \(counts(response.leftOut))"
        return items + ChangeSentences.count(count + response.omitted) + leftOut
    }

    static func nothing(isToday: Bool, _ leftOut: RankItemsLeftOut, _ router: any CommandRouting) -> String {
        switch (isToday, leftOut.isEmpty) {
        case (true, true): "Nothing is due today. See \(router.command(.upcoming))."
        case (true, false): "Nothing to do today; \(counts(leftOut)). See \(router.command(.list(.dueByToday)))."
        case (false, true): "Nothing to do now. See \(router.command(.list(.all)))."
        case (false, false): "Nothing to do now; \(counts(leftOut)). See \(router.command(.list(.all)))."
        }
    }

    static func nothingMatches(_ filter: ItemFilter, _ unknown: [UnknownName], _ leftOut: RankItemsLeftOut) -> String {
        leftOut.isEmpty
            ? ListSentences.nothingMatches(filter, unknown)
            : "Nothing that matches can be done now; \(counts(leftOut))."
    }

    /// `1 blocked, 2 waiting`.
    private static func counts(_ leftOut: RankItemsLeftOut) -> String {
        var parts: [String] = []
        if leftOut.blocked > 0 { parts.append("\(leftOut.blocked) blocked") }
        if leftOut.waiting > 0 { parts.append("\(leftOut.waiting) waiting") }
        return parts.joined(separator: ", ")
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
