import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenViewTests {
    @Test(arguments: [40, 80, 120])
    func `a tag that no item has is named while it is typed`(columns: Int) throws {
        let fixture = try ShowScreenFixture(columns: columns)

        fixture.robot.type("tnew -other")

        #expect(fixture.rows(with: "+new · -other").count == 1)
        #expect(fixture.rows(with: "Item 1 doesn't have +other.").count == 1)
    }

    @Test func `typing filters at once, a mistake is named, and Escape takes the filter away`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/@home")
        #expect(fixture.rows(with: "Send the offer").isEmpty)
        #expect(fixture.rows(with: "Water the plants").count >= 1)
        fixture.robot.type(" pri:huge")
        #expect(fixture.rows(with: "“pri:huge” is not a priority").count == 1)
        fixture.robot.type("\u{1B}")

        #expect(fixture.rows(with: "Send the offer").count >= 1)
        fixture.robot.type("/@home\r")
        #expect(fixture.robot.rows[0].contains("filter @home"))
        fixture.robot.type("\u{1B}")
        #expect(!fixture.robot.rows[0].contains("filter"))
    }

    @Test func `an operator that is typed leaves what was found`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("/@home")

        for letter in [" ", "a", "n", "d", " "] {
            fixture.robot.type(letter)
            #expect(fixture.rows(with: "Water the plants").count >= 1)
        }
        fixture.robot.type("pri:high")

        #expect(fixture.rows(with: "Send the offer").isEmpty)
    }

    @Test func `a filter that is typed in the sidebar shows the list`() throws {
        let fixture = try ShowScreenFixture(rows: 20, columns: 40)
        fixture.robot.type("\u{1B}[Z")
        #expect(fixture.rows(with: "Water the plants").isEmpty)

        fixture.robot.type("/@home")

        #expect(fixture.rows(with: "Water the plants").count >= 1)
    }

    @Test func `the sidebar counts, and opens what is chosen`() throws {
        let fixture = try ShowScreenFixture(columns: 120)
        #expect(fixture.rows(with: "1 Upcoming").first?.contains("4") == true)

        fixture.robot.type("\u{1B}[Z")
        fixture.robot.type("G\r")

        #expect(fixture.robot.rows[0].hasPrefix(" +건강"))
        #expect(fixture.currentRow.contains("치과 예약하기"))
    }

    @Test func `in a narrow window, Enter shows the details alone`() throws {
        let fixture = try ShowScreenFixture(rows: 20, columns: 40)
        #expect(fixture.rows(with: "status").isEmpty)

        fixture.robot.type("\r")
        #expect(fixture.rows(with: "status").count == 1)
        fixture.robot.type("\u{1B}")

        #expect(fixture.rows(with: "Water the plants").count == 1)
    }

    @Test func `a text of a command takes the place of the list`() throws {
        let fixture = try ShowScreenFixture(rows: 40)

        fixture.robot.type("9")
        #expect(fixture.robot.rows[0].hasPrefix(" Calendar "))
        #expect(fixture.rows(with: "November 2026").count >= 1)
        // No details are below it.
        #expect(fixture.robot.rows[38].hasPrefix("└") && fixture.rows(with: "└").count == 1)
        fixture.robot.type("\t\t")
        #expect(fixture.rows(with: "November 2026").count >= 1)
        fixture.robot.type("d")
        #expect(fixture.lastRow == ShowScreenSentences.noItemInCalendar)
        fixture.robot.type("1")

        #expect(fixture.currentRow.contains("Send the offer"))
    }

    private static let many = (1...500).map { ItemDetails(title: "item \($0)", due: Due(day: .saturday + $0)) }

    @Test(arguments: [("4G", "item 500"), ("4G:250\r", "item 250"), ("4jj", "item 3")])
    func `keys that follow at once reach any item of a long list`(keys: String, title: String) throws {
        let fixture = try ShowScreenFixture(ShowScreenViewTests.many)

        fixture.robot.type(keys)

        #expect(fixture.currentRow.contains(title))
    }

    @Test func `all items of a long list are marked at once`() throws {
        let fixture = try ShowScreenFixture(ShowScreenViewTests.many)

        fixture.robot.type("4*")

        #expect(fixture.robot.rows[0].contains("500 marked"))
    }

    @Test func `the current item of a long list stays when the list is filtered and read again`() throws {
        let fixture = try ShowScreenFixture(ShowScreenViewTests.many)
        fixture.robot.type("4:450\r")

        fixture.robot.type("/item\r")
        #expect(fixture.currentRow.contains("item 450"))
        // Nothing matches for a moment.
        fixture.robot.type("/")
        for key in ["z", "z", "\u{7F}", "\u{7F}", "\r"] { fixture.robot.type(key) }
        #expect(fixture.currentRow.contains("item 450"))
        try fixture.module.add(ItemDetails(title: "item new"))
        fixture.screen.presenter.listHasChanged()
        fixture.robot.type("z")

        #expect(fixture.currentRow.contains("item 450"))
    }

    @Test func `an item that is added at the end of a long list is selected`() throws {
        let fixture = try ShowScreenFixture(ShowScreenViewTests.many)

        fixture.robot.type("4aitem new\r")

        #expect(fixture.currentRow.contains("item new"))
    }

    @Test func `an empty list says how to add an item, and a filter without matches names itself`() throws {
        #expect(try ShowScreenFixture([]).rows(with: "Your list is empty").count == 1)

        let fixture = try ShowScreenFixture(filter: "+nothing")

        #expect(fixture.rows(with: "+nothing").count >= 1)
    }

    @Test(arguments: [
        ("5", "No item is hidden. w hides items until a day."), ("6", "No item is done yet. d completes items."),
        ("7", "No item matches :office."), ("6/milk\r", "Nothing matches."),
    ])
    func `an empty list says what is empty`(keys: String, sentence: String) throws {
        let fixture = try ShowScreenFixture([ItemDetails(title: "Rest", due: Due(day: .saturday))])

        fixture.robot.type(keys)

        #expect(fixture.paneRows(with: sentence).count == 1)
    }

    @Test func `an action without an item says so`() throws {
        let fixture = try ShowScreenFixture([])

        fixture.robot.type("d")

        #expect(fixture.lastRow == "No item is selected.")
    }

    @Test func `a list is sorted and grouped, unless it has an order of its own`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("s")
        #expect(fixture.lastRow == "Upcoming goes by due date. All, on 4, and projects can be sorted.")

        fixture.robot.type("4st")
        let rows = fixture.robot.rows
        let places = ["Renew", "Send the offer"].map { title in rows.firstIndex { $0.contains(title) } ?? 0 }
        #expect(places == places.sorted())
        // The current item stays.
        #expect(fixture.currentRow.contains("Send the offer"))
        fixture.robot.type("bp")

        #expect(fixture.robot.rows[0].contains("by title"))
        #expect(fixture.rows(with: "No project (3)").count == 1)
    }

    @Test func `an item in two groups counts once`() throws {
        let items = [ItemDetails(title: "Call", tags: ["one", "two"]), ItemDetails(title: "Rest")]
        let fixture = try ShowScreenFixture(rows: 30, columns: 120, items)

        fixture.robot.type("4bt")
        #expect(fixture.paneRows(with: "Call").count > 1)
        fixture.robot.type("ph/Call\r")

        #expect(fixture.rows(with: "4 All").first?.contains(" 2 ") == true)
        #expect(fixture.robot.rows[0].contains("1 item"))
    }

    @Test func `an id leads to its item`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type(":4\r")

        #expect(fixture.currentRow.contains("Renew the passport"))
        fixture.robot.type(":5\r")
        #expect(fixture.currentRow.contains("Read the book"))
        #expect(fixture.robot.rows[0].hasPrefix(" Waiting "))
        fixture.robot.type(":99\r")
        #expect(fixture.lastRow.hasPrefix("No item 99."))
    }

    @Test func `messages of the run are listed`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("d")
        fixture.robot.type("j")
        #expect(fixture.rows(with: "Done 1").isEmpty)
        fixture.robot.type("!")

        #expect(fixture.rows(with: "Done 1").count == 1)
    }

    @Test func `without messages, their pane says so`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("!")

        #expect(fixture.rows(with: "no messages yet").count == 1)
    }
}
