package import Vocabulary

/// The references that close a cycle. Two lists can each add one part of it.
package enum RelationCircles {
    /// Returns the references to remove, by the item that has them. All lists with the same references remove the same ones.
    /// - Parameter relations: The parent or the dependencies of each item.
    package static func closing(_ relations: [ItemUUID: Set<ItemUUID>]) -> [ItemUUID: Set<ItemUUID>] {
        var closing: [ItemUUID: Set<ItemUUID>] = [:]
        var finished: Set<ItemUUID> = []
        for start in sorted(relations.keys) where !finished.contains(start) {
            var path = [(item: start, remaining: sorted(relations[start] ?? []))]
            var onPath: Set = [start]
            while let last = path.last {
                guard let next = last.remaining.last else {
                    finished.insert(last.item)
                    onPath.remove(last.item)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].remaining.removeLast()
                if onPath.contains(next) {
                    closing[last.item, default: []].insert(next)
                } else if !finished.contains(next) {
                    path.append((next, sorted(relations[next] ?? [])))
                    onPath.insert(next)
                }
            }
        }
        return closing
    }

    private static func sorted(_ uuids: some Sequence<ItemUUID>) -> [ItemUUID] {
        uuids.sorted { ($0.high, $0.low) < ($1.high, $1.low) }
    }
}
