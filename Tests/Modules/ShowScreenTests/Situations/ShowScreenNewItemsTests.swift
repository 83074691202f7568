import Almanac
import CommandLine
import Entities
import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

/// Items that are added, and where they are shown.
struct ShowScreenNewItemsTests {
    @Test func `an item that is added in the calendar is due on the chosen day`() throws {
        let fixture = try ShowScreenFixture(rows: 40)

        fixture.robot.type("9jlaRest\r")
        #expect(fixture.lastRow == "Added 6: Rest. u reverses it.")
        #expect(fixture.paneRows(with: "Rest").count == 1)
        fixture.robot.type("aCall tomorrow\r")
        // Its day is chosen.
        #expect(fixture.paneRows(with: "(22)").count == 1)
        #expect(fixture.paneRows(with: "Call").count == 1)
        fixture.robot.type("aAsk Ann tomorrow\raCall Bob tomorrow\raDig tomorrow\r\r")
        // It leads to the last one, not to the first one of the day.
        #expect(fixture.currentRow.contains("Dig"))

        #expect(try fixture.module.items()[5].details.due == Due(day: .saturday + 8))
        #expect(try fixture.module.items()[6].details.due == Due(day: .saturday + 1))
    }

    @Test func `a time alone is on the chosen day of the calendar`() throws {
        let fixture = try ShowScreenFixture(rows: 40)

        fixture.robot.type("9jlaDinner at 7pm")
        #expect(fixture.rows(with: "due Sun 29 Nov 19:00").count == 1)
        fixture.robot.type("\r")

        #expect(try fixture.module.items()[5].details.due == Due(day: .saturday + 8, time: TimeOfDay(minute: 1140)))
    }

    @Test func `an item that is added in a list of the sidebar gets its day, project or tag`() throws {
        let fixture = try ShowScreenFixture([
            ItemDetails(title: "Sell", tags: ["@town"], project: "bulk.p1", due: Due(day: .saturday))
        ])

        fixture.robot.type("2aNow\r")
        for (list, title) in [("bulk.p1", "In project"), ("@town", "In town")] {
            fixture.screen.presenter.didChoose(list == "@town" ? .tag(list) : .project(list))
            fixture.robot.type("a\(title) mon\r")
            #expect(fixture.currentRow.contains(title))
        }

        let added = try fixture.module.items().dropFirst().map(\.details)
        #expect(added.map(\.project) == [nil, "bulk.p1", nil])
        #expect(added.map(\.tags) == [[], [], ["@town"]])
        #expect(added.map(\.due) == [Due(day: .saturday), Due(day: .saturday + 2), Due(day: .saturday + 2)])
    }

    @Test func `a new item that the filter leaves out is named, and found`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/@home\raBuy bread\r")
        #expect(fixture.robot.rows[22] == "Added 6: Buy bread. u reverses it.")
        #expect(fixture.lastRow == "The filter hides it. Esc takes the filter away.")
        fixture.robot.type(":6\r")

        #expect(fixture.currentRow.contains("Buy bread"))
    }

    @Test(arguments: [
        ("4/@home\r", "The filter hides it. Esc takes the filter away."),
        ("4R", "The review leaves it out. Esc ends the review."),
    ])
    func `in the list of all items, what leaves a new one out is named`(keys: String, sentence: String) throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("\(keys)aBuy bread\r")

        #expect(fixture.lastRow == sentence)
    }

    @Test(arguments: ["", "/plum\r"])
    func `of items that are added one after the other to an empty list, the last one is selected`(filter: String) throws
    {
        let fixture = try ShowScreenFixture([])

        fixture.robot.type("\(filter)aplum tomorrow\u{1B}\r")
        fixture.screen.presenter.listHasChanged()
        fixture.robot.type("plum jam")
        fixture.robot.type("\r")

        #expect(fixture.lastRow.hasPrefix("Added 2 items."))
        #expect(fixture.currentRow.contains("plum jam"))
    }

    @Test func `items that were pasted are undone as an addition`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("a\u{1B}[200~- Bread\n- Milk\u{1B}[201~")
        fixture.robot.type("y")
        fixture.robot.type("u")

        #expect(fixture.lastRow.hasPrefix("Undone: add: 6 Bread, 7 Milk."))
    }

    @Test func `an addition that is undone is not looked for`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/@home\raBuy bread @home\ru")

        #expect(!fixture.robot.rows.contains { $0.contains("This list doesn't show it.") })
    }

    @Test func `a new item that is hidden is in another list`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("aRest wait:mon\r")

        #expect(fixture.lastRow == "This list doesn't show it. It is in Waiting; :6 goes to it.")
    }
}
