import Presentation
import TestKit
import Testing

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

    @Test func `a mistake keeps the line open and the last list`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("/plants (\r")

        #expect(fixture.rows(with: "Filter: plants (").count == 1)
        #expect(fixture.underlined == "(")
        #expect(fixture.paneRows(with: "Water the plants").count >= 1)
    }
}
