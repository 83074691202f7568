import Entities
import TestKit
import Testing
import Vocabulary

struct ChoiceReviewTests {
    private let open = Item.sample(3)
    private let done = Item.sample(4, isDone: true)
    private let filter = Selection([[.tag("home")]])

    private func ids(_ ranges: ClosedRange<Int>...) -> Selection {
        Selection([[.ids(ranges)]])
    }

    /// Reviews a choice of which only open items can be changed.
    private func review(
        _ items: Item...,
        by selection: Selection,
        _ policy: ConfirmationPolicy = .several,
        confirmed: ConfirmedItems = .only([])
    ) -> ChoiceReview {
        var chosen = ChosenItems(by: selection) { $0.status == .open }
        for item in items { chosen.add(item) }
        return chosen.reviewed(policy, confirmed: confirmed)
    }

    private func approved(_ items: Item..., unchanged: [Item] = []) -> ChoiceReview {
        .approved(ItemPreview(items), unchanged: ItemPreview(unchanged))
    }

    private func unconfirmed(_ items: Item...) -> ChoiceReview { .needsConfirmation(ItemPreview(items)) }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `a missing id rejects the whole choice, even if confirmed`(policy: ConfirmationPolicy) {
        #expect(review(open, by: ids(3...3, 9...9), policy, confirmed: .all) == .missing([9...9]))
    }

    @Test func `a selected id or range without items is missing`() {
        let selection = Selection([[.ids([3...3, 4...4, 6...9])], [.ids([20...30])]])

        #expect(review(.sample(3), .sample(7), by: selection) == .missing([4...4, 20...30]))
        #expect(
            review(.sample(3), .sample(4), .sample(6), .sample(30), by: selection)
                == approved(.sample(3), .sample(4), .sample(6), .sample(30))
        )
    }

    @Test(arguments: [
        Selection([[.ids([3...5]), .open]]), Selection([[.tag("home")]]), Selection([[.ids([3...3])], [.tag("home")]]),
        .everything,
    ])
    func `only selections of ids count as chosen by id`(selection: Selection) {
        #expect(review(.sample(3), .sample(4), by: selection) == unconfirmed(.sample(3), .sample(4)))
    }

    @Test func `ids need no confirmation, and unchangeable items are reported`() {
        #expect(review(open, done, by: ids(3...4)) == approved(open, unchanged: [done]))
    }

    @Test func `a filter ignores items that cannot be changed`() {
        #expect(review(open, done, by: filter) == approved(open))
    }

    @Test func `several items found by a filter need confirmation`() {
        #expect(review(open, .sample(5), done, by: filter) == unconfirmed(open, .sample(5)))
        #expect(review(open, .sample(5), done, by: filter, confirmed: .all) == approved(open, .sample(5)))
    }

    @Test func `if confirmation is always required, even a single id needs it`() {
        #expect(review(open, by: ids(3...3), .always) == unconfirmed(open))
        #expect(review(open, by: ids(3...3), .always, confirmed: .all) == approved(open))
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `if no item can be changed, no confirmation is needed`(policy: ConfirmationPolicy) {
        #expect(review(done, by: ids(4...4), policy) == approved(unchanged: [done]))
        #expect(review(done, by: filter, policy) == approved())
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `a confirmation covers the confirmed items or fewer, but none found later`(
        policy: ConfirmationPolicy
    ) {
        let asked = ConfirmedItems.only([3, 5])

        #expect(review(open, .sample(5), by: filter, policy, confirmed: asked) == approved(open, .sample(5)))
        #expect(review(open, by: filter, policy, confirmed: asked) == approved(open))
        #expect(review(open, .sample(6), by: filter, policy, confirmed: asked) == unconfirmed(open, .sample(6)))
        #expect(review(.sample(2), open, by: filter, policy, confirmed: asked) == unconfirmed(.sample(2), open))
    }

    @Test func `a preview keeps all ids but only a few items`() {
        let preview = ItemPreview((1...1_000).map { .sample($0) })

        #expect(preview.ids == Array(1...1_000))
        #expect(preview.first == (1...3).map { .sample($0) })
    }
}
