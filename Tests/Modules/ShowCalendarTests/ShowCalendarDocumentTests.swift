import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarDocumentTests {
    @Test func `the days that have items are listed`() throws {
        let document = ShowCalendarDocument.text(try .sample())

        #expect(
            document.hasPrefix(
                #"{"adder":1,"calendar":{"from":"2026-11-01","through":"2026-11-30","days":[{"day":"2026-11-03","open":0,"#
            )
        )
        #expect(document.contains(#"{"day":"2026-11-20","open":1,"overdue":1,"done":0}"#))
        #expect(document.contains(#"{"day":"2026-11-27","open":0,"overdue":0,"done":0,"repeating":2}"#))
        #expect(!document.contains("items"))
    }

    @Test func `a chosen day has its items`() throws {
        let document = ShowCalendarDocument.text(
            try .sample(.day(.november(9)), items: [.sample(3, "Rest", due: Due(day: .november(9)))])
        )

        #expect(document.contains(#""items":[{"id":3,"#))
    }

    @Test func `a week lists a repeating item once for its due date and once for later days`() throws {
        let item = Item.sample(3, "Rest", due: Due(day: .november(23))) { $0.recurrence = .every(Repetition(.daily)) }
        let week = CalendarPage.days(.november(23)...(.november(29)))

        let document = ShowCalendarDocument.text(try .sample(week, items: [item]))

        #expect(document.contains(#""from":"2026-11-23","through":"2026-11-29""#))
        #expect(document.split(separator: #""id":3"#).count == 3)
        #expect(document.contains(#""repeating":[{"id":3,"#))
    }
}
