import Almanac
import Presentation
import ProgramOutput
import Settings
import Vocabulary

/// The sentences of the screen.
enum ShowScreenSentences {
    static let placeForIDs = ScreenKeys.placeForIDs
    static let noItem = say("No item is selected.")
    static let noItemInCalendar = say("Enter shows the items of the day as a list, in which keys act on them.")
    static let waiting = say("Waiting: another program is writing to the list. Esc gives up.")
    static let locked = say("Another process has locked the list. It is read again as soon as possible.")
    /// Stands in the title as long as it is.
    static let isLocked = say("locked by another program: what is shown is old")
    static func noItem(in place: ShowScreenPlace) -> String {
        switch place {
        case .calendar: noItemInCalendar
        case .stats, .burndown: say("\(noItem) 1–6 lead to the lists.")
        default: noItem
        }
    }

    static func missingList(_ file: String, hasBackups: Bool) -> String {
        hasBackups
            ? say(
                "The list \(file) is missing, but backups of it exist. :restore shows them. A new item begins a new list."
            )
            : say("The list \(file) was removed by another program. A new item begins a new list.")
    }

    /// Stands in the title until the list can be read again.
    static let unreadable = say("can't be read: what is shown is old; ! says why")

    /// Says how to see more.
    static func hint(in list: ShowScreenList) -> String {
        if list.isReview { return say("Esc ends the review.") }
        if case .day = list.place { return say("Esc leads back to the calendar.") }
        return list.text.isEmpty ? "" : say("Esc takes the filter away.")
    }

    /// The text beside the heading of a group that shows only some of its items.
    static let wayToAll = say("4 shows all")
    static let noItemInSidebar = say("The sidebar has no items. Tab leads to the list.")
    static let noDetails = say("Only items have details.")
    static let messages = say("Messages")
    static let noMessages = say("There have been no messages yet.")
    static let copied = say("Copied, if the terminal allows it.")
    static let filterLabel = say("Filter:")
    static let filterExample = say("+home  project:work  overdue  milk")
    static let commandExample = say("any command of adder, or the id of an item")

    static func name(of place: ShowScreenPlace) -> String {
        switch place {
        case .upcoming: say("Upcoming")
        case .today: say("Today")
        case .next: say("Next")
        case .all: say("All")
        case .waiting: say("Waiting")
        case .done: say("Done")
        case .agenda, .day: say("Agenda")
        case .calendar: say("Calendar")
        case .stats: say("Statistics")
        case .burndown: say("Burndown")
        case .saved(let name): ":\(name)"
        case .project(let name), .tag(let name): name
        }
    }

    /// The name in the title.
    static func name(of list: ShowScreenList) -> String {
        list.isReview ? say("Review of \(name(of: list.place))") : name(of: list.place)
    }

    static func filter(_ text: String) -> String { say("filter \(text)") }

    /// The order and the groups in the title. A review has an order of its own.
    static func facts(of list: ShowScreenList) -> [String] {
        var facts: [String] = []
        let arrangement = list.isReview ? ShowScreenArrangement() : list.arrangement
        if let order = arrangement.order.first, let choice = orders.first(where: { $0.order == order }) {
            facts.append(say("by \(choice.label)"))
        }
        if let grouping = arrangement.grouping, let choice = groupings.first(where: { $0.grouping == grouping }) {
            facts.append(say("grouped by \(choice.label)"))
        }
        return facts
    }

    /// Says where a new item is, or the first of several, which the list doesn't show.
    static func isElsewhere(_ id: Int, of count: Int, in place: String) -> String {
        count == 1
            ? say("This list doesn't show it. It is in \(place); :\(id) goes to it.")
            : say("This list doesn't show them. The first is in \(place); :\(id) goes to it.")
    }

