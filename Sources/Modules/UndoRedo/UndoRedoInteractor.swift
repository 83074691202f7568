import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol UndoRedoDataManaging: AnyObject {
    /// Undoes the newest changes, or redoes those that were undone since the last new change, all or none. Returns them
    /// in that order.
    /// - Parameter approve: Receives the changes first; nothing is changed if it returns `false`.
    func replay(
        _ direction: UndoRedoRequest.Direction,
        _ count: Int,
        at instant: Instant,
        approve: ([Change]) -> Bool
    ) throws(ReplayFailure) -> [Change]
}

enum ReplayFailure: Error, Entity {
    case conflict(ReplayConflict)
    case list(ListError)
}

/// Undoes and redoes changes.
final class UndoRedoInteractor: UndoRedoInteracting {
    /// More changes than any list has.
    private static let maximumCount = 1_000_000

    weak var output: (any UndoRedoInteractorOutput)?
    private let dataManager: any UndoRedoDataManaging
    private let clock: any Clock

    init(dataManager: any UndoRedoDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to request: UndoRedoRequest) throws(UndoRedoFailure) -> UndoRedoResponse {
        let count = min(max(request.count, 1), UndoRedoInteractor.maximumCount)
        var unconfirmed: [Change] = []
        let changes: [Change]
        do throws(ReplayFailure) {
            changes = try dataManager.replay(request.direction, count, at: clock.now().instant) { changes in
                if !request.isConfirmed(for: changes) { unconfirmed = changes }
                return unconfirmed.isEmpty
            }
        } catch {
            throw failure(error, request.direction)
        }
        if !unconfirmed.isEmpty { return .unconfirmed(summaries(request, unconfirmed)) }
        return changes.isEmpty ? .nothing(request.direction) : .replayed(summaries(request, changes))
    }

    private func summaries(_ request: UndoRedoRequest, _ changes: [Change]) -> ReplayedChanges {
        ReplayedChanges(
            request: request,
            changes: changes.map { summary($0, isUndone: request.direction == .undo) },
            today: clock.now().today
        )
    }

    /// Returns a summary of the change in its new state, which is not the state that the store returned.
    private func summary(_ change: Change, isUndone: Bool) -> ChangeSummary {
        ChangeSummary(
            id: change.id,
            moment: clock.moment(at: change.instant),
            command: change.command,
            isUndone: isUndone
        )
    }

    private func failure(_ failure: ReplayFailure, _ direction: UndoRedoRequest.Direction) -> UndoRedoFailure {
        switch failure {
        case .list(let failure):
            .storage(failure)
        case .conflict(let conflict):
            .conflict(
                UndoRedoConflict(
                    direction: direction,
                    change: ChangeSummary(conflict.change, on: clock),
                    item: conflict.item,
                    field: conflict.field,
                    later: conflict.later.map { ChangeSummary($0, on: clock) }
                )
            )
        }
    }
}

extension UndoRedoRequest {
    /// A single change needs no confirmation, as it can be redone as easily.
    fileprivate func isConfirmed(for changes: [Change]) -> Bool {
        switch confirmation {
        case .missing: changes.count == 1
        case .given: true
        case .of(let ids): changes.map(\.id) == ids
        }
    }
}
