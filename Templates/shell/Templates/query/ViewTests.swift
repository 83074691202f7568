import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let fixture = ModuleFixture()

    @Test func `numbers are right-aligned`() {
        {{name}}View(console: fixture.console).showNotes(
            [.init(label: "9", text: "우유 🎉"), .init(label: "10", text: "Rest")]
        )

        #expect(fixture.output == " 9  우유 🎉\n10  Rest\n")
    }
}
