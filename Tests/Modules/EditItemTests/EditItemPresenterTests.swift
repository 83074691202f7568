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
    private let edit = EditItemFixture()

    private let kept = "Your text is kept. edit --resume goes on with it."
    private let keptAtEnd = "Your text is kept. adder edit --resume goes on with it."

    @Test func `the item is found and its page opened`() {
        let page = edit.open()

        #expect(edit.interactor.opened == [request])
        #expect(page.contains("title: Pay rent\n"))
    }

    @Test func `the saved page is parsed and passed on`() {
        let page = edit.open()

        edit.close(page.replacing("due:", with: "due: tomorrow"))

        #expect(edit.interactor.saved.map(\.first?.details.due) == [Due(day: Day.saturday + 1)])
    }

    @Test func `an error opens the page again at its line, with the message above it`() {
        let typed = edit.open().replacing("due:", with: "due: 30 feb")

        edit.close(typed)
        let message = "# adder: “30 feb” is not a valid date. Check the day, month and year.\n"
        #expect(edit.view.pages.last == typed.replacing("due:", with: "\(message)due:"))
        #expect(edit.view.line == 6)
        #expect(edit.interactor.saved.isEmpty)

        edit.close(edit.view.pages.last?.replacing("30 feb", with: "today") ?? "")
        #expect(edit.interactor.saved.map(\.first?.details.due) == [Due(day: Day.saturday)])
    }

    @Test func `an item rejected by the list opens the page again`() {
        let typed = edit.open().replacing("needs:", with: "needs: 9")
        edit.close(typed)

        edit.presenter.couldNotEditItems(.refused(0, .unknownNeeds([9])))

        let message = "# adder: No item 9 for “needs:”. Check the id, or leave it out.\n"
        #expect(edit.view.pages.last == typed.replacing("needs:", with: "\(message)needs:"))
        #expect(edit.delegate.outcomes.isEmpty)
    }

    @Test func `saving the same error again stops editing and keeps the page`() {
        let typed = edit.open().replacing("due:", with: "due: 30 feb")
        edit.close(typed)

        edit.close(edit.view.pages.last ?? "")

        guard case .errorMessage(let errorMessage)? = edit.view.shown.dropLast().last else {
            return #expect(Bool(false))
        }
        #expect(errorMessage.status == .badData)
        #expect(edit.view.shown.last == .message(kept))
        #expect(edit.interactor.kept.first?.edited == Array(typed.utf8))
        #expect(edit.view.shown.contains(.discarded))
        #expect(edit.delegate.outcomes == [.refused])
    }

    @Test func `writing the same invalid page again stops editing and keeps the page`() {
        let typed = edit.open().replacing("due:", with: "due: 30 feb")
        edit.close(typed)

        edit.close(typed)

        #expect(edit.view.pages.count == 2)
        #expect(edit.view.shown.last == .message(kept))
        #expect(edit.delegate.outcomes == [.refused])
    }

    @Test func `the same mistake in different text stops editing after three tries`() {
        var typed = edit.open().replacing("due:", with: "due: 30 feb")
        for _ in 1...5 {
            typed = "# more\n\(typed)"
            edit.close(typed)
        }

        #expect(edit.view.pages.count == 4)
        #expect(edit.delegate.outcomes.first == .refused)
    }

    @Test func `a different mistake opens the page again`() {
        let page = edit.open()

        edit.close(page.replacing("due:", with: "due: 30 feb"))
        edit.close(page.replacing("due:", with: "due: 31 feb"))

        #expect(edit.view.pages.count == 3)
        #expect(edit.delegate.outcomes.isEmpty)
    }

    @Test func `without a terminal, the page is opened again only once`() {
        edit.view.hasTerminal = false
        let page = edit.open()

        edit.close(page.replacing("due:", with: "due: 30 feb"))
        edit.close(page.replacing("due:", with: "due: 31 feb"))

        #expect(edit.view.pages.count == 2)
        #expect(edit.view.shown.last == .message(kept))
        #expect(edit.delegate.outcomes == [.refused])
    }

    @Test func `invalid UTF-8 is an error like any other`() {
        _ = edit.open()

        edit.presenter.didClosePage([0x74, 0xFF])

        #expect(edit.view.pages.last?.hasPrefix("# adder: ") == true)
    }

    @Test func `an emptied page changes nothing and is deleted`() {
        _ = edit.open()

        edit.close("\n")

        #expect(edit.view.shown.suffix(2) == [.discarded, .message(ChangeSentences.nothingChanged)])
        #expect(edit.interactor.saved.isEmpty && edit.delegate.outcomes == [.unchanged])
    }

    @Test func `a failing editor changes nothing, and the page is deleted`() {
        _ = edit.open()

        edit.presenter.didFailToEdit(.status("vi", 1), saved: nil)

        #expect(
            edit.view.shown.suffix(2) == [
                .discarded,
                .errorMessage(
                    ErrorMessage(.outputFailed, "The editor failed (vi exited with status 1). Nothing was changed.")
                ),
            ]
        )
        #expect(edit.delegate.outcomes == [.refused])
    }

    @Test func `text written before the editor failed is kept`() {
        _ = edit.open()

        edit.presenter.didFailToEdit(.status("vi", 1), saved: Array("typed".utf8))

        #expect(edit.view.shown.last == .message(kept))
        #expect(edit.interactor.kept.map(\.edited) == [Array("typed".utf8)])
    }

    @Test func `text written before the page was reopened is kept in any case`() {
        edit.close(edit.open().replacing("due:", with: "due: 30 feb"))

        edit.presenter.didFailToEdit(.status("vi", 1), saved: nil)
        edit.presenter.didLeavePage(saved: nil)

        #expect(edit.interactor.kept.count == 2)
        #expect(edit.view.shown.contains(.message(kept)) && edit.view.shown.contains(.message(keptAtEnd)))
    }

    @Test func `text that the editor has kept when a signal ended it is named`() {
        _ = edit.open()
        edit.view.recoveryPath = "/tmp/.page.swp"

        edit.presenter.didLeavePage(saved: nil)

        #expect(edit.view.shown.suffix(2) == [.discarded, .message("Your text is saved in /tmp/.page.swp.")])
    }

    @Test func `what an editor has kept after the last time it saved is named, too`() {
        let page = edit.open()
        edit.view.recoveryPath = "/tmp/.page.swp"

        edit.presenter.didLeavePage(saved: Array(page.utf8))

        #expect(edit.view.shown.contains(.message("Your text is saved in /tmp/.page.swp.")))
        #expect(edit.interactor.kept.count == 1)
    }

    @Test func `an untouched page is deleted without a message`() {
        _ = edit.open()

        edit.presenter.didLeavePage(saved: nil)

        #expect(edit.view.shown.last == .discarded)
    }

    @Test(arguments: [
        (EditorFailure.noCommand("nan"), ExitStatus.notFound, "an installed editor, such as nano."),
        (.noTemporaryFolder(folder: "/a", reason: "b"), .cannotCreate, "Set TMPDIR to a writable folder."),
        (.system("sh: no"), .outputFailed, "The editor failed (sh: no). Nothing was changed."),
    ])
    func `a failure says what to do`(failure: EditorFailure, status: ExitStatus, words: String) {
        _ = edit.open()

        edit.presenter.didFailToEdit(failure, saved: nil)

        guard case .errorMessage(let errorMessage)? = edit.view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status && errorMessage.sentence.hasSuffix(words))
    }

    @Test func `a conflict is shown on the page, and deleting it keeps the text`() {
        edit.close(edit.open().replacing("project:", with: "project: mine"))
        var theirs = ItemDetails(title: "Pay rent")
        theirs.project = "theirs"

        edit.presenter.couldNotEditItems(.changedMeanwhile(0, .project, theirs))

        let message =
            "# adder: Changed elsewhere to “project: theirs”. Use that value, or delete this line to keep your text.\n"
        #expect(edit.view.pages.last?.contains("\n\(message)project: mine\n") == true)

        edit.close(edit.view.pages.last?.replacing(message, with: "") ?? "")
        #expect(edit.interactor.saved.last?.first?.details.project == "mine")
    }

    @Test func `text that could not be saved is kept`() {
        _ = edit.open()

        edit.presenter.couldNotEditItems(.storage(ListError(.busy, path: "list")))

        #expect(edit.view.shown.last == .message(kept))
    }

    @Test func `a page that can't be kept elsewhere stays where it is`() {
        edit.interactor.isFull = true
        edit.close(edit.open().replacing("due:", with: "due: 30 feb"))

        edit.close(edit.view.pages.last ?? "")

        #expect(edit.view.shown.last == .message("Your text is saved in /tmp/page."))
        #expect(!edit.view.shown.contains(.discarded))
    }
}
