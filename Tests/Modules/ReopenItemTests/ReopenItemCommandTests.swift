import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import ReopenItem

struct ReopenItemCommandTests {
    @Test func `ids and filters select items, and --yes confirms`() throws {
        let choice = try ReopenItemCommand.command.choice("reopen", "3,5-7", "--yes")

        let filter = ItemFilter(Selection([[.ids([3...3, 5...7])]]))
        #expect(choice == ItemChoice(filter, isConfirmed: true, typed: "reopen 3,5-7"))
    }
}
