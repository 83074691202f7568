import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

/// New items, items that are in the list already, and their updates.
struct ImportedItemTests {
    private let sample = SampleImport()
    private var dataManager: FakeDataManager { sample.dataManager }

    private func details(_ id: Int) -> ItemDetails? { sample.details(id) }

    @Test func `new items are added with their UUIDs and instants, as one change`() {
        let response = sample.importItems(
            .sample(1, "Rest") { $0.created = Instant(seconds: 5) },
            .sample(2, "Bake") {
                ($0.isDone, $0.completed, $0.changed) = (true, Instant(seconds: 7), Instant(seconds: 8))
            }
        )

        let items = dataManager.list.items
        #expect(items.map(\.uuid) == [sampleUUID(1), sampleUUID(2)] && items.map(\.status) == [.open, .done])
        #expect(items.map(\.created) == [Instant(seconds: 5), now.instant])
        #expect(items.map(\.changed) == [now.instant, Instant(seconds: 8)])
        #expect(items[1].completed == Instant(seconds: 7))
        #expect(response?.added == 101...102 && dataManager.changes == ["import a.json"])
    }

    @Test func `a second import of the same items adds nothing`() {
        let item = ForeignItem.sample(1, "Rest") { $0.details.tags = ["home"] }

        sample.importItems(item)
        let response = sample.importItems(item)

        #expect(dataManager.list.items.count == 1)
        #expect(response?.added == nil && response?.unchanged == 1 && response?.different == [])
    }

    @Test func `a repeating item without a date gets one, which is reported`() throws {
        let item = ForeignItem.sample(1, "Rest") { $0.details.recurrence = .every(Repetition(.daily)) }

        let response = sample.importItems(item)
        let again = sample.importItems(item)

        let due = try #require(details(101)?.due).description
        let loss = Loss(.date, at: 1, field: "due", value: "", became: due, because: .missingDate)
        #expect(response?.losses == [loss])
        #expect(again?.losses == [] && again?.unchanged == 1)
    }

    @Test func `a value that can't be read doesn't clear the one in the list`() {
        let list = ItemDetails(title: "Rest", priority: .high, needs: [2], parent: 2)
        dataManager.add(list, ItemDetails(title: "Sleep"), changed: Instant(seconds: 5))
        let losses = [(Loss.Kind.priority, "priority"), (.reference, "needs"), (.status, "status")]

        sample.importItems(
            .sample(1, "Rest") { ($0.stated, $0.changed) = (.all, Instant(seconds: 6)) },
            losses: losses.map { Loss($0, at: 1, field: $1, value: "?") }
        ) { $0.updates = true }

        #expect(details(1) == list)
    }

    @Test func `an item that differs is left as it is and listed`() {
        dataManager.add(ItemDetails(title: "Rest"))

        let response = sample.importItems(.sample(1, "Sleep"))

        #expect(details(1)?.title == "Rest")
        #expect(response?.different == [ItemName(id: 1, title: "Rest")])
    }

    @Test func `an update takes the values that the file mentions`() {
        dataManager.add(
            ItemDetails(title: "Rest", note: "well", tags: ["a"], due: Due(day: now.today, time: .noon)),
            changed: Instant(seconds: 5)
        )

        let response = sample.importItems(
            .sample(1, "Sleep") {
                ($0.details.tags, $0.details.due) = (["b"], Due(day: now.today))
                ($0.isDone, $0.changed) = (true, Instant(seconds: 6))
            }
        ) { $0.updates = true }

        let due = Due(day: now.today, time: .noon)
        #expect(details(1) == ItemDetails(title: "Sleep", note: "well", tags: ["b"], due: due))
        #expect(dataManager.list.items[0].status == .done && dataManager.list.items[0].changed == Instant(seconds: 6))
        #expect(response?.updated.map(\.id) == [1])
    }

    @Test func `a missing value clears a field that the file states`() {
        let before = ItemDetails(
            title: "Rest",
            note: "well",
            tags: ["a"],
            project: "home",
            priority: .high,
            due: Due(day: now.today, time: .noon),
            wait: now.today,
            parent: nil
        )
        dataManager.add(before, before, changed: Instant(seconds: 5))
        let changed = { (item: inout ForeignItem) in (item.stated, item.changed) = (.all, Instant(seconds: 6)) }

        let look = sample.importItems(.sample(1, "Rest", changed), .sample(2, "Rest"))
        sample.importItems(.sample(1, "Rest", changed), .sample(2, "Rest")) { $0.updates = true }

        #expect(look?.different.map(\.id) == [1] && look?.unchanged == 1)
        #expect(details(1) == ItemDetails(title: "Rest") && details(2) == before)
    }

    @Test func `a value that could not be read clears nothing`() {
        dataManager.add(ItemDetails(title: "Rest", tags: ["c"]), changed: Instant(seconds: 5))
        let item = ForeignItem.sample(1, "Rest") { ($0.stated, $0.changed) = (.all, Instant(seconds: 6)) }

        let response = sample.importItems(item, losses: [Loss(.tag, at: 1, field: "tags", value: "++")]) {
            $0.updates = true
        }

        #expect(details(1)?.tags == ["c"] && response?.unchanged == 1)
    }

    @Test func `a completion at another time is a difference`() {
        let item = { (second: Int) in
            ForeignItem.sample(1, "Rest") { item in
                (item.stated, item.isDone, item.completed) = (.all, true, Instant(seconds: second))
            }
        }
        sample.importItems(item(7))

        #expect(sample.importItems(item(7))?.unchanged == 1)
        #expect(sample.importItems(item(8))?.different.map(\.id) == [101])
    }

    @Test func `without times in the file, an item that was changed after its import is later in the list`() {
        dataManager.add(ItemDetails(title: "Rest"), ItemDetails(title: "Bake"))
        dataManager.list.changedAfterImport = [1]

        let response = sample.importItems(.sample(1, "Sleep"), .sample(2, "Eat")) { $0.updates = true }

        #expect(response?.older.map(\.id) == [1] && response?.updated.map(\.id) == [2])
    }

    @Test func `an item that was changed later in the list is not updated`() {
        dataManager.add(ItemDetails(title: "Rest"), changed: Instant(seconds: 8))

        let response = sample.importItems(.sample(1, "Sleep") { $0.changed = Instant(seconds: 7) }) {
            $0.updates = true
        }

        #expect(details(1)?.title == "Rest" && response?.older.map(\.id) == [1])
    }

    @Test func `an item of an export that was edited by hand is updated`() {
        dataManager.add(ItemDetails(title: "Rest"), changed: Instant(seconds: 7))

        let response = sample.importItems(.sample(1, "Sleep") { $0.changed = Instant(seconds: 7) }) {
            $0.updates = true
        }

        #expect(details(1)?.title == "Sleep" && response?.updated.map(\.id) == [1])
    }

    @Test func `a repeating item without a due date gets its first day`() {
        sample.importItems(.sample(1, "Rest") { $0.details.recurrence = .every(Repetition(.daily)) })

        #expect(details(101)?.due?.day == now.today)
    }

    @Test func `items with other ids in the file are renumbered`() {
        let response = sample.importItems(.sample(1, "a") { $0.key = "3" }, .sample(2, "b") { $0.key = "102" })

        #expect(response?.renumbered == [.init(old: "3", new: 101)])
    }
}
