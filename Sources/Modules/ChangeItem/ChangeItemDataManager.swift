import DataStore
import Entities

/// The queries of this use case.
final class ChangeItemDataManager: ChangeItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        var trouble: ListTrouble?
        let outcome = try store.carryOut(request) { items, connection in
            do throws(ListTrouble) {
                return try decide(items, StoredNeighbourhood(connection))
            } catch {
                trouble = error
                return ListPlan()
            }
        }
        if let trouble { throw trouble }
        return outcome
    }
}
