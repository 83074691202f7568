import Entities
import Vocabulary

/// The tags with their counts.
struct TagCensus: Entity {
    struct Tag: Entity {
        let name: String
        let count: ItemCounts
    }

    /// Sorted by name.
    let tags: [Tag]
    /// Items without a tag.
    let without: ItemCounts

    init(_ counts: [NamedCount]) {
        tags = counts.compactMap { entry in entry.name.map { Tag(name: $0, count: entry.count) } }
        without = counts.first { $0.name == nil }?.count ?? ItemCounts()
    }
}
