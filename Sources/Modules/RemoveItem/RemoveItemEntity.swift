import Entities
import Vocabulary

/// Items that leave the list; how they stood to others goes with them.
struct ItemRemoval: Entity {
    let items: [Item]

    var plan: ListPlan { ListPlan(removals: items) }
}
