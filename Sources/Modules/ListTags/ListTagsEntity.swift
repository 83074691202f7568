import Entities

/// The tags of the list, with what is counted of each.
struct TagCensus: Entity {
    struct Tag: Entity {
        let name: String
        let count: StatusCount
    }

    /// By name.
    let tags: [Tag]
    /// The items that have no tag.
    let without: StatusCount

    init(_ counts: [NamedCount]) {
        tags = counts.compactMap { entry in entry.name.map { Tag(name: $0, count: entry.count) } }
        without = counts.first { $0.name == nil }?.count ?? StatusCount()
    }
}
