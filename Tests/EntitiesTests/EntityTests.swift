import Almanac
import Entities
import Testing
import Vocabulary

struct EntityTests {
    @Test func `high priority sorts first`() {
        #expect([Priority.low, .high, .medium].sorted() == [.high, .medium, .low])
        #expect(Priority.allCases.map(\.rawValue) == [1, 2, 3])
    }

    @Test func `a recurrence has a repetition whether it repeats from the due date or from completion`() {
        let repetition = Repetition(.weekly, interval: 2)

        #expect(Recurrence.every(repetition).repetition == repetition)
        #expect(Recurrence.again(repetition).repetition == repetition)
        #expect(Recurrence.every(repetition) != .again(repetition))
    }

    @Test func `a selection without alternatives matches everything`() {
        #expect(Selection.everything.isEverything)
        #expect(Selection().isEverything)
        #expect(!Selection([[.open]]).isEverything)
    }

    @Test(arguments: [(-1, true, true), (0, true, false), (-1, false, false)])
    func `an open item is overdue when its due date has passed`(days: Int, isOpen: Bool, isOverdue: Bool) {
        let now = Moment(instant: Instant(seconds: 0), today: Day(number: 20_778), time: .noon)

        #expect(Item.isOverdue(Due(day: now.today + days), isOpen: isOpen, at: now) == isOverdue)
        #expect(!Item.isOverdue(nil, isOpen: isOpen, at: now))
    }

    @Test(arguments: [(nil, false), (-1, false), (0, false), (1, true)])
    func `an item is hidden before the day until which it waits`(days: Int?, isHidden: Bool) {
        let today = Day(number: 20_778)

        #expect(Item.isHidden(until: days.map { today + $0 }, on: today) == isHidden)
    }

    @Test func `by default, an item is open and its optional details are empty`() {
        let item = Item(
            id: 1,
            uuid: ItemUUID(high: 1, low: 2),
            details: ItemDetails(title: "Pay rent"),
            created: Instant(seconds: 0),
            changed: Instant(seconds: 0)
        )

        #expect(item.status == .open)
        #expect(item.completed == nil)
        #expect(item.details.tags.isEmpty && item.details.needs.isEmpty)
        #expect(item.details.due == nil && item.details.project == nil && item.details.priority == nil)
    }

    @Test(arguments: [(Item.Status.open, 0), (.done, 1)])
    func `the raw value of a status is the stored number`(status: Item.Status, number: Int) {
        #expect(status.rawValue == number)
    }
}
