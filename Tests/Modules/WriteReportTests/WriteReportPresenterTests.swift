import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportPresenterTests {
    private func display(_ facts: ReportFacts) throws -> WriteReportDisplay {
        let view = shown(
            by: WriteReportPresenter.self,
            try WriteReportResponse.sample(facts),
            to: WriteReportRequest(path: "a", pictures: ["<svg>"])
        )
        return try #require(view.displays.first)
    }

    @Test func `items are counted, those that aren't shown too`() throws {
        let display = try display(
            ReportFacts(
                open: [.sample(3), .sample(4)],
                openCount: 4,
                overdueCount: 1,
                done: [.sample(5, isDone: true)],
                doneCount: 2,
                families: [ItemFamily(), ItemFamily()],
                blockers: [[], []],
                doneParents: [ItemName(id: 9, title: "Move house")]
            )
        )

        #expect(display.title == "To do, Sat 21 Nov 2026" && display.pictures == ["<svg>"])
        #expect(
            display.summary
                == "On Sat 21 Nov 2026 09:30: 4 open items, 1 of them overdue. Done since Sun 8 Nov 2026: 2."
        )
        #expect(display.open.note == "2 more items are not shown." && display.done.note == "1 more item is not shown.")
        #expect(display.done.caption == "Done since Sun 8 Nov 2026" && display.done.rows.map(\.id) == ["5"])
        #expect(display.done.rows.map(\.facts) == [["part of 9 Move house"]])
    }

    @Test func `no date depends on the day on which the page is read`() throws {
        let days = [-1, 0, 1, 9]
        let items = days.enumerated().map { index, days in
            Item.sample(index + 1, due: Due(day: .saturday + days, time: days == 1 ? .noon : nil))
        }

        let display = try display(

            ReportFacts(
                open: items,
                openCount: 4,
                done: [.sample(9, isDone: true)],
                doneCount: 1,
                families: items.map { _ in ItemFamily() },
                blockers: items.map { _ in [] },
                doneParents: [nil]
            )

        )

        #expect(
            display.open.rows.map(\.date) == [
                "Fri 20 Nov 2026, overdue", "Sat 21 Nov 2026", "Sun 22 Nov 2026 12:00", "Mon 30 Nov 2026",
            ]
        )
        #expect(display.open.rows.map(\.isOverdue) == [true, false, false, false])
        #expect(display.done.rows.map(\.date) == ["Thu 1 Jan 1970"])
    }

    @Test func `a row says how an item repeats, until when it waits, its parts and its parent`() throws {
        let item = Item.sample(
            3,
            "Pack",
            due: Due(day: .saturday + 9),
            wait: .saturday + 2,
            tags: ["home"],
            project: "move",
            priority: .high,
            parent: 9
        ) {
            ($0.recurrence, $0.note) = (.every(Repetition(.daily, interval: 3)), "boxes\n\ntape")
        }
        let facts = ReportFacts(
            open: [item, .sample(4, wait: .saturday)],
            openCount: 2,
            families: [
                ItemFamily(
                    parent: ItemName(id: 9, title: "Move house"),
                    parts: ItemCounts(open: 3, done: 2)
                ), ItemFamily(),
            ],
            blockers: [[ItemName(id: 7, title: "Get boxes"), ItemName(id: 8, title: "Rest")], []]
        )

        let rows = try display(facts).open.rows

        #expect(
            rows[0].facts == [
                "every 3 days", "hidden until Mon 23 Nov 2026", "blocked by 7 Get boxes, 8 Rest", "2 of 5 parts done",
                "part of 9 Move house",
            ]
        )
        #expect(
            rows[0].note == ["boxes", "", "tape"] && rows[0].names == ["move", "+home"] && rows[0].priority == "high"
        )
        #expect(rows[1].facts.isEmpty && rows[1].note.isEmpty)
    }

    @Test func `without items the page says so`() throws {
        let display = try display(ReportFacts())

        #expect(display.summary == "On Sat 21 Nov 2026 09:30: 0 open items. Done since Sun 8 Nov 2026: 0.")
        #expect(display.open.rows.isEmpty && display.open.note.isEmpty && display.done.rows.isEmpty)
    }
}
