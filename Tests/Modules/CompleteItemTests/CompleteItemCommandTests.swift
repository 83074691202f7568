import Almanac
import Boundary
import Entities
import Grammar
import Testing

@testable import CompleteItem

struct CompleteItemCommandTests {
    private func choice(_ words: String...) throws -> ItemChoice {
        let invocation = try CommandLineParser([CompleteItemCommand.command]).parse(words)
        return try CompleteItemCommand.choice(from: invocation, dates: DateReader(morning.now(), weeksStartOn: .monday))
    }

    @Test func `ids and filters choose, and the option says yes`() throws {
        #expect(try choice("done", "3,5-7").filter.selection == Selection([[.ids([3...3, 5...7])]]))
        #expect(try choice("do", "3", "5").filter.selection == Selection([[.ids([3...3, 5...5])]]))

        let confirmed = try choice("done", "+home", "--yes")
        #expect(
            confirmed == ItemChoice(ItemFilter(Selection([[.tag("home")]])), isConfirmed: true, typed: "done +home")
        )
    }

    @Test func `nothing is never everything`() {
        #expect(throws: Misunderstanding.missingWords(command: "done", example: "adder done 3,5-7")) {
            try choice("done")
        }
    }
}
