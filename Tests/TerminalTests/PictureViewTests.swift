import ProgramOutput
import TestKit
import Testing

@testable import Terminal

struct PictureViewTests {
    private let page = FakePictureView()

    @Test func `a display is drawn, and sentences and errors are passed on`() {
        let view = PictureView<Int>(page) { "<svg>\($0)</svg>" }

        view.show(7)
        view.showNothing("Nothing matches.")
        view.showEmptyList("Your list is empty. Add something to it:", example: "add Rest")
        view.showError(ErrorMessage(.badData, "Damaged."))

        #expect(page.pictures == ["<svg>7</svg>"])
        #expect(page.sentences == ["Nothing matches.", "Your list is empty. Add something to it: add Rest"])
        #expect(page.problems == [ErrorMessage(.badData, "Damaged.")])
    }
}
