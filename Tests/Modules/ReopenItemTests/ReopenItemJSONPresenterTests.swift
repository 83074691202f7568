import Almanac
import Boundary
import Entities
import Grammar
import Presentation
import TestKit
import Testing

@testable import ReopenItem

struct ReopenItemJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ReopenItemJSONPresenter

    init() {
        presenter = ReopenItemJSONPresenter(view: view, interactor: FakeInteractor())
    }

    @Test func `reopened items are an array of items`() {
        let item = ItemSummary(.sample(3, "Pay rent"))

        presenter.reopenedItems(
            ReopenItemResponse(items: [item], alreadyOpen: [], today: Moment.saturday.today)
        )

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""status":"open""#))
    }

    @Test func `a question becomes an error that says how to confirm`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3)), ItemSummary(.sample(4))])

        #expect(view.problems.first?.sentence.hasPrefix("Reopen 2 items ") == true)
    }
}
