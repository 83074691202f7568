import Almanac
import Entities

/// A done item that becomes an open one; what came back when it was done stays.
struct ItemReopening: Entity {
    let before: Item
    let open: Item

    init(of item: Item, at instant: Instant) {
        before = item
        open = item.marked(completed: nil, changed: instant)
    }
}
