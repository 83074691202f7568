import Presentation
import TestKit
import Testing

@testable import Terminal

struct RowViewTests {
    private let fixture = ModuleFixture()

    @Test func `labels are right-aligned`() {
        RowView(console: fixture.console).show([Row(label: "9", text: "우유 🎉"), Row(label: "10", text: "Rest")])

        #expect(fixture.output == " 9  우유 🎉\n10  Rest\n")
    }
}
