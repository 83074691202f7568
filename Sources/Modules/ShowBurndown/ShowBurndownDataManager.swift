import Almanac
import DataStore
import Entities
import Vocabulary

final class ShowBurndownDataManager: ShowBurndownDataManaging, StoreBacked {
    let store: Store
    private let clock: any Clock

    init(store: Store, clock: any Clock) {
        self.store = store
        self.clock = clock
    }

    func activity(of selection: Selection, today: Day) throws(ListError) -> ItemActivity {
        let condition = selection.condition(today: today)
        return try store.read { connection throws(ListError) in
            try ActivityRows.activity(condition, durationsSince: today, today: today, clock, on: connection)
        }
    }
}
