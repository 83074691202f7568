import Almanac
import CommandLine
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarPresenterTests {
    private final class View: ShowCalendarViewing {
        private(set) var months: [ShowCalendarDisplay] = []
        private(set) var days: [ShowCalendarDayDisplay] = []
        private(set) var errors: [ErrorMessage] = []

        func showMonths(_ display: ShowCalendarDisplay) { months.append(display) }
        func showDay(_ display: ShowCalendarDayDisplay) { days.append(display) }
        func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
    }

    private let view = View()

    private func presenter(hasWeekNumbers: Bool = false, isKorean: Bool = false) -> ShowCalendarPresenter {
        ShowCalendarPresenter(
            view: view,
            interactor: FakeInteractor(),
            router: FakeRouter(),
            calendar: CalendarWords(hasKoreanHeadings: isKorean),
            hasWeekNumbers: hasWeekNumbers
        )
    }

    private func cells() throws -> [ShowCalendarDisplay.Cell] {
        try #require(view.months.first?.months.first).rows.flatMap(\.cells).compactMap(\.self)
    }

    @Test func `days have marks and counts`() throws {
        presenter().foundDays(.sample(chosen: .november(9)))

        let marked = try cells().filter { $0.mark != .none || $0.open != nil }
        #expect(marked.map(\.number) == ["3", "9", "20", "21", "24"])
        #expect(marked.map(\.mark) == [.none, .chosen, .overdue, .today, .none])
        #expect(marked.map(\.open) == [0, nil, 1, 2, 12])
        let legend = try #require(view.months.first?.legend)
        #expect(legend.map(\.meaning) == ["today", "overdue", "open items", "all done"])
        #expect(legend.map(\.cell.number) == ["21", "20", "", ""])
        #expect(legend.map(\.cell.open) == [nil, nil, 12, 0])
    }

    @Test func `days with items have sentences`() throws {
        presenter().foundDays(.sample())

        #expect(
            try cells().compactMap(\.sentence) == [
                "Tue 3 Nov 2026: 2 done", "Fri 20 Nov 2026: 1 open, 1 overdue",
                "Sat 21 Nov 2026: today, 2 open, 1 done", "Tue 24 Nov 2026: 12 open",
            ]
        )
    }

    @Test func `headings are in the language of the locale`() throws {
        presenter().foundDays(.sample())
        presenter(hasWeekNumbers: true, isKorean: true).foundDays(.sample())

        let months = view.months.flatMap(\.months)
        #expect(months.map(\.title) == ["November 2026", "2026년 11월"])
        #expect(months.map { $0.weekdays.joined() } == ["MoTuWeThFrSaSu", "월화수목금토일"])
        #expect(months.map { $0.rows[0].weekNumber } == ["", "44"])
    }

    @Test func `the items of the chosen day follow`() throws {
        let item = Item.sample(3, "Rest", due: Due(day: .november(24), time: TimeOfDay(hour: 17, minute: 0)))
        presenter().foundDays(.sample(chosen: .november(24), items: [item]))
        presenter().foundDays(.sample(chosen: .november(9)))

        #expect(view.days.map(\.heading.text) == ["Tue 24 Nov", "Mon 9 Nov"])
        #expect(view.days[0].rows.map(\.when) == ["17:00"])
        #expect(view.days[1].rows.isEmpty && view.days[1].nothing == "Nothing is due on Mon 9 Nov.")
    }

    @Test func `a filter that matches nothing is reported`() {
        let filtered = ShowCalendarRequest(filter: ItemFilter(Selection([[.tag("home")]])))
        let presenter = presenter()
        presenter.show(filtered)
        presenter.foundDays(ShowCalendarResponse(today: .saturday, months: [], counts: [:], chosen: nil, items: []))

        #expect(view.months.map(\.note) == ["No matching items are due then."])
    }

    @Test func `a failure is shown`() {
        presenter().couldNotFindDays(ListError(.damaged, path: "/list"))

        #expect(view.errors.map(\.status) == [.badData])
    }
}
