import Almanac
import Entities
import Grammar
import Responses
import TestKit
import Testing

@testable import EditItem

struct EditItemJSONPresenterTests {
    private let document = FakeDocumentView()
    private let view = FakeView()
    private let presenter: EditItemJSONPresenter

    init() {
        presenter = EditItemJSONPresenter(
            document: document,
            view: view,
            interactor: FakeInteractor(),
            reader: reader
        )
        presenter.edit(request)
    }

    @Test func `the page is the same, and the result is a document`() {
        presenter.foundItem(ItemSummary(item(3, "Pay rent")))
        let (before, after) = (ItemSummary(item(3, "Pay rent")), ItemSummary(item(3, "Pay the rent")))
        presenter.savedItem(EditItemResponse(before: before, after: after, today: saturday))

        #expect(view.pages.count == 1)
        #expect(document.documents.first?.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) == true)
        #expect(view.shown.last == .discarded)
    }

    @Test func `no changes are an empty list, and a failure is an error`() {
        presenter.foundNothingToSave()
        presenter.couldNotEditItem(.unknownID(3))

        #expect(document.documents.first == #"{"adder":1,"items":[]}"# + "\n")
        #expect(document.problems.map(\.status) == [.notFound])
    }
}
