import Almanac
import Entities
import Vocabulary

/// The lines of a list in display order: sorted groups, and in each group items followed by their parts.
struct ListPage: Entity {
    struct Group: Entity {
        /// `nil` if the list is not grouped.
        let name: ItemGroup?
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

    /// A list without groups.
    init(_ found: [ItemOutline]) {
        groups = found.isEmpty ? [] : [Group(name: nil, depth: 0)]
        lines = ListPage.lines(of: found, group: 0)
    }

    /// Items keep their order within a group and may belong to several groups. Parent groups are added.
    /// - Parameter dueGroup: Returns the group of an item by due date.
    init(_ found: [ItemOutline], dueGroup: (ItemOutline) -> ItemGroup) {
        var grouped = ItemGroup.sorting(found.count) { found[$0].mark.forEachGroup(dueGroup: dueGroup(found[$0]), $1) }
            .map { (group: $0.group, members: $0.members.map { found[$0] }) }
        let missing = Set(grouped.flatMap(\.group.parents)).subtracting(grouped.map(\.group))
        if !missing.isEmpty {
            grouped = (grouped + missing.map { ($0, []) }).sorted { $0.group < $1.group }
        }
        groups = grouped.map { Group(name: $0.group, depth: $0.group.parents.count) }
        lines = grouped.enumerated().flatMap { ListPage.lines(of: $1.members, group: $0) }
    }

    private static func lines(of items: [ItemOutline], group: Int) -> [Line] {
        families(of: items).map { Line(id: $0.item.id, group: group, depth: $0.depth) }
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
