import Almanac
import Entities
import Vocabulary

/// An item that is not stored yet.
struct ItemDraft: Entity {
    private let details: ItemDetails
    private let isDone: Bool

    init(_ details: ItemDetails, isDone: Bool = false) throws(ItemTitle.Problem) {
        _ = try ItemTitle(details.title)
        self.details = details
        self.isDone = isDone
    }

    /// Returns the item to store. A repeating item without a due date gets the first day of its pattern.
    func item(_ uuid: ItemUUID, at moment: Moment) -> NewItem {
        NewItem(
            uuid: uuid,
            details: details.scheduled(at: moment),
            created: moment.instant,
            completed: isDone ? moment.instant : nil
        )
    }
}
