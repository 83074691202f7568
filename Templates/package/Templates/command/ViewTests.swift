import Boundary
import Terminal
import TestKit
import Testing

@testable import {{name}}

struct {{name}}ViewTests {
    private let stage = Stage()
    private let view: {{name}}View

    init() {
        view = {{name}}View(console: stage.console)
    }

    @Test func `labels end in one column`() {
        view.showLines(
            {{name}}Display(
                rows: [.init(label: "9", text: "우유 🎉"), .init(label: "10", text: "Rest")]
            )
        )

        #expect(stage.answers == " 9  우유 🎉\n10  Rest\n")
    }

    @Test func `sentences are answers, and complaints are talk`() {
        view.showNothing("Nothing.")
        view.showComplaint(Complaint(.notFound, "Gone."))

        #expect(stage.answers == "Nothing.\n")
        #expect(stage.talk == "program: Gone.\n")
        #expect(stage.console.finish() == .notFound)
    }
}
