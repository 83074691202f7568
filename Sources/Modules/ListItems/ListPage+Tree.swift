import Entities
import Vocabulary

extension ListPage {
    /// A tree of the shown items and those above them. Each tree is in the groups of its topmost item.
    /// - Parameters:
    ///   - found: All items, in the order in which to show the parts of each.
    ///   - dueGroup: Returns the group of an item by due date; `nil` for a list without groups.
    init(tree shown: [ItemOutline], among found: [ItemOutline], dueGroup: ((ItemOutline) -> ItemGroup)?) {
        let matches = Set(shown.map(\.id))
        let kept = ListPage.withAncestors(of: shown, among: found)
        let items = found.filter { kept.contains($0.id) }
        let trees = ListPage.trees(of: items)
        var grouped: [(group: ItemGroup?, members: [Int])] = [(nil, Array(trees.indices))]
        if let dueGroup {
            let sorted = ItemGroup.sorting(trees.count) { index, add in
                let top = items[trees[index][0].index]
                top.mark.forEachGroup(dueGroup: dueGroup(top), add)
            }
            let missing = ListPage.missingParents(of: sorted.map(\.group)).map { (group: $0, members: [Int]()) }
            grouped = (sorted + missing).sorted { $0.group < $1.group }.map { ($0.group, $0.members) }
        }
        var lines: [Line] = []
        var groups: [Group] = []
        for (group, members) in grouped {
            let rows = members.flatMap { trees[$0] }
            let count = rows.count { matches.contains(items[$0.index].id) }
            for (row, guides) in zip(rows, TreeGuides.of(depths: rows.map(\.depth))) {
                let id = items[row.index].id
                lines.append(
                    Line(
                        id: id,
                        group: groups.count,
                        depth: row.depth,
                        guides: guides,
                        isContext: !matches.contains(id)
                    )
                )
            }
            groups.append(Group(name: group, count: count, depth: group?.parents.count ?? 0))
        }
        self.init(groups: groups, lines: lines)
    }

    private static func withAncestors(of shown: [ItemOutline], among found: [ItemOutline]) -> Set<Int> {
        let parents = Dictionary(found.map { ($0.id, $0.parent) }) { first, _ in first }
        var kept: Set<Int> = []
        for item in shown {
            var next: Int? = item.id
            while let id = next, kept.insert(id).inserted { next = parents[id] ?? nil }
        }
        return kept
    }

    /// Returns the indices and depths of the items, divided into the trees that they form.
    private static func trees(of items: [ItemOutline]) -> [[(index: Int, depth: Int)]] {
        var trees: [[(index: Int, depth: Int)]] = []
        for row in arranged(items) {
            if row.depth == 0 { trees.append([row]) } else { trees[trees.count - 1].append(row) }
        }
        return trees
    }
}
