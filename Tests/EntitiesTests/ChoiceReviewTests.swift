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

    private func isOpen(_ item: Item) -> Bool { item.status == .open }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `a missing id rejects the whole choice, even if confirmed`(policy: ConfirmationPolicy) {
        let review = ChosenItems([open], by: ids(3...3, 9...9)).reviewed(policy, confirmed: .all)

        #expect(review == .missing([9...9]))
    }

    @Test func `ids need no confirmation, and unchangeable items are reported`() {
        let review = ChosenItems([open, done], by: ids(3...4)).reviewed(confirmed: .only([]), canChange: isOpen)

        #expect(review == .approved([open], unchanged: [done]))
    }

    @Test func `a filter ignores items that cannot be changed`() {
        let review = ChosenItems([open, done], by: filter).reviewed(confirmed: .only([]), canChange: isOpen)

        #expect(review == .approved([open], unchanged: []))
    }

    @Test func `several items found by a filter need confirmation`() {
        let chosen = ChosenItems([open, .sample(5), done], by: filter)

        #expect(chosen.reviewed(confirmed: .only([]), canChange: isOpen) == .needsConfirmation([open, .sample(5)]))
        #expect(chosen.reviewed(confirmed: .all, canChange: isOpen) == .approved([open, .sample(5)], unchanged: []))
    }

    @Test func `if confirmation is always required, even a single id needs it`() {
        let chosen = ChosenItems([open], by: ids(3...3))

        #expect(chosen.reviewed(.always, confirmed: .only([])) == .needsConfirmation([open]))
        #expect(chosen.reviewed(.always, confirmed: .all) == .approved([open], unchanged: []))
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `if no item can be changed, no confirmation is needed`(policy: ConfirmationPolicy) {
        let named = ChosenItems([done], by: ids(4...4))
        let found = ChosenItems([done], by: filter)

        #expect(named.reviewed(policy, confirmed: .only([]), canChange: isOpen) == .approved([], unchanged: [done]))
        #expect(found.reviewed(policy, confirmed: .only([]), canChange: isOpen) == .approved([], unchanged: []))
    }

    @Test(arguments: [ConfirmationPolicy.several, .always])
    func `a confirmation covers the confirmed items or fewer, but none found later`(
        policy: ConfirmationPolicy
    ) {
        let asked = ConfirmedItems.only([3, 5])

        #expect(
            ChosenItems([open, .sample(5)], by: filter).reviewed(policy, confirmed: asked)
                == .approved([open, .sample(5)], unchanged: [])
        )
        #expect(ChosenItems([open], by: filter).reviewed(policy, confirmed: asked) == .approved([open], unchanged: []))
        #expect(
            ChosenItems([open, .sample(6)], by: filter).reviewed(policy, confirmed: asked)
                == .needsConfirmation([open, .sample(6)])
        )
    }
}
