import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}CommandTests {
    @Test func `ids and filters select items, and --yes confirms`() throws {
        let command = {{name}}Command.command

        let choice = try command.choice("{{command}}", "3,5-7", "--yes")

        let filter = ItemFilter(Selection([[.ids([3...3, 5...7])]]))
        let typed = "{{command}} 3,5-7"
        #expect(choice == ItemChoice(filter, isConfirmed: true, typed: typed))
    }
}
