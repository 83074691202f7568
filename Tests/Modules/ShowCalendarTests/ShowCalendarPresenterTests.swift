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

    @Test func `days have marks, counts and shades`() throws {
        let display = try display(.sample(.day(.november(9))))

        let marked = try cells(display).filter { $0.mark != .none || $0.load != nil }
        #expect(marked.map(\.number) == ["3", "9", "20", "21", "24", "27"])
        #expect(marked.map(\.mark) == [.none, .chosen, .overdue, .today, .none, .none])
        #expect(marked.map(\.load?.count) == ["", nil, "1", "2", "14", "2"])
        #expect(marked.map(\.load?.shade) == [0, nil, 1, 2, 3, 2])
        #expect(marked.map(\.load?.isRepetition) == [false, nil, false, false, false, true])
        #expect(
            display.legend.map(\.meaning) == [
                "today", "overdue", "1 due", "2", "14", "only repetitions", "all done",
            ]
        )
        #expect(display.legend.map(\.cell.number) == ["21", "20", "", "", "", "", ""])
        #expect(display.hasCounts)
    }

    @Test(arguments: [
        ([], []), ([0, 0], []), ([1, 1, 1], [1...1]), ([3, 1, 3], [1...1, 3...3]),
        ([5, 4, 3, 2, 1], [1...1, 2...2, 3...3, 4...5]),
        ([1, 2, 2, 3, 4, 5, 6, 150, 1_100], [1...2, 3...4, 5...6, 150...1_100]),
    ])
    func `shades divide the different numbers, so that a high one leaves the others apart`(
        numbers: [Int],
        ranges: [ClosedRange<Int>]
    ) {
        let scale = CalendarShades(numbers)

        #expect(scale.ranges.map { $0.numbers } == ranges && scale.shade(of: 0) == 0)
        for (shade, numbers) in scale.ranges {
            #expect(scale.shade(of: numbers.lowerBound) == shade && scale.shade(of: numbers.upperBound) == shade)
        }
    }

    @Test(arguments: [
        (0, ""), (9, "9"), (240, "240"), (999, "999"), (1_000, "1k"), (12_345, "12k"), (1_000_000, "99k"),
    ])
    func `a count is at most three columns wide`(count: Int, text: String) {
        #expect(ShowCalendarSentences.count(count) == text)
    }

    @Test func `a week has its own grid and a section for each day with items`() throws {
        let stretch = Item.sample(3, "Stretch", due: Due(day: .november(24))) {
            $0.recurrence = .every(Repetition(.daily, interval: 2))
        }

        let display = try display(.sample(.days(.november(23)...(.november(29))), items: [stretch]))

        #expect(display.months.map(\.title) == ["23 Nov – 29 Nov 2026"] && display.months[0].rows.count == 1)
        #expect(try cells(display).map(\.number) == ["23", "24", "25", "26", "27", "28", "29"])
        #expect(try cells(display).allSatisfy { $0.mark == .none })
        #expect(display.days.map(\.heading.text) == ["Tue 24 Nov", "Thu 26 Nov", "Sat 28 Nov"])
        #expect(display.days.flatMap(\.rows).map(\.isLaterOccurrence) == [false, true, true])
        #expect(display.days[2].rows[0].date == .init("repeats from", "Tue 24 Nov"))
        #expect(display.days[2].rows[0].due == "Sat 28 Nov")
    }

    @Test func `of many months, days with only repetitions have shades`() throws {
        let display = try display(.sample(.months(from: .november(1), count: 4)))

        #expect(!display.hasCounts && !display.legend.map(\.meaning).contains("only repetitions"))
        #expect(try cells(display).filter { $0.load?.isRepetition == true }.map(\.load?.shade) == [2])
    }

    @Test func `a week without items says so`() throws {
        let days = try display(.sample(.days(.november(23)...(.november(29))))).days

        #expect(days.map(\.nothing) == ["Nothing is due from Mon 23 Nov through Sun 29 Nov."])
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
                "Sat 21 Nov 2026: today, 2 open, 1 done", "Tue 24 Nov 2026: 12 open, 2 repeating",
                "Fri 27 Nov 2026: 2 repeating",
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
        let full = try #require(display(.sample(.day(.november(24)), items: [item])).days.first)
        let empty = try #require(display(.sample(.day(.november(9)))).days.first)

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
