import Almanac
import CommandLine
import Entities
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemCommandTests {
    private func read(_ words: String...) throws -> ChangeItemRequest {
        let invocation = try CommandLineParser([ChangeItemCommand.command]).parse(words)
        let dates = DateReader(.saturday, weeksStartOn: .monday)
        return try ChangeItemCommand.request(from: invocation, dates: dates)
    }

    @Test func `leading ids select items, and the rest are changes`() throws {
        let request = try read("change", "3,5-7", "+urgent", "-later", "due:mon", "project:")

        #expect(request.choice.filter.selection == Selection([[.ids([3...3, 5...7])]]))
        #expect(request.changes.addedTags == ["urgent"])
        #expect(request.changes.removedTags == ["later"])
        #expect(request.changes.due == .set(Due(day: Day.saturday + 2)))
        #expect(request.changes.project == .clear)
        #expect(request.choice.typed == "change 3,5-7 +urgent -later due:mon project:")
    }

    @Test func `a filter ends at “to”, and --yes confirms`() throws {
        let request = try read("mod", "+home", "overdue", "to", "due:mon", "--yes")

        #expect(request.choice.filter.selection == Selection([[.tag("home"), .overdue(at: Moment.saturday.time)]]))
        #expect(request.choice.isConfirmed)
        #expect(request.changes.due == .set(Due(day: Day.saturday + 2)))
    }

    @Test(arguments: [["change"], ["change", "3"], ["change", "+home", "due:mon"], ["change", "+home", "to"]])
    func `missing items or changes are rejected`(words: [String]) {
        #expect(throws: InputError.self) {
            let invocation = try CommandLineParser([ChangeItemCommand.command]).parse(words)
            let dates = DateReader(.saturday, weeksStartOn: .monday)
            _ = try ChangeItemCommand.request(from: invocation, dates: dates)
        }
    }
}
