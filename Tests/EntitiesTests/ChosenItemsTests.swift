import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

struct ChosenItemsTests {
    private let open = Item.sample(3)
    private let done = Item.sample(4, isDone: true)
    private let filter = Selection([[.tag("home")]])

    private func ids(_ ranges: ClosedRange<Int>...) -> Selection {
        Selection([[.ids(ranges)]])
    }

    private let list = FakeChangingList()

    /// Chooses items, of which only open ones can be changed, and removes them. Returns the ids of the removed items and of
    /// those that needed no change.
    private func remove(
        _ items: Item...,
        by selection: Selection,
        _ policy: ConfirmationPolicy = .several,
        isConfirmed: Bool = false,
        confirmed: [Int] = [],
        limitedTo limit: Selection.Term? = nil
    ) throws(ChangeFailure) -> [[Int]] {
        list.items = items
        let choice = ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "rm").confirmed(for: confirmed)
        let chosen = try list.choose(choice, limitedTo: limit, today: .saturday, confirming: policy) {
            $0.status == .open
        }
        return try list.change(chosen, report: { _ in }) { portion throws(ChangeFailure) in
            _ = try portion.apply(ListPlan(removals: portion.items))
            return [portion.items.map(\.id), portion.unchanged.map(\.id)]
        }
    }

    private func unconfirmed(_ items: Item...) -> ChangeFailure {
        .needsConfirmation(ItemsToConfirm(items.map { ItemSummary($0) }))
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `a missing id rejects the whole choice, even if confirmed`(policy: ConfirmationPolicy) {
        #expect(throws: ChangeFailure.unknownIDs([9...9])) {
            try remove(open, by: ids(3...3, 9...9), policy, isConfirmed: true)
        }
        #expect(list.plans.isEmpty)
    }

    @Test func `a selected id or range without items is missing`() throws {
        let selection = Selection([[.ids([3...3, 4...4, 6...9])], [.ids([20...30])]])

        #expect(throws: ChangeFailure.unknownIDs([4...4, 20...30])) {
            try remove(.sample(3), .sample(7), by: selection)
        }
        #expect(
            try remove(.sample(3), .sample(4), .sample(6), .sample(30), by: selection) == [[3, 4, 6, 30], []]
        )
    }

    @Test(arguments: [
        Selection([[.ids([3...5]), .open]]), Selection([[.tag("home")]]), Selection([[.ids([3...3])], [.tag("home")]]),
        .everything,
    ])
    func `only selections of ids count as chosen by id`(selection: Selection) {
        #expect(throws: unconfirmed(.sample(3), .sample(4))) { try remove(.sample(3), .sample(4), by: selection) }
    }

    @Test func `ids need no confirmation, and unchangeable items are reported`() throws {
        #expect(try remove(open, done, by: ids(3...4)) == [[3], [4]])
    }

    @Test func `a filter ignores items that cannot be changed`() throws {
        #expect(try remove(open, done, by: filter) == [[3], []])
    }

    @Test func `several items found by a filter need confirmation`() throws {
        #expect(throws: unconfirmed(open, .sample(5))) { try remove(open, .sample(5), done, by: filter) }
        #expect(try remove(open, .sample(5), done, by: filter, isConfirmed: true) == [[3, 5], []])
    }

    @Test func `if confirmation is always required, even a single id needs it`() throws {
        #expect(throws: unconfirmed(open)) { try remove(open, by: ids(3...3), .always) }
        #expect(try remove(open, by: ids(3...3), .always, isConfirmed: true) == [[3], []])
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `if no item can be changed, no confirmation is needed`(policy: ConfirmationPolicy) throws {
        #expect(try remove(done, by: ids(4...4), policy) == [[], [4]])
        #expect(throws: ChangeFailure.noMatch(NoMatch())) { try remove(done, by: filter, policy) }
        #expect(list.plans.isEmpty)
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `a confirmation covers the confirmed items or fewer, but none found later`(policy: ConfirmationPolicy) throws {
        let asked = [3, 5]

        #expect(try remove(open, .sample(5), by: filter, policy, confirmed: asked) == [[3, 5], []])
        #expect(try remove(open, by: filter, policy, confirmed: asked) == [[3], []])
        #expect(throws: unconfirmed(open, .sample(6))) {
            try remove(open, .sample(6), by: filter, policy, confirmed: asked)
        }
        #expect(throws: unconfirmed(.sample(2), open)) {
            try remove(.sample(2), open, by: filter, policy, confirmed: asked)
        }
    }

    @Test func `a filter that matches only done items is reported as such`() {
        list.matching = [Selection([[.tag("home"), .closed]])]

        for (selection, areDone) in [
            (filter, true), (Selection([[.tag("work")]]), false), (Selection([[.tag("home"), .open]]), false),
        ] {
            #expect(throws: ChangeFailure.noMatch(NoMatch(areDone: areDone))) { try remove(by: selection) }
        }
    }

    @Test func `a filter without a status is limited, one with a status or ids is not`() throws {
        _ = try remove(open, by: filter, limitedTo: .open)
        _ = try remove(open, by: ids(3...3), limitedTo: .open)
        _ = try remove(open, by: Selection([[.tag("home"), .closed]]), limitedTo: .open)

        #expect(
            list.selections == [
                Selection([[.tag("home"), .open]]), ids(3...3), Selection([[.tag("home"), .closed]]),
            ]
        )
    }

    @Test func `items to confirm have all ids but only a few names`() {
        let items = ItemsToConfirm((1...1_000).map { ItemSummary(.sample($0, "Item")) })

        #expect(items.ids == Array(1...1_000))
        #expect(items.first == (1...3).map { ItemName(id: $0, title: "Item") })
    }

    // MARK: Long changes

    /// Changes all items in portions, and returns the ids of each; refuses those with an unwanted one.
    private func portions(of items: [Item], without unwanted: Int? = nil) throws(ChangeFailure) -> [[Int]] {
        list.items = items
        var ids: [[Int]] = []
        let last = try list.change(typed: "rm", at: Moment.saturday.instant) { list throws(ChangeFailure) in
            let choice = ItemChoice(ItemFilter(Selection([[.ids([1...9_999])]])), typed: "rm")
            let chosen = try list.choose(choice, today: .saturday, where: { $0.status == .open })
            return try list.change(chosen, report: { ids.append($0) }) { portion throws(ChangeFailure) in
                if portion.items.contains(where: { $0.id == unwanted }) { throw .oneTitleForMany(2) }
                _ = try portion.apply(ListPlan(removals: portion.items))
                return (portion.items + portion.unchanged).map(\.id)
            }
        }
        return ids + [last]
    }

    @Test func `many items are changed in portions, with those that need no change`() throws {
        let ids = try portions(of: (1...1_002).map { .sample($0, isDone: $0 == 2 || $0 > 400) })

        #expect(ids.map(\.count) == [500, 500, 2])
        #expect(Set(ids.joined()) == Set(1...1_002))
        #expect(list.plans.map(\.removals.count) == [399])
    }

    @Test func `an item that can't be changed stops the whole change`() {
        #expect(throws: ChangeFailure.oneTitleForMany(2)) {
            try portions(of: (1...1_200).map { .sample($0) }, without: 1_100)
        }
        #expect(list.plans.isEmpty)
    }
}
