import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

struct ConversionTests {
    private let everything = ItemDetails(
        title: "Pay  rent",
        note: "by hand",
        tags: ["money", "@bank"],
        project: "home.flat",
        priority: .medium,
        due: Due(day: Day(number: 20_784), time: .noon),
        wait: Day(number: 20_780),
        recurrence: .again(Repetition(.monthly, interval: 2, monthDays: [31])),
        needs: [3, 5],
        parent: 2
    )

    @Test(arguments: [(Item.Status.open, nil), (.done, Instant(seconds: 30))])
    func `a summary contains all properties of the item`(status: Item.Status, completed: Instant?) {
        let uuid = ItemUUID(high: 0x019A_B5C2_7E40_7D3E, low: 0x9C41_6F0B_8A2D_5E11)
        let item = Item(
            id: 7,
            uuid: uuid,
            details: everything,
            status: status,
            created: Instant(seconds: 10),
            changed: Instant(seconds: 20),
            completed: completed
        )

        let summary = ItemSummary(item)

        let expected = ItemSummary(
            id: 7,
            uuid: uuid,
            details: everything,
            isDone: status == .done,
            created: Instant(seconds: 10),
            changed: Instant(seconds: 20),
            completed: completed
        )
        #expect(summary == expected)
        #expect(summary.uuid.description == "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11")
    }

    @Test func `a filter matches everything if and only if its selection does`() {
        #expect(ItemFilter.everything.isEverything)
        #expect(!ItemFilter(Selection([[.overdue(at: .midnight)]])).isEverything)
        #expect(
            ItemFilter(Selection([[.overdue(at: .midnight)]])).selection.alternatives == [[.overdue(at: .midnight)]]
        )
    }
}
