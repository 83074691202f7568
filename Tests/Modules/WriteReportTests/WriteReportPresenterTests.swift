import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportPresenterTests {
    private func display(_ items: Item..., omitted: Int = 0) throws -> WriteReportDisplay {
        let rows = items.map { item in
            WriteReportResponse.Row(
                item: ItemSummary(item),
                standing: ItemStanding(item, at: .saturday, weeksStartOn: .monday)
            )
        }
        let response = WriteReportResponse(today: .saturday, rows: rows, omitted: omitted)
        let view = shown(
            by: WriteReportPresenter.self,
            response,
            to: WriteReportRequest(path: "a", pictures: ["<svg>"])
        )
        return try #require(view.displays.first)
    }

    @Test func `items are counted, those that aren't shown too`() throws {
        let display = try display(.sample(3, "Rest", due: Due(day: .saturday - 1)), .sample(4), omitted: 2)

        #expect(display.title == "To do, Sat 21 Nov 2026" && display.pictures == ["<svg>"])
        #expect(display.summary == "4 open items, 1 of them overdue.")
        #expect(display.note == "2 more items are not shown.")
        #expect(display.rows.map(\.due) == ["yesterday, overdue", ""])
    }

    @Test func `without items the page says so`() throws {
        let display = try display()

        #expect(display.summary == "0 open items." && display.rows.isEmpty && display.note.isEmpty)
    }
}
