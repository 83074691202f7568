import Presentation
import ProgramOutput
import TerminalViews
import TestKit
import Testing

@testable import ListUpcoming

struct ListUpcomingScreenViewTests {
    private let list = FakeScreenListView()

    @Test func `sections become headings and items, and nothing is cut`() {
        let view = ListUpcomingScreenView(list: list)
        let heading = HeadingDisplay("Today", count: 1)

        view.showUpcoming(ListUpcomingDisplay(sections: [.init(heading: heading, rows: [])], foot: "1 later"))

        #expect(list.list.shown == [.heading(heading), .foot("1 later")])
        #expect(view.windowHeight == nil)
    }

    @Test func `messages and errors are passed on`() {
        let view = ListUpcomingScreenView(list: list)
        let error = ErrorMessage(.busy, "The list is locked.")

        view.showNothing("Nothing is due.")
        view.showEmptyList("Empty.", example: "a")
        view.showMessage("note")
        view.showError(error)

        #expect(
            list.list.shown == [
                .nothing("Nothing is due."), .emptyList("Empty.", example: "a"), .message("note"),
                .errorMessage(error),
            ]
        )
    }
}
