package import Almanac
import ProgramOutput
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
        self.init(
            id: item.id.digits,
            when: details.due.flatMap { ItemDisplay.when($0, formatted: near, under: group, from: today, in: calendar) }
                ?? near,
            due: isOverdue && !near.isEmpty ? ListSentences.overdue(near) : near,
            tone: standing.term.map(ItemDisplay.tone) ?? .normal,
            priority: details.priority.map(ItemWords.priority) ?? "",
            prioritySign: details.priority.map(ItemWords.prioritySign) ?? "",
            isImportant: details.priority == .high,
            title: details.title,
            project: ItemDisplay.isProject(group) ? "" : details.project ?? "",
            tags: details.tags.map(ItemWords.tag),
            marks: Marks(item, standing),
            blockers: standing.blockers.isEmpty ? "" : ListSentences.blocked(by: standing.blockers),
            hiddenUntil: standing.isWaiting ? details.wait.map { calendar.day($0, from: today) } ?? "" : "",
            parent: item.family.parent.map { ChangeSentences.name($0.id, $0.title) } ?? details.parent.map(\.digits)
                ?? "",
            parentTitle: item.family.parent?.title ?? "",
            progress: ListSentences.progress(item.family.parts),
            depth: standing.depth
        )
    }

    /// An item under the heading of a day. A later occurrence says from which day on the item repeats.
    package init(planned row: PlannedRow, from today: Day, in calendar: CalendarWords) {
        self.init(row.occurrence, row.standing, under: .near(.today), from: today, in: calendar)
        guard row.isLaterOccurrence, let due = row.item.details.due else { return }
        isLaterOccurrence = true
        date = LabeledDate(say("repeats from"), calendar.day(due.day, from: today))
    }

    static func tone(_ term: NearTerm) -> Tone {
        switch term {
        case .overdue: .urgent
        case .today: .near
        case .tomorrow, .laterThisWeek, .nextWeek, .later: .normal
        }
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
        case .back, .noDay, .undated, .important, .project, .tag, .priority, nil: nil
        }
    }

    private static func isProject(_ group: ItemGroup?) -> Bool {
        if case .project = group { true } else { false }
    }
}

extension ItemDisplay.Marks {
    fileprivate init(_ item: ItemSummary, _ standing: ItemStanding) {
        self = []
        if item.isDone { insert(.done) }
        if standing.isWaiting { insert(.waiting) }
        if !standing.blockers.isEmpty { insert(.blocked) }
        if item.details.recurrence != nil { insert(.repetition) }
        if item.details.note != nil { insert(.note) }
    }

    /// The word for each mark.
    private static let words: [(mark: ItemDisplay.Marks, word: String)] = [
        (.done, say("done")), (.waiting, say("waiting")), (.blocked, say("blocked")), (.repetition, say("repetition")),
        (.note, say("note")),
    ]

    /// The sign for each mark, of one column also in terminals that draw ambiguous characters wide. The row of a waiting
    /// item says until when.
    private static let signs: [(mark: ItemDisplay.Marks, sign: String)] = [
        (.done, "✓"), (.blocked, "⊘"), (.repetition, "↻"), (.note, "✎"),
    ]

    /// The words of these marks.
    package var words: [String] {
        isEmpty ? [] : ItemDisplay.Marks.words.filter { contains($0.mark) }.map(\.word)
    }

    /// The signs of these marks.
    package var signs: String {
        var text = ""
        if !isEmpty { for (mark, sign) in ItemDisplay.Marks.signs where contains(mark) { text += sign } }
        return text
    }
}
