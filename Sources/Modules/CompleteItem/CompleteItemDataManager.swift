import DataStore
import Entities

/// The queries of this use case.
final class CompleteItemDataManager: CompleteItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item]) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }

    func openNeeds(of items: [Item]) throws(ListTrouble) -> [Int: [Item]] {
        let ids = items.filter { !$0.details.needs.isEmpty }
        guard !ids.isEmpty else { return [:] }
        return try store.answer { connection throws(StoreError) in
            var needs: [Int: [Item]] = [:]
            for item in ids {
                let condition = Condition.ids(item.details.needs)
                needs[item.id] = try ItemRows.items(where: condition, on: connection).filter { $0.status == .open }
            }
            return needs
        }
    }
}
