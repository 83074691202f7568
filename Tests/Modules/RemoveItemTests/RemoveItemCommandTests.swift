import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemoveItemCommandTests {
    @Test func `ids and filters select items, and --yes confirms`() throws {
        let choice = try RemoveItemCommand.command.choice("remove", "3,5-7", "--yes")

        let filter = ItemFilter(Selection([[.ids([3...3, 5...7])]]))
        #expect(choice == ItemChoice(filter, isConfirmed: true, typed: "remove 3,5-7"))
    }
}
