import Almanac
import Entities
import Vocabulary

/// A completed item and its reopened copy.
struct ItemReopening: Entity {
    let before: Item
    let open: Item

    init(of item: Item, at instant: Instant) {
        before = item
        open = item.marked(completed: nil, changed: instant)
    }
}
