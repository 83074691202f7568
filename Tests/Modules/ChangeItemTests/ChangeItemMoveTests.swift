import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemMoveTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<ChangeItemResponse>()
    private let interactor: ChangeItemInteractor

    init() {
        interactor = ChangeItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
        dataManager.known = []
    }

    private func move(_ item: Item, _ move: ItemChanges.Move) -> ItemDetails? {
        dataManager.items = [item]
        var changes = ItemChanges()
        changes.move = move
        interactor.perform(
            ChangeItemRequest(
                choice: ItemChoice(ItemFilter(Selection([[.ids([item.id...item.id])]])), typed: "postpone"),
                changes: changes
            )
        )
        return dataManager.plans.last?.updates.first?.after.details
    }

    private let week = ItemChanges.Move.by(CalendarSpan(count: 1, unit: .week))

    @Test func `a length counts from the due day, and the time stays`() {
        let due = Due(day: Day.saturday - 3, time: .noon)

        #expect(move(.sample(3, due: due), week)?.due == Due(day: Day.saturday + 4, time: .noon))
    }

    @Test func `without a due day, a length counts from today`() {
        #expect(move(.sample(3), week)?.due == Due(day: Day.saturday + 7))
    }

    @Test func `the wait day moves with the due day`() {
        let item = Item.sample(3, due: Due(day: Day.saturday + 5), wait: Day.saturday + 2)

        #expect(move(item, week)?.wait == Day.saturday + 9)
        #expect(move(item, .to(Due(day: Day.saturday + 6)))?.wait == Day.saturday + 3)
    }

    @Test(arguments: [(-1, nil), (0, nil), (2, 2)] as [(Int, Int?)])
    func `an item that was hidden past its due day is not hidden longer`(days: Int, kept: Int?) {
        let item = Item.sample(3, due: Due(day: Day.saturday - 4), wait: Day.saturday + days)

        #expect(move(item, week)?.wait == kept.map { Day.saturday + $0 })
        #expect(move(item, .to(Due(day: Day.saturday + 6)))?.wait == kept.map { Day.saturday + $0 })
    }

    @Test func `a day keeps the time unless it has one`() {
        let item = Item.sample(3, due: Due(day: Day.saturday, time: .noon))

        #expect(move(item, .to(Due(day: Day.saturday + 1)))?.due == Due(day: Day.saturday + 1, time: .noon))
        #expect(move(item, .to(Due(day: Day.saturday + 1, time: .midnight)))?.due?.time == .midnight)
    }

    @Test func `a day after the year 9999 is refused`() {
        _ = move(.sample(3), .by(CalendarSpan(count: 9_000, unit: .year)))

        #expect(output.failures == [.invalid(3, .dueOutsideCalendar)])
    }

    @Test func `a repeating item is not moved past the end of its series`() {
        let item = Item.sample(3, due: Due(day: Day.saturday)) {
            $0.recurrence = .every(Repetition(.weekly, end: .until(Day.saturday + 6)))
        }

        _ = move(item, week)

        #expect(output.failures == [.invalid(3, .dueAfterEnd(due: Day.saturday + 7, end: Day.saturday + 6))])
        #expect(dataManager.plans.isEmpty)
    }

    // MARK: Skip

    @Test func `hours count from the due time, past midnight as well`() {
        let item = Item.sample(3) { $0.due = Due(day: .saturday, time: TimeOfDay(hour: 23, minute: 15)) }

        let moved = move(item, .byMinutes(120))

        #expect(moved?.due == Due(day: Day.saturday + 1, time: TimeOfDay(hour: 1, minute: 15)))
    }

    @Test func `an item without a time of day does not move by hours`() {
        #expect(move(.sample(3) { $0.due = Due(day: .saturday) }, .byMinutes(120)) == nil)
        #expect(output.failures == [.invalid(3, .hasNoTime)])
    }

    @Test func `skip moves to the next occurrence and counts down`() {
        let item = Item.sample(3, due: Due(day: Day.saturday + 1, time: .noon), wait: Day.saturday) {
            $0.recurrence = .every(Repetition(.weekly, end: .count(3)))
        }

        let skipped = move(item, .toNextOccurrence)

        #expect(skipped?.due == Due(day: Day.saturday + 8, time: .noon))
        #expect(skipped?.wait == Day.saturday + 7)
        #expect(skipped?.recurrence == .every(Repetition(.weekly, end: .count(2))))
        #expect(output.responses.first?.rows.first?.after.isDone == false)
    }

    @Test func `skip keeps the day of a monthly series over a shorter month`() throws {
        let january = try #require(Day(year: 2027, month: 1, day: 31))
        let february = try #require(Day(year: 2027, month: 2, day: 28))
        let item = Item.sample(3, due: Due(day: january)) {
            $0.recurrence = .every(Repetition(.monthly, monthDays: [31]))
        }

        let skipped = move(item, .toNextOccurrence)

        #expect(skipped?.due?.day == february)
        #expect(skipped?.recurrence == item.details.recurrence)
    }

    @Test func `skip refuses items that do not repeat, and the last occurrence`() {
        _ = move(.sample(3), .toNextOccurrence)
        _ = move(
            .sample(4, due: Due(day: Day.saturday)) { $0.recurrence = .every(Repetition(.daily, end: .count(1))) },
            .toNextOccurrence
        )

        #expect(output.failures == [.invalid(3, .doesNotRepeat), .invalid(4, .isLastOccurrence)])
    }

    @Test func `skip leaves done items as they are`() {
        _ = move(.sample(3, isDone: true) { $0.recurrence = .every(Repetition(.daily)) }, .toNextOccurrence)

        #expect(output.responses.first?.unchanged.map(\.id) == [3])
    }
}
