import CommandLine
import Terminal
import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let fixture = ModuleFixture()
    private let view: {{name}}View

    init() {
        view = {{name}}View(console: fixture.console)
    }

    @Test func `labels are right-aligned`() {
        view.showLines(
            {{name}}Display(
                rows: [.init(label: "9", text: "우유 🎉"), .init(label: "10", text: "Rest")]
            )
        )

        #expect(fixture.output == " 9  우유 🎉\n10  Rest\n")
    }

    @Test func `sentences go to the output, and errors to the message stream`() {
        view.showNothing("Nothing.")
        view.showError(ErrorMessage(.notFound, "Gone."))

        #expect(fixture.output == "Nothing.\n")
        #expect(fixture.messages == "program: Gone.\n")
        #expect(fixture.console.finish() == .notFound)
    }
}
