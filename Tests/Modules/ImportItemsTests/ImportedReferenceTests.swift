import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

/// Parents and dependencies between items of the file and of the list.
struct ImportedReferenceTests {
    private let imported = SampleImport()
    private var dataManager: FakeDataManager { imported.dataManager }

    private func importItems(_ items: ForeignItem..., updates: Bool = false) -> ImportItemsResponse? {
        imported.run(items) { $0.updates = updates }
    }

    private func details(_ line: Int) -> ItemDetails? { imported.details(ofLine: line) }

    @Test func `a name that two items have is the first one's, and is reported`() {
        let response = importItems(
            .sample(1, "Bake") { $0.key = "7" },
            .sample(2, "Rest") { $0.key = "7" },
            .sample(3, "Buy flour") { $0.parent = .key("7") }
        )

        #expect(details(3)?.parent == 101)
        #expect(response?.losses == [Loss(.attribute, at: 2, field: "id", value: "7", because: .idInUse)])
    }

    @Test func `references by name and by UUID work in both directions`() {
        let response = importItems(
            .sample(1, "Bake") { ($0.key, $0.needs) = ("x", [.key("y"), .key(sampleUUID(3).description)]) },
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

    @Test func `a dependency on the copy of a series that was completed since stays`() {
        let vacuum = ItemDetails(title: "Vacuum", due: Due(day: .saturday), recurrence: .every(Repetition(.weekly)))
        dataManager.add(vacuum, ItemDetails(title: "Invite", needs: [3]))
        let copy = NewItem(copyOf: dataManager.list.items[0], completedAt: .saturday)
        dataManager.list.items.append(
            Item(id: 3, uuid: copy.uuid, details: copy.details, created: copy.created, changed: copy.changed)
        )
        dataManager.list.seriesOfCopies = [3: dataManager.list.items[0]]

        let response = importItems(
            .sample(2, "Invite") { $0.needs = [.uuid(sampleUUID(1))] },
            updates: true
        )

        #expect(details(2)?.needs == [3] && response?.updated == [])
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

        let items = (1...3).compactMap { details($0) }
        #expect(items.count { $0.parent == nil } == 1)
        #expect(items.map(\.needs.count).sorted() == [0, 0, 1])
        #expect(details(1)?.needs == [])
        #expect(response?.losses.map(\.field) == ["needs", "parent", "needs"])
    }

    @Test func `a long chain of references is followed`() {
        let count = Sampling.rounds(1_000, full: 3_000)

        let response = imported.run(
            (1...count).map { number in .sample(number, "a") { $0.needs = [.uuid(sampleUUID(number % count + 1))] } }
        )

        #expect(response?.losses.count == 1)
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

        let response = importItems(sample(3, parent: 2, seconds: 0), updates: true)

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
