import Almanac
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarPresenterTests {
    private func display(_ response: ShowCalendarResponse, isKorean: Bool = false) throws -> ShowCalendarDisplay {
        let calendar = CalendarWords(hasKoreanHeadings: isKorean)
        let view = shown(by: ShowCalendarPresenter.self, response, to: ShowCalendarRequest(), in: calendar)
        return try #require(view.displays.first)
    }

    private func cells(_ display: ShowCalendarDisplay) throws -> [ShowCalendarDisplay.Cell] {
        try #require(display.months.first).rows.flatMap(\.cells).compactMap(\.self)
    }

    @Test func `days have marks and counts`() throws {
        let display = try display(.sample(chosen: .november(9)))

        let marked = try cells(display).filter { $0.mark != .none || $0.open != nil }
        #expect(marked.map(\.number) == ["3", "9", "20", "21", "24"])
        #expect(marked.map(\.mark) == [.none, .chosen, .overdue, .today, .none])
        #expect(marked.map(\.open) == [0, nil, 1, 2, 12])
        #expect(display.legend.map(\.meaning) == ["today", "overdue", "open items", "all done"])
        #expect(display.legend.map(\.cell.number) == ["21", "20", "", ""])
        #expect(display.legend.map(\.cell.open) == [nil, nil, 12, 0])
    }

    @Test func `a month is shown in weeks`() throws {
        let month = try #require(display(.sample()).months.first)

        #expect(month.rows.map(\.weekNumber) == ["44", "45", "46", "47", "48", "49"])
        #expect(month.rows[0].cells.map { $0?.number } == [nil, nil, nil, nil, nil, nil, "1"])
        #expect(month.rows[5].cells.map { $0?.number } == ["30", nil, nil, nil, nil, nil, nil])
    }

    @Test func `weeks start on the weekday of the response`() throws {
        let month = try #require(display(.sample(weekStart: .sunday)).months.first)

        #expect(month.weekdays.joined() == "SuMoTuWeThFrSa" && month.rows[0].cells.first??.number == "1")
        #expect(month.rows.map(\.weekNumber) == ["45", "46", "47", "48", "49"])
    }

    @Test func `days with items have sentences`() throws {
        #expect(
            try cells(display(.sample())).compactMap(\.sentence) == [
                "Tue 3 Nov 2026: 2 done", "Fri 20 Nov 2026: 1 open, 1 overdue",
                "Sat 21 Nov 2026: today, 2 open, 1 done", "Tue 24 Nov 2026: 12 open",
            ]
        )
    }

    @Test func `headings are in the language of the locale`() throws {
        let months = try [false, true].flatMap { try display(.sample(), isKorean: $0).months }

        #expect(months.map(\.title) == ["November 2026", "2026년 11월"])
        #expect(months.map { $0.weekdays.joined() } == ["MoTuWeThFrSaSu", "월화수목금토일"])
        #expect(months.map { $0.rows[0].weekNumber } == ["44", "44"])
    }

    @Test func `the items of the chosen day follow`() throws {
        let item = Item.sample(3, "Rest", due: Due(day: .november(24), time: TimeOfDay(hour: 17, minute: 0)))
        let full = try #require(display(.sample(chosen: .november(24), items: [item])).day)
        let empty = try #require(display(.sample(chosen: .november(9))).day)

        #expect(full.heading.text == "Tue 24 Nov" && full.rows.map(\.when) == ["17:00"])
        #expect(empty.heading.text == "Mon 9 Nov" && empty.rows.isEmpty)
        #expect(empty.nothing == "Nothing is due on Mon 9 Nov.")
    }

    @Test func `a filter that matches nothing is reported`() {
        let filtered = ShowCalendarRequest(filter: ItemFilter(Selection([[.tag("home")]])))
        let view = shown(
            by: ShowCalendarPresenter.self,
            ShowCalendarResponse(today: .saturday, months: [], weekStart: .monday, counts: [:], chosen: nil, items: []),
            to: filtered
        )

        #expect(view.displays.map(\.note) == ["No matching items are due then."])
    }
}
