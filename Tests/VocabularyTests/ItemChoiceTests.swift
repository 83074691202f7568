import Testing
import Vocabulary

struct ItemChoiceTests {
    @Test func `picked items that have disappeared are left out of the command, too`() throws {
        let choice = ItemChoice([3, 4, 7], of: "change", "pri:high").confirmed(for: [3, 4, 7])

        let rest = try #require(choice.without([4...4]))

        #expect(rest.typed == "change 3 7 pri:high")
        #expect(rest.filter == ItemFilter(ids: [3, 7]))
        #expect(rest.confirms([3, 7]) && rest.isPicked)
        #expect(rest.without([3...3, 7...7]) == nil)
    }

    @Test func `the numbers of many picked items are ranges in the command`() {
        #expect(ItemChoice([9, 5, 4, 3, 1, 8], of: "done").typed == "done 1 3-5 8 9")
    }

    @Test func `typed items are all meant`() {
        let choice = ItemChoice(ItemFilter(ids: [3, 4]), typed: "done 3 4")

        #expect(!choice.isPicked && choice.without([4...4]) == nil)
    }
}
