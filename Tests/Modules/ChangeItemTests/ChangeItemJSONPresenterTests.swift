import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import ChangeItem

struct ChangeItemJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ChangeItemJSONPresenter

    init() {
        presenter = ChangeItemJSONPresenter(view: view, interactor: FakeInteractor())
    }

    @Test func `items are told as they are now, and those that were so already apart`() {
        let row = ChangeItemResponse.Row(before: ItemSummary(.sample(3, "Old")), after: ItemSummary(.sample(3, "New")))

        presenter.changedItems(
            ChangeItemResponse(rows: [row], unchanged: [ItemSummary(.sample(4))], hints: [], today: saturday)
        )

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""title":"New""#) && !document.contains("Old"))
        #expect(document.contains(#""unchanged":[{"id":4,"#))
    }

    @Test func `machines are not asked but told`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3)), ItemSummary(.sample(4))])

        #expect(view.complaints.map(\.status) == [.wrongUsage])
    }

    @Test func `nothing found is an empty list, and a refusal an error`() {
        presenter.foundNoItem()
        presenter.refusedChange(.oneTitleForMany(2))

        #expect(view.documents.first == #"{"adder":1,"items":[]}"# + "\n")
        #expect(view.complaints.map(\.status) == [.badData])
    }
}