    /// Says why the list of their place doesn't show new items.
    static func isHidden(in list: ShowScreenList, count: Int) -> String {
        let reason =
            list.isReview
            ? say("The review leaves \(count == 1 ? say("it") : say("them")) out.")
            : say("The filter hides \(count == 1 ? say("it") : say("them")).")
        return say("\(reason) \(hint(in: list))")
    }

    /// `This is a later occurrence of 7. :7 goes to the present one.`
    static func laterOccurrence(_ id: Int) -> String {
        say("This is a later occurrence of \(id). :\(id) goes to the present one.")
    }

    /// `10 more lines. Enter lists the items.`
    static func moreLines(_ count: Int, listing key: String) -> String {
        say("\(count) more lines. \(key) lists the items.")
    }

    /// Says what is empty if the list has no filter and does not say so itself.
    static func nothing(in list: ShowScreenList) -> String? {
        guard list.text.isEmpty else { return nil }
        return switch list.place {
        case .waiting: say("No item is hidden. w hides items until a day.")
        case .done: say("No item is done yet. d completes items.")
        case .saved(let name): say("No item matches :\(name).")
        case .project(let name): say("No open item is in \(name).")
        case .tag(let name): say("No open item has \(name).")
        default: nil
        }
    }

    static func noReview(_ name: String) -> String { say("\(name) has no items to review. 1–6 lead to the lists.") }

    /// `add TEXT…: add an item`
    static func usage(_ name: String, _ placeholder: String, _ summary: String) -> String {
        "\(name)\(placeholder.isEmpty ? "" : " \(placeholder)"): \(say(Sentence(summary)))"
    }

    static func wayTo(_ id: Int) -> String { say("Enter goes to item \(id).") }
    static func shown(_ count: Int) -> String { ChangeSentences.count(count) }
    static func overdue(_ count: Int) -> String { say("\(count) overdue") }
    static func marked(_ count: Int, byRange: Bool) -> String {
        byRange ? say("\(count) marked by a range") : say("\(count) marked")
    }

    /// Says why a list can't be sorted or grouped, and where that is possible.
    static func ownOrder(_ list: ShowScreenList, canBeGrouped: Bool = false) -> String {
        let order =
            switch list.place {
            case _ where list.isReview: say("lists what needs a decision by due date.")
            case .today, .next: say("puts what is most urgent first.")
            case .calendar, .stats, .burndown: say("has no list.")
            default: say("goes by due date.")
            }
        return canBeGrouped
            ? say("\(name(of: list)) \(order) All, on 4, and projects can be sorted.")
            : say("\(name(of: list)) \(order) All, on 4, and projects can be sorted and grouped.")
    }
}

// MARK: - The sidebar

extension ShowScreenSentences {
    static func sidebar(_ counts: ShowScreenCounts, at place: ShowScreenPlace) -> ShowScreenSidebar {
        let projects = counts.projects.filter(isListed).map { row in
            let last = row.name.split(separator: ".").last.map(String.init) ?? row.name
            return ShowScreenSidebar.Row(
                place: .project(row.name),
                name: last,
                depth: row.depth,
                count: String(row.openCount)
            )
        }
        let tags = counts.tags.filter(isListed).map {
            ShowScreenSidebar.Row(place: .tag($0.name), name: $0.name, count: String($0.openCount))
        }
        var (saved, own, others) = (counts.saved.map { row(.saved($0), counts) }, projects, tags)
        // The list that is shown stays in the sidebar until it is left.
        func add(to rows: inout [ShowScreenSidebar.Row]) {
            if !rows.contains(where: { $0.place == place }) { rows.append(.init(place: place, name: name(of: place))) }
        }
        switch place {
        case .saved: add(to: &saved)
        case .project: add(to: &own)
        case .tag: add(to: &others)
        default: break
        }
        let sections = [
            ShowScreenSidebar.Section(heading: say("Views"), rows: ShowScreenPlace.views.map { row($0, counts) }),
            ShowScreenSidebar.Section(heading: say("Saved filters"), rows: saved),
            ShowScreenSidebar.Section(
                heading: say("Overviews"),
                rows: ShowScreenPlace.overviews.map { row($0, counts) }
            ),
            ShowScreenSidebar.Section(heading: say("Projects"), rows: own),
            ShowScreenSidebar.Section(heading: say("Tags"), rows: others),
        ]
        return ShowScreenSidebar(sections: sections.filter { !$0.rows.isEmpty }, current: place)
    }

