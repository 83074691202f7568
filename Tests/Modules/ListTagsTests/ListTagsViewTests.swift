import Presentation
import TestKit
import Testing

@testable import ListTags

struct ListTagsViewTests {
    private let captured = CapturedConsole()

    private func present(_ view: any CountsViewing) {
        ListTagsPresenter(view: view, interactor: FakeInteractor()).foundTags(response)
    }

    @Test func `counts are aligned`() {
        present(ListTagsView(console: captured.console))

        #expect(
            captured.finish().output == """
                @shop    1 open  0 done
                +money  12 open  4 done
                No tag   5 open  6 done

                """
        )
    }

    @Test func `plain lines are labelled`() {
        present(ListTagsPlainView(console: captured.console))

        #expect(
            captured.finish().output == """
                tag @shop: 1 open, 0 done
                tag +money: 12 open, 4 done
                no tag: 5 open, 6 done

                """
        )
    }
}
