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
        var parents: Set<Int> = []
        for item in items { if let parent = parent(item) { parents.insert(parent) } }
        if parents.isEmpty { return items.map { ($0, 0) } }
        // Only families are looked up: most items have no part.
        var listed: Set<Int> = []
        for item in items where parents.contains(id(item)) { listed.insert(id(item)) }
        var parts: [Int: [Int]] = [:]
        for item in items {
            if let parent = parent(item), listed.contains(parent) { parts[parent, default: []].append(item) }
        }
        var arranged: [(index: Int, depth: Int)] = []
        arranged.reserveCapacity(count)
        var placed: Set<Int> = []
        func place(_ root: Int) {
            var waiting = [(index: root, depth: 0)]
            while let next = waiting.popLast() {
                guard placed.insert(id(next.index)).inserted else { continue }
                arranged.append(next)
                waiting += (parts[id(next.index)] ?? []).reversed().map { ($0, next.depth + 1) }
            }
        }
        func isPart(_ item: Int) -> Bool { parent(item).map(listed.contains) ?? false }
        for item in items where !isPart(item) {
            if listed.contains(id(item)) { place(item) } else { arranged.append((item, 0)) }
        }
        // The remaining items form circles.
        if arranged.count < count { for item in items where isPart(item) { place(item) } }
        return arranged
    }
}
