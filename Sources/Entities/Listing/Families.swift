/// Arranges items so that each is followed by its parts.
package enum Families {
    /// Returns the index of each item and the number of its ancestors among the items. Items otherwise keep their order,
    /// also those in a circle of parents.
    package static func arranged(
        _ count: Int,
        id: (Int) -> Int,
        parent: (Int) -> Int?
    ) -> [(index: Int, depth: Int)] {
        let items = 0..<count
        guard items.contains(where: { parent($0) != nil }) else { return items.map { ($0, 0) } }
        let ids = Set(items.map(id))
        var parts: [Int: [Int]] = [:]
        for item in items {
            if let parent = parent(item), ids.contains(parent) { parts[parent, default: []].append(item) }
        }
        var arranged: [(index: Int, depth: Int)] = []
        var placed: Set<Int> = []
        func place(_ root: Int) {
            var waiting = [(index: root, depth: 0)]
            while let next = waiting.popLast() {
                guard placed.insert(id(next.index)).inserted else { continue }
                arranged.append(next)
                waiting += (parts[id(next.index)] ?? []).reversed().map { ($0, next.depth + 1) }
            }
        }
        for item in items where !(parent(item).map(ids.contains) ?? false) { place(item) }
        // The remaining items form circles.
        if arranged.count < count { items.forEach(place) }
        return arranged
    }
}
