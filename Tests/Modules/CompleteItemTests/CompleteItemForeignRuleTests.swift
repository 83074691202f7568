import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// Series that only another program can complete.
extension CompleteItemSeriesTests {
    private static let hourly = Recurrence.foreign("FREQ=HOURLY;INTERVAL=6")

    @Test func `a series that another program repeats is not completed`() throws {
        try add(repeating("Water", Self.hourly))

        let (answer, messages) = try done("1")

        #expect(
            messages.contains(
                "Another program repeats item 1, and adder can't follow its rule. Complete it there, or set a repetition first: "
                    + "adder change 1 every:week."
            )
        )
        #expect(answer.isEmpty)
        #expect(try item(1).status == .open)
    }

    @Test func `a filter leaves out the series that another program repeats`() throws {
        try add(repeating("Water", Self.hourly), ItemDetails(title: "Paint", due: Due(day: .saturday)))

        let (answer, messages) = try done("due:today", "--yes")

        #expect((answer + messages).contains("Still open: 1 Water, which another program repeats. Complete it there."))
        #expect(try [item(1).status, item(2).status] == [.open, .done])
    }

    @Test func `a part that another program repeats stays open`() throws {
        try add(ItemDetails(title: "Garden"), repeating("Water", Self.hourly) { $0.parent = 1 })

        try done("1", "--parts")

        #expect(try [item(1).status, item(2).status] == [.done, .open])
    }
}
