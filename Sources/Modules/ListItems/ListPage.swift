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

    /// A long list has all of them in memory, so their numbers are short.
    struct Line: Entity {
        let id: Int
        /// The lines to draw if the list is a tree.
        let guides: TreeGuides?
        /// A Boolean value that indicates whether the item is shown only for its parts.
        let isContext: Bool
        private let shortGroup: Int32
        private let shortDepth: Int32
        /// The index of its group.
        var group: Int { Int(shortGroup) }
        /// The number of its ancestors shown above it.
        var depth: Int { Int(shortDepth) }

        init(id: Int, group: Int, depth: Int, guides: TreeGuides? = nil, isContext: Bool = false) {
            (self.id, self.guides, self.isContext) = (id, guides, isContext)
            (shortGroup, shortDepth) = (Int32(clamping: group), Int32(clamping: depth))
        }
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
        let missing = ListPage.missingParents(of: grouped.map(\.group))
        if !missing.isEmpty {
            grouped = (grouped + missing.map { ($0, []) }).sorted { $0.group < $1.group }
        }
        groups = grouped.map { Group(name: $0.group, count: $0.members.count, depth: $0.group.parents.count) }
        lines = grouped.enumerated().flatMap { ListPage.lines(of: $1.members, group: $0) }
    }

    init(groups: [Group], lines: [Line]) {
        (self.groups, self.lines) = (groups, lines)
    }

    private static func lines(of items: [ItemOutline], group: Int) -> [Line] {
        if items.allSatisfy({ $0.parent == nil }) { return items.map { Line(id: $0.id, group: group, depth: 0) } }
        return arranged(items).map { Line(id: items[$0.index].id, group: group, depth: $0.depth) }
    }

    static func arranged(_ items: [ItemOutline]) -> [(index: Int, depth: Int)] {
        Families.arranged(items.count) {
            items[$0].id
        } parent: {
            items[$0].parent
        }
    }

    /// Returns the enclosing groups that have no items of their own.
    static func missingParents(of groups: [ItemGroup]) -> Set<ItemGroup> {
        Set(groups.flatMap(\.parents)).subtracting(groups)
    }
}
