import Boundary
import Entities
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
        let row = ChangeItemResponse.Row(before: ItemSummary(item(3, "Old")), after: ItemSummary(item(3, "New")))

        presenter.changedItems(
            ChangeItemResponse(rows: [row], unchanged: [ItemSummary(item(4))], hints: [], today: saturday)
        )

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""title":"New""#) && !document.contains("Old"))
        #expect(document.contains(#""unchanged":[{"id":4,"#))
    }

    @Test func `machines are not asked but told`() {
        presenter.foundSeveralItems([ItemSummary(item(3)), ItemSummary(item(4))])

        #expect(view.complaints.map(\.status) == [.wrongUsage])
    }

    @Test func `nothing found is an empty list, and a failure an error`() {
        presenter.foundNoItem()
        presenter.couldNotChangeItem(.oneTitleForMany(2))

        #expect(view.documents.first == #"{"adder":1,"items":[]}"# + "\n")
        #expect(view.complaints.map(\.status) == [.badData])
    }
}
