import DataStore
import Entities

/// The queries of this use case.
final class EditItemDataManager: EditItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func item(_ id: Int) throws(ListTrouble) -> Item? {
        try store.answer { connection throws(StoreError) in
            try ItemRows.items(where: .ids([id...id]), on: connection).first
        }
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        try store.carryOut(request, lookingAround: decide)
    }
}
