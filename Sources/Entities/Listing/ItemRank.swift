package import Vocabulary

/// The urgency of an item.
package struct ItemRank: Entity, BitwiseCopyable {
    package let id: Int
    package let points: Points

    package init(id: Int, points: Points) {
        self.id = id
        self.points = points
    }
}

extension [ItemRank] {
    /// Returns the points of an item; `nil` if it has none. The ranks must be sorted by id.
    package func points(of id: Int) -> Points? {
        withUnsafeBufferPointer { $0.points(of: id) }
    }
}

extension UnsafeBufferPointer<ItemRank> {
    /// Returns the points of an item; `nil` if it has none. The ranks must be sorted by id.
    package func points(of id: Int) -> Points? {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle].id < id { lower = middle + 1 } else { upper = middle }
        }
        return lower < count && self[lower].id == id ? self[lower].points : nil
    }
}
