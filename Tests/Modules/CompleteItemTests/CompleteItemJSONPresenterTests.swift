import Boundary
import Entities
import Grammar
import Presentation
import TestKit
import Testing

@testable import CompleteItem

struct CompleteItemJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: CompleteItemJSONPresenter

    init() {
        presenter = CompleteItemJSONPresenter(view: view, interactor: FakeInteractor())
    }

    @Test func `completed, next and unblocked items are separate lists`() {
        let item = ItemSummary(.sample(3, "Pay rent", isDone: true))
        let next = ItemSummary(.sample(9))

        presenter.completedItems(
            CompleteItemResponse(
                completions: [.init(item: item, next: next, stillOpen: [])],
                unblocked: [],
                alreadyDone: [],
                today: saturday
            )
        )

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""status":"done""#))
        #expect(document.contains(#""next":[{"id":9,"#))
        #expect(!document.contains("freed"))
    }

    @Test func `a JSON error asks for --yes`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3)), ItemSummary(.sample(4))])

        #expect(view.problems.first?.sentence.hasPrefix("Complete 2 items ") == true)
    }
}
