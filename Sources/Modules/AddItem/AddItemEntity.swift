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
            details: details.scheduled(from: moment.today),
            created: moment.instant,
            completed: isDone ? moment.instant : nil
        )
    }
}

/// The last item that was added and those that it is part of, the innermost last. They can have further parts.
struct ItemOutline: Entity {
    private struct Level: Entity {
        let uuid: ItemUUID
        let project: String?
    }

    private var levels: [Level] = []

    /// Makes the item a part of the one that it is below, with its project, unless the text says otherwise.
    mutating func place(_ item: inout NewItem, depth: Int, decidesProject: Bool) {
        levels.removeLast(max(0, levels.count - depth))
        if let parent = levels.last, item.details.parent == nil {
            item.parentNew = parent.uuid
            if !decidesProject { item.details.project = parent.project }
        }
        levels.append(Level(uuid: item.uuid, project: item.details.project))
    }
}
