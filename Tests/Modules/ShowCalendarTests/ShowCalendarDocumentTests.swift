import Entities
import TestKit
import Testing

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
        #expect(!document.contains("items"))
    }

    @Test func `a chosen day has its items`() throws {
        let document = ShowCalendarDocument.text(try .sample(chosen: .november(9), items: [.sample(3, "Rest")]))

        #expect(document.contains(#""items":[{"id":3,"#))
    }
}
