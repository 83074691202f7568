import Almanac
import Entities
import Vocabulary

/// The lines of a list in display order: sorted groups, and in each group items followed by their parts.
struct ListPage: Entity {
    struct Group: Entity {
        let key: ListGroupKey
        /// The nesting depth.
        let depth: Int
    }

    struct Line: Entity {
        let id: Int
        /// The index of its group.
        let group: Int
        /// The number of its ancestors shown above it.
        let depth: Int
    }

    let groups: [Group]
    let lines: [Line]

    /// Items keep their order within a group and may belong to several groups.
    init(_ found: [ItemOutline], keys: (ItemOutline, _ put: (ListGroupKey) -> Void) -> Void) {
        var members: [ListGroupKey: [Int]] = [:]
        for (index, item) in found.enumerated() {
            keys(item) { members[$0, default: []].append(index) }
        }
        for parent in members.keys.flatMap(\.parents) where members[parent] == nil { members[parent] = [] }
        let sorted = members.sorted { $0.key < $1.key }
        groups = sorted.map { Group(key: $0.key, depth: $0.key.parents.count) }
        lines = sorted.enumerated().flatMap { group, entry in
            ListPage.families(of: entry.value.map { found[$0] }).map { item, depth in
                Line(id: item.id, group: group, depth: depth)
            }
        }
    }

    /// Returns each item followed by its parts. Items in a cycle of parents are kept.
    private static func families(of items: [ItemOutline]) -> [(item: ItemOutline, depth: Int)] {
        guard items.contains(where: { $0.parent != nil }) else { return items.map { ($0, 0) } }
        let ids = Set(items.map(\.id))
        let parts = Dictionary(grouping: items.filter { $0.parent.map(ids.contains) ?? false }) { $0.parent ?? 0 }
        var arranged: [(item: ItemOutline, depth: Int)] = []
        var placed: Set<Int> = []
        func place(_ root: ItemOutline) {
            var waiting = [(item: root, depth: 0)]
            while let next = waiting.popLast() {
                guard placed.insert(next.item.id).inserted else { continue }
                arranged.append(next)
                waiting += (parts[next.item.id] ?? []).reversed().map { ($0, next.depth + 1) }
            }
        }
        for item in items where !(item.parent.map(ids.contains) ?? false) { place(item) }
        // The remaining items form cycles.
        if arranged.count < items.count { items.forEach(place) }
        return arranged
    }
}

/// The value that the items of a group share, in display order.
enum ListGroupKey: Entity, Comparable, Hashable {
    case everything
    case overdue
    /// Due before today, and done.
    case earlier
    case near(NearTerm)
    case noDay
    case priority(Priority)
    case noPriority
    case project(ProjectPath)
    case noProject
    case tag(String)
    case noTag

    /// The enclosing groups, outermost first.
    var parents: [ListGroupKey] {
        if case .project(let path) = self { path.parents.map { .project($0) } } else { [] }
    }
}
