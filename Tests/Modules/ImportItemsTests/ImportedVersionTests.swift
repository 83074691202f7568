import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

/// Items that a file has several times.
struct ImportedVersionTests {
    private let sample = SampleImport()

    private func version(_ line: Int, _ title: String, revision: Int = 0, changed: Int? = nil) -> ForeignItem {
        var item = ForeignItem(line: line, uuid: sampleUUID(1), details: ItemDetails(title: title))
        (item.revision, item.changed) = (revision, changed.map { Instant(seconds: $0) })
        return item
    }

    private func lost(_ line: Int) -> [Loss] {
        [Loss(.item, at: line, field: "uuid", value: sampleUUID(1).description, because: .otherVersion)]
    }

    @Test func `of equal versions, the first one counts and the other is a loss`() {
        let response = sample.run([version(1, "Rest"), version(5, "Sleep")])

        #expect(sample.dataManager.list.items.map(\.details.title) == ["Rest"])
        #expect(response?.losses == lost(5))
    }

    @Test(arguments: [(1, 0, nil, nil), (1, 0, 5, 9), (0, 0, 9, 5), (0, 0, 9, nil)] as [(Int, Int, Int?, Int?)])
    func `the later version counts, wherever it is, and the other is a loss`(
        revision: Int,
        otherRevision: Int,
        changed: Int?,
        otherChanged: Int?
    ) {
        for isFirst in [true, false] {
            let sample = SampleImport()
            let later = version(isFirst ? 1 : 5, "Later", revision: revision, changed: changed)
            let other = version(isFirst ? 5 : 1, "Other", revision: otherRevision, changed: otherChanged)

            let response = sample.run(isFirst ? [later, other] : [other, later])

            #expect(sample.dataManager.list.items.map(\.details.title) == ["Later"])
            #expect(response?.losses == lost(isFirst ? 5 : 1) && response?.added == 101...101)
        }
    }

    @Test func `a later version far away in the file replaces all values and references`() {
        var first = version(1, "Bake", changed: 1)
        (first.details.note, first.details.tags) = ("soon", ["home"])
        (first.parent, first.needs) = (.uuid(sampleUUID(2)), [.uuid(sampleUUID(3))])
        var later = version(2_000, "Bake a cake", changed: 2)
        later.needs = [.uuid(sampleUUID(4))]

        let response = sample.run([first] + (2...1_500).map { .sample($0, "Rest") } + [later])

        #expect(sample.details(101) == ItemDetails(title: "Bake a cake", needs: [104]))
        #expect(sample.dataManager.list.items.count == 1_500 && response?.losses == lost(1))
    }

    @Test(arguments: [5, 2_000]) func `an item that a later version deletes is not added`(line: Int) {
        let old = version(1, "Rest", changed: 1)
        var deleted = version(line, "Rest", changed: 1)
        deleted.isDeleted = true
        let others = (2..<line).map { ForeignItem.sample($0, "Sleep") }

        let response = sample.run([old] + others + [deleted])

        #expect(sample.dataManager.list.items.allSatisfy { $0.details.title == "Sleep" })
        #expect(response?.addedIDs.count == others.count && response?.losses == lost(1))
    }

    @Test func `an item that was changed after its deletion is added`() {
        var deleted = version(1, "Rest", changed: 1)
        deleted.isDeleted = true

        _ = sample.run([deleted, version(2, "Rest", changed: 2)])

        #expect(sample.dataManager.list.items.map(\.details.title) == ["Rest"])
    }

    @Test func `the later version of an item of the list updates it`() {
        sample.dataManager.add(ItemDetails(title: "Rest"), changed: Instant(seconds: 1))

        let response = sample.run([version(1, "Old", changed: 2), version(2, "New", changed: 3)]) { $0.updates = true }

        #expect(sample.details(1)?.title == "New" && response?.updated == [ItemName(id: 1, title: "Rest")])
        #expect(response?.losses == lost(1))
    }

    /// A repeating item of which another program has written the next occurrence as a line of its own.
    private func occurrences(_ first: Int, _ second: Int) -> (done: ForeignItem, open: ForeignItem) {
        var (done, open) = (version(first, "Pill"), version(second, "Pill"))
        (done.isDone, done.completed) = (true, Instant(seconds: 9))
        (done.details.due, open.details.due) = (Due(day: .saturday), Due(day: .saturday + 1))
        done.details.recurrence = .every(Repetition(.daily))
        open.details.recurrence = .every(Repetition(.daily))
        return (done, open)
    }

