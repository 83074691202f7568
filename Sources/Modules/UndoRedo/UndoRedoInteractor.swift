import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol UndoRedoDataManaging: AnyObject {
    /// Returns the newest changes, or those that were undone since the last new change, in the order of their replay.
    func next(_ direction: UndoRedoRequest.Direction, _ count: Int) throws(ReplayFailure) -> [Change]
    /// Undoes or redoes these changes, all or none. Returns `false` if they are no longer the next ones.
    func replay(
        _ changes: [Change],
        _ direction: UndoRedoRequest.Direction,
        at instant: Instant
    ) throws(ReplayFailure) -> Bool
    /// Returns whether this process made the change, or undid it.
    func isOwn(_ change: Change) -> Bool
    /// Returns the item that a change is about, with the effects on it; `nil` if it is about several, or undone.
    func onlyItem(of change: Change) -> (name: ItemName, change: ItemChange)?
    /// Returns the change with the first few items that it is about.
    func entry(of change: Change) -> HistoryEntry?
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
        let (direction, count) = (request.direction, min(max(request.count, 1), UndoRedoInteractor.maximumCount))
        do throws(ReplayFailure) {
            while true {
                let changes = try dataManager.next(direction, count)
                if changes.isEmpty { return .nothing(direction) }
                var replayed = summaries(request, changes)
                replayed.effect = effect(of: changes, request)?.reversed
                guard isConfirmed(request, for: changes) else { return .unconfirmed(replayed) }
                // Otherwise another process has changed the list in between.
                if try dataManager.replay(changes, direction, at: clock.now().instant) {
                    // A change that is undone has no effects.
                    if direction == .redo { replayed.effect = effect(of: changes, request) }
                    return .replayed(replayed)
                }
            }
        } catch {
            throw failure(error, direction)
        }
    }

    /// A single change needs no confirmation, as it can be redone as easily.
    private func isConfirmed(_ request: UndoRedoRequest, for changes: [Change]) -> Bool {
        switch request.confirmation {
        case .missing: changes.steps.count == 1
        case .missingForOthers: changes.allSatisfy(dataManager.isOwn)
        case .given: true
        case .of(let ids): changes.steps.map(\.id) == ids
        }
    }

    private func effect(of changes: [Change], _ request: UndoRedoRequest) -> ReplayedChanges.Effect? {
        guard request.namesEffect, changes.count == 1 else { return nil }
        if let item = dataManager.onlyItem(of: changes[0]) {
            return .init(items: [item.name], count: 1, entry: ItemHistoryEntry(item.change, on: clock))
        }
        return dataManager.entry(of: changes[0]).map { .init(items: $0.items, count: $0.itemCount, entry: nil) }
    }

    private func summaries(_ request: UndoRedoRequest, _ changes: [Change]) -> ReplayedChanges {
        ReplayedChanges(
            request: request,
            changes: changes.steps.map { summary($0, isUndone: request.direction != .redo) },
            today: clock.now().today,
            ownCount: changes.count(where: dataManager.isOwn)
        )
    }

    /// Returns a summary of the change in its new state, which is not the state that the store returned.
    private func summary(_ change: Change, isUndone: Bool) -> ChangeSummary {
        ChangeSummary(
            id: change.id,
            moment: clock.moment(at: change.instant),
            command: change.command,
            isUndone: isUndone,
            isSync: change.isSync
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
                    later: conflict.later.map { ChangeSummary($0, on: clock) },
                    copy: conflict.copy
                )
            )
        }
    }
}

extension ReplayedChanges.Effect {
    fileprivate var reversed: ReplayedChanges.Effect {
        ReplayedChanges.Effect(items: items, count: count, entry: entry?.reversed)
    }
}
