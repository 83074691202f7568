import Almanac
import CommandLine
import Presentation
import Vocabulary

/// Draws the open items by day as a line, and the range of the days on which none could be left.
final class ShowBurndownPicturePresenter: ShowBurndownPresenting {
    private static let (width, height) = (760, 320)
    private static let (left, right, base, chartHeight) = (44, 736, 250, 190)
    /// The longest time ahead that is drawn, in days.
    private static let horizon = 84

    private let view: any PictureViewing
    private let interactor: any ShowBurndownInteracting
    private let router: any ShowBurndownRouting
    private let calendar: CalendarWords
    private var request = ShowBurndownRequest()

    init(
        view: any PictureViewing,
        interactor: any ShowBurndownInteracting,
        router: any ShowBurndownRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ShowBurndownRequest) {
        self.request = request
        interactor.findBurndown(request)
    }
}

extension ShowBurndownPicturePresenter: ShowBurndownInteractorOutput {
    func foundBurndown(_ response: ShowBurndownResponse) {
        let sentences = ShowBurndownSentences(calendar: calendar, today: response.today)
        let end = "End: \(sentences.end(response.end))."
        let chart = Chart(response)
        view.showPicture(
            SVGText.picture(
                "burndown",
                width: Self.width,
                height: Self.height,
                title: "Open items by day",
                description: "Open: \(sentences.open(response)). \(end)"
            ) { svg in
                svg.text("Open items by day", "heading", x: 12, y: 24)
                chart.drawForecast(on: &svg)
                chart.drawHistory(on: &svg)
                for day in chart.namedDays {
                    svg.text(
                        calendar.shortDay(day),
                        "faint",
                        x: chart.x(day),
                        y: Self.base + 18,
                        anchor: chart.anchor(day)
                    )
                }
                svg.text(end, x: Self.left, y: Self.height - 16)
            }
        )
    }

    func foundNothing(in response: ShowBurndownResponse, _ unknown: [UnknownName], isListEmpty: Bool) {
        view.showNothing(
            isListEmpty ? "Your list is empty." : ListSentences.nothingMatches(request.filter, unknown)
        )
    }

    func foundPastDay(_ day: Day) {
        view.showError(ShowBurndownSentences.pastDay(day))
    }

    func couldNotFindBurndown(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    /// The positions of days and numbers.
    private struct Chart {
        private let response: ShowBurndownResponse
        private let scale: PictureScale
        private let days: ClosedRange<Day>

        init(_ response: ShowBurndownResponse) {
            self.response = response
            let ends = response.end.days + (response.target.map { [$0.day] } ?? [])
            let last = ends.filter { $0 - response.today <= horizon }.max() ?? response.today
            let isCut = ends.contains { $0 - response.today > horizon }
            days = response.days[0]...(isCut ? response.today + horizon : max(last, response.days[0] + 1))
            scale = PictureScale(maximum: response.open.max() ?? 0, base: base, height: chartHeight)
        }

        func x(_ day: Day) -> Int {
            left + (day - days.lowerBound) * (right - left) / (days.upperBound - days.lowerBound)
        }

        func anchor(_ day: Day) -> SVGText.Anchor {
            day == days.lowerBound ? .start : day == days.upperBound ? .end : .middle
        }

        /// The first, today's, and the last day.
        var namedDays: [Day] {
            [days.lowerBound, response.today, days.upperBound].reduce(into: []) { days, day in
                if days.last != day { days.append(day) }
            }
        }

        func drawHistory(on svg: inout SVGText) {
            let points = zip(response.days, response.open).map { (x: x($0), y: scale.y($1)) }
            let now = x(response.today)
            svg.path("area", points + [(now, base), (left, base)], isArea: true)
            svg.grid(scale, from: left, to: right)
            svg.path("open", points)
            if let target = response.target, days.contains(target.day) {
                svg.path("target", [(now, scale.y(response.openNow)), (x(target.day), base)])
            }
        }

        /// Draws the area between the fastest and the slowest pace.
        func drawForecast(on svg: inout SVGText) {
            guard let first = response.end.days.first else { return }
            let today = (x: x(response.today), y: scale.y(response.openNow))
            let slowest = response.end.days.count > 1 ? points(to: response.end.days[1]) : [(right, today.y)]
            let fastest = points(to: first)
            // The right edge lies between the two ends.
            let isCut = slowest.last?.y != base && fastest.last?.y == base
            let corner = isCut ? [(right, base)] : []
            svg.path("forecast", [today] + slowest + corner + fastest.reversed(), isArea: true)
        }

        /// Returns the end of a line from today's number to zero, where it leaves the picture.
        private func points(to end: Day) -> [(x: Int, y: Int)] {
            guard !days.contains(end) else { return [(x(end), base)] }
            let (length, shown) = (end - response.today, days.upperBound - response.today)
            return [(right, scale.y(response.openNow * (length - shown) / length))]
        }
    }
}

extension ShowBurndownResponse.End {
    /// The day at the fastest pace, and that at the slowest.
    fileprivate var days: [Day] {
        switch self {
        case .between(let first, let last): [first, last]
        case .notBefore(let first): [first]
        case .isReached, .never, .unknown: []
        }
    }
}
