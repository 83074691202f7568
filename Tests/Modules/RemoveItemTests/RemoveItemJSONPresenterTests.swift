import Boundary
import Entities
import Grammar
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

    @Test func `removed items are an array of items with their last values`() {
        presenter.removedItems(RemoveItemResponse(items: [ItemSummary(.sample(3, "Pay rent", isDone: true))]))

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""status":"done""#))
    }

    @Test func `a question becomes an error that says how to confirm`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3, "Pay rent"))])

        #expect(view.problems.first?.sentence.hasPrefix("Remove 3 Pay rent? ") == true)
    }
}
