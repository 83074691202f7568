import Terminal
import Testing

@testable import Screen

struct ActionTableTests {
    private static let done = Action(
        "done",
        label: "done",
        title: "Complete",
        keys: [.key("d"), .key("D")],
        panes: [.list]
    )
    private static let details = Action("raw", title: "Show the source", keys: [.key("d")], panes: [.details])
    private static let help = Action("help", label: "keys", title: "Show all keys", keys: [.key("?"), .control("p")])

    private let table = ActionTable(Action.moves + [done, details, help])

    private static let keys: [(String, Pane, String?)] = [
        ("d", Pane.list, "done"), ("D", .list, "done"), ("d", .details, "raw"), ("d", .sidebar, nil),
        ("?", .sidebar, "help"),
        ("Ctrl-P", .list, "help"), ("j", .details, "down"), ("Down", .list, "down"),
        ("Ctrl-D", .list, "half-page-down"),
        ("z", .list, nil),
    ]

    @Test(arguments: keys)
    func `a key has an action in a pane`(key: String, pane: Pane, name: String?) throws {
        let press = try #require(KeyPress(name: key))

        #expect(table.action(for: press, in: pane)?.name == name)
    }

    @Test func `each move has an action`() {
        #expect(Action.moves.map(\.move) == Move.allCases)
        #expect(Self.help.move == nil)
    }

    @Test func `no key has two actions in a pane`() {
        #expect(table.conflicts.isEmpty)
        let twice = ActionTable([Self.done, Action("delete", title: "Remove", keys: [.key("d")])])

        #expect(twice.conflicts.map(\.names) == [["done", "delete"]])
        #expect(twice.conflicts.map(\.key) == ["d"])
        #expect(twice.conflicts.map(\.pane) == [.list])
    }

    @Test func `a key of the user replaces those of the action and is taken from others`() {
        var table = table

        #expect(table.rebind("help", to: .key("d")) == true)
        #expect(table.rebind("unknown", to: .key("d")) == false)
        #expect(table["help"]?.keys == [.key("d")])
        #expect(table["done"]?.keys == [.key("D")])
        #expect(table["raw"]?.keys == [])
        #expect(table.conflicts.isEmpty)
    }

    @Test func `the footer has the labeled actions of a pane`() {
        let footer = Footer(table.footer(of: .list), width: 80)

        #expect(footer.line.map(\.text).joined() == " d done  ? keys")
        #expect(table.footer(of: .details) == [Footer.Entry(.key("?"), "keys")])
    }

    @Test(arguments: [
        (40, " a add  d done  Ctrl-R redo  ? keys"), (25, " a add  d done  ? keys"), (9, " ? keys"), (3, ""),
    ])
    func `in a narrow window, the last entry of the footer stays`(width: Int, line: String) {
        let entries = [("a", "add"), ("d", "done"), ("Ctrl-R", "redo"), ("?", "keys")].compactMap { key, label in
            KeyPress(name: key).map { Footer.Entry($0, label) }
        }

        #expect(Footer(entries, width: width).line.map(\.text).joined() == line)
    }

    @Test(arguments: [(0, nil), (1, "a"), (5, "a"), (6, nil), (8, "d"), (13, "d"), (99, nil)] as [(Int, String?)])
    func `a place in the footer is that of a key`(column: Int, key: String?) {
        let footer = Footer([Footer.Entry(.key("a"), "add"), Footer.Entry(.key("d"), "done")], width: 80)

        #expect(footer.press(at: column)?.name == key)
    }
}
