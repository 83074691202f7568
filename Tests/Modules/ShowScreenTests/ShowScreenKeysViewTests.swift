import Screen
import Terminal
import Testing

@testable import ShowScreen

struct ShowScreenKeysViewTests {
    private let table = ShowScreenKeysView.table()

    @Test func `no key has two meanings in a pane`() {
        #expect(table.conflicts.isEmpty, "\(table.conflicts)")
    }

    @Test func `each action has a key and a title`() {
        for action in table.actions {
            #expect(!action.keys.isEmpty, "\(action.name)")
            #expect(!action.title.isEmpty, "\(action.name)")
        }
    }

    @Test func `the user's keys replace others, and commands get keys`() throws {
        let own = ShowScreenKeysView.table(with: [("done", "x"), ("F5", "postpone {ids} 1w")])

        #expect(own.action(for: .key("x"), in: .list)?.name == "done")
        #expect(own.action(for: .key("d"), in: .list) == nil)
        let command = try #require(own.action(for: KeyPress(.function(5)), in: .list))
        #expect(ShowScreenKeysView.command(of: command) == "postpone {ids} 1w")
        #expect(own.conflicts.isEmpty)
    }

    @Test(arguments: [["done F5", "F5 stats"], ["F5 stats", "done f5"]])
    func `the first setting of a key counts`(lines: [String]) {
        let settings = lines.map { line in
            let words = line.split(separator: " ").map(String.init)
            return (name: words[0], value: words[1])
        }

        let own = ShowScreenKeysView.table(with: settings)

        let name = own.action(for: KeyPress(.function(5)), in: .list)?.name
        #expect(name == (lines[0] == "done F5" ? "done" : "command stats"))
        #expect((own.action(for: .key("d"), in: .list) == nil) == (name == "done"))
    }

    @Test func `a key or an action that does not exist changes nothing`() {
        let own = ShowScreenKeysView.table(with: [("done", "Ctrl"), ("dome", "d")])

        #expect(own.action(for: .key("d"), in: .list)?.name == "done")
    }

    @Test func `the footer ends with the way to all keys`() {
        #expect(table.footer(of: .list).last == Footer.Entry(.key("?"), "keys"))
    }
}
