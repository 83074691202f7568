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

    private func noon(_ day: Day) -> Moment {
        Moment(instant: Instant(seconds: 0), today: day, time: .noon)
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

    @Test func `the next occurrence in a chain is found by the UUID of the item alone`() {
        let item = item(.every(Repetition(.daily)), created: day)

        #expect(soughtUUIDs(of: item) == [ItemUUID(derivedFrom: item.uuid, name: "next")])
    }

    @Test func `a completed occurrence leads to the open one`() throws {
        let first = item(.every(Repetition(.weekly)), created: day)
        let second = try #require(NextOccurrence(of: first, done: noon(day)))
        let done = first.with(second.details, uuid: ItemUUID(ofOccurrenceAfter: first.uuid), status: .done)
        let third = try #require(NextOccurrence(of: done, done: noon(day + 7)))
        let open = first.with(third.details, uuid: ItemUUID(ofOccurrenceAfter: done.uuid), status: .open)

        let found = NextOccurrence.open(of: [first]) { uuids in [done, open].filter { uuids.contains($0.uuid) } }

        #expect(found == [1: [open]])
    }

    @Test func `a series on a movable day goes on until its last day`() throws {
        let day = try #require(Day(iso: "2027-09-15"))
        let recurrence = Recurrence(on: .lunar(15, month: 8), every: 1, after: day, end: .count(3))
        var (series, days): (Item?, [String]) = (item(recurrence, created: day), [])
        while let next = series.flatMap({ NextOccurrence(of: $0, done: noon(day)) })?.details, let due = next.due?.day {
            days.append(due.description)
            series = next.recurrence.map { item($0, created: due) }
        }

        #expect(days == ["2028-10-03", "2029-09-22"])
        #expect(recurrence.movableDay?.day == .lunar(15, month: 8))
    }

    @Test func `an item that doesn't repeat has no next occurrence`() {
        #expect(soughtUUIDs(of: .sample(1)).isEmpty)
    }

    @Test(arguments: [(-2, 5), (0, 7), (1, nil), (9, nil)] as [(Int, Int?)])
    func `the wait day moves along, except one that hid the item past its due day`(days: Int, next: Int?) {
        let series = Item.sample(1, due: Due(day: day), wait: day + days) {
            $0.recurrence = .every(Repetition(.weekly))
        }

        #expect(NextOccurrence(of: series, done: noon(day))?.details.wait == next.map { day + $0 })
    }

    @Test func `a series has one occurrence less after each, and ends`() throws {
        let first = item(.every(Repetition(.daily, end: .count(2))), created: day)
        let next = try #require(NextOccurrence(of: first, done: noon(day)))

        #expect(next.details.recurrence == .every(Repetition(.daily, end: .count(1))))
        #expect(
            NextOccurrence(of: item(.every(Repetition(.daily, end: .count(1))), created: day), done: noon(day)) == nil
        )
    }
}

extension Item {
    fileprivate func with(_ details: ItemDetails, uuid: ItemUUID, status: Status) -> Item {
        Item(id: id + 1, uuid: uuid, details: details, status: status, created: created, changed: changed)
    }
}
