import Almanac
import CommandLine
import Entities
import ModuleKit
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenRouterTests {
    @Test func `an item is added, selected, and taken back`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("aBuy bread mon +shop\r")

        #expect(fixture.currentRow.contains("Buy bread"))
        #expect(fixture.lastRow == "Added 6: Buy bread. u reverses it.")
        fixture.robot.type("u")
        #expect(fixture.paneRows(with: "Buy bread").isEmpty)
        fixture.robot.type("\u{12}")
        #expect(fixture.paneRows(with: "Buy bread").count >= 1)
    }

    @Test func `a completed item goes, and the next one is current`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("d")

        #expect(fixture.lastRow.hasPrefix("Done 1: Send the offer"))
        #expect(fixture.currentRow.contains("Water the plants"))
    }

    @Test func `marked items change together, as one change`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("  mnext mon\r")

        let due = Due(day: .saturday + 2)
        let items = try fixture.module.items()
        #expect(items[0].details.due == due)
        #expect(items[1].details.due == due)
        fixture.robot.type("u")
        #expect(try fixture.module.items()[0].details.due == Due(day: .saturday - 1))
    }

    @Test(arguments: [" d", " mmon\r", "vjm1w\r", "* pl"])
    func `marks go once they were acted on`(keys: String) throws {
        let daily = Recurrence.every(Repetition(.daily, interval: 1))
        let fixture = try ShowScreenFixture([
            ItemDetails(title: "Stretch", due: Due(day: .saturday), recurrence: daily),
            ItemDetails(title: "Rest", due: Due(day: .saturday + 1)),
            ItemDetails(title: "Read", due: Due(day: .saturday)),
        ])

        fixture.robot.type(keys)

        #expect(!fixture.robot.rows[0].contains("marked"))
    }

    @Test(arguments: [("dy", "Send the offer"), ("vjjdy", "치과"), ("  Gdy", "Send the offer")])
    func `undo returns to the item that was current, or else to the first marked one`(keys: String, title: String)
        throws
    {
        let fixture = try ShowScreenFixture()
        try fixture.module.add(ItemDetails(title: "Attach the price list", parent: 1))
        fixture.screen.presenter.listHasChanged()

        fixture.robot.type("\(keys)u")

        #expect(fixture.currentRow.contains(title))
    }

    @Test func `marks stay if nothing was done with them`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("  m\u{1B}aBread\ru")

        #expect(fixture.robot.rows[0].contains("2 marked"))
    }

    @Test func `a removal asks`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("xn")
        #expect(try fixture.module.items().count == 5)
        fixture.robot.type("xy")

        #expect(try fixture.module.items().count == 4)
    }

    @Test func `the question about a removal counts the parts that lose their parent`() throws {
        let fixture = try ShowScreenFixture()
        try fixture.module.add(ItemDetails(title: "Attach the price list", parent: 1))

        fixture.robot.type("x")

        #expect(fixture.rows(with: "Remove 1 Send the offer?").count == 1)
        #expect(fixture.rows(with: "part").count == 1)
    }

    @Test func `keys act on the items of the agenda`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("8")
        #expect(fixture.robot.rows[0].hasPrefix(" Agenda"))
        #expect(fixture.currentRow.contains("Send the offer"))
        #expect(fixture.paneRows(with: "Today, Sat 21 Nov").count == 1)
        fixture.robot.type("jd")

        #expect(fixture.lastRow.hasPrefix("Done 2: Water the plants"))
        #expect(fixture.currentRow.contains("치과"))
    }

    @Test func `a day of the calendar is chosen, and its items become a list`() throws {
        let fixture = try ShowScreenFixture(rows: 40)

        fixture.robot.type("9")
        #expect(fixture.paneRows(with: "[21]").count >= 1)
        #expect(fixture.paneRows(with: "Water the plants").count == 1)
        fixture.robot.type("l")
        #expect(fixture.paneRows(with: "(22)").count == 1)
        #expect(fixture.robot.rows[0].contains("Sun 22 Nov"))
        fixture.robot.type("\r")
        #expect(fixture.currentRow.contains("치과"))
        fixture.robot.type("\u{1B}")
        fixture.robot.type("j")

        #expect(fixture.paneRows(with: "(29)").count == 1)
    }

    private static let series = [
        ItemDetails(
            title: "Stretch",
            due: Due(day: .saturday),
            recurrence: .every(Repetition(.daily, interval: 1))
        ),
        ItemDetails(title: "Rest", due: Due(day: .saturday + 1)),
    ]

    @Test(arguments: ["9l\r", "8j"], ["d", "mmon\r", "xy", "rRun\r", "ph", "Pgym\r", "t+gym\r", "nslowly\r"])
    func `a later occurrence is not taken for the present one`(way: String, keys: String) throws {
        let fixture = try ShowScreenFixture(rows: 40, ShowScreenRouterTests.series)
        let before = try fixture.module.items()

        fixture.robot.type(way)
        #expect(fixture.currentRow.contains("Stretch"))
        fixture.robot.type(String(keys.prefix(1)))

        #expect(fixture.lastRow.contains("later occurrence of 1"))
        #expect(fixture.lastRow.hasSuffix(":1 goes to the present one."))
        #expect(try fixture.module.items() == before)
        fixture.robot.type("\u{1B}:1\r\(keys)")
        #expect(try fixture.module.items() != before)
    }

    @Test func `only the present occurrence is marked, and only it is completed`() throws {
        let fixture = try ShowScreenFixture(rows: 40, ShowScreenRouterTests.series)
        func marked() -> [String] { fixture.paneRows(with: "*").filter { $0.contains("Stretch") } }
        fixture.robot.type("8 ")
        #expect(marked().count == 1)
        #expect(fixture.robot.rows[0].contains("1 marked"))

        fixture.robot.type("\u{1B}")
        fixture.robot.type("gj ")
        #expect(fixture.lastRow.contains("later occurrence of 1"))
        #expect(marked().isEmpty)
        fixture.robot.type("gvG")
        #expect(marked().count == 1)
        fixture.robot.type("\u{1B}")
        fixture.robot.type("*")
        #expect(fixture.robot.rows[0].contains("2 marked"))
        fixture.robot.type("d")

        #expect(try fixture.module.items().map { $0.details.due?.day } == [.saturday + 1, .saturday + 1, .saturday])
    }

    @Test func `a command with the items changes no later occurrence`() throws {
        let fixture = try ShowScreenFixture(rows: 40, ShowScreenRouterTests.series)
        fixture.robot.type("8j")

        fixture.robot.type(":done {ids}\r")

        #expect(fixture.lastRow.contains("later occurrence of 1"))
        #expect(fixture.host.lines.isEmpty)
    }

    @Test(arguments: [("tnew\r", ["new"]), ("t+a -b\r", ["a"])])
    func `tags are typed`(keys: String, tags: [String]) throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type(keys)

        #expect(try fixture.module.items()[0].details.tags == tags)
    }

    @Test func `title, project, note, wait and priority are changed in place`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("r\u{15}New title\rPhome\rnfirst\rpl")

        var details = try fixture.module.items()[0].details
        #expect(details.title == "New title")
        #expect(details.project == "home")
        #expect(details.note == "first")
        #expect(details.priority == .low)
        fixture.robot.type("wmon\r")
        details = try fixture.module.items()[0].details
        #expect(details.wait == .saturday + 2)
    }

    @Test func `a saved filter, a key and the mouse are there at once if a command has set them`() throws {
        let fixture = try ShowScreenFixture(columns: 120)
        fixture.host.outcome = .changedSettings
        fixture.host.screenContext = fixture.module.context()
        fixture.host.screenContext.savedFilters = ["errands": "+home"]
        fixture.host.screenContext.screenSettings = (false, [("done", "F6")])

        fixture.robot.type(":config filter.errands +home\r")
        #expect(fixture.rows(with: ":errands").count == 1)
        #expect(!fixture.robot.hasMouse)
        fixture.robot.type("d")
        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
        fixture.robot.type("\u{1B}[17~")

        #expect(try fixture.module.items()[0].status == .done)
    }

    @Test func `Shift and the arrow keys choose a day`() throws {
        let fixture = try ShowScreenFixture(rows: 40)

        fixture.robot.type("m\u{1B}[1;2B\u{1B}[1;2C")
        #expect(fixture.rows(with: "[29]").count == 1)
        fixture.robot.type("\r")

        #expect(try fixture.module.items()[0].details.due == Due(day: .saturday + 8))
    }

    @Test(arguments: [(24, 80), (20, 40), (28, 80), (28, 40)])
    func `the month is shown whole or not at all, after another size too`(rows: Int, columns: Int) throws {
        let fixture = try ShowScreenFixture(rows: rows, columns: columns)

        fixture.robot.type("mtomorrow")
        #expect(fixture.rows(with: "November 2026").count == (rows < 28 ? 0 : 1))
        #expect(fixture.rows(with: "[22]").count == (rows < 28 ? 0 : 1))
        fixture.robot.resize(rows: 24, columns: 80)
        #expect(fixture.rows(with: "November 2026").isEmpty)
        fixture.robot.resize(rows: 30, columns: 80)

        #expect(fixture.rows(with: "November 2026").count == 1)
        #expect(fixture.robot.rows.contains { $0.hasSuffix(" 30") })
    }

    @Test func `a part gets its parent`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("AAttach the price list\r")

        #expect(try fixture.module.items()[5].details.parent == 1)
    }

    @Test func `done items are reopened with a key of their own`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("d6")
        #expect(fixture.currentRow.contains("Send the offer"))

        fixture.robot.type("d")
        #expect(fixture.lastRow.contains("Already done"))
        fixture.robot.type("O")

        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
    }

    @Test func `an unfinished range ends with the list`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("vj4d")

        #expect(try fixture.module.items().count { $0.status == .done } == 1)
    }

    @Test func `a short output is a message, and a long one is a text above the panes`() throws {
        let fixture = try ShowScreenFixture()
        fixture.host.output = ["one line"]
        fixture.robot.type(":backup\r")
        #expect(fixture.lastRow == "one line")

        fixture.host.output = (1...9).map { "line \($0)" }
        fixture.robot.type(":stats home\r")
        #expect(fixture.rows(with: "line 9").count == 1)
        fixture.robot.type("\u{1B}")

        #expect(fixture.rows(with: "line 9").isEmpty)
        #expect(fixture.host.lines == [["backup"], ["stats", "home"]])
        #expect(fixture.host.screens.allSatisfy { $0 === fixture.screen.desk })
    }
}
