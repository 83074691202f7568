import Almanac
package import Vocabulary

/// The values of an item that determine which groups it belongs to.
package enum GroupMark: Entity {
    /// The list is grouped by due date, or not grouped.
    case none
    case project(String?)
    case tags([String])
    case priority(Priority?)

    package init(_ details: ItemDetails, by grouping: ItemGrouping?) {
        switch grouping {
        case .due, nil: self = .none
        case .project: self = .project(details.project)
        case .tag: self = .tags(details.tags)
        case .priority: self = .priority(details.priority)
        }
    }

    /// Passes each group of the item to `add`.
    /// - Parameter dueGroup: Its group by due date.
    package func forEachGroup(dueGroup: @autoclosure () -> ItemGroup, _ add: (ItemGroup) -> Void) {
        switch self {
        case .none: add(dueGroup())
        case .project(let name): add(.project(name))
        case .tags([]): add(.tag(nil))
        case .tags(let names): for name in names { add(.tag(name)) }
        case .priority(let priority): add(.priority(priority))
        }
    }
}

extension ItemGroup {
    /// Returns the indices of `count` elements in sorted groups. They keep their order within a group and may belong to
    /// several groups.
    /// - Parameter groups: Passes each group of the element at an index to `add`.
    package static func sorting(
        _ count: Int,
        by groups: (_ index: Int, _ add: (ItemGroup) -> Void) -> Void
    ) -> [(group: ItemGroup, members: [Int])] {
        var found: [(group: ItemGroup, members: [Int])] = []
        var numbers: [ItemGroup: Int] = [:]
        for index in 0..<count {
            groups(index) { group in
                // Lists are usually sorted by day, so the last group is the most likely one.
                let number = found.last?.group == group ? found.count - 1 : numbers[group] ?? found.count
                if number == found.count {
                    numbers[group] = number
                    found.append((group, []))
                }
                found[number].members.append(index)
            }
        }
        return found.sorted { $0.group < $1.group }
    }
}

/// Overdue items come first, the nearest days next, and items without a value last.
extension ItemGroup: Comparable {
    package static func < (left: ItemGroup, right: ItemGroup) -> Bool {
        switch (left, right) {
        case (.near(let left), .near(let right)): left < right
        case (.project(let left?), .project(let right?)): ProjectPath(left) < ProjectPath(right)
        case (.tag(let left?), .tag(let right?)): left < right
        case (.priority(let left?), .priority(let right?)): left < right
        default: left.rank < right.rank
        }
    }

    private var rank: Int {
        switch self {
        case .near(.overdue): 0
        case .earlier: 1
        case .back: 2
        case .near: 3
        case .noDay: 4
        case .undated: 5
        case .important: 6
        case .priority(_?): 7
        case .priority(nil): 8
        case .project(_?): 9
        case .project(nil): 10
        case .tag(_?): 11
        case .tag(nil): 12
        }
    }

    /// The enclosing groups, outermost first.
    package var parents: [ItemGroup] {
        if case .project(let name?) = self { ProjectPath(name).parents.map { .project($0.name) } } else { [] }
    }
}
