import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Draws a year as a grid of weeks: the darker a day, the more items are due.
final class ShowCalendarPicturePresenter: ShowCalendarPresenting {
    private static let cell = 14
    private static let (left, top) = (36, 50)

    private let view: any PictureViewing
    private let interactor: any ShowCalendarInteracting
    private let router: any ShowCalendarRouting
    private let calendar: CalendarWords

    init(
        view: any PictureViewing,
        interactor: any ShowCalendarInteracting,
        router: any ShowCalendarRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ShowCalendarRequest) {
        interactor.findDays(request)
    }
}

extension ShowCalendarPicturePresenter: ShowCalendarInteractorOutput {
    func foundDays(_ response: ShowCalendarResponse) {
        guard let january = response.months.first, let first = january.firstDayOfFirstWeek else { return }
        let weeks = (january.firstDay.lastDayOfYear - first) / 7 + 1
        let height = Self.top + 7 * Self.cell + 34
        view.showPicture(
            SVGText.picture(
                "calendar",
                width: Self.left + weeks * Self.cell + 12,
                height: height,
                title: "Items due in \(january.firstDay.year)",
                description: ShowCalendarSentences.description(response)
            ) { svg in
                svg.text(String(january.firstDay.year), "heading", x: Self.left, y: 22)
                for row in [0, 2, 4] {
                    let name = calendar.shortWeekday((first + row).weekday)
                    svg.text(name, "faint", x: Self.left - 8, y: Self.top + row * Self.cell + 10, anchor: .end)
                }
                for month in response.months {
                    let column = (month.firstDay - first) / 7
                    svg.text(calendar.shortMonth(month.firstDay), "faint", x: x(column), y: Self.top - 8)
                    for day in month.weeks.flatMap(\.days).compactMap(\.self) {
                        draw(day, response, first, on: &svg)
                    }
                }
                svg.legend(
                    [
                        ("none", "nothing due"), ("some", "1"), ("more", "2–3"), ("many", "4 or more"),
                        ("overdue", "overdue"), ("today", "today"),
                    ],
                    x: Self.left,
                    y: height - 14
                )
            }
        )
    }

    func couldNotFindDays(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    private func x(_ column: Int) -> Int { Self.left + column * Self.cell }

    private func draw(_ day: Day, _ response: ShowCalendarResponse, _ first: Day, on svg: inout SVGText) {
        let counts = response.counts[day]
        let (column, row) = ((day - first) / 7, (day - first) % 7)
        let facts = ShowCalendarSentences.facts(counts, isToday: day == response.today)
        let place = (x: x(column), y: Self.top + row * Self.cell)
        svg.rectangle(
            look(of: (counts?.open ?? 0) + (counts?.done ?? 0)),
            x: place.x,
            y: place.y,
            width: Self.cell - 2,
            height: Self.cell - 2,
            title: facts.isEmpty ? nil : "\(calendar.fullDay(day)): \(facts.joined(separator: ", "))"
        )
        let mark = day == response.today ? "today" : counts?.overdue ?? 0 > 0 ? "overdue" : nil
        guard let mark else { return }
        svg.rectangle(mark, x: place.x, y: place.y, width: Self.cell - 2, height: Self.cell - 2)
    }

    private func look(of count: Int) -> String {
        switch count {
        case 0: "none"
        case 1: "some"
        case 2...3: "more"
        default: "many"
        }
    }
}

extension ShowCalendarResponse.Month {
    /// The first day of the week that contains the first day of the month.
    fileprivate var firstDayOfFirstWeek: Day? {
        weeks.first?.days.firstIndex { $0 != nil }.map { firstDay - $0 }
    }
}
