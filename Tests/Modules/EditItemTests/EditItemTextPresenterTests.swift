import Almanac
import Presentation
import Responses
import TestKit
import Testing

@testable import EditItem

struct EditItemTextPresenterTests {
    private let edit = EditItemFixture()

    @Test func `a saved item is shown with its changes, and the page is deleted`() {
        let (before, after) = (ItemSummary.sample(3, "Pay rent"), ItemSummary.sample(3, "Pay the rent"))

        edit.presenter.savedItems(EditItemResponse(changed: [.init(before: before, after: after)], today: Day.saturday))

        let row = ChangeDisplay.Row(action: "Changed", id: 3, title: "Pay the rent", details: ["was: Pay rent"])
        #expect(
            edit.view.shown.suffix(2) == [
                .discarded, .change(ChangeDisplay(rows: [row], messages: [FakeRouter().undoHint])),
            ]
        )
        #expect(edit.delegate.outcomes == [.changed([3])])
    }
}
