import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol UndoRedoDataManaging: AnyObject {
    /// Takes the newest changes back, all of them or none, and answers which, the newest first.
    func undo(_ count: Int) throws(ReplayTrouble) -> [Change]
    /// Makes changes again that were taken back since the last new one, and answers which, the oldest first.
    func redo(_ count: Int) throws(ReplayTrouble) -> [Change]
}

enum ReplayTrouble: Error, Entity {
    case conflict(ReplayConflict)
    case list(ListTrouble)
}

/// Goes back and forth along the changes.
final class UndoRedoInteractor: UndoRedoInteracting {
    weak var output: (any UndoRedoInteractorOutput)?
    private let dataManager: any UndoRedoDataManaging
    private let clock: any Clock

    init(dataManager: any UndoRedoDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func replay(_ request: UndoRedoRequest) {
        do {
            let changes = try changes(request)
            if changes.isEmpty {
                output?.foundNothingToReplay(request.direction)
            } else {
                output?.replayedChanges(
                    UndoRedoResponse(
                        request: request,
                        changes: changes.map { told($0, isUndone: request.direction == .undo) },
                        today: clock.now().today
                    )
                )
            }
        } catch {
            output?.couldNotReplay(failure(error, request.direction))
        }
    }

    private func changes(_ request: UndoRedoRequest) throws(ReplayTrouble) -> [Change] {
        let span = ReplaySpan(request.count)
        switch request.direction {
        case .undo: return try dataManager.undo(span.count)
        case .redo: return try dataManager.redo(span.count)
        }
    }

    /// As it is now.
    private func told(_ change: Change, isUndone: Bool) -> ChangeSummary {
        ChangeSummary(
            id: change.id,
            moment: clock.moment(at: change.instant),
            command: change.command,
            isUndone: isUndone
        )
    }

    private func failure(_ trouble: ReplayTrouble, _ direction: UndoRedoRequest.Direction) -> UndoRedoFailure {
        switch trouble {
        case .list(let trouble):
            .storage(StorageTrouble(trouble))
        case .conflict(let conflict):
            .conflict(
                UndoRedoConflict(
                    direction: direction,
                    change: ChangeSummary(conflict.change, on: clock),
                    item: conflict.item,
                    part: ItemPart(conflict.field),
                    later: conflict.later.map { ChangeSummary($0, on: clock) }
                )
            )
        }
    }
}
