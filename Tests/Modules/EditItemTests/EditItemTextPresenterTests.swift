import Almanac
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

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

    @Test func `a kept page is named with the command to type, outside of the screen if a signal ends the program`() {
        let view = FakeView()
        let presenter = EditItemTextPresenter(view: view, router: CommandRouter.screen, calendar: CalendarWords())

        presenter.presentNothingChanged(keptIn: .keptPage)
        presenter.presentKept(.keptPage)

        let sentences = [":edit", "adder edit"].map { "Your text is kept. \($0) --resume goes on with it." }
        #expect(view.shown == [.message("Nothing was changed."), .message(sentences[0]), .message(sentences[1])])
    }

    @Test func `picked items that have disappeared are named, and the others edited`() {
        edit.presenter.edit(EditItemRequest(picked: ItemChoice([3, 9], of: "edit")))

        edit.presenter.couldNotEditItems(.change(.unknownIDs([9...9])))
        #expect(edit.interactor.opened.last?.typed == "edit 3")
        #expect(edit.view.shown == [.message("Item 9 was removed by another program.")])
        edit.presenter.couldNotEditItems(.change(.unknownIDs([3...3])))

        #expect(edit.delegate.outcomes == [.refused])
    }
}
