import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

private func next(_ due: String) -> String { CompleteItemSentences.next(nil, due) }

// Series that count hours.

extension CompleteItemSeriesTests {
    private static let everySixHours = Recurrence.every(Repetition(.hourly, interval: 6))

    private func due(_ days: Int, _ hour: Int) -> Due { Due(day: .saturday + days, minute: 60 * hour) }

    @Test mutating func `two times of a day leave two copies, and the next one waits until the last one is over`()
        throws
    {
        try add(repeating("Pill", due: due(0, 9), Self.everySixHours))
        pass(0, hour: 9)

        #expect(try done("1").answer == "Done 1: Pill \(isNow(2))\n  \(next("Sat 21 Nov 15:00"))\n")
        let again = try done("1")
        #expect(again.answer.isEmpty && again.messages.hasPrefix("Already done: 1 Pill, due Sat 21 Nov 15:00."))
        pass(0, hour: 16)
        #expect(try done("1").answer == "Done 1: Pill \(isNow(3))\n  \(next("Sat 21 Nov 21:00"))\n")

        #expect(try item(2).details.due == due(0, 9) && item(3).details.due == due(0, 15))
        #expect(try item(2).uuid != item(3).uuid && count == 3)
    }

    @Test mutating func `a time that is still to come is completed early`() throws {
        try add(repeating("Pill", due: due(0, 9), Self.everySixHours))
        pass(0, hour: 9)
        try done("1")

        let answer = try done("1", "--early").answer

        let early = CompleteItemSentences.early("Sat 21 Nov 15:00")
        #expect(answer == "Done 1: Pill \(isNow(3))\n  \(early) \(next("Sat 21 Nov 21:00"))\n")
    }

    @Test mutating func `one that was completed early or postponed isn't completed again at once`() throws {
        try add(
            repeating("Pill", due: due(0, 15), Self.everySixHours),
            repeating("Plants", due: due(0, 21), .again(Repetition(.hourly, interval: 6)))
        )
        pass(0, hour: 9)
        // It is later than in UTC.
        clock = FixedClock(
            Moment(instant: clock.now().instant, today: .saturday, time: TimeOfDay(minute: 840) ?? .noon)
        )
        try done("1", "2")

        #expect(try done("1").answer.isEmpty && done("2").answer.isEmpty)
        #expect(try item(1).details.due == due(0, 21) && item(2).details.due == due(0, 20) && count == 4)
    }

    @Test mutating func `missed times are named`() throws {
        try add(repeating("Pill", due: due(0, 9), Self.everySixHours))
        pass(1, hour: 4)

        let skipped = CompleteItemSentences.skipped("Sat 21 Nov 15:00, 21:00, Sun 22 Nov 03:00")
        #expect(try done("1").answer == "Done 1: Pill \(isNow(2))\n  \(next("Sun 22 Nov 09:00")) \(skipped)\n")
    }

    private mutating func pass(_ days: Int, hour: Int) {
        // The clock of the tests is in UTC.
        clock = FixedClock(Moment(utc: Instant(seconds: (Day.saturday + days).number * 86_400 + 3_600 * hour)))
    }
}