    private static func isListed(_ row: CountsDisplay.Row) -> Bool {
        row.openCount > 0 && !row.label.hasPrefix("no ")
    }

    private static func row(_ place: ShowScreenPlace, _ counts: ShowScreenCounts) -> ShowScreenSidebar.Row {
        .init(place: place, name: name(of: place), count: counts.count(of: place).map(String.init) ?? "")
    }
}

// MARK: - Questions

extension ShowScreenSentences {
    static let priorities: [Priority?] = [.high, .medium, .low, nil]

    static func priority(_ ids: [Int]) -> ShowScreenQuestion {
        ShowScreenQuestion(
            subject: .priority(ids),
            title: say("Priority of \(ItemWords.chosen(ids))"),
            choices: zip("hmln".unicodeScalars, ["high", "medium", "low", "none"].map(say)).map {
                .init(key: $0, label: $1)
            }
        )
    }

    /// The words of the change, for the history.
    static func typed(_ priority: Priority?) -> String {
        "pri:\(priority.map { ItemWords.name(of: $0).english } ?? "none")"
    }

    static let orders: [(key: Unicode.Scalar, label: Sentence, order: ItemOrder?)] = [
        ("d", "due date", nil), ("p", "priority", ItemOrder(.priority)), ("u", "urgency", ItemOrder(.urgency)),
        ("t", "title", ItemOrder(.title)), ("c", "newest first", ItemOrder(.created, isDescending: true)),
        ("m", "last change", ItemOrder(.changed, isDescending: true)),
    ]

    static let groupings: [(key: Unicode.Scalar, label: Sentence, grouping: ItemGrouping?)] = [
        ("n", "none", nil), ("d", "due date", .due), ("p", "project", .project), ("t", "tag", .tag),
        ("r", "priority", .priority),
    ]

    /// Upcoming is always grouped.
    static func groupings(
        of list: ShowScreenList
    ) -> [(key: Unicode.Scalar, label: Sentence, grouping: ItemGrouping?)] {
        list.place == .upcoming ? groupings.filter { $0.grouping != nil } : groupings
    }

    static func order(of list: ShowScreenList) -> ShowScreenQuestion {
        let current = orders.firstIndex { $0.order == list.arrangement.order.first } ?? 0
        let choices = orders.map { ShowScreenQuestion.Choice(key: $0.key, label: say($0.label)) }
        return ShowScreenQuestion(subject: .order, title: say("Sort by"), choices: choices, current: current)
    }

    static func grouping(of list: ShowScreenList) -> ShowScreenQuestion {
        let groupings = groupings(of: list)
        let current = groupings.firstIndex { $0.grouping == list.arrangement.grouping } ?? 0
        let choices = groupings.map { ShowScreenQuestion.Choice(key: $0.key, label: say($0.label)) }
        return ShowScreenQuestion(subject: .grouping, title: say("Group by"), choices: choices, current: current)
    }

    /// - Parameter title: That of the first item.
    static func copy(_ ids: [Int], _ title: String) -> ShowScreenQuestion {
        let isOne = ids.count == 1
        return ShowScreenQuestion(
            subject: .copy(ids),
            title: say("Copy of \(isOne ? ChangeSentences.name(ids[0], title) : ItemWords.chosen(ids))"),
            choices: [
                .init(key: "i", label: isOne ? say("id") : say("ids")),
                .init(key: "t", label: isOne ? say("title") : say("titles, a line for each")),
            ]
        )
    }
}
