import Almanac
import CommandLine
import Entities
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemCommandTests {
    private func choice(_ words: String...) throws -> ItemChoice {
        let command = CompleteItemCommand.command
        let invocation = try CommandLineParser([command]).parse(words)
        return try command.choice(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `ids and filters select items, and --yes confirms`() throws {
        #expect(try choice("done", "3,5-7").filter.selection == Selection([[.ids([3...3, 5...7])]]))
        #expect(try choice("do", "+home", "--yes").isConfirmed)
    }
}
