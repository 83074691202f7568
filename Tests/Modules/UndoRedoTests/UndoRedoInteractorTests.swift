import Almanac
import Boundary
import Entities
import Testing

@testable import UndoRedo

struct UndoRedoInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: UndoRedoInteractor

    init() {
        interactor = UndoRedoInteractor(dataManager: dataManager, clock: MorningClock())
        interactor.output = output
    }

    @Test func `the changes that were replayed are told with the wall clock's time`() {
        dataManager.changes = [change(7, "done 3"), change(6, "add x")]
        let request = UndoRedoRequest(direction: .undo, count: 2)

        interactor.replay(request)

        let told = [summary(7, "done 3", isUndone: true), summary(6, "add x", isUndone: true)]
        #expect(dataManager.undone == [2] && dataManager.redone.isEmpty)
        #expect(output.responses == [UndoRedoResponse(request: request, changes: told, today: saturday)])
    }

    @Test func `redo goes the other way`() {
        dataManager.changes = [change(6, "add x")]

        interactor.replay(UndoRedoRequest(direction: .redo, count: 1))

        #expect(dataManager.redone == [1] && dataManager.undone.isEmpty)
        #expect(output.responses.map(\.changes) == [[summary(6, "add x")]])
    }

    @Test(arguments: [UndoRedoRequest.Direction.undo, .redo])
    func `where nothing is to be replayed that is no failure`(direction: UndoRedoRequest.Direction) {
        interactor.replay(UndoRedoRequest(direction: direction, count: 1))

        #expect(output.nothing == [direction])
        #expect(output.failures.isEmpty)
    }

    @Test func `a conflict says which part of which item was changed by what`() {
        dataManager.trouble = .conflict(
            ReplayConflict(change: change(6, "done 3"), item: 3, field: .due, later: change(9, "change 3 due:mon"))
        )

        interactor.replay(UndoRedoRequest(direction: .undo, count: 1))

        #expect(
            output.failures == [
                .conflict(
                    UndoRedoConflict(
                        direction: .undo,
                        change: summary(6, "done 3"),
                        item: 3,
                        part: .due,
                        later: summary(9, "change 3 due:mon")
                    )
                )
            ]
        )
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.trouble = .list(ListTrouble(.busy, path: "list", detail: "locked"))

        interactor.replay(UndoRedoRequest(direction: .undo, count: 1))

        #expect(output.failures == [.storage(StorageTrouble(.busy, path: "list", detail: "locked"))])
    }

    @Test func `nobody goes further than there can be changes`() {
        interactor.replay(UndoRedoRequest(direction: .undo, count: 999_999_999))

        #expect(dataManager.undone == [1_000_000])
    }
}
