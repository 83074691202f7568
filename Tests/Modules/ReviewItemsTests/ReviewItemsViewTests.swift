import Terminal
import TestKit
import Testing

@testable import ReviewItems

struct ReviewItemsViewTests {
    private final class Handler: ReviewItemsHandling {
        weak var view: ReviewItemsView?
        private(set) var hasLeft = false

        func didEnter(_ line: String) {}

        func didInterrupt() {}

        func didLeave() {
            hasLeft = true
            view?.close()
        }
    }

    @Test func `an item is shown with the keys, wrapped between words`() {
        let captured = CapturedConsole(width: 40)
        ReviewItemsView(console: captured.console).showItem(
            ReviewItemsDisplay(
                heading: "3 of 11 · work.sales · overdue by 2 days",
                id: "33",
                title: "\u{1B}[2JSend the offer to 마이어 and his colleagues",
                keys: "[d]one  [t]omorrow  [q]uit"
            )
        )

        #expect(
            captured.finish().output == """

                3 of 11 · work.sales · overdue by 2 days
                33  ␛[2JSend the offer to 마이어 and his
                    colleagues
                [d]one  [t]omorrow  [q]uit

                """
        )
    }

    @Test func `the end of the input ends the walk`() {
        let view = ReviewItemsView(console: CapturedConsole().console)
        let handler = Handler()
        handler.view = view
        view.eventHandler = handler

        view.stayOpen()

        #expect(handler.hasLeft)
    }
}