    @Test(arguments: [1, 2_000], [true, false])
    func `the done occurrence of an item that repeats is its copy, wherever it is`(line: Int, isFirst: Bool) throws {
        let sample = SampleImport()
        let rest = (2..<1_500).map { ForeignItem.sample($0, "Rest") }
        let (done, open) = isFirst ? occurrences(1, line + 1) : occurrences(line + 1, 1)

        let response = sample.run(
            (isFirst ? [done] : [open]) + (line == 1 ? [] : rest) + (isFirst ? [open] : [done])
        )

        let pills = sample.dataManager.list.items.filter { $0.details.title == "Pill" }
        let copy = try #require(pills.first { $0.status == .done })
        #expect(response?.losses == [] && pills.count == 2)
        #expect(pills.first { $0.status == .open }?.uuid == sampleUUID(1))
        #expect(copy.uuid == ItemUUID(ofCopyOf: sampleUUID(1), due: Due(day: .saturday)))
        #expect(copy.details == ItemDetails(title: "Pill", due: Due(day: .saturday)))
        #expect(copy.completed == Instant(seconds: 9))
    }

    @Test func `a file with occurrences is imported twice without a change, also after a completion here`() {
        let (done, open) = occurrences(1, 2)
        _ = sample.run([done, open])
        let before = sample.dataManager.list.items

        let response = sample.run([done, open])

        #expect(sample.dataManager.list.items == before && response?.unchanged == 2)
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `all done occurrences are copies, in any order`(order: [Int]) {
        let (first, second) = occurrences(1, 2)
        var (done, open) = (first, second)
        done.details.due = Due(day: .saturday + 1)
        open.details.due = Due(day: .saturday + 2)

        let response = sample.run(order.map { [first, done, open][$0] })

        let items = sample.dataManager.list.items
        #expect(items.first { $0.uuid == sampleUUID(1) }?.details.due?.day == .saturday + 2)
        let copies = (0...1).map { ItemUUID(ofCopyOf: sampleUUID(1), due: Due(day: .saturday + $0)) }
        #expect(copies.allSatisfy { copy in items.contains { $0.uuid == copy && $0.status == .done } })
        #expect(items.count == 3 && response?.losses == [])
    }

    @Test func `in a file with times of change, the later version counts`() {
        var (done, open) = occurrences(2, 1)
        (open.changed, done.changed) = (Instant(seconds: 1), Instant(seconds: 2))

        let response = sample.run([open, done])

        #expect(sample.dataManager.list.items.map(\.status) == [.done] && response?.losses == lost(1))
    }

    @Test(arguments: [false, true])
    func `an item that moved on since the file was written is not set back`(hasCopy: Bool) {
        let (done, open) = occurrences(1, 1)
        sample.dataManager.add(open.details)
        if hasCopy {
            let copy = Item(
                id: 2,
                uuid: ItemUUID(ofCopyOf: sampleUUID(1), due: Due(day: .saturday)),
                details: ItemDetails(title: "Pill", due: done.details.due),
                created: Instant(seconds: 9),
                changed: Instant(seconds: 9)
            )
            sample.dataManager.list.items.append(copy)
        }
        var old = open
        old.details.due = done.details.due

        let response = sample.run([old]) { $0.updates = true }

        #expect(sample.details(1)?.due?.day == (hasCopy ? .saturday + 1 : .saturday))
        #expect(response?.older.count == (hasCopy ? 1 : 0))
    }

    @Test(arguments: [false, true])
    func `an item that repeats every few hours is not set back behind what was done`(countsFromDone: Bool) {
        let hours = Repetition(.hourly, interval: 6)
        let due = [9, 10, 16].map { Due(day: .saturday, time: TimeOfDay(minute: 60 * $0)) }
        var details = ItemDetails(
            title: "Pill",
            due: due[2],
            recurrence: countsFromDone ? .again(hours) : .every(hours)
        )
        sample.dataManager.add(details)
        sample.dataManager.list.items.append(
            Item(
                id: 2,
                uuid: ItemUUID(ofCopyOf: sampleUUID(1), due: due[1]),
                details: ItemDetails(title: "Pill", due: due[1]),
                status: .done,
                created: Moment.saturday.instant,
                changed: Moment.saturday.instant,
                completed: Moment.saturday.instant
            )
        )
        details.due = due[0]

        let response = sample.run([.sample(1, "Pill") { $0.details = details }]) { $0.updates = true }

        #expect(sample.details(1)?.due == due[2] && response?.older.count == 1)
    }

    @Test func `a done occurrence alone ends the item`() {
        let (done, open) = occurrences(1, 1)
        sample.dataManager.add(open.details)

        _ = sample.run([done]) { $0.updates = true }

        #expect(sample.dataManager.list.items.map(\.status) == [.done])
    }
}
