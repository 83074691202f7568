import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct NextOccurrenceTests {
    private let day = Day.saturday

    private func item(_ recurrence: Recurrence, created: Day, completed: Day? = nil, changed: Day? = nil) -> Item {
        func instant(_ day: Day) -> Instant { Instant(seconds: day.number * 86_400 + 43_200) }
        var details = ItemDetails(title: "Water")
        details.recurrence = recurrence
        details.due = Due(day: created)
        return Item(
            id: 1,
            uuid: ItemUUID(high: 1, low: 1),
            details: details,
            status: completed == nil ? .open : .done,
            created: instant(created),
            changed: instant(changed ?? completed ?? created),
            completed: completed.map(instant)
        )
    }

    /// Returns the UUIDs that are looked up.
    private func soughtUUIDs(of item: Item) -> [ItemUUID] {
        var sought: [ItemUUID] = []
        _ = NextOccurrence.open(of: [item]) { uuids in
            sought += uuids
            return []
        }
        return sought
    }

    @Test(arguments: [Recurrence.every(Repetition(.weekly)), .again(Repetition(.weekly))])
    func `a reopened item is followed by the occurrence of any day on which it may have been completed`(
        recurrence: Recurrence
    ) throws {
        let reopened = item(recurrence, created: day - 40, changed: day)
        for done in [day - 40, day - 33, day - 20, day] {
            let uuid = try #require(NextOccurrence(of: reopened, done: done)).uuid
            let next = Item.sample(9).withUUID(uuid)

            #expect(NextOccurrence.open(of: [reopened]) { $0.contains(uuid) ? [next] : [] } == [1: [next]])
        }
    }

    @Test func `a completed item is followed only by the occurrences of that day and of its neighbors`() {
        let again = item(.again(Repetition(.daily)), created: day - 400, completed: day)
        let every = item(.every(Repetition(.weekly)), created: day - 400, completed: day)

        #expect(soughtUUIDs(of: again).count == 3)
        #expect(soughtUUIDs(of: every).count <= 2)
    }

    @Test func `an item that doesn't repeat has no next occurrence`() {
        #expect(soughtUUIDs(of: .sample(1)).isEmpty)
    }

    @Test func `a series has one occurrence less after each, and ends`() throws {
        let first = item(.every(Repetition(.daily, end: .count(2))), created: day)
        let next = try #require(NextOccurrence(of: first, done: day))

        #expect(next.details.recurrence == .every(Repetition(.daily, end: .count(1))))
        #expect(NextOccurrence(of: item(.every(Repetition(.daily, end: .count(1))), created: day), done: day) == nil)
    }
}

extension Item {
    fileprivate func withUUID(_ uuid: ItemUUID) -> Item {
        Item(id: id, uuid: uuid, details: details, status: status, created: created, changed: changed)
    }
}
