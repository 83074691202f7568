import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaPresenterTests {
    private let today = Day.saturday
    private let request = ShowAgendaRequest(days: .saturday...(.saturday + 3))

    private func display(_ items: [Item], _ days: ClosedRange<Day> = .saturday...(.saturday + 3)) throws
        -> ShowAgendaDisplay
    {
        try #require(shown(by: ShowAgendaPresenter.self, try .sample(items, days), to: request).displays.first)
    }

    @Test func `days have headings, and neighbors without items share one`() throws {
        let items = [Item.sample(1, due: Due(day: today)), .sample(2, due: Due(day: today + 1, time: .noon))]

        let days = try display(items + [.sample(3, due: Due(day: today + 4))], today...today + 5).days

        #expect(
            days.map(\.heading.text) == [
                "Today, Sat 21 Nov", "Tomorrow, Sun 22 Nov", "Mon 23 Nov – Tue 24 Nov: nothing due", "Wed 25 Nov",
                "Thu 26 Nov: nothing due",
            ]
        )
        #expect(days.map(\.heading.count) == [1, 1, 0, 1, 0] && days.map(\.rows.count) == [1, 1, 0, 1, 0])
        #expect(days[1].rows.map(\.when) == ["12:00"])
    }

    @Test func `a later occurrence says from when the item repeats`() throws {
        let rows = try display([.stretch(1, due: Due(day: today), every: 3)]).days.flatMap(\.rows)

        #expect(rows.map(\.isLaterOccurrence) == [false, true])
        #expect(rows.map(\.date) == [nil, .init("repeats from", "Sat 21 Nov")])
        #expect(rows.map(\.due) == ["today", "Tue 24 Nov"])
    }

    @Test func `of many overdue items, a terminal shows the first five`() throws {
        let items = (1...7).map { Item.sample($0, due: Due(day: today - $0)) }

        let display = try display(items)

        #expect(display.overdue?.heading.text == "Overdue" && display.overdue?.rows.count == 7)
        #expect(display.firstOverdue?.heading.text == "Overdue (5 of 7)" && display.firstOverdue?.rows.count == 5)
        #expect(display.note == "2 more overdue: list overdue")
        let few = try self.display(Array(items.prefix(5)))
        #expect(few.firstOverdue == nil && few.note.isEmpty && few.overdue?.heading.count == 5)
    }

    @Test(arguments: [
        (0, 3, "Nothing is due through Tue 24 Nov."), (1, 1, "Nothing is due on Sun 22 Nov."),
        (1, 2, "Nothing is due from Sun 22 Nov through Mon 23 Nov."),
    ])
    func `a message says that nothing is due`(first: Int, last: Int, sentence: String) throws {
        let days = today + first...today + last
        let view = shown(by: ShowAgendaPresenter.self, try .sample([], days), to: request)

        #expect(view.sentences == [sentence])
    }

    @Test func `a message says that nothing matches`() throws {
        let filtered = ShowAgendaRequest(
            days: .saturday...(.saturday + 3),
            filter: ItemFilter(Selection([[.tag("home")]]))
        )

        let view = shown(by: ShowAgendaPresenter.self, try .sample([]), to: filtered)

        #expect(view.sentences == ["No matching items are due through Tue 24 Nov."])
    }

    @Test func `a document has the days with items`() throws {
        let document = ShowAgendaDocument.text(
            try .sample([.sample(9, due: Due(day: today - 1)), .stretch(1, due: Due(day: today), every: 3)])
        )

        #expect(
            document.hasPrefix(#"{"adder":1,"agenda":{"from":"2026-11-21","through":"2026-11-24","overdue":[{"id":9,"#)
        )
        #expect(document.contains(#""days":[{"day":"2026-11-21","items":[{"id":1,"#))
        #expect(document.contains(#"],"repeating":[]},{"day":"2026-11-24","items":[],"repeating":[{"id":1,"#))
    }
}
