import Almanac
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

/// The line for the filter, on the real screen.
struct ShowScreenFilterLineTests {
    @Test func `the list follows each key, and Escape restores the earlier filter`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/plants")
        #expect(fixture.paneRows(with: "Send the offer").isEmpty)
        #expect(fixture.paneRows(with: "Water the plants").count >= 1)
        fixture.robot.type("\u{1B}")

        #expect(fixture.paneRows(with: "Send the offer").count >= 1)
        #expect(!fixture.robot.rows[0].contains("filter"))
    }

    @Test func `the meaning of the filter is below the line, or an example`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/")
        #expect(fixture.rows(with: ShowScreenSentences.filterExample).count == 1)
        fixture.robot.type("@home due:today")

        #expect(fixture.rows(with: "@home · due Sat 21 Nov").count == 1)
        #expect(fixture.rows(with: ShowScreenSentences.filterExample).isEmpty)
    }

    @Test func `after a filter that nothing matches, the item that was current before is current again`() throws {
        let fixture = try ShowScreenFixture((1...500).map { ItemDetails(title: "item \($0)") })

        for keys in ["4", "G", "k", "/", "z", "z", "\u{7F}", "\u{7F}", "\r"] { fixture.robot.type(keys) }

        #expect(fixture.currentRow.contains("item 499"))
    }

    @Test func `a mistake keeps the line open and the last list`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/plants (\r")

        #expect(fixture.rows(with: "Filter: plants (").count == 1)
        #expect(fixture.underlined == "(")
        #expect(fixture.paneRows(with: "Water the plants").count >= 1)
    }
}
