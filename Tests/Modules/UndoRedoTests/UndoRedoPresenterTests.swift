import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoPresenterTests {
    private let operation = FakeOperation(UndoRedoPresenter.self, answering: .nothing(.undo))
    private var presenter: UndoRedoPresenter { operation.presenter }

    private func response(
        _ direction: UndoRedoRequest.Direction,
        asked: Int,
        _ changes: ChangeSummary...
    ) -> UndoRedoResponse {
        .replayed(
            ReplayedChanges(
                request: UndoRedoRequest(direction: direction, count: asked),
                changes: changes,
                today: saturday,
                ownCount: 1
            )
        )
    }

    @Test func `undone changes are shown with their time and the redo command`() {
        presenter.found(response(.undo, asked: 1, summary(7, "done 3")))

        #expect(
            operation.view.shown == [
                .display(
                    UndoRedoDisplay(
                        rows: [
                            .init(action: "Undone", command: "done 3", shortCommand: "done 3", when: "today 09:30")
                        ],
                        messages: ["redo reapplies it."]
                    )
                )
            ]
        )
        presenter.found(response(.redo, asked: 1, summary(7, "done 3")))
        presenter.found(response(.undoSync, asked: 1, summary(7, "sync")))
        #expect(operation.delegate.outcomes == [.undone(1), .redone(1), .undone(1)])
    }

    @Test(arguments: [
        ("done 67 19 75 3", "done of 4 items"), ("change 1 2 3 4 5 pri:high", "change of 5 items pri:high"),
        ("done 67 19 75", "done 67 19 75"), ("add 1 2 3 4 polka", "add 1 2 3 4 polka"), ("done +home", "done +home"),
    ])
    func `a long row of ids becomes their number`(command: String, short: String) throws {
        presenter.found(response(.undo, asked: 1, summary(7, command)))

        let display = try #require(operation.view.displays.last)
        #expect(display.rows.map(\.shortCommand) == [short])
        #expect(display.rows.map(\.command) == [command])
    }

    @Test func `fewer changes than requested are reported, and the redo command has their number`() throws {
        presenter.found(response(.undo, asked: 5, summary(7, "done 3"), summary(6, "add x")))

        let display = try #require(operation.view.displays.last)
        #expect(display.messages == ["No more changes to undo.", "redo 2 reapplies them."])
    }

    @Test func `redone changes are shown with the undo command`() throws {
        presenter.found(response(.redo, asked: 1, summary(7, "done 3")))

        let display = try #require(operation.view.displays.last)
        #expect(display.rows.map(\.action) == ["Redone"])
        #expect(display.messages == [FakeRouter().undoHint])
    }

    @Test func `several changes are asked about, and yes confirms exactly these`() {
        let changes = (1...5).map { summary($0, "add \($0)") }
        let request = UndoRedoRequest(direction: .undo, count: 50, confirmation: .missing)
        presenter.found(.unconfirmed(ReplayedChanges(request: request, changes: changes, today: saturday)))

        presenter.didAnswer(.yes)

        #expect(operation.view.shown == [.question("Undo 5 changes (add 1, add 2, add 3 and 2 more)?")])
        #expect(
            operation.interactor.requests == [
                UndoRedoRequest(direction: .undo, count: 50, confirmation: .of([1, 2, 3, 4, 5]))
            ]
        )
    }

    @Test func `a change of another process is asked about, with its time`() {
        let request = UndoRedoRequest(direction: .undo, count: 1, confirmation: .missingForOthers)
        presenter.found(
            .unconfirmed(ReplayedChanges(request: request, changes: [summary(7, "done 3")], today: saturday))
        )

        #expect(operation.view.shown == [.question("Undo “done 3” (today 09:30)? It was not made here.")])
    }

    @Test func `several items are named with the command, and an item with the title that it has then`() {
        let names = [ItemName(id: 3, title: "a"), ItemName(id: 4, title: "b")]
        var (before, after) = (ItemDetails(), ItemDetails())
        (before.title, after.title) = ("new", "old")
        let renamed = ItemHistoryEntry(.changed, by: summary(7, "change 3"), before: before, after: after)
        func words(_ effect: ReplayedChanges.Effect) -> String {
            UndoRedoSentences.effect(effect, of: "done 3 4", from: saturday, in: CalendarWords())
        }

        #expect(words(.init(items: names, count: 5, entry: nil)) == "done 3 4: 3 a, 4 b and 3 more")
        #expect(words(.init(items: [ItemName(id: 3, title: "new")], count: 1, entry: renamed)) == "3 old: was: new")
    }

    @Test(arguments: [
        (ItemHistoryEntry.Kind.changed, "3 Rest: project old → new"),
        (.reopened, "3 Rest: reopened, project old → new"),
        (.added, "3 Rest: in the list again"), (.removed, "3 Rest: removed"),
    ])
    func `the effect on an item is in words`(kind: ItemHistoryEntry.Kind, words: String) throws {
        var (before, after) = (ItemDetails(), ItemDetails())
        (before.project, after.project) = ("old", "new")
        let entry = ItemHistoryEntry(kind, by: summary(7, "done 3"), before: before, after: after)
        var replayed = ReplayedChanges(
            request: UndoRedoRequest(direction: .undo, count: 1),
            changes: [summary(7, "done 3")],
            today: saturday
        )
        replayed.effect = ReplayedChanges.Effect(items: [ItemName(id: 3, title: "Rest")], count: 1, entry: entry)

        presenter.found(.replayed(replayed))

        #expect(try #require(operation.view.displays.last).rows.map(\.effect) == [words])
    }

    @Test func `after no, nothing is redone`() {
        let request = UndoRedoRequest(direction: .redo, count: 2, confirmation: .missing)
        let changes = [summary(6, "add x"), summary(7, "done 3")]
        presenter.found(.unconfirmed(ReplayedChanges(request: request, changes: changes, today: saturday)))

        presenter.didAnswer(.no)

        #expect(
            operation.view.shown == [
                .question("Redo 2 changes (add x, done 3)?"), .message(ChangeSentences.nothingChanged),
            ]
        )
        #expect(operation.interactor.requests.isEmpty && operation.delegate.outcomes == [.cancelled])
    }

    @Test func `nothing to replay is a message, and the delegate is notified`() {
        presenter.found(.nothing(.undo))
        presenter.found(.nothing(.redo))

        #expect(
            operation.view.shown == [
                .message("Nothing to undo."),
                .message("Nothing to redo."),
            ]
        )
        #expect(operation.delegate.outcomes == [.unchanged, .unchanged])
    }

    @Test(arguments: [
        (summary(9, "change 3 due:mon"), "which “change 3 due:mon” changed later"),
        (nil, "which has changed since then"),
    ])
    func `a conflict says what would be overwritten`(later: ChangeSummary?, reason: String) {
        let change = summary(6, "done 3")
        let conflict = UndoRedoConflict(direction: .undo, change: change, item: 3, field: .due, later: later)

        presenter.couldNotFind(.conflict(conflict))

        #expect(
            operation.view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .badData,
                        "Undoing “done 3” would overwrite the due date of item 3, \(reason). Nothing was changed. "
                            + "See show 3."
                    )
                )
            ]
        )
        #expect(operation.delegate.outcomes == [.refused])
    }

    @Test func `a conflict about a series names the way to reopen what was done`() {
        let change = summary(6, "done 3")
        var conflict = UndoRedoConflict(direction: .undo, change: change, item: 3, field: .due, later: nil)
        conflict.copy = 7

        let sentence = UndoRedoSentences.conflict(conflict, FakeRouter())

        #expect(sentence.hasSuffix("See show 3. To reopen only what was done: reopen 7"))
    }

    @Test func `a conflict with an item that was added or removed says so`() {
        let conflict = UndoRedoConflict(
            direction: .redo,
            change: summary(6, "add a"),
            item: 3,
            field: .existence,
            later: nil
        )

        presenter.couldNotFind(.conflict(conflict))

        let reason = "Redoing “add a” is not possible, as item 3 was added or removed since then."
        #expect(
            operation.view.shown == [
                .errorMessage(ErrorMessage(.badData, "\(reason) Nothing was changed. See show 3."))
            ]
        )
    }
}
