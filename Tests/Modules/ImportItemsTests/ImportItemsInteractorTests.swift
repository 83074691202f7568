import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ImportItemsInteractor

    init() {
        interactor = ImportItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @discardableResult
    private func importItems(
        _ items: ForeignItem...,
        losses: [Loss] = [],
        _ change: (inout ImportItemsRequest) -> Void = { _ in }
    ) -> ImportItemsResponse? {
        dataManager.source = FakeSource(items, losses: losses)
        var request = ImportItemsRequest(path: "a.json", typed: "import a.json")
        change(&request)
        interactor.importItems(request)
        return output.responses.last
    }

    private func details(_ id: Int) -> ItemDetails? {
        dataManager.list.items.first { $0.id == id }?.details
    }

    // MARK: Items

    @Test func `new items are added with their UUIDs and instants, as one change`() {
        let response = importItems(
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

        importItems(item)
        let response = importItems(item)

        #expect(dataManager.list.items.count == 1)
        #expect(response?.added == nil && response?.unchanged == 1 && response?.different == [])
    }

    @Test func `an item that differs is left as it is and listed`() {
        dataManager.add(ItemDetails(title: "Rest"))

        let response = importItems(.sample(1, "Sleep"))

        #expect(details(1)?.title == "Rest")
        #expect(response?.different == [ItemName(id: 1, title: "Rest")])
    }

    @Test func `an update takes the values that the file mentions`() {
        dataManager.add(
            ItemDetails(title: "Rest", note: "well", tags: ["a"], due: Due(day: now.today, time: .noon)),
            changed: Instant(seconds: 5)
        )

        let response = importItems(
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

        let look = importItems(.sample(1, "Rest", changed), .sample(2, "Rest"))
        importItems(.sample(1, "Rest", changed), .sample(2, "Rest")) { $0.updates = true }

        #expect(look?.different.map(\.id) == [1] && look?.unchanged == 1)
        #expect(details(1) == ItemDetails(title: "Rest") && details(2) == before)
    }

    @Test func `a value that could not be read clears nothing`() {
        dataManager.add(ItemDetails(title: "Rest", tags: ["c"]), changed: Instant(seconds: 5))
        let item = ForeignItem.sample(1, "Rest") { ($0.stated, $0.changed) = (.all, Instant(seconds: 6)) }

        let response = importItems(item, losses: [Loss(.tag, at: 1, field: "tags", value: "++")]) { $0.updates = true }

        #expect(details(1)?.tags == ["c"] && response?.unchanged == 1)
    }

    @Test func `a completion at another time is a difference`() {
        let item = { (second: Int) in
            ForeignItem.sample(1, "Rest") { item in
                (item.stated, item.isDone, item.completed) = (.all, true, Instant(seconds: second))
            }
        }
        importItems(item(7))

        #expect(importItems(item(7))?.unchanged == 1)
        #expect(importItems(item(8))?.different.map(\.id) == [101])
    }

    @Test func `without times in the file, an item that was changed after its import is later in the list`() {
        dataManager.add(ItemDetails(title: "Rest"), ItemDetails(title: "Bake"))
        dataManager.list.changedAfterImport = [1]

        let response = importItems(.sample(1, "Sleep"), .sample(2, "Eat")) { $0.updates = true }

        #expect(response?.older.map(\.id) == [1] && response?.updated.map(\.id) == [2])
    }

    @Test func `an item that was changed later in the list is not updated`() {
        dataManager.add(ItemDetails(title: "Rest"), changed: Instant(seconds: 7))

        let response = importItems(.sample(1, "Sleep") { $0.changed = Instant(seconds: 7) }) { $0.updates = true }

        #expect(details(1)?.title == "Rest" && response?.older.map(\.id) == [1])
    }

    @Test func `an item that the file has twice is imported once, and the second is a loss`() {
        let response = importItems(.sample(1, "Rest"), .sample(1, "Sleep"))

        #expect(dataManager.list.items.map(\.details.title) == ["Rest"])
        #expect(response?.losses.map(\.kind) == [.item])
    }

    @Test func `a title that is too long and tags beyond the limit are losses`() {
        let response = importItems(
            .sample(1, String(repeating: "a", count: ItemTitle.maximumByteCount + 1)),
            .sample(2, "Rest") { $0.details.tags = (0...ItemDetails.maximumTagCount).map { "t\($0)" } }
        )

        #expect(dataManager.list.items.map(\.details.tags.count) == [ItemDetails.maximumTagCount])
        #expect(response?.losses.map(\.kind) == [.item, .tag])
    }

    @Test func `a repeating item without a due date gets its first day`() {
        importItems(.sample(1, "Rest") { $0.details.recurrence = .every(Repetition(.daily)) })

        #expect(details(101)?.due?.day == now.today)
    }

    @Test func `items with other ids in the file are renumbered`() {
        let response = importItems(.sample(1, "a") { $0.key = "3" }, .sample(2, "b") { $0.key = "102" })

        #expect(response?.renumbered == [.init(old: "3", new: 101)])
    }

    // MARK: All or nothing

    @Test func `a dry run reports the same and changes nothing`() {
        let response = importItems(.sample(1, "Rest")) { $0.isDryRun = true }

        #expect(response?.added == 101...101 && response?.isDryRun == true)
        #expect(dataManager.list.items.isEmpty && dataManager.changes.isEmpty)
    }

    @Test func `a strict import without losses is carried out`() {
        let response = importItems(.sample(1, "Rest")) { $0.isStrict = true }

        #expect(response?.added == 101...101 && dataManager.changes == ["import a.json"])
    }

    @Test func `losses are in the order of the file`() {
        let response = importItems(
            .sample(1, "Bake") { $0.parent = .key("?") },
            losses: [Loss(.tag, at: 2, field: "tags", value: "c++")]
        )

        #expect(response?.losses.map(\.place) == [1, 2])
    }

    @Test func `a strict import with losses changes nothing`() {
        let loss = Loss(.tag, at: 1, field: "tags", value: "c++")

        importItems(.sample(1, "Rest"), losses: [loss]) { $0.isStrict = true }

        #expect(output.losses == [[loss]] && output.responses.isEmpty && dataManager.list.items.isEmpty)
    }

    @Test func `an error in the middle of the file changes nothing`() {
        let failure = ImportItemsFailure.badFile(
            ForeignFileError(.notUTF8, line: 2, column: 1),
            path: "a"
        )
        dataManager.source = FakeSource((1...600).map { .sample($0, "Rest") }, failure: failure)

        interactor.importItems(ImportItemsRequest(path: "a", typed: "import a"))

        #expect(output.failures == [failure] && dataManager.list.items.isEmpty)
    }

    @Test func `errors of the list and of opening the file are reported`() {
        importItems { _ in }
        dataManager.failure = ListError(.busy, path: "/l")
        interactor.importItems(ImportItemsRequest(path: "a", typed: ""))
        interactor.importItems(ImportItemsRequest(path: "missing", typed: ""))

        #expect(output.failures == [.list(ListError(.busy, path: "/l")), .unclearFormat([.csv], path: "missing")])
    }
}

struct ImportedReferenceTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()

    private func importItems(_ items: ForeignItem..., updates: Bool = false) -> ImportItemsResponse? {
        let interactor = ImportItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
        dataManager.source = FakeSource(items)
        interactor.importItems(ImportItemsRequest(path: "a", updates: updates, typed: ""))
        return output.responses.last
    }

    private func details(_ line: Int) -> ItemDetails? {
        dataManager.list.items.first { $0.uuid == sampleUUID(line) }?.details
    }

    @Test func `references by name and by UUID work in both directions`() {
        let response = importItems(
            .sample(1, "Bake") { ($0.key, $0.needs) = ("x", [.key("y"), .uuid(sampleUUID(3))]) },
            .sample(2, "Buy flour") { ($0.key, $0.parent) = ("y", .key("x")) },
            .sample(3, "Find the tin") { $0.parent = .uuid(sampleUUID(1)) }
        )

        #expect(details(1)?.needs == [102, 103] && details(2)?.parent == 101 && details(3)?.parent == 101)
        #expect(response?.losses == [])
    }

    @Test func `a parent may name its parts`() {
        _ = importItems(
            .sample(1, "Buy flour") { $0.needs = [.uuid(sampleUUID(3))] },
            .sample(2, "Bake") { $0.children = [.uuid(sampleUUID(1)), .uuid(sampleUUID(3))] },
            .sample(3, "Find the tin")
        )

        #expect(details(1)?.parent == 102 && details(3)?.parent == 102 && details(1)?.needs == [103])
    }

    @Test func `references to items of the list work`() {
        dataManager.add(ItemDetails(title: "Bake"))

        _ = importItems(.sample(2, "Buy flour") { $0.parent = .uuid(sampleUUID(1)) })

        #expect(details(2)?.parent == 1)
    }

    @Test func `references to nothing are dropped and reported`() {
        let response = importItems(.sample(1, "Bake") { ($0.parent, $0.needs) = (.key("?"), [.uuid(sampleUUID(9))]) })

        #expect(details(1)?.parent == nil && details(1)?.needs == [])
        #expect(response?.losses.map(\.kind) == [.reference, .reference])
        #expect(response?.losses.map(\.field) == ["parent", "needs"])
    }

    @Test func `a part that does not exist is reported`() {
        let response = importItems(.sample(3, "Bake") { $0.children = [.key("x@y")] })

        #expect(response?.losses == [Loss(.reference, at: 3, field: "child", value: "x@y")])
    }

    @Test func `cycles are broken and reported`() {
        let response = importItems(
            .sample(1, "a") { ($0.parent, $0.needs) = (.uuid(sampleUUID(2)), [.uuid(sampleUUID(1))]) },
            .sample(2, "b") { ($0.parent, $0.needs) = (.uuid(sampleUUID(3)), [.uuid(sampleUUID(3))]) },
            .sample(3, "c") { ($0.parent, $0.needs) = (.uuid(sampleUUID(1)), [.uuid(sampleUUID(2))]) }
        )

        #expect([details(1), details(2), details(3)].filter { $0?.parent == nil }.count == 1)
        #expect(details(1)?.needs == [] && (details(2)?.needs.count ?? 0) + (details(3)?.needs.count ?? 0) == 1)
        #expect(response?.losses.map(\.field) == ["needs", "parent", "needs"])
    }

    @Test func `a long chain of references is followed`() {
        let count = 3_000
        dataManager.source = FakeSource(
            (1...count).map { number in .sample(number, "a") { $0.needs = [.uuid(sampleUUID(number % count + 1))] } }
        )
        let interactor = ImportItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output

        interactor.importItems(ImportItemsRequest(path: "a", typed: ""))

        #expect(output.responses.last?.losses.count == 1)
    }

    /// The list has three items, the third of which is part of the first.
    private func addParts() {
        dataManager.add(
            ItemDetails(title: "a"),
            ItemDetails(title: "b"),
            ItemDetails(title: "c", needs: [1], parent: 1),
            changed: Instant(seconds: 1)
        )
    }

    private func sample(_ line: Int, parent: Int? = nil, needs: [Int] = [], seconds: Int = 2) -> ForeignItem {
        .sample(line, ["a", "b", "c", "d"][line - 1]) { item in
            item.parent = parent.map { .uuid(sampleUUID($0)) }
            item.needs = needs.map { .uuid(sampleUUID($0)) }
            (item.changed, item.stated) = (Instant(seconds: seconds), .all)
        }
    }

    @Test func `an update closes no cycle together with references of the list`() {
        addParts()

        let response = importItems(sample(1, parent: 2), sample(2, parent: 3), updates: true)

        #expect(details(1)?.parent == 2 && details(2)?.parent == nil && details(3)?.parent == 1)
        #expect(response?.updated.map(\.id) == [1] && response?.unchanged == 1)
        #expect(response?.losses == [.reference(.uuid(sampleUUID(3)), "parent", at: 2)])
    }

    @Test func `a new item closes no cycle between items of the list`() {
        addParts()

        let response = importItems(sample(1, parent: 4, needs: [4]), sample(4, parent: 3, needs: [3]), updates: true)

        #expect(details(4)?.parent == 3 && details(4)?.needs == [3])
        #expect(details(1)?.parent == nil && details(1)?.needs == [])
        #expect(response?.losses.map(\.field) == ["parent", "needs"])
    }

    @Test func `a bad parent drops no dependency`() {
        addParts()

        let response = importItems(sample(1, parent: 3, needs: [2]), updates: true)

        #expect(details(1)?.parent == nil && details(1)?.needs == [2])
        #expect(response?.losses == [.reference(.uuid(sampleUUID(3)), "parent", at: 1)])
    }

    @Test func `a reference can be turned around`() {
        addParts()

        let response = importItems(sample(1, parent: 3, needs: [3]), sample(3), updates: true)

        #expect(details(1)?.parent == 3 && details(1)?.needs == [3])
        #expect(details(3)?.parent == nil && details(3)?.needs == [])
        #expect(response?.losses == [] && response?.updated.map(\.id) == [1, 3])
    }

    @Test func `older references change nothing`() {
        addParts()

        let response = importItems(sample(3, parent: 2, seconds: 1), updates: true)

        #expect(details(3)?.parent == 1 && response?.older.map(\.id) == [3] && response?.updated == [])
    }

    @Test func `other references are a difference`() {
        addParts()

        let response = importItems(sample(2, needs: [1]), sample(3))

        #expect(response?.different.map(\.id) == [2, 3] && response?.unchanged == 0)
        #expect(details(2)?.needs == [] && details(3)?.parent == 1)
    }

    @Test func `an update takes references, unless they close a cycle in the list`() {
        dataManager.add(ItemDetails(title: "a"), ItemDetails(title: "b", needs: [1]), changed: Instant(seconds: 1))

        let response = importItems(
            .sample(1, "A") { ($0.needs, $0.changed) = ([.uuid(sampleUUID(2))], Instant(seconds: 2)) },
            .sample(2, "B") { ($0.parent, $0.changed) = (.uuid(sampleUUID(1)), Instant(seconds: 2)) },
            updates: true
        )

        #expect(details(1)?.needs == [] && details(2)?.parent == 1)
        #expect(response?.losses.map(\.kind) == [.reference])
    }
}
