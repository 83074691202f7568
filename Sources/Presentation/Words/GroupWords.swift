import Almanac
package import ProgramOutput
package import Vocabulary

/// The headings of groups, for text and JSON output.
package enum GroupWords {
    package static func heading(_ group: ItemGroup) -> String {
        switch group {
        case .near(.overdue): "Overdue"
        case .near(.today): "Today"
        case .near(.tomorrow): "Tomorrow"
        case .near(.laterThisWeek): "Later this week"
        case .near(.nextWeek): "Next week"
        case .near(.later): "Later"
        case .earlier: "Earlier"
        case .back: "Back"
        case .noDay: "No due date"
        case .undated: "No date"
        case .important: "High priority, no date"
        case .project(let name): name ?? "No project"
        case .tag(let name): name.map(ItemWords.tag) ?? "No tag"
        case .priority(let level): level.map { "\(ItemWords.priority($0)) priority".capitalizedFirst } ?? "No priority"
        }
    }

    /// - Parameter total: The number of all items, if only `count` of them are shown.
    package static func display(
        _ group: ItemGroup,
        count: Int,
        of total: String = "",
        depth: Int = 0
    ) -> HeadingDisplay {
        HeadingDisplay(heading(group), count: count, of: total, tone: tone(group), depth: depth)
    }

    /// The value of a group, independent of its heading; empty for items without one.
    package static func key(_ group: ItemGroup) -> String {
        switch group {
        case .near(.overdue): "overdue"
        case .near(.today): "today"
        case .near(.tomorrow): "tomorrow"
        case .near(.laterThisWeek): "this-week"
        case .near(.nextWeek): "next-week"
        case .near(.later): "later"
        case .earlier: "earlier"
        case .back: "back"
        case .noDay: ""
        case .undated, .important: "undated"
        case .project(let name), .tag(let name): name ?? ""
        case .priority(let level): level.map(ItemWords.priority) ?? ""
        }
    }

    private static func tone(_ group: ItemGroup) -> ItemDisplay.Tone {
        if case .near(let term) = group { ItemDisplay.tone(term) } else { .normal }
    }
}

extension JSONText {
    /// Writes the properties that identify a group.
    package mutating func group(_ group: ItemGroup) {
        string("key", GroupWords.key(group))
        string("name", GroupWords.heading(group))
    }
}

extension String {
    fileprivate var capitalizedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
