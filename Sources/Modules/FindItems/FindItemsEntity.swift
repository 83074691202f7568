import Entities
import Vocabulary

/// The words to find and the items to search.
struct FindItemsQuery: Entity {
    let words: [SearchWord]
    let selection: Selection
}
