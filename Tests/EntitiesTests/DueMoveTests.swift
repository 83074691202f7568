import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct DueMoveTests {
    private static func due(_ day: Int, _ hour: Int? = nil) -> Due {
        Due(day: .saturday + day, time: hour.flatMap { TimeOfDay(hour: $0, minute: 0) })
    }

    private func isPostponement(
        _ before: Due,
        _ after: Due,
        _ recurrence: Recurrence? = nil,
        hasCopy: Bool = false
    ) -> Bool {
        DueMove(from: before, to: after, recurrence, at: Moment.saturday.instant)
            .isPostponement(on: FixedClock.saturday) { $0 == Due(day: before.day) && hasCopy }
    }

    private static let moves: [(Due, Due, Bool)] = [
        (due(5), due(6), true), (due(6), due(5), false), (due(5, 9), due(5, 10), true), (due(5, 10), due(5, 9), false),
        (due(5, 9), due(6, 8), true), (due(5, 9), due(5), false), (due(5), due(5, 9), false), (due(5), due(6, 9), true),
        (due(6, 9), due(5), false),
    ]

    @Test(arguments: moves)
    func `moving the due date to a later day or time is a postponement`(before: Due, after: Due, isPostponed: Bool) {
        #expect(isPostponement(before, after) == isPostponed)
    }

    private static let weekly = Recurrence.every(Repetition(.weekly))

    private static let seriesMoves: [(Due, Due, Recurrence, Bool)] = [
        (due(1), due(8), weekly, false), (due(1), due(15), weekly, true), (due(1), due(2), weekly, true),
        // Skipped on Saturday: the next occurrence is the first one after it.
        (due(-15), due(6), weekly, false), (due(-15), due(-1), weekly, true),
        (due(-3), due(2), .again(Repetition(.daily, interval: 2)), false),
        (due(-3), due(1), .again(Repetition(.daily, interval: 2)), true),
        (due(0, 8), due(0, 10), weekly, true),
    ]

    @Test(arguments: seriesMoves)
    func `moving on to the next occurrence is not a postponement`(
        before: Due,
        after: Due,
        recurrence: Recurrence,
        isPostponed: Bool
    ) {
        #expect(isPostponement(before, after, recurrence) == isPostponed)
    }

    @Test func `a day that has a copy was completed, whatever the new day`() {
        #expect(!isPostponement(DueMoveTests.due(1), DueMoveTests.due(3), DueMoveTests.weekly, hasCopy: true))
        // An item that did not repeat left no copy.
        #expect(isPostponement(DueMoveTests.due(1), DueMoveTests.due(3), hasCopy: true))
    }

    /// Made a daily series on day 1, completed, moved, made weekly on day 5, and moved on.
    private let changes = [
        [.created, .due(before: nil, after: due(0))], [.due(before: due(0), after: due(1))],
        [.recurrence(before: nil, after: .every(Repetition(.daily)))], [.due(before: due(1), after: due(2))],
        [
            .tagAdded("x"), .due(before: due(2), after: due(5)),
            .recurrence(before: .every(Repetition(.daily)), after: weekly),
        ],
        [.due(before: due(5), after: nil)], [.due(before: nil, after: due(6))], [.due(before: due(6), after: due(13))],
    ]
    .enumerated().map { (index, effects: [ItemEffect]) in
        ItemChange(change: Change(id: index, instant: Instant(seconds: index), command: "change"), effects: effects)
    }

    private let item = Item.sample(1) { $0.recurrence = weekly }

    @Test func `moves are found with the repetition of their time, newest first`() {
        let daily = Recurrence.every(Repetition(.daily))
        #expect(
            changes.dueMoves(of: item) == [
                DueMove(
                    from: DueMoveTests.due(6),
                    to: DueMoveTests.due(13),
                    DueMoveTests.weekly,
                    at: Instant(seconds: 7)
                ),
                DueMove(from: DueMoveTests.due(2), to: DueMoveTests.due(5), daily, at: Instant(seconds: 4)),
                DueMove(from: DueMoveTests.due(1), to: DueMoveTests.due(2), daily, at: Instant(seconds: 3)),
                DueMove(from: DueMoveTests.due(0), to: DueMoveTests.due(1), nil, at: Instant(seconds: 1)),
            ]
        )
    }

    @Test func `a series was due on the days that it left, and those in between`() {
        #expect(changes.occurrences(of: item) == [1, 2, 3, 4, 6].map { Due(day: .saturday + $0) })
    }
}
