import Almanac
import CommandLine
import Entities
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsCommandTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    private func request(_ words: String...) throws -> ListItemsRequest {
        let invocation = try CommandLineParser([ListItemsCommand.command]).parse(words)
        return try ListItemsCommand.request(from: invocation, dates: dates)
    }

    @Test(arguments: ["list", "ls"])
    func `the command alone requests everything in the default order`(word: String) throws {
        #expect(try request(word) == ListItemsRequest())
    }

    @Test(arguments: ItemGrouping.allCases)
    func `each grouping is accepted`(grouping: ItemGrouping) throws {
        #expect(try request("--by", grouping.rawValue, "ls").grouping == grouping)
        #expect(try request("--by", "none", "ls").grouping == nil)
    }

    @Test func `repeated sort keys are ignored`() throws {
        let keys = Array(repeating: "title,-due,-title", count: 400).joined(separator: ",")

        #expect(try request("ls", "--sort", keys).order == [.init(.title), .init(.due, isDescending: true)])
    }

    @Test func `sort keys have the names of attributes and their plurals`() throws {
        #expect(try request("ls", "--sort", "-pri,tags").order == [.init(.priority, isDescending: true), .init(.tag)])
        #expect(
            try request("ls", "--sort", "rank,-added").order == [.init(.urgency), .init(.created, isDescending: true)]
        )
    }

    @Test(arguments: ItemOrder.Key.allCases)
    func `each sort key is accepted in both directions`(name: ItemOrder.Key) throws {
        #expect(try request("ls", "--sort", name.rawValue).order == [.init(name)])
        #expect(try request("ls", "--sort", "-\(name.rawValue)").order == [.init(name, isDescending: true)])
    }

    @Test func `a limit is a count`() throws {
        #expect(try request("ls", "--limit", "5").limit == 5)
        #expect(throws: InputError.command(.notACount("0"))) { try request("ls", "--limit=0") }
        #expect(throws: InputError.command(.notACount("some"))) { try request("ls", "--limit", "some") }
    }

    @Test func `several keys keep their order`() throws {
        let order = try request("ls", "--sort=due,-priority,id", "+home").order

        #expect(order == [.init(.due), .init(.priority, isDescending: true), .init(.id)])
    }

    @Test func `an unknown key is rejected with a suggestion`() {
        let names = ItemOrder.Key.allCases.map(\.rawValue)

        #expect(
            throws: UsageError.unknownKey(option: "--sort", key: "priorty", suggestion: "priority", known: names)
        ) { try request("ls", "--sort", "due,-priorty") }
    }

    @Test func `words after the command are a filter`() throws {
        let filter = ItemFilter(Selection([[.tag("home"), .closed], [.ids([3...3])]]))

        #expect(try request("ls", "+home", "closed", "or", "3").filter == filter)
    }
}
