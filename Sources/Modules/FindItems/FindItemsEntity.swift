import Entities

/// What is looked for, and among which items.
struct FindItemsQuery: Entity {
    let words: [SearchWord]
    let selection: Selection
}
