import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenViewEventsTests {
    @Test(arguments: [("2", "Today"), ("4", "All"), ("5", "Waiting"), ("]", "Today"), ("7", ":office")])
    func `keys lead to the lists of the sidebar`(key: String, name: String) throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type(key)

        #expect(fixture.robot.rows[0].hasPrefix(" \(name) "))
    }

    @Test func `a list is shown as soon as the sidebar moves to it`() throws {
        let fixture = try ShowScreenFixture(columns: 120)

        fixture.robot.type("\u{1B}[Zjj")

        #expect(fixture.robot.rows[0].hasPrefix(" Next "))
    }

    @Test func `the wheel shows the list that it leads to in the sidebar`() throws {
        let fixture = try ShowScreenFixture(rows: 10, columns: 120)

        fixture.robot.type("3\u{1B}[<65;5;6M\u{1B}[<65;5;6M")

        let current = try #require(fixture.robot.rows.first { $0.contains("│▶") })
        #expect(current.contains(fixture.robot.rows[0].split(separator: " ")[0]) && !current.contains("Next"))
    }

    @Test(arguments: [("9", "Enter shows"), ("0", "1–6 lead to the lists."), ("\u{1B}[Z", "sidebar")])
    func `marks without items say where there are some`(place: String, sentence: String) throws {
        let fixture = try ShowScreenFixture()
        if place == "0" { fixture.screen.presenter.didChoose(.stats) } else { fixture.robot.type(place) }

        for key in [" ", "v", "*"] {
            fixture.robot.type(key)
            #expect(fixture.lastRow.contains(sentence), "\(key): \(fixture.lastRow)")
        }
    }

    @Test(arguments: ["k", "\u{1B}[<64;5;5M", "\u{1B}[<0;5;3M", "\u{1B}[<0;5;22M"])
    func `at the end of the sidebar, and beside its rows, the review stays`(keys: String) throws {
        let fixture = try ShowScreenFixture(rows: 40, columns: 120)

        fixture.robot.type("R\u{1B}[Z\(keys)")

        #expect(fixture.robot.rows[0].hasPrefix(" Review of Upcoming"))
    }

    @Test func `a project stays in the sidebar until it is left`() throws {
        let fixture = try ShowScreenFixture(columns: 120)
        fixture.screen.presenter.didChoose(.project("work"))
        fixture.robot.type("d")

        fixture.robot.type("\u{1B}[Z")

        #expect(fixture.currentRow.contains("work"))
        fixture.robot.type("k")
        #expect(!fixture.rows(with: "Views").isEmpty && fixture.rows(with: " work ").isEmpty)
    }

    @Test func `an id leads from the sidebar to an item of another list`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("\u{1B}[Z:5\r")

        #expect(fixture.robot.rows[0].hasPrefix(" Waiting "))
        #expect(fixture.currentRow.contains("Read the book"))
    }

    @Test func `the list of keys acts on the item that was current when it was opened`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("?complete")
        try fixture.module.remove(1)
        fixture.screen.presenter.listHasChanged()
        fixture.robot.type("\r")

        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
        #expect(fixture.lastRow == "Item 1 was removed by another program.")
    }

    @Test func `a filter that is given up leaves the current item, whatever is marked`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type(" j")
        let row = fixture.currentRow

        fixture.robot.type("/@home\u{1B}")

        #expect(fixture.currentRow == row)
    }

    @Test func `the list of keys runs an action`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("?complete\r")

        #expect(try fixture.module.items()[0].status == .done)
    }

    @Test(arguments: [
        // From 60 columns on, Tab passes over hidden details.
        (80, "z\t", false), (80, "z\t\t", false), (80, "z", false), (80, "zz", true), (80, "\tz", false),
        (80, "z\r", true), (80, "\t", true), (80, "\t\tz", true),
        // In a narrow window, they are shown alone.
        (40, "z", true), (40, "zz", false), (40, "\t", true), (40, "\tz", false), (40, "\t\tz", true),
        (120, "z", false), (120, "\tz", false), (120, "z\t", false), (120, "zz", true), (120, "\u{1B}[Zzz", true),
    ])
    func `z hides the details or shows them, wherever the keys are`(columns: Int, keys: String, isShown: Bool) throws {
        let fixture = try ShowScreenFixture(columns: columns)

        fixture.robot.type(keys)

        #expect(fixture.rows(with: "priority").isEmpty == !isShown)
    }

    @Test func `Tab goes from the list to the details and to the sidebar`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("\t")
        #expect(fixture.rows(with: "priority").count == 1)
        #expect(fixture.rows(with: "Views").isEmpty)
        fixture.robot.type("\t")
        #expect(fixture.rows(with: "Views").count == 1)
        fixture.robot.type("\t")

        #expect(fixture.currentRow.contains("Send the offer"))
    }

    @Test func `a click selects, and the wheel scrolls`() throws {
        let items = (1...40).map { ItemDetails(title: "item \($0)", due: Due(day: .saturday)) }
        let fixture = try ShowScreenFixture(rows: 14, columns: 50, items)

        fixture.robot.type("\u{1B}[<0;5;6M")
        #expect(fixture.currentRow.contains("item 4 ") || fixture.currentRow.contains("item 3 "))
        fixture.robot.type("\u{1B}[<65;5;6M")

        #expect(fixture.rows(with: "item 1 ").isEmpty)
    }

    @Test func `an error in the filter has an example for its line`() throws {
        let fixture = try ShowScreenFixture(columns: 110)

        fixture.robot.type("/)\r")

        #expect(fixture.rows(with: "Example: (+home or +garden) overdue").count == 1)
    }

    @Test func `the agenda can be reviewed`() throws {
        let fixture = try ShowScreenFixture(columns: 100)
        fixture.screen.presenter.didChoose(.agenda)

        fixture.robot.type("R")

        #expect(fixture.robot.rows[0].hasPrefix(" Review of Agenda"))
        #expect(fixture.currentRow.contains("Send the offer"))
    }

    @Test func `a review with a filter doesn't say that nothing is left`() throws {
        let fixture = try ShowScreenFixture(columns: 100)

        fixture.robot.type("4/plants\rR")

        #expect(fixture.rows(with: "Nothing that matches needs a decision.").count == 1)
    }

    @Test func `the review shows what needs a decision with its reason, and goes on after each`() throws {
        let fixture = try ShowScreenFixture(columns: 100)

        fixture.robot.type("R")

        #expect(fixture.robot.rows[0].hasPrefix(" Review of Upcoming"))
        #expect(fixture.paneRows(with: "Send the offer · overdue by 1 day").count >= 1)
        #expect(fixture.paneRows(with: "Water").isEmpty)
        fixture.robot.type("d")
        #expect(fixture.rows(with: "Nothing needs a decision.").count == 1)
        #expect(fixture.rows(with: "Esc ends the review.").count == 1)
        fixture.robot.type("\u{1B}")
        #expect(fixture.robot.rows[0].hasPrefix(" Upcoming"))
        #expect(fixture.paneRows(with: "Water").count >= 1)
    }

    @Test func `the review begins with its first row`() throws {
        let due = Due(day: .saturday - 3)
        let fixture = try ShowScreenFixture((1...3).map { ItemDetails(title: "item \($0)", due: due) })

        fixture.robot.type("GR")

        #expect(fixture.currentRow.contains("item 1"))
    }

    @Test func `an empty review with a filter says that Escape ends the review`() throws {
        let fixture = try ShowScreenFixture(filter: "@home")

        fixture.robot.type("R")

        #expect(fixture.rows(with: "Esc ends the review.").count == 1)
        #expect(fixture.rows(with: "takes the filter away").isEmpty)
    }

    @Test func `each kind of line has its own history`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("aBuy bread\r/home\ra\u{1B}[A")
        #expect(fixture.rows(with: "Add: Buy bread").count == 1)
        fixture.robot.type("\u{3}/\u{15}\u{1B}[A")

        #expect(fixture.rows(with: "Filter: home").count == 1)
    }

    @Test func `Hangul letters stand for the keys that they are on`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("ㅇ")

        #expect(try fixture.module.items()[0].status == .done)
    }

    @Test func `the keys of items say where they are meant in the sidebar`() throws {
        let fixture = try ShowScreenFixture(columns: 120)

        fixture.robot.type("\u{1B}[Zd")

        #expect(fixture.lastRow == "The sidebar has no items. Tab leads to the list.")
        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
    }
}
