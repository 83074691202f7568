import Almanac
import CommandLine
import Presentation
import Vocabulary

/// Draws what was added and done as columns, and what was open as a line below them.
final class ShowStatsPicturePresenter: ShowStatsPresenting {
    private static let (width, left, right) = (760, 44, 748)
    private static let (columnsBase, openBase, chartHeight) = (200, 400, 120)
    private static let maximumLabelCount = 12

    private let view: any PictureViewing
    private let interactor: any ShowStatsInteracting
    private let router: any ShowStatsRouting
    private let calendar: CalendarWords
    private var request = ShowStatsRequest()

    init(
        view: any PictureViewing,
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

extension ShowStatsPicturePresenter: ShowStatsInteractorOutput {
    func foundStats(_ response: ShowStatsResponse) {
        view.showPicture(
            SVGText.picture(
                "stats",
                width: Self.width,
                height: 436,
                title: "Items added, done and open by \(response.unit.rawValue)",
                description: ShowStatsSentences.description(response)
            ) { svg in
                svg.text("Added and done by \(response.unit.rawValue)", "heading", x: 12, y: 24)
                svg.legend([("added", "added"), ("done", "done")], x: Self.left, y: 52)
                drawColumns(response, on: &svg)
                svg.text("Open", "heading", x: 12, y: Self.openBase - Self.chartHeight - 20)
                drawLine(response, on: &svg)
            }
        )
    }

    func foundNothing(in response: ShowStatsResponse, _ unknown: [UnknownName], isListEmpty: Bool) {
        view.showNothing(
            isListEmpty ? "Your list is empty." : ListSentences.nothingMatches(request.filter, unknown)
        )
    }

    func foundFutureDay(_ day: Day) {
        view.showError(ShowStatsSentences.futureDay(day))
    }

    func couldNotFindStats(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    /// Returns the left end of a period.
    private func x(_ index: Int, of count: Int) -> Int { Self.left + index * (Self.right - Self.left) / count }

    private func drawColumns(_ response: ShowStatsResponse, on svg: inout SVGText) {
        let periods = response.periods
        let most = periods.map { max($0.added, $0.done) }.max() ?? 0
        let scale = PictureScale(maximum: most, base: Self.columnsBase, height: Self.chartHeight)
        svg.grid(scale, from: Self.left, to: Self.right)
        for (index, period) in periods.enumerated() {
            let (start, end) = (x(index, of: periods.count), x(index + 1, of: periods.count))
            let width = max(1, (end - start) * 2 / 5)
            let name = ShowStatsSentences.period(period, response.unit, calendar, response.today)
            for (look, value, offset) in [("added", period.added, 0), ("done", period.done, width)] where value > 0 {
                svg.rectangle(
                    look,
                    x: start + (end - start) / 10 + offset,
                    y: scale.y(value),
                    width: width,
                    height: scale.length(value),
                    title: name
                )
            }
        }
        drawNames(response, below: Self.columnsBase, on: &svg)
    }

    private func drawLine(_ response: ShowStatsResponse, on svg: inout SVGText) {
        let periods = response.periods
        let values = [response.openBefore] + periods.map(\.open)
        let scale = PictureScale(maximum: values.max() ?? 0, base: Self.openBase, height: Self.chartHeight)
        let points = values.enumerated().map { (x: x($0.offset, of: periods.count), y: scale.y($0.element)) }
        svg.path("area", points + [(Self.right, Self.openBase), (Self.left, Self.openBase)], isArea: true)
        svg.grid(scale, from: Self.left, to: Self.right)
        svg.path("open", points)
        drawNames(response, below: Self.openBase, on: &svg)
    }

    private func drawNames(_ response: ShowStatsResponse, below base: Int, on svg: inout SVGText) {
        let periods = response.periods
        let step = (periods.count + Self.maximumLabelCount - 1) / Self.maximumLabelCount
        for index in stride(from: 0, to: periods.count, by: step) {
            let day = periods[index].firstDay
            let name = response.unit == .month ? calendar.shortMonth(day) : calendar.shortDay(day)
            svg.text(name, "faint", x: x(index, of: periods.count) + 4, y: base + 18)
        }
    }
}

extension ShowStatsSentences {
    /// Says in words what the picture shows.
    static func description(_ response: ShowStatsResponse) -> String {
        let (added, done) = (response.periods.map(\.added).reduce(0, +), response.periods.map(\.done).reduce(0, +))
        let open = response.periods.last?.open ?? 0
        let time = allPeriods(response.unit, response.periods.count)
        return "\(time): \(added) added, \(done) done, open items from \(response.openBefore) to \(open)."
    }
}
