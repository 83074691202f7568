import Almanac
import CommandLine
import Entities
import ItemLanguage
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemCommandTests {
    private func read(_ words: String...) throws -> ShowItemRequest {
        let invocation = try CommandLineParser([ShowItemCommand.command]).parse(words)
        return try ShowItemCommand.request(
            from: invocation,
            dates: DateReader(MorningClock().now(), weeksStartOn: .monday)
        )
    }

    @Test func `ids and filters select items`() throws {
        #expect(try read("show", "3", "5") == request(Selection([[.ids([3...3, 5...5])]])))
        #expect(try read("show", "+home") == request(Selection([[.tag("home")]])))
        #expect(try read("show", "3", "--full").isFull)
    }

    @Test func `an operand is required`() {
        #expect(throws: InputError.missingArgument(command: "show", example: "adder show 3")) { try read("show") }
    }
}
