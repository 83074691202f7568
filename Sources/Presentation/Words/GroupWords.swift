import Almanac
package import ProgramOutput
package import Vocabulary

/// The headings of groups, for text and JSON output.
package enum GroupWords {
    package static func heading(_ group: ItemGroup) -> String {
        switch group {
        case .near(.overdue): say("Overdue")
        case .near(.today): say("Today")
        case .near(.tomorrow): say("Tomorrow")
        case .near(.laterThisWeek): say("Later this week")
        case .near(.nextWeek): say("Next week")
        case .near(.later): say("Later")
        case .earlier: say("Earlier")
        case .back: say("Back")
        case .noDay: say("No due date")
        case .undated: say("No date")
        case .important: say("High priority, no date")
        case .project(let name): name ?? say("No project")
        case .tag(let name): name.map(ItemWords.tag) ?? say("No tag")
        case .priority(let level):
            level.map { say("\(ItemWords.priority($0)) priority").capitalizedFirst } ?? say("No priority")
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
        case .priority(let level): level.map { ItemWords.name(of: $0).english } ?? ""
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
