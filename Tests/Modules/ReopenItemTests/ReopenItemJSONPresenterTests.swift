import Almanac
import Boundary
import Entities
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

    @Test func `what is open again is a list of items`() {
        let item = ItemSummary(.sample(3, "Pay rent"))

        presenter.reopenedItems(
            ReopenItemResponse(items: [item], openBefore: [], today: Moment.saturday.today)
        )

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""status":"open""#))
    }

    @Test func `machines are told what to add`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3)), ItemSummary(.sample(4))])

        #expect(view.complaints.first?.sentence.hasPrefix("Reopen 2 items ") == true)
    }
}
