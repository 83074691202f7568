import Almanac
import Boundary
import Presentation
import TestKit
import Testing

@testable import UndoRedo

struct UndoRedoPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: UndoRedoPresenter

    init() {
        presenter = UndoRedoPresenter(view: view, interactor: interactor, calendar: CalendarWords())
        presenter.delegate = delegate
    }

    private func response(
        _ direction: UndoRedoRequest.Direction,
        asked: Int,
        _ changes: ChangeSummary...
    ) -> UndoRedoResponse {
        UndoRedoResponse(
            request: UndoRedoRequest(direction: direction, count: asked),
            changes: changes,
            today: saturday
        )
    }

    @Test func `what was taken back is named with its time and the way forth`() {
        presenter.replayedChanges(response(.undo, asked: 1, summary(7, "done 3")))

        #expect(
            view.shown == [
                .replayed(
                    UndoRedoDisplay(
                        rows: [.init(deed: "Undone", command: "done 3", when: "today 09:30")],
                        remarks: ["adder redo makes it again."]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `fewer than were meant is said, and the way forth goes as far`() {
        presenter.replayedChanges(response(.undo, asked: 5, summary(7, "done 3"), summary(6, "add x")))

        guard case .replayed(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.remarks == ["There was no more to undo.", "adder redo 2 makes them again."])
    }

    @Test func `what was made again is named with the way back`() {
        presenter.replayedChanges(response(.redo, asked: 1, summary(7, "done 3")))

        guard case .replayed(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.rows.map(\.deed) == ["Redone"])
        #expect(display.remarks == ["adder undo takes it back."])
    }

    @Test func `nothing to replay is a remark, and the delegate knows`() {
        presenter.foundNothingToReplay(.undo)
        presenter.foundNothingToReplay(.redo)

        #expect(
            view.shown == [
                .remark("There is nothing to undo."),
                .remark("There is nothing to redo: nothing was undone since the last change."),
            ]
        )
        #expect(delegate.told == [.nothing, .nothing])
    }

    @Test(arguments: [
        (summary(9, "change 3 due:mon"), "“change 3 due:mon” changed it later"),
        (nil, "it is not as that change left it any more"),
    ])
    func `a conflict says what would be lost`(later: ChangeSummary?, reason: String) {
        let change = summary(6, "done 3")
        let conflict = UndoRedoConflict(direction: .undo, change: change, item: 3, part: .due, later: later)

        presenter.couldNotReplay(.conflict(conflict))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(
                        .badData,
                        "Undoing “done 3” would overwrite the due day of item 3: \(reason). Nothing was changed; "
                            + "adder show 3 says what it is now."
                    )
                )
            ]
        )
        #expect(delegate.told == [.nothing])
    }
}
