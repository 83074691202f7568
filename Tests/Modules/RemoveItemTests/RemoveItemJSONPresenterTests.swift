import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import RemoveItem

struct RemoveItemJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: RemoveItemJSONPresenter

    init() {
        presenter = RemoveItemJSONPresenter(view: view, interactor: FakeInteractor())
    }

    @Test func `what is gone is a list of items as they were`() {
        presenter.removedItems(RemoveItemResponse(items: [ItemSummary(.sample(3, "Pay rent", isDone: true))]))

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""status":"done""#))
    }

    @Test func `machines are told what to add`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3, "Pay rent"))])

        #expect(view.complaints.first?.sentence.hasPrefix("Remove 3 Pay rent? ") == true)
    }
}
