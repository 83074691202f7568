import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: UndoRedoInteractor

    init() {
        interactor = UndoRedoInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    private func replay(_ request: UndoRedoRequest) throws(UndoRedoFailure) -> UndoRedoResponse {
        try interactor.response(to: request)
    }

    /// Returns the ids of the changes that were replayed, or that have to be confirmed.
    private func ids(_ response: UndoRedoResponse, areConfirmed: Bool) -> [Int]? {
        switch response {
        case .unconfirmed(let changes): areConfirmed ? nil : changes.changes.map(\.id)
        case .replayed(let changes): areConfirmed ? changes.changes.map(\.id) : nil
        case .nothing: nil
        }
    }

    @Test func `replayed changes are reported with their local time`() throws {
        dataManager.changes = [change(7, "done 3"), change(6, "add x")]
        dataManager.ownChanges = [6]
        let request = UndoRedoRequest(direction: .undo, count: 2)

        let response = try replay(request)

        let changes = [summary(7, "done 3", isUndone: true), summary(6, "add x", isUndone: true)]
        #expect(dataManager.counts == [2] && dataManager.undone == [[7, 6]] && dataManager.redone.isEmpty)
        #expect(
            response == .replayed(ReplayedChanges(request: request, changes: changes, today: saturday, ownCount: 1))
        )
    }

    @Test func `several changes are replayed only after confirmation`() throws {
        dataManager.changes = [change(7, "done 3"), change(6, "add x")]
        var request = UndoRedoRequest(direction: .undo, count: 2, confirmation: .missing)

        #expect(ids(try replay(request), areConfirmed: false) == [7, 6] && dataManager.undone.isEmpty)

        request.confirmation = .of([7, 6])
        #expect(ids(try replay(request), areConfirmed: true) == [7, 6])
    }

    @Test func `a change made after the question is asked about again`() throws {
        dataManager.changes = [change(8, "add y"), change(7, "done 3")]

        let response = try replay(UndoRedoRequest(direction: .undo, count: 2, confirmation: .of([7, 6])))

        #expect(ids(response, areConfirmed: false) == [8, 7])
    }

    @Test func `a change made between reading and writing is undone instead, or asked about`() throws {
        (dataManager.changes, dataManager.otherChanges) = ([change(7, "done 3")], [change(8, "add y")])

        #expect(ids(try replay(UndoRedoRequest(direction: .undo, count: 1)), areConfirmed: true) == [8])
        #expect(dataManager.undone == [[8]])

        dataManager.changes = [change(7, "done 3"), change(6, "add x")]
        dataManager.otherChanges = [change(8, "add y"), change(7, "done 3")]
        let response = try replay(UndoRedoRequest(direction: .undo, count: 2, confirmation: .of([7, 6])))
        #expect(ids(response, areConfirmed: false) == [8, 7])
    }

    @Test func `a single change needs no confirmation`() throws {
        dataManager.changes = [change(7, "done 3")]

        let response = try replay(UndoRedoRequest(direction: .undo, count: 50, confirmation: .missing))

        #expect(ids(response, areConfirmed: true) == [7])
    }

    @Test(arguments: [UndoRedoRequest.Direction.undo, .redo])
    func `a change that another process made is replayed only after confirmation`(
        direction: UndoRedoRequest.Direction
    ) throws {
        (dataManager.changes, dataManager.ownChanges) = ([change(7, "done 3")], [6])
        let request = UndoRedoRequest(direction: direction, count: 1, confirmation: .missingForOthers)

        #expect(ids(try replay(request), areConfirmed: false) == [7])

        dataManager.ownChanges = [7]
        #expect(ids(try replay(request), areConfirmed: true) == [7])
    }

    @Test(arguments: [
        (UndoRedoRequest.Direction.undo, ItemHistoryEntry.Kind.reopened, "old"), (.redo, .completed, "new"),
    ])
    func `the effect on the only item is named as it is after the replay`(
        direction: UndoRedoRequest.Direction,
        kind: ItemHistoryEntry.Kind,
        project: String
    ) throws {
        dataManager.changes = [change(7, "done 3")]
        let effects: [ItemEffect] = [.status(before: .open, after: .done), .project(before: "old", after: "new")]
        dataManager.onlyItem = (
            ItemName(id: 3, title: "Rest"), ItemChange(change: change(7, "done 3"), effects: effects)
        )

        let response = try replay(UndoRedoRequest(direction: direction, count: 1, namesEffect: true))

        guard case .replayed(let replayed) = response, let effect = replayed.effect else {
            Issue.record("no effect in \(response)")
            return
        }
        #expect(effect.items.map(\.id) == [3] && effect.entry?.kind == kind && effect.entry?.after.project == project)
    }

    @Test func `the items of a change that is about several are named, also in the question`() throws {
        dataManager.changes = [change(7, "done 3 4")]
        let names = [ItemName(id: 3, title: "a"), ItemName(id: 4, title: "b")]
        dataManager.entry = HistoryEntry(change: change(7, "done 3 4"), itemCount: 5, items: names)

        let response = try replay(
            UndoRedoRequest(direction: .undo, count: 1, confirmation: .missingForOthers, namesEffect: true)
        )

        guard case .unconfirmed(let changes) = response else {
            Issue.record("not asked: \(response)")
            return
        }
        #expect(changes.effect == ReplayedChanges.Effect(items: names, count: 5, entry: nil))
    }

    @Test func `redo replays in the other direction`() throws {
        dataManager.changes = [change(6, "add x")]

        let request = UndoRedoRequest(direction: .redo, count: 1)

        let response = try replay(request)

        #expect(dataManager.redone == [[6]] && dataManager.undone.isEmpty)
        let changes = [summary(6, "add x")]
        #expect(response == .replayed(ReplayedChanges(request: request, changes: changes, today: saturday)))
    }

    @Test(arguments: [UndoRedoRequest.Direction.undo, .redo])
    func `nothing to replay is not an error`(direction: UndoRedoRequest.Direction) throws {
        #expect(try replay(UndoRedoRequest(direction: direction, count: 1)) == .nothing(direction))
    }

    @Test func `a conflict names the item, its part and the later change`() throws {
        dataManager.failure = .conflict(
            ReplayConflict(
                change: change(6, "done 3"),
                item: 3,
                field: .due,
                later: change(9, "change 3 due:mon"),
                copy: 7
            )
        )

        let conflict = UndoRedoConflict(
            direction: .undo,
            change: summary(6, "done 3"),
            item: 3,
            field: .due,
            later: summary(9, "change 3 due:mon"),
            copy: 7
        )
        #expect(throws: UndoRedoFailure.conflict(conflict)) {
            try replay(UndoRedoRequest(direction: .undo, count: 1))
        }
    }

    @Test func `a storage error reaches the output`() throws {
        dataManager.failure = .list(ListError(.busy, path: "list"))

        #expect(throws: UndoRedoFailure.storage(ListError(.busy, path: "list"))) {
            try replay(UndoRedoRequest(direction: .undo, count: 1))
        }
    }

    @Test func `the count is limited`() throws {
        _ = try replay(UndoRedoRequest(direction: .undo, count: 999_999_999))

        #expect(dataManager.counts == [1_000_000])
    }
}
