import Almanac
import Entities
import Vocabulary

/// The lines of a list in display order: sorted groups, and in each group items followed by their parts.
struct ListPage: Entity {
    struct Group: Entity {
        /// `nil` if the list is not grouped.
        let name: ItemGroup?
        let count: Int
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
        groups = found.isEmpty ? [] : [Group(name: nil, count: found.count, depth: 0)]
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
        groups = grouped.map { Group(name: $0.group, count: $0.members.count, depth: $0.group.parents.count) }
        lines = grouped.enumerated().flatMap { ListPage.lines(of: $1.members, group: $0) }
    }

    private static func lines(of items: [ItemOutline], group: Int) -> [Line] {
        Families.arranged(items.count) {
            items[$0].id
        } parent: {
            items[$0].parent
        }.map { Line(id: items[$0.index].id, group: group, depth: $0.depth) }
    }
}
