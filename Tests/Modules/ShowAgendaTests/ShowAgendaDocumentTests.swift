import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaDocumentTests {
    @Test func `the document has what is overdue, and the days with items and later occurrences`() throws {
        let today = Day.saturday
        let items = [
            Item.sample(1, "Call mom", due: Due(day: today - 2)), .stretch(2, due: Due(day: today), every: 2),
            .sample(3, "Rest", due: Due(day: today + 2)),
        ]

        let document = ShowAgendaDocument.text(try .sample(items))

        #expect(
            document.hasPrefix(
                #"{"adder":1,"agenda":{"from":"2026-11-21","through":"2026-11-24","overdue":[{"id":1,"#
            )
        )
        #expect(document.contains(#"],"days":[{"day":"2026-11-21","items":[{"id":2,"#))
        #expect(document.contains(#"{"day":"2026-11-23","items":[{"id":3,"#))
        #expect(document.contains(#"],"repeating":[{"id":2,"#))
        #expect(!document.contains(#""day":"2026-11-22""#))
    }
}
