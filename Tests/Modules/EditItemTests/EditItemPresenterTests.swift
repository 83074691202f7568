import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import EditItem

struct EditItemPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: EditItemPresenter

    init() {
        presenter = EditItemPresenter(view: view, interactor: interactor, reader: reader, calendar: CalendarWords())
        presenter.delegate = delegate
        presenter.edit(request)
    }

    /// Opens the page of an item, and answers what is on it.
    private func open() -> String {
        presenter.foundItem(ItemSummary(item(3, "Pay rent")))
        return view.pages.last ?? ""
    }

    private func close(_ text: String) {
        presenter.didClosePage(Array(text.utf8))
    }

    @Test func `the item is looked for and its page is opened`() {
        let page = open()

        #expect(interactor.found == [3])
        #expect(page.contains("title: Pay rent\n"))
    }

    @Test func `what was saved is understood and handed on`() {
        let page = open()

        close(page.replacing("due:", with: "due: tomorrow"))

        #expect(interactor.saved.map(\.due) == [Due(day: saturday + 1)])
    }

    @Test func `a mistake opens the page again, with what is wrong on top and the text as it was typed`() {
        let typed = open().replacing("due:", with: "due: 30 feb")

        close(typed)
        #expect(
            view.pages.last
                == "# adder: Line 6: There is no day “30 feb” in the calendar; check the day and the month.\n\(typed)"
        )
        #expect(interactor.saved.isEmpty)

        close(view.pages.last?.replacing("30 feb", with: "today") ?? "")
        #expect(interactor.saved.map(\.due) == [Due(day: saturday)])
    }

    @Test func `what the list refuses opens the page again as well`() {
        let typed = open().replacing("needs:", with: "needs: 9")
        close(typed)

        presenter.couldNotEditItem(.refused(3, .unknownNeeds([9])))

        #expect(view.pages.last == "# adder: “needs:9” names no item; check the number, or leave it out.\n\(typed)")
        #expect(delegate.told.isEmpty)
    }

    @Test func `the same mistake again ends it, and the page is kept`() {
        let typed = open().replacing("due:", with: "due: 30 feb")
        close(typed)

        close(view.pages.last ?? "")

        guard case .complaint(let complaint)? = view.shown.dropLast().last else { return #expect(Bool(false)) }
        #expect(complaint.status == .badData)
        #expect(view.shown.last == .remark("Your page is kept in /tmp/page."))
        #expect(view.shown.contains(.kept))
        #expect(delegate.told == [.nothing])
    }

    @Test func `bytes that are no text are a mistake like others`() {
        _ = open()

        presenter.didClosePage([0x74, 0xFF])

        #expect(view.pages.last?.hasPrefix("# adder: Line 2: ") == true)
    }

    @Test func `an emptied page changes nothing and is gone`() {
        _ = open()

        close("\n")

        #expect(view.shown.suffix(2) == [.discarded, .remark("Nothing was changed.")])
        #expect(interactor.saved.isEmpty && delegate.told == [.nothing])
    }

    @Test func `an editor that fails changes nothing, and the page is gone`() {
        _ = open()

        presenter.didFailToEdit(.status("vi", 1), hasWritten: false)

        #expect(
            view.shown.suffix(2) == [
                .discarded,
                .complaint(
                    Complaint(.outputFailed, "The editor failed (vi ended with status 1); nothing was changed.")
                ),
            ]
        )
        #expect(delegate.told == [.nothing])
    }

    @Test func `what was written before an editor failed is kept`() {
        _ = open()

        presenter.didFailToEdit(.status("vi", 1), hasWritten: true)

        #expect(view.shown.last == .remark("Your page is kept in /tmp/page."))
        #expect(!view.shown.contains(.discarded))
    }

    @Test func `what was written before the page was opened again is kept, whatever the editor does`() {
        close(open().replacing("due:", with: "due: 30 feb"))

        presenter.didFailToEdit(.status("vi", 1), hasWritten: false)
        presenter.didLeavePage(hasWritten: false)

        #expect(view.shown.count { $0 == .kept } == 2 && !view.shown.contains(.discarded))
    }

    @Test func `a page that is left as it was opened is gone, and nothing is said`() {
        _ = open()

        presenter.didLeavePage(hasWritten: false)

        #expect(view.shown.last == .discarded)
    }

    @Test(arguments: [
        (EditorFailure.noCommand("nan"), Boundary.ExitStatus.notFound, "as in EDITOR=nano adder edit 3."),
        (.noPlace(folder: "/a", reason: "b"), .cannotCreate, "set TMPDIR to a folder that you can write to."),
        (.system("sh: no"), .outputFailed, "The editor failed (sh: no); nothing was changed."),
    ])
    func `a failure says what to do about it`(failure: EditorFailure, status: Boundary.ExitStatus, words: String) {
        _ = open()

        presenter.didFailToEdit(failure, hasWritten: false)

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.status == status && complaint.sentence.hasSuffix(words))
    }

    @Test func `what others changed as well is told on the page`() {
        _ = open()
        var theirs = ItemFacts(title: "Pay rent")
        theirs.project = "theirs"

        presenter.couldNotEditItem(.changedMeanwhile(.project, theirs))

        let told = "# adder: Meanwhile it has “project: theirs”; write that, or take this line out to keep yours.\n"
        #expect(view.pages.last?.hasPrefix(told) == true)
    }

    @Test func `a saved item is answered with what is different, and the page is gone`() {
        let (before, after) = (ItemSummary(item(3, "Pay rent")), ItemSummary(item(3, "Pay the rent")))

        presenter.savedItem(EditItemResponse(before: before, after: after, today: saturday))

        let row = ChangeDisplay.Row(deed: "Changed", id: "3", title: "Pay the rent", details: ["was: Pay rent"])
        #expect(
            view.shown.suffix(2) == [
                .discarded, .change(ChangeDisplay(rows: [row], remarks: ["adder undo takes it back."])),
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `what could not be saved is kept for its person`() {
        _ = open()

        presenter.couldNotEditItem(.storage(StorageTrouble(.busy, path: "list")))

        #expect(view.shown.last == .remark("Your page is kept in /tmp/page."))
        #expect(!view.shown.contains(.discarded))
    }
}
