import Almanac
import CommandLine
import Presentation
import Vocabulary

/// Shows the statistics as rows of numbers with bars.
final class ShowStatsPresenter: ShowStatsPresenting {
    private let view: any ShowStatsViewing
    private let interactor: any ShowStatsInteracting
    private let router: any ShowStatsRouting
    private let calendar: CalendarWords
    private var request = ShowStatsRequest()

    init(
        view: any ShowStatsViewing,
        interactor: any ShowStatsInteracting,
        router: any ShowStatsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ShowStatsRequest) {
        self.request = request
        interactor.findStats(request)
    }
}

extension ShowStatsPresenter: ShowStatsInteractorOutput {
    func foundStats(_ response: ShowStatsResponse) {
        let table = response.periods.map { ShowStatsSentences.period($0, response.unit, calendar, response.today) }
        view.showStats(ShowStatsDisplay(rows: rows(response).filter { !$0.parts.isEmpty }, table: table))
    }

    func foundNothing(in response: ShowStatsResponse, _ unknown: [UnknownName], isListEmpty: Bool) {
        if isListEmpty {
            view.showEmptyList(router)
        } else {
            view.showNothing(ListSentences.nothingMatches(request.filter, unknown))
        }
    }

    func foundFutureDay(_ day: Day) {
        view.showError(ShowStatsSentences.futureDay(day))
    }

    func couldNotFindStats(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    private func rows(_ response: ShowStatsResponse) -> [ShowStatsDisplay.Row] {
        let periods = response.periods
        guard let last = periods.last else { return [] }
        let most = max(last.done, last.added)
        return [
            .init(
                label: ShowStatsSentences.thisPeriod(response.unit),
                parts: [
                    .bar("done", value: last.done, of: most), .bar("added", value: last.added, of: most),
                    .text("overdue \(response.overdue)"),
                ]
            ),
            .init(
                label: ShowStatsSentences.allPeriods(response.unit, periods.count),
                parts: [
                    .spark("done", periods.map(\.done), sum(periods.map(\.done))),
                    .spark("added", periods.map(\.added), sum(periods.map(\.added))),
                    .spark("open", periods.map(\.open), "\(response.openBefore) → \(last.open)"),
                ]
            ),
            .init(label: "Median", parts: ShowStatsSentences.medians(response).map { .text($0) }),
            .init(
                label: "Oldest open",
                parts: response.oldest.map { [.text(ShowStatsSentences.item($0, days: $0.count))] } ?? []
            ),
            .init(label: "Streak", parts: ShowStatsSentences.streaks(response).map { .text($0) }),
            .init(label: "Projects", parts: names(response.projects)),
            .init(
                label: "Tags",
                parts: names(response.tags.map { .init(name: ItemWords.tag($0.name), open: $0.open) })
            ),
            .init(
                label: "Postponed",
                parts: response.postponed.map { .text(ShowStatsSentences.item($0, times: $0.count)) }
            ),
        ]
    }

    private func sum(_ numbers: [Int]) -> String { String(numbers.reduce(0, +)) }

    private func names(_ names: [ShowStatsResponse.Name]) -> [ShowStatsDisplay.Part] {
        names.map { .bar($0.name, value: $0.open, of: names[0].open) }
    }
}

enum ShowStatsSentences {
    static func thisPeriod(_ unit: StatsUnit) -> String {
        switch unit {
        case .day: "Today"
        case .week: "This week"
        case .month: "This month"
        }
    }

    static func allPeriods(_ unit: StatsUnit, _ count: Int) -> String {
        count == 1 ? "Altogether" : "Last \(count) \(unit.rawValue)s"
    }

    static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

    static func medians(_ response: ShowStatsResponse) -> [String] {
        var medians: [String] = []
        if let days = response.medianToDone { medians.append("\(self.days(days)) from added to done") }
        if let days = response.medianAge { medians.append("open items \(self.days(days)) old") }
        return medians
    }

    static func streaks(_ response: ShowStatsResponse) -> [String] {
        guard response.longestStreak > 0 else { return [] }
        let longest = "the longest was \(days(response.longestStreak))"
        guard response.streak > 0 else { return [longest] }
        let current = "\(days(response.streak)) with something done"
        return response.streak == response.longestStreak ? [current] : [current, longest]
    }

    static func item(_ item: ShowStatsResponse.NamedItem, days count: Int) -> String {
        "\(item.id) \(item.title), \(days(count))"
    }

    static func item(_ item: ShowStatsResponse.NamedItem, times count: Int) -> String {
        "\(item.id) \(item.title), \(count == 1 ? "once" : count == 2 ? "twice" : "\(count) times")"
    }

    /// `week from Mon 16 Nov: added 8; done 12; removed 0; open 24`.
    static func period(
        _ period: ShowStatsResponse.Period,
        _ unit: StatsUnit,
        _ calendar: CalendarWords,
        _ today: Day
    ) -> String {
        let name =
            switch unit {
            case .day: "day \(calendar.fullDay(period.firstDay))"
            case .week: "week from \(calendar.fullDay(period.firstDay))"
            case .month: "month \(calendar.month(period.firstDay))"
            }
        return
            "\(name): added \(period.added); done \(period.done); removed \(period.removed); open \(period.open)"
    }

    static func futureDay(_ day: Day) -> ErrorMessage {
        ErrorMessage(.badData, "\(day) is in the future. Name an earlier day.")
    }
}
