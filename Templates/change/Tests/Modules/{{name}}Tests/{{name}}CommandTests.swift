import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}CommandTests {
    @Test func `ids and filters select items, and --yes confirms`() throws {
        let choice = try {{name}}Command.command.choice("{{command}}", "3,5-7", "--yes")

        let filter = ItemFilter(Selection([[.ids([3...3, 5...7])]]))
        #expect(choice == ItemChoice(filter, isConfirmed: true, typed: "{{command}} 3,5-7"))
    }
}
