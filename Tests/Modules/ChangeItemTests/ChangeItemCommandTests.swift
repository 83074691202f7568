import Almanac
import Boundary
import Entities
import Grammar
import Testing

@testable import ChangeItem

struct ChangeItemCommandTests {
    private func read(_ words: String...) throws -> ChangeItemRequest {
        let invocation = try CommandLineParser([ChangeItemCommand.command]).parse(words)
        let dates = DateReader(morning.now(), weeksStartOn: .monday)
        return try ChangeItemCommand.request(from: invocation, dates: dates)
    }

    @Test func `ids in front choose, and the rest is what changes`() throws {
        let request = try read("change", "3,5-7", "+urgent", "-later", "due:mon", "project:")

        #expect(request.choice.filter.selection == Selection([[.ids([3...3, 5...7])]]))
        #expect(request.changes.addedTags == ["urgent"])
        #expect(request.changes.removedTags == ["later"])
        #expect(request.changes.due == .set(Due(day: saturday + 2)))
        #expect(request.changes.project == .clear)
        #expect(request.choice.typed == "change 3,5-7 +urgent -later due:mon project:")
    }

    @Test func `a filter goes up to the word that ends it, and the option says yes`() throws {
        let request = try read("mod", "+home", "overdue", "to", "due:mon", "--yes")

        #expect(request.choice.filter.selection == Selection([[.tag("home"), .overdue]]))
        #expect(request.choice.isConfirmed)
        #expect(request.changes.due == .set(Due(day: saturday + 2)))
    }

    @Test(arguments: [["change"], ["change", "3"], ["change", "+home", "due:mon"], ["change", "+home", "to"]])
    func `without items or without a change there is nothing to do`(words: [String]) {
        #expect(throws: Misunderstanding.self) {
            let invocation = try CommandLineParser([ChangeItemCommand.command]).parse(words)
            let dates = DateReader(morning.now(), weeksStartOn: .monday)
            _ = try ChangeItemCommand.request(from: invocation, dates: dates)
        }
    }
}
