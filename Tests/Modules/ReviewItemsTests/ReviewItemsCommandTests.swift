import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsCommandTests {
    @Test func `the words are a filter`() throws {
        let request = try ReviewItemsCommand.request(
            from: CommandLineParser([ReviewItemsCommand.command]).parse(["review", "+home"]),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
        #expect(request.filter.selection == Selection([[.tag("home")]]))
    }
}
