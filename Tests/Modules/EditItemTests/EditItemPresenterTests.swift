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

struct EditItemPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: EditItemPresenter

    init() {
        presenter = EditItemPresenter(
            view: view,
            interactor: interactor,
            outcome: EditItemTextPresenter(view: view, router: FakeRouter(), calendar: CalendarWords()),
            router: FakeRouter(),
            reader: reader,
            delegate: delegate
        )
        interactor.output = presenter
        presenter.edit(request)
    }

    private let kept = "Your text is kept. edit --resume goes on with it."

    /// Opens an item's page and returns its text.
    private func open() -> String {
        presenter.foundItems([.sample(3, "Pay rent")])
        return view.pages.last ?? ""
    }

    private func close(_ text: String) {
        presenter.didClosePage(Array(text.utf8))
    }

    @Test func `the item is found and its page opened`() {
        let page = open()

        #expect(interactor.opened == [request])
        #expect(page.contains("title: Pay rent\n"))
    }

    @Test func `the saved page is parsed and passed on`() {
        let page = open()

        close(page.replacing("due:", with: "due: tomorrow"))

        #expect(interactor.saved.map(\.first?.details.due) == [Due(day: Day.saturday + 1)])
    }

    @Test func `an error opens the page again at its line, with the message above it`() {
        let typed = open().replacing("due:", with: "due: 30 feb")

        close(typed)
        let message = "# adder: “30 feb” is not a valid date. Check the day, month and year.\n"
        #expect(view.pages.last == typed.replacing("due:", with: "\(message)due:"))
        #expect(view.line == 6)
        #expect(interactor.saved.isEmpty)

        close(view.pages.last?.replacing("30 feb", with: "today") ?? "")
        #expect(interactor.saved.map(\.first?.details.due) == [Due(day: Day.saturday)])
    }

    @Test func `an item rejected by the list opens the page again`() {
        let typed = open().replacing("needs:", with: "needs: 9")
        close(typed)

        presenter.couldNotEditItems(.refused(0, .unknownNeeds([9])))

        let message = "# adder: No item 9 for “needs:”. Check the id, or leave it out.\n"
        #expect(view.pages.last == typed.replacing("needs:", with: "\(message)needs:"))
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `saving the same error again stops editing and keeps the page`() {
        let typed = open().replacing("due:", with: "due: 30 feb")
        close(typed)

        close(view.pages.last ?? "")

        guard case .errorMessage(let errorMessage)? = view.shown.dropLast().last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == .badData)
        #expect(view.shown.last == .message(kept))
        #expect(interactor.kept.first?.edited == Array(typed.utf8))
        #expect(view.shown.contains(.discarded))
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `writing the same invalid page again stops editing and keeps the page`() {
        let typed = open().replacing("due:", with: "due: 30 feb")
        close(typed)

        close(typed)

        #expect(view.pages.count == 2)
        #expect(view.shown.last == .message(kept))
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `the same mistake in different text stops editing after three tries`() {
        var typed = open().replacing("due:", with: "due: 30 feb")
        for _ in 1...5 {
            typed = "# more\n\(typed)"
            close(typed)
        }

        #expect(view.pages.count == 4)
        #expect(delegate.outcomes.first == .refused)
    }

    @Test func `a different mistake opens the page again`() {
        let page = open()

        close(page.replacing("due:", with: "due: 30 feb"))
        close(page.replacing("due:", with: "due: 31 feb"))

        #expect(view.pages.count == 3)
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `without a terminal, the page is opened again only once`() {
        view.hasTerminal = false
        let page = open()

        close(page.replacing("due:", with: "due: 30 feb"))
        close(page.replacing("due:", with: "due: 31 feb"))

        #expect(view.pages.count == 2)
        #expect(view.shown.last == .message(kept))
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `invalid UTF-8 is an error like any other`() {
        _ = open()

        presenter.didClosePage([0x74, 0xFF])

        #expect(view.pages.last?.hasPrefix("# adder: ") == true)
    }

    @Test func `an emptied page changes nothing and is deleted`() {
        _ = open()

        close("\n")

        #expect(view.shown.suffix(2) == [.discarded, .message("Nothing was changed.")])
        #expect(interactor.saved.isEmpty && delegate.outcomes == [.unchanged])
    }

    @Test func `a failing editor changes nothing, and the page is deleted`() {
        _ = open()

        presenter.didFailToEdit(.status("vi", 1), saved: nil)

        #expect(
            view.shown.suffix(2) == [
                .discarded,
                .errorMessage(
                    ErrorMessage(.outputFailed, "The editor failed (vi exited with status 1). Nothing was changed.")
                ),
            ]
        )
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `text written before the editor failed is kept`() {
        _ = open()

        presenter.didFailToEdit(.status("vi", 1), saved: Array("typed".utf8))

        #expect(view.shown.last == .message(kept))
        #expect(interactor.kept.map(\.edited) == [Array("typed".utf8)])
    }

    @Test func `text written before the page was reopened is kept in any case`() {
        close(open().replacing("due:", with: "due: 30 feb"))

        presenter.didFailToEdit(.status("vi", 1), saved: nil)
        presenter.didLeavePage(saved: nil)

        #expect(interactor.kept.count == 2 && view.shown.count { $0 == .message(kept) } == 2)
    }

    @Test func `an untouched page is deleted without a message`() {
        _ = open()

        presenter.didLeavePage(saved: nil)

        #expect(view.shown.last == .discarded)
    }

    @Test(arguments: [
        (EditorFailure.noCommand("nan"), ExitStatus.notFound, "an installed editor, such as nano."),
        (.noTemporaryFolder(folder: "/a", reason: "b"), .cannotCreate, "Set TMPDIR to a writable folder."),
        (.system("sh: no"), .outputFailed, "The editor failed (sh: no). Nothing was changed."),
    ])
    func `a failure says what to do`(failure: EditorFailure, status: ExitStatus, words: String) {
        _ = open()

        presenter.didFailToEdit(failure, saved: nil)

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status && errorMessage.sentence.hasSuffix(words))
    }

    @Test func `a conflict is shown on the page, and deleting it keeps the text`() {
        close(open().replacing("project:", with: "project: mine"))
        var theirs = ItemDetails(title: "Pay rent")
        theirs.project = "theirs"

        presenter.couldNotEditItems(.changedMeanwhile(0, .project, theirs))

        let message =
            "# adder: Changed elsewhere to “project: theirs”. Use that value, or delete this line to keep your text.\n"
        #expect(view.pages.last?.contains("\n\(message)project: mine\n") == true)

        close(view.pages.last?.replacing(message, with: "") ?? "")
        #expect(interactor.saved.last?.first?.details.project == "mine")
    }

    @Test func `a saved item is shown with its changes, and the page is deleted`() {
        let (before, after) = (ItemSummary.sample(3, "Pay rent"), ItemSummary.sample(3, "Pay the rent"))

        presenter.savedItems(EditItemResponse(changed: [.init(before: before, after: after)], today: Day.saturday))

        let row = ChangeDisplay.Row(action: "Changed", id: 3, title: "Pay the rent", details: ["was: Pay rent"])
        #expect(
            view.shown.suffix(2) == [
                .discarded, .change(ChangeDisplay(rows: [row], messages: ["undo reverses it."])),
            ]
        )
        #expect(delegate.outcomes == [.changed([3])])
    }

    @Test func `text that could not be saved is kept`() {
        _ = open()

        presenter.couldNotEditItems(.storage(ListError(.busy, path: "list")))

        #expect(view.shown.last == .message(kept))
    }

    @Test func `a page that can't be kept elsewhere stays where it is`() {
        interactor.isFull = true
        close(open().replacing("due:", with: "due: 30 feb"))

        close(view.pages.last ?? "")

        #expect(view.shown.last == .message("Your text is saved in /tmp/page."))
        #expect(!view.shown.contains(.discarded))
    }

    // MARK: Several items

    private func openTwo() -> String {
        presenter.edit(makeRequest(of: [3, 4], typed: "edit 3 4"))
        presenter.foundItems([.sample(3, "Pay rent"), .sample(4, "Call mum")])
        return view.pages.last ?? ""
    }

    @Test func `several items have a block each, and new lines are new items`() {
        let page = openTwo()

        close(page.replacing("Pay rent", with: "Pay the rent") + "\nBuy milk tomorrow\n")

        #expect(interactor.saved.first?.map(\.id) == [3, 4, nil])
        #expect(interactor.saved.first?.map(\.details.title) == ["Pay the rent", "Call mum", "Buy milk"])
    }

    @Test func `a problem is shown above the line of its field, or of its item`() {
        let typed = openTwo().replacing("title: Call mum", with: "title: Call mum\nneeds: 9")
        close(typed)

        presenter.couldNotEditItems(.refused(1, .unknownNeeds([9])))
        #expect(view.pages.last?.contains("title: Call mum\n# adder: No item 9 for “needs:”.") == true)

        presenter.couldNotEditItems(.removedMeanwhile(0))
        let message = "# adder: Item 3 was removed elsewhere. Delete its block, or only “item 3” to add it again."
        #expect(view.pages.last?.contains("\n\(message)\nitem 3\n") == true)
    }

    @Test func `removals are confirmed when the page is closed`() {
        close(openTwo().replacing("item 3\ntitle: Pay rent\n", with: ""))
        var items = ItemsToConfirm()
        items.add(3, title: "Pay rent")
        presenter.couldNotEditItems(.change(.needsConfirmation(items)))
        #expect(view.shown.last == .question("Remove 3 Pay rent?"))

        presenter.didAnswer(.yes)

        #expect(interactor.saved.map { $0.map(\.id) } == [[4], [4]])
        #expect(interactor.confirmed == [[], [3]])
    }

    @Test(arguments: [
        (ConfirmationAnswer.no, "Nothing was changed."), (.interrupted, "Nothing was changed."),
        (.notInteractive, "Remove 3 Pay rent? Can't ask for confirmation here. Use --yes to confirm."),
    ])
    func `a page whose removals are not confirmed is kept`(answer: ConfirmationAnswer, sentence: String) {
        close(openTwo().replacing("item 3\ntitle: Pay rent\n", with: ""))
        var items = ItemsToConfirm()
        items.add(3, title: "Pay rent")
        presenter.couldNotEditItems(.change(.needsConfirmation(items)))

        presenter.didAnswer(answer)

        switch view.shown.suffix(2).first {
        case .message(let text): #expect(text == sentence)
        case .errorMessage(let errorMessage): #expect(errorMessage.sentence == sentence)
        default: #expect(Bool(false))
        }
        #expect(view.shown.last == .message(kept))
        #expect(interactor.kept.first?.ids == [3, 4])
    }

    @Test func `all that was done is shown`() {
        _ = openTwo()
        view.rowLimit = 2
        let added = ItemSummary.sample(5, "Buy milk") { $0.tags = ["shop"] }
        presenter.savedItems(
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
            messages: ["No longer blocked: 6 Rest.", "undo reverses it."]
        )
        #expect(view.shown.last == .change(display))
        #expect(delegate.outcomes == [.changed([3, 5, 4])])
    }

    @Test func `nothing is edited if nothing matches`() {
        presenter.couldNotEditItems(.change(.noMatch(NoMatch())))

        #expect(view.shown == [.message("Nothing matches, so nothing was changed.")])
        #expect(delegate.outcomes == [.unchanged])
    }

    // MARK: The kept page

    @Test func `a kept page opens with its text and is compared with the page before it was edited`() {
        let original = openTwo()
        let edited = original.replacing("Pay rent", with: "Pay the rent")
        let kept = EditItemKeptPage(
            typed: "edit 3 4",
            ids: [3, 4],
            hasBlocks: true,
            original: Array(original.utf8),
            edited: Array(edited.utf8)
        )

        presenter.foundKeptPage(kept, of: [.sample(3, "theirs")])
        #expect(view.pages.last == edited)
        #expect(interactor.originals.map(\.details.title) == ["Pay rent", "Call mum"])

        presenter.didLeavePage(saved: nil)
        close(edited)
        #expect(interactor.saved.last?.map(\.details.title) == ["Pay the rent", "Call mum"])
    }

    @Test func `a kept page with a mistake opens at its line, with the message above it`() {
        let original = open()
        let edited = original.replacing("pri:", with: "pri: huge")
        let kept = EditItemKeptPage(
            typed: "edit 3",
            ids: [3],
            original: Array(original.utf8),
            edited: Array(edited.utf8)
        )

        presenter.foundKeptPage(kept, of: [.sample(3, "Pay rent")])

        #expect(view.pages.last?.contains("# adder: “pri:huge” is not a priority") == true)
        #expect(interactor.originals.map(\.details.title) == ["Pay rent"])
    }

    @Test func `the only item of a filter is a page with a block, to which items can be added`() {
        presenter.edit(EditItemRequest(source: .items(ItemFilter(Selection([[.tag("town")]]))), typed: "edit +town"))

        let page = open()
        close(page + "\nBuy milk\n")

        #expect(page.contains("\nitem 3\ntitle: Pay rent\n"))
        #expect(interactor.saved.last?.map(\.details.title) == ["Pay rent", "Buy milk"])
    }

    @Test func `emptying a resumed page discards it`() {
        presenter.foundItems([.sample(3, "Pay rent")])

        close("")

        #expect(interactor.discards == 1)
    }

    @Test func `without a page to resume, the error says what to do`() {
        presenter.couldNotEditItems(.noKeptPage)
        presenter.couldNotEditItems(.pageOfOtherList("/a/b.db"))

        #expect(
            view.shown == [
                .errorMessage(ErrorMessage(.notFound, "No page is kept. To edit items: edit 16 17")),
                .errorMessage(
                    ErrorMessage(.badData, "The kept page is about the list /a/b.db. Use --db to choose that list.")
                ),
            ]
        )
    }
}
