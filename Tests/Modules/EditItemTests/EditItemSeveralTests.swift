import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import EditItem

/// Pages with several items, and pages that were kept.
struct EditItemSeveralTests {
    private let edit = EditItemFixture()

    private let kept = "Your text is kept. edit --resume goes on with it."

    @Test func `several items have a block each, and new lines are new items`() {
        let page = edit.openTwo()

        edit.close(page.replacing("Pay rent", with: "Pay the rent") + "\nBuy milk tomorrow\n")

        #expect(edit.interactor.saved.first?.map(\.id) == [3, 4, nil])
        #expect(edit.interactor.saved.first?.map(\.details.title) == ["Pay the rent", "Call mum", "Buy milk"])
    }

    @Test func `a problem is shown above the line of its field, or of its item`() {
        let typed = edit.openTwo().replacing("title: Call mum", with: "title: Call mum\nneeds: 9")
        edit.close(typed)

        edit.presenter.couldNotEditItems(.refused(1, .unknownNeeds([9])))
        #expect(edit.view.pages.last?.contains("title: Call mum\n# adder: No item 9 for “needs:”.") == true)

        edit.presenter.couldNotEditItems(.removedMeanwhile(0))
        let message = "# adder: Item 3 was removed elsewhere. Delete its block, or only “item 3” to add it again."
        #expect(edit.view.pages.last?.contains("\n\(message)\nitem 3\n") == true)
    }

    @Test func `removals are confirmed when the page is closed`() {
        edit.close(edit.openTwo().replacing("item 3\ntitle: Pay rent\n", with: ""))
        var items = ItemsToConfirm()
        items.add(3, title: "Pay rent")
        edit.presenter.couldNotEditItems(.change(.needsConfirmation(items)))
        #expect(edit.view.shown.last == .question("Remove 3 Pay rent?"))

        edit.presenter.didAnswer(.yes)

        #expect(edit.interactor.saved.map { $0.map(\.id) } == [[4], [4]])
        #expect(edit.interactor.confirmed == [[], [3]])
    }

    @Test(arguments: [
        (ConfirmationAnswer.no, ChangeSentences.nothingChanged), (.interrupted, ChangeSentences.nothingChanged),
        (.notInteractive, "Remove 3 Pay rent? Can't ask for confirmation here. Use --yes to confirm."),
    ])
    func `a page whose removals are not confirmed is kept`(answer: ConfirmationAnswer, sentence: String) {
        edit.close(edit.openTwo().replacing("item 3\ntitle: Pay rent\n", with: ""))
        var items = ItemsToConfirm()
        items.add(3, title: "Pay rent")
        edit.presenter.couldNotEditItems(.change(.needsConfirmation(items)))

        edit.presenter.didAnswer(answer)

        switch edit.view.shown.suffix(2).first {
        case .message(let text): #expect(text == sentence)
        case .errorMessage(let errorMessage): #expect(errorMessage.sentence == sentence)
        default: #expect(Bool(false))
        }
        #expect(edit.view.shown.last == .message(kept))
        #expect(edit.interactor.kept.first?.ids == [3, 4])
    }

    @Test func `all that was done is shown`() {
        _ = edit.openTwo()
        edit.view.rowLimit = 2
        let added = ItemSummary.sample(5, "Buy milk") { $0.tags = ["shop"] }
        edit.presenter.savedItems(
            EditItemResponse(
                changed: [.init(before: .sample(3, "Pay"), after: .sample(3, "Pay rent"))],
                added: [added],
                removed: [.sample(4, "Call mum")],
                unblocked: [.sample(6, "Rest")],
                today: Day.saturday
            )
        )

        let rows = [
            ChangeDisplay.Row(action: "Changed", id: 3, title: "Pay rent", details: ["was: Pay"]),
            ChangeDisplay.Row(action: "Added", id: 5, title: "Buy milk", details: ["+shop"]),
        ]
        let display = ChangeDisplay(
            rows: rows,
            more: "and 1 more, 3 items in all",
            messages: ["No longer blocked: 6 Rest.", FakeRouter().undoHint]
        )
        #expect(edit.view.shown.last == .change(display))
        #expect(edit.delegate.outcomes == [.changed([3, 5, 4])])
    }

    @Test func `nothing is edited if nothing matches`() {
        edit.presenter.couldNotEditItems(.change(.noMatch(NoMatch())))

        #expect(edit.view.shown == [.message("Nothing matches, so nothing was changed.")])
        #expect(edit.delegate.outcomes == [.unchanged])
    }

    // MARK: The kept page

    @Test func `a kept page opens with its text and is compared with the page before it was edited`() {
        let original = edit.openTwo()
        let edited = original.replacing("Pay rent", with: "Pay the rent")
        let kept = EditItemKeptPage(
            typed: "edit 3 4",
            ids: [3, 4],
            hasBlocks: true,
            original: Array(original.utf8),
            edited: Array(edited.utf8)
        )

        edit.presenter.foundKeptPage(kept, of: [.sample(3, "theirs")])
        #expect(edit.view.pages.last == edited)
        #expect(edit.interactor.originals.map(\.details.title) == ["Pay rent", "Call mum"])

        edit.presenter.didLeavePage(saved: nil)
        edit.close(edited)
        #expect(edit.interactor.saved.last?.map(\.details.title) == ["Pay the rent", "Call mum"])
    }

    @Test func `a kept page with a mistake opens at its line, with the message above it`() {
        let original = edit.open()
        let edited = original.replacing("pri:", with: "pri: huge")
        let kept = EditItemKeptPage(
            typed: "edit 3",
            ids: [3],
            original: Array(original.utf8),
            edited: Array(edited.utf8)
        )

        edit.presenter.foundKeptPage(kept, of: [.sample(3, "Pay rent")])

        #expect(edit.view.pages.last?.contains("# adder: “pri:huge” is not a priority") == true)
        #expect(edit.interactor.originals.map(\.details.title) == ["Pay rent"])
    }

    @Test func `the only item of a filter is a page with a block, to which items can be added`() {
        edit.presenter.edit(
            EditItemRequest(source: .items(ItemFilter(Selection([[.tag("town")]]))), typed: "edit +town")
        )

        let page = edit.open()
        edit.close(page + "\nBuy milk\n")

        #expect(page.contains("\nitem 3\ntitle: Pay rent\n"))
        #expect(edit.interactor.saved.last?.map(\.details.title) == ["Pay rent", "Buy milk"])
    }

    @Test func `emptying a resumed page discards it`() {
        edit.presenter.foundItems([.sample(3, "Pay rent")])

        edit.close("")

        #expect(edit.interactor.discards == 1)
    }

    @Test func `without a page to resume, the error says what to do`() {
        edit.presenter.couldNotEditItems(.noKeptPage)
        edit.presenter.couldNotEditItems(.pageOfOtherList("/a/b.db"))

        #expect(
            edit.view.shown == [
                .errorMessage(ErrorMessage(.notFound, "No page is kept. To edit items: edit 16 17")),
                .errorMessage(
                    ErrorMessage(.badData, "The kept page is about the list /a/b.db. Use --db to choose that list.")
                ),
            ]
        )
    }
}
