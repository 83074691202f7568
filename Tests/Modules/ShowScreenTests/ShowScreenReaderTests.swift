import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenReaderTests {
    private let reader = ShowScreenReader(dates: { DateReader(.saturday, weeksStartOn: .monday) }) {
        ["office": "project:work"]
    }

    private func selection(_ place: ShowScreenPlace, _ text: String = "") throws -> Selection {
        try reader.filter(of: place, and: text).selection
    }

    @Test(arguments: [
        (["list", "--json"], true), (["ls"], true), (["add", "a", "list"], false), (["15", "done"], false),
        (["backup"], false), ([], false),
    ])
    func `some commands only show something`(words: [String], isView: Bool) {
        func command(_ name: String, aliases: [String] = [], _ group: Command.Group) -> Command {
            Command(name, aliases: aliases, summary: "", operands: .none, examples: [], group: group)
        }
        let commands = [
            command("list", aliases: ["ls"], .view), command("add", .change), command("done", .change),
            command("backup", .adder),
        ]
        let dates = DateReader(.saturday, weeksStartOn: .monday)
        let reader = ShowScreenReader(dates: { dates }, savedFilters: { [:] }, commands: commands)

        #expect(reader.onlyShows(words) == isView)
        #expect(reader.asksForNewItem(["add"]))
        #expect(!reader.asksForNewItem(["list"]) && !reader.asksForNewItem(["add", "Rest"]))
    }

    @Test func `places have their filters`() throws {
        #expect(try reader.filter(of: .upcoming, and: "").isEverything)
        #expect(try selection(.waiting) == Selection([[.waiting]]))
        #expect(try selection(.done) == Selection([[.closed]]))
        #expect(try selection(.tag("@town")) == Selection([[.tag("@town")]]))
        #expect(try selection(.project("two words")) == Selection([[.project("two words")]]))
        #expect(try selection(.saved("office")) == selection(.project("work")))
    }

    @Test func `what is typed applies to the place as a whole`() throws {
        let either = try selection(.all, "+home or +garden")

        #expect(either.alternatives.count == 2)
        let both = try selection(.done, "+home or +garden")
        #expect(both.alternatives.allSatisfy { $0.contains(.closed) })
    }

    @Test(arguments: ["\"home", "pri:huge", "("])
    func `a mistake is thrown`(text: String) {
        #expect(throws: InputError.self) { try reader.filter(of: .all, and: text) }
    }
}
