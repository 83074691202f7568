import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: UndoRedoInteractor

    init() {
        interactor = UndoRedoInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `replayed changes are reported with their local time`() {
        dataManager.changes = [change(7, "done 3"), change(6, "add x")]
        let request = UndoRedoRequest(direction: .undo, count: 2)

        interactor.replay(request)

        let changes = [summary(7, "done 3", isUndone: true), summary(6, "add x", isUndone: true)]
        #expect(dataManager.undone == [2] && dataManager.redone.isEmpty)
        #expect(output.responses == [UndoRedoResponse(request: request, changes: changes, today: saturday)])
    }

    @Test func `several changes are replayed only after confirmation`() {
        dataManager.changes = [change(7, "done 3"), change(6, "add x")]
        var request = UndoRedoRequest(direction: .undo, count: 2, confirmation: .missing)

        interactor.replay(request)
        #expect(output.unconfirmed.map { $0.changes.map(\.id) } == [[7, 6]])
        #expect(output.responses.isEmpty && output.nothing.isEmpty)

        request.confirmation = .of([7, 6])
        interactor.replay(request)
        #expect(output.responses.map { $0.changes.map(\.id) } == [[7, 6]])
    }

    @Test func `a change made after the question is asked about again`() {
        dataManager.changes = [change(8, "add y"), change(7, "done 3")]

        interactor.replay(UndoRedoRequest(direction: .undo, count: 2, confirmation: .of([7, 6])))

        #expect(output.unconfirmed.map { $0.changes.map(\.id) } == [[8, 7]])
        #expect(output.responses.isEmpty)
    }

    @Test func `a single change needs no confirmation`() {
        dataManager.changes = [change(7, "done 3")]

        interactor.replay(UndoRedoRequest(direction: .undo, count: 50, confirmation: .missing))

        #expect(output.responses.map { $0.changes.map(\.id) } == [[7]])
    }

    @Test func `redo replays in the other direction`() {
        dataManager.changes = [change(6, "add x")]

        interactor.replay(UndoRedoRequest(direction: .redo, count: 1))

        #expect(dataManager.redone == [1] && dataManager.undone.isEmpty)
        #expect(output.responses.map(\.changes) == [[summary(6, "add x")]])
    }

    @Test(arguments: [UndoRedoRequest.Direction.undo, .redo])
    func `nothing to replay is not an error`(direction: UndoRedoRequest.Direction) {
        interactor.replay(UndoRedoRequest(direction: direction, count: 1))

        #expect(output.nothing == [direction])
        #expect(output.failures.isEmpty)
    }

    @Test func `a conflict names the item, its part and the later change`() {
        dataManager.failure = .conflict(
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
                        field: .due,
                        later: summary(9, "change 3 due:mon")
                    )
                )
            ]
        )
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = .list(ListError(.busy, path: "list", detail: "locked"))

        interactor.replay(UndoRedoRequest(direction: .undo, count: 1))

        #expect(output.failures == [.storage(ListError(.busy, path: "list", detail: "locked"))])
    }

    @Test func `the count is limited`() {
        interactor.replay(UndoRedoRequest(direction: .undo, count: 999_999_999))

        #expect(dataManager.undone == [1_000_000])
    }
}
