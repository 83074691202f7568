import Entities
import Vocabulary

/// An item before and after; `nil` if it wasn't in the list.
struct ItemVersions: Entity {
    let before: Item?
    let after: Item?
}
