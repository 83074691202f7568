import Boundary
import Entities
import Grammar
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

    @Test func `changed and unchanged items are listed separately`() {
        let row = ChangeItemResponse.Row(before: ItemSummary(.sample(3, "Old")), after: ItemSummary(.sample(3, "New")))

        presenter.changedItems(
            ChangeItemResponse(rows: [row], unchanged: [ItemSummary(.sample(4))], hints: [], today: saturday)
        )

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#""title":"New""#) && !document.contains("Old"))
        #expect(document.contains(#""unchanged":[{"id":4,"#))
    }

    @Test func `JSON output never prompts`() {
        presenter.foundItemsToConfirm([ItemSummary(.sample(3)), ItemSummary(.sample(4))])

        #expect(view.problems.map(\.status) == [.wrongUsage])
    }

    @Test func `no match is an empty list, and a rejection is an error`() {
        presenter.foundNoItem()
        presenter.refusedChange(.oneTitleForMany(2))

        #expect(view.documents.first == #"{"adder":1,"items":[]}"# + "\n")
        #expect(view.problems.map(\.status) == [.badData])
    }
}
