import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct ChangeDataManagerTests {
    private let list = TestList()
    private let dataManager: ChangeDataManager

    /// 2 needs 1; 3 is part of 1; 4 needs 1 and 2, and is part of 3.
    init() throws {
        dataManager = ChangeDataManager(store: list.store)
        try list.add(
            ItemDetails(title: "Party", tags: ["home"]),
            ItemDetails(title: "Rest", needs: [1]),
            ItemDetails(title: "Invite", parent: 1),
            ItemDetails(title: "Cook", needs: [1, 2], parent: 3)
        )
    }

    /// Applies the plan for the selected items.
    @discardableResult
    private func change(
        _ selection: Selection,
        _ plan: ([Item], any ChangingList) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome {
        try dataManager.change(typed: "typed", at: Moment.saturday.instant) { list throws(ListError) in
            var items: [Item] = []
            try list.forEachItem(of: selection, today: .saturday) { items.append($0) }
            return try list.apply(plan(items, list), endsChange: true)
        }
    }

    private func remove(_ ids: ClosedRange<Int>) throws -> PlanOutcome {
        try change(Selection([[.ids([ids])]])) { items, _ in ListPlan(removals: items) }
    }

    @discardableResult
    private func mark(_ ids: ClosedRange<Int>, completed: Instant?) throws -> PlanOutcome {
        try change(Selection([[.ids([ids])]])) { items, _ in
            ListPlan(
                updates: items.map { .init($0, $0.marked(completed: completed, changed: Moment.saturday.instant)) }
            )
        }
    }

    private func remainingDetails() throws -> [ItemDetails] {
        try list.store.read { connection throws(ListError) in
            try ItemRows.items(where: nil, on: connection).map(\.details)
        }
    }

    private func changeCount() throws -> [String] {
        try list.rows("SELECT count(*) FROM change WHERE command = 'typed'")
    }

    // MARK: Removals

    @Test func `removing an item removes references to it, and the affected items are reported`() throws {
        let outcome = try remove(1...1)

        #expect(outcome.removed.map(\.details.title) == ["Party"])
        #expect(outcome.removed.map(\.details.tags) == [["home"]])
        #expect(outcome.dependents.map(\.id) == [2, 4])
        #expect(outcome.dependents.map(\.details.needs) == [[], [2]])
        #expect(outcome.children.map(\.id) == [3])
        #expect(
            try remainingDetails() == [
                ItemDetails(title: "Rest"), ItemDetails(title: "Invite"),
                ItemDetails(title: "Cook", needs: [2], parent: 3),
            ]
        )
    }

    @Test func `removing open items unblocks those without another open dependency`() throws {
        #expect(try remove(1...1).unblocked.map(\.id) == [2])
        #expect(try remove(2...2).unblocked.map(\.id) == [4])
    }

    @Test func `removing a done item, or one that only a done item needs, unblocks nothing`() throws {
        try mark(1...1, completed: Instant(seconds: 0))
        #expect(try remove(1...1).unblocked == [])

        try mark(4...4, completed: Instant(seconds: 0))
        #expect(try remove(2...2).unblocked == [])
    }

    @Test func `each item that depends on several others is checked once`() throws {
        let plan = try list.plan(of: Consequences.unblocked(given: false))

        #expect(plan.first == "CO-ROUTINE dependent", "\(plan)")
        #expect(plan.contains("SEARCH waiting USING INTEGER PRIMARY KEY (rowid=?)"), "\(plan)")
        #expect(plan.contains("SEARCH need USING PRIMARY KEY (item=?)"), "\(plan)")
    }

    @Test func `items removed together are not reported as affected`() throws {
        let outcome = try remove(1...3)

        #expect(outcome.removed.map(\.id) == [1, 2, 3])
        #expect(outcome.dependents.map(\.id) == [4])
        #expect(outcome.children.map(\.id) == [4])
        #expect(try remainingDetails() == [ItemDetails(title: "Cook")])
    }

    @Test func `an item without dependents or parts affects no other item`() throws {
        let outcome = try remove(4...4)

        #expect(outcome.dependents.isEmpty)
        #expect(outcome.children.isEmpty)
    }

    @Test func `removing several items is one change`() throws {
        _ = try remove(1...4)

        #expect(try changeCount() == ["1"])
    }

    // MARK: Completions

    @Test func `completed items are one change, and unblocked items are reported`() throws {
        let outcome = try mark(1...1, completed: Moment.saturday.instant)

        #expect(outcome.updated.map(\.id) == [1])
        #expect(outcome.unblocked.map(\.id) == [2])
        #expect(outcome.openParts.map(\.id) == [3])
        #expect(try list.item(1)?.status == .done)
        #expect(try list.item(1)?.completed == Moment.saturday.instant)
        #expect(try changeCount() == ["1"])
    }

    @Test func `other open dependencies still block`() throws {
        let outcome = try mark(4...4, completed: Moment.saturday.instant)

        #expect(outcome.openDependencies.mapValues { $0.map(\.id) } == [4: [1, 2]])
        #expect(outcome.unblocked.isEmpty)
    }

    @Test func `a reopened item keeps its details and blocks again`() throws {
        try mark(1...1, completed: Moment.saturday.instant)
        let outcome = try mark(1...1, completed: nil)

        #expect(outcome.waiting.map(\.id) == [2, 4])
        #expect(try list.item(1)?.status == .open)
        #expect(try list.item(1)?.completed == nil)
        #expect(try list.item(1)?.details == ItemDetails(title: "Party", tags: ["home"]))
    }

    // MARK: Edits

    @Test func `the selected items are updated in one change`() throws {
        let outcome = try change(Selection([[.tag("home")]])) { items, _ in
            ListPlan(
                updates: items.map { item in
                    let details = ItemDetails(title: "New", tags: ["garden"])
                    return .init(item, ItemAlteration(of: item, to: details, at: .saturday).after)
                }
            )
        }

        #expect(outcome.updated.map(\.details.title) == ["New"])
        #expect(try list.item(1)?.details == ItemDetails(title: "New", tags: ["garden"]))
        #expect(try changeCount() == ["1"])
    }

    @Test func `relations between items are found`() throws {
        try change(.everything) { (_, list) throws(ListError) in
            do {
                #expect(try list.unknownIDs(among: [1, 9, 3, 7]) == [9, 7])
                #expect(try list.idsNeeded(by: [4]) == [4, 2, 1])
                #expect(try list.idsNeeded(by: [1]) == [1])
                #expect(try list.idsAbove(4) == [4, 3, 1])
            }
            return ListPlan()
        }
    }

    @Test func `an empty plan records no change`() throws {
        #expect(try change(.everything) { _, _ in ListPlan() } == PlanOutcome())
        #expect(try changeCount() == ["0"])
    }

    @Test func `a failing decision changes nothing and reports the error`() throws {
        let failure = ListError(.damaged, path: "list", detail: .message("x"))

        #expect(throws: failure) { try change(.everything) { (_, _) throws(ListError) in throw failure } }
        #expect(try changeCount() == ["0"])
    }

    // MARK: Long changes

    /// Completes all items and returns the ids in each portion, or refuses the change when it comes to `unwanted`.
    private func completeAll(without unwanted: Int? = nil) throws -> (portions: [[Int]], last: PlanOutcome?) {
        var portions: [[Int]] = []
        let now = Moment.saturday.instant
        let last = try? dataManager.change(typed: "typed", at: now) { list throws(ChangeFailure) in
            let chosen = try list.choose(.sample(.everything, isConfirmed: true), today: .saturday)
            return try list.change(chosen, report: { _ in }) { portion throws(ChangeFailure) in
                if portion.items.contains(where: { $0.id == unwanted }) { throw .oneTitleForMany(2) }
                portions.append(portion.items.map(\.id))
                return try portion.apply(
                    ListPlan(updates: portion.items.map { .init($0, $0.marked(completed: now, changed: now)) })
                )
            }
        }
        return (portions, last)
    }

    private func addMany() throws {
        try list.change { connection throws(ListError) in
            _ = try TestList.insert((5...1_202).map { ItemDetails(title: "item \($0)", needs: [1]) }, on: connection)
        }
    }

    @Test func `many items are changed in portions, as one change`() throws {
        try addMany()

        let (portions, last) = try completeAll()

        #expect(portions.map(\.count) == [500, 500, 202])
        #expect(portions.joined().elementsEqual(1...1_202))
        #expect(try list.rows("SELECT count(*) FROM item WHERE status = 1") == ["1202"])
        #expect(try changeCount() == ["1"])
        // All items that depend on others are done as well.
        #expect(last?.unblocked == [] && last?.openDependencies == [:] && last?.openParts == [])
        #expect(try list.store.undo().count == 1)
        #expect(try list.rows("SELECT count(*) FROM item WHERE status = 1") == ["0"])
    }

    @Test func `a refused change that can't be rolled back is an error`() throws {
        list.store.batchesChanges = true

        #expect(throws: ChangeFailure.self) {
            try dataManager.change(typed: "typed", at: Moment.saturday.instant) { list throws(ChangeFailure) in
                try? self.list.store.read { connection throws(ListError) in
                    try connection.execute("RELEASE part; RELEASE part")
                }
                throw .oneTitleForMany(2)
            }
        }
    }

    @Test func `a refused change leaves no item changed`() throws {
        try addMany()

        let (portions, last) = try completeAll(without: 1_200)

        #expect(portions.map(\.count) == [500, 500])
        #expect(last == nil)
        #expect(try list.rows("SELECT count(*) FROM item WHERE status = 1") == ["0"])
        #expect(try changeCount() == ["0"])
    }
}
