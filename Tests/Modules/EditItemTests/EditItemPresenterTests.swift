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
        presenter.edit(request)
    }

    /// Opens an item's page and returns its text.
    private func open() -> String {
        presenter.foundItem(.sample(3, "Pay rent"))
        return view.pages.last ?? ""
    }

    private func close(_ text: String) {
        presenter.didClosePage(Array(text.utf8))
    }

    @Test func `the item is found and its page opened`() {
        let page = open()

        #expect(interactor.found == [3])
        #expect(page.contains("title: Pay rent\n"))
    }

    @Test func `the saved page is parsed and passed on`() {
        let page = open()

        close(page.replacing("due:", with: "due: tomorrow"))

        #expect(interactor.saved.map(\.due) == [Due(day: Day.saturday + 1)])
    }

    @Test func `an error opens the page again with the message on top and the text unchanged`() {
        let typed = open().replacing("due:", with: "due: 30 feb")

        close(typed)
        #expect(
            view.pages.last
                == "# adder: Line 6: “30 feb” is not a valid date. Check the day, month and year.\n\(typed)"
        )
        #expect(interactor.saved.isEmpty)

        close(view.pages.last?.replacing("30 feb", with: "today") ?? "")
        #expect(interactor.saved.map(\.due) == [Due(day: Day.saturday)])
    }

    @Test func `an item rejected by the list opens the page again`() {
        let typed = open().replacing("needs:", with: "needs: 9")
        close(typed)

        presenter.couldNotEditItem(.refused(3, .unknownNeeds([9])))

        #expect(view.pages.last == "# adder: No item 9 for “needs:”. Check the id, or leave it out.\n\(typed)")
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `saving the same error again stops editing and keeps the page`() {
        let typed = open().replacing("due:", with: "due: 30 feb")
        close(typed)

        close(view.pages.last ?? "")

        guard case .errorMessage(let errorMessage)? = view.shown.dropLast().last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == .badData)
        #expect(view.shown.last == .message("Your text is saved in /tmp/page."))
        #expect(view.shown.contains(.kept))
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `writing the same invalid page again stops editing and keeps the page`() {
        let typed = open().replacing("due:", with: "due: 30 feb")
        close(typed)

        close(typed)

        #expect(view.pages.count == 2)
        #expect(view.shown.last == .message("Your text is saved in /tmp/page."))
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
        #expect(view.shown.last == .message("Your text is saved in /tmp/page."))
        #expect(delegate.outcomes == [.refused])
    }

    @Test func `invalid UTF-8 is an error like any other`() {
        _ = open()

        presenter.didClosePage([0x74, 0xFF])

        #expect(view.pages.last?.hasPrefix("# adder: Line 2: ") == true)
    }

    @Test func `an emptied page changes nothing and is deleted`() {
        _ = open()

        close("\n")

        #expect(view.shown.suffix(2) == [.discarded, .message("Nothing was changed.")])
        #expect(interactor.saved.isEmpty && delegate.outcomes == [.unchanged])
    }

    @Test func `a failing editor changes nothing, and the page is deleted`() {
        _ = open()

        presenter.didFailToEdit(.status("vi", 1), hasChanges: false)

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

        presenter.didFailToEdit(.status("vi", 1), hasChanges: true)

        #expect(view.shown.last == .message("Your text is saved in /tmp/page."))
        #expect(!view.shown.contains(.discarded))
    }

    @Test func `text written before the page was reopened is kept in any case`() {
        close(open().replacing("due:", with: "due: 30 feb"))

        presenter.didFailToEdit(.status("vi", 1), hasChanges: false)
        presenter.didLeavePage(hasChanges: false)

        #expect(view.shown.count { $0 == .kept } == 2 && !view.shown.contains(.discarded))
    }

    @Test func `an untouched page is deleted without a message`() {
        _ = open()

        presenter.didLeavePage(hasChanges: false)

        #expect(view.shown.last == .discarded)
    }

    @Test(arguments: [
        (EditorFailure.noCommand("nan"), ExitStatus.notFound, "an installed editor, such as nano."),
        (.noTemporaryFolder(folder: "/a", reason: "b"), .cannotCreate, "Set TMPDIR to a writable folder."),
        (.system("sh: no"), .outputFailed, "The editor failed (sh: no). Nothing was changed."),
    ])
    func `a failure says what to do`(failure: EditorFailure, status: ExitStatus, words: String) {
        _ = open()

        presenter.didFailToEdit(failure, hasChanges: false)

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status && errorMessage.sentence.hasSuffix(words))
    }

    @Test func `a conflict is shown on the page`() {
        _ = open()
        var theirs = ItemDetails(title: "Pay rent")
        theirs.project = "theirs"

        presenter.couldNotEditItem(.changedMeanwhile(.project, theirs))

        let message =
            "# adder: Changed elsewhere to “project: theirs”. Use that value, or delete this line to keep your text.\n"
        #expect(view.pages.last?.hasPrefix(message) == true)
    }

    @Test func `a saved item is shown with its changes, and the page is deleted`() {
        let (before, after) = (ItemSummary.sample(3, "Pay rent"), ItemSummary.sample(3, "Pay the rent"))

        presenter.savedItem(EditItemResponse(before: before, after: after, today: Day.saturday))

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

        presenter.couldNotEditItem(.storage(ListError(.busy, path: "list")))

        #expect(view.shown.last == .message("Your text is saved in /tmp/page."))
        #expect(!view.shown.contains(.discarded))
    }
}
