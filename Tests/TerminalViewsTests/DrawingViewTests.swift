import Presentation
import ProgramOutput
import TerminalViews
import TestKit
import Testing

struct DrawingViewTests {
    private let page = FakeDrawingView()

    @Test func `a display is drawn, and sentences and errors are passed on`() {
        let view = DrawingView<Int>(page) { .picture("<svg>\($0)</svg>") }

        view.show(7)
        view.showNothing("Nothing matches.")
        view.showEmptyList("Your list is empty. Add something to it:", example: "add Rest")
        view.showError(ErrorMessage(.badData, "Damaged."))

        #expect(page.drawings == ["<svg>7</svg>"])
        #expect(page.sentences == ["Nothing matches.", "Your list is empty. Add something to it: add Rest"])
        #expect(page.problems == [ErrorMessage(.badData, "Damaged.")])
    }
}
