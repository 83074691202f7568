import Almanac
import Entities
import Testing

struct HistoryTests {
    private static func due(_ day: Int, _ hour: Int? = nil) -> Due {
        Due(day: Day(number: day), time: hour.flatMap { TimeOfDay(hour: $0, minute: 0) })
    }

    private static let moves: [(Due?, Due?, Bool)] = [
        (due(5), due(6), true), (due(6), due(5), false), (due(5, 9), due(5, 10), true), (due(5, 10), due(5, 9), false),
        (due(5, 9), due(6, 8), true), (due(5, 9), due(5), false), (due(5), due(5, 9), false), (due(5), due(6, 9), true),
        (due(6, 9), due(5), false), (nil, due(5), false), (due(5), nil, false),
    ]

    @Test(arguments: moves)
    func `moving the due date to a later day is a postponement`(before: Due?, after: Due?, isPostponed: Bool) {
        #expect(ItemEffect.due(before: before, after: after).isPostponement == isPostponed)
    }

    @Test func `hiding an item longer is not a postponement`() {
        #expect(!ItemEffect.wait(before: Day(number: 1), after: Day(number: 2)).isPostponement)
        #expect(!ItemEffect.created.isPostponement)
    }

    @Test func `each change counts as at most one postponement`() {
        let later = ItemEffect.due(before: HistoryTests.due(1), after: HistoryTests.due(2))
        let sooner = ItemEffect.due(before: HistoryTests.due(2), after: HistoryTests.due(1))
        let changes = [[.created], [later], [sooner], [.tagAdded("x"), later]].enumerated().map { index, effects in
            let change = Change(id: index, instant: Instant(seconds: 0), command: "change")
            return ItemChange(change: change, effects: effects)
        }

        #expect(changes.postponements == 2)
        #expect([ItemChange]().postponements == 0)
    }

    @Test func `by default, a change is not undone`() {
        #expect(!Change(id: 1, instant: Instant(seconds: 0), command: "add").isUndone)
    }
}
