import Almanac
import CommandLine
import Entities
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemoveItemCommandTests {
    @Test func `ids and filters select items, and --yes confirms`() throws {
        let command = RemoveItemCommand.command
        let dates = DateReader(.saturday, weeksStartOn: .monday)

        let invocation = try CommandLineParser([command]).parse(["remove", "3,5-7", "--yes"])

        #expect(
            try command.choice(from: invocation, dates: dates)
                == ItemChoice(
                    ItemFilter(Selection([[.ids([3...3, 5...7])]])),
                    isConfirmed: true,
                    typed: "remove 3,5-7"
                )
        )
    }
}
