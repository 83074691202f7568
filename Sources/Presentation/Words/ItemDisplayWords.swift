package import Almanac
package import Responses
package import Vocabulary

extension ItemDisplay {
    /// Leaves out what the heading above the item already says.
    package init(
        _ item: ItemSummary,
        _ standing: ItemStanding,
        under group: ItemGroup?,
        from today: Day,
        in calendar: CalendarWords
    ) {
        let details = item.details
        let isOverdue = standing.term == .overdue
        let near = details.due.map { calendar.nearDue($0, from: today) } ?? ""
        let due = isOverdue && !near.isEmpty ? ListSentences.overdue(near) : near
        self.init(
            id: item.id.digits,
            when: details.due.flatMap { ItemDisplay.when($0, formatted: near, under: group, from: today, in: calendar) }
                ?? due,
            due: due,
            tone: standing.term.map(ItemDisplay.tone) ?? .normal,
            states: ItemDisplay.states(item, standing),
            isDone: item.isDone,
            priority: details.priority.map(ItemWords.priority) ?? "",
            isImportant: details.priority == .high,
            title: details.title,
            project: ItemDisplay.isProject(group) ? "" : details.project ?? "",
            tags: details.tags.map(ItemWords.tag),
            marks: Marks(details),
            hiddenUntil: standing.isWaiting ? details.wait.map { calendar.day($0, from: today) } ?? "" : "",
            parent: standing.parent.map(\.digits) ?? "",
            depth: standing.depth
        )
    }

    static func tone(_ term: NearTerm) -> Tone {
        switch term {
        case .overdue: .urgent
        case .today: .near
        case .tomorrow, .laterThisWeek, .nextWeek, .later: .normal
        }
    }

    private static func states(_ item: ItemSummary, _ standing: ItemStanding) -> [String] {
        var states: [String] = []
        if item.isDone { states.append("done") }
        if standing.isWaiting { states.append("waiting") }
        if standing.isBlocked { states.append("blocked") }
        return states
    }

    /// Returns the due date without the part named by the heading, or `nil` if the heading names no day.
    private static func when(
        _ due: Due,
        formatted near: String,
        under group: ItemGroup?,
        from today: Day,
        in calendar: CalendarWords
    ) -> String? {
        switch group {
        case .near(.today), .near(.tomorrow): due.time?.description ?? ""
        case .near, .earlier: abs(due.day - today) == 1 ? calendar.due(due, from: today) : near
        case .noDay, .project, .tag, .priority, nil: nil
        }
    }

    private static func isProject(_ group: ItemGroup?) -> Bool {
        if case .project = group { true } else { false }
    }
}

extension ItemDisplay.Marks {
    fileprivate init(_ details: ItemDetails) {
        self = []
        if details.recurrence != nil { insert(.repetition) }
        if details.note != nil { insert(.note) }
        if !details.needs.isEmpty { insert(.dependencies) }
    }
}
