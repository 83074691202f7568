package import Vocabulary

/// An item in a list, as views show it.
package struct ItemDisplay: Display {
    package enum Tone: Display {
        case normal, urgent, near
    }

    /// What a sign in the row of an item tells.
    package struct Marks: OptionSet, Equatable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The library's own is not specialized, and takes longer than drawing a row.
        package init(arrayLiteral marks: Marks...) {
            self.init(rawValue: marks.reduce(0) { $0 | $1.rawValue })
        }

        package static let done = Marks(rawValue: 1)
        package static let waiting = Marks(rawValue: 2)
        package static let blocked = Marks(rawValue: 4)
        package static let repetition = Marks(rawValue: 8)
        package static let note = Marks(rawValue: 16)
    }

    /// A date with a word that says what happened on it: "completed today 09:30".
    package struct LabeledDate: Display {
        package let label: String
        package let date: String

        package init(_ label: String, _ date: String) {
            (self.label, self.date) = (label, date)
        }
    }

    package let id: String
    /// The due date, without the part that the heading says.
    package let when: String
    /// The full due date.
    package let due: String
    package let tone: Tone
    package let priority: String
    /// The priority as a sign: `!!!`.
    package let prioritySign: String
    package let isImportant: Bool
    package let title: String
    package let project: String
    package let tags: [String]
    package let marks: Marks
    /// What it waits for: "blocked by 20".
    package let blockers: String
    /// The day until which it is hidden from most lists.
    package let hiddenUntil: String
    /// The parent: "3 New job".
    package let parent: String
    package let parentTitle: String
    /// The parts that are done: "2/5".
    package let progress: String
    /// The number of ancestors shown above it.
    package let depth: Int
    /// A date other than the due date that concerns the list.
    package var date: LabeledDate?
    /// The lines to draw if the list is a tree.
    package var guides: TreeGuides?
    /// A Boolean value that indicates whether the item doesn't match, and is shown only for its parts.
    package var isContext = false
    /// `true` if the list is sorted by a value shown after the title, which must not be cut.
    package var isSortedByExtra = false
    /// `true` if the row is a later occurrence of a repeating item.
    package var isLaterOccurrence = false

    package init(
        id: String,
        when: String,
        due: String,
        tone: Tone,
        priority: String,
        prioritySign: String = "",
        isImportant: Bool,
        title: String,
        project: String,
        tags: [String],
        marks: Marks = [],
        blockers: String = "",
        hiddenUntil: String = "",
        parent: String = "",
        parentTitle: String = "",
        progress: String = "",
        depth: Int = 0
    ) {
        self.id = id
        self.when = when
        self.due = due
        self.tone = tone
        self.priority = priority
        self.prioritySign = prioritySign
        self.isImportant = isImportant
        self.title = title
        self.project = project
        self.tags = tags
        self.marks = marks
        self.blockers = blockers
        self.hiddenUntil = hiddenUntil
        self.parent = parent
        self.parentTitle = parentTitle
        self.progress = progress
        self.depth = depth
    }
}

/// The heading of a group of items.
package struct HeadingDisplay: Display {
    package let text: String
    /// The number of items, without those of nested groups.
    package let count: Int
    /// The number of all items; empty if all are shown.
    package let total: String
    package let tone: ItemDisplay.Tone
    /// The number of parent headings.
    package let depth: Int

    package init(
        _ text: String,
        count: Int = 0,
        of total: String = "",
        tone: ItemDisplay.Tone = .normal,
        depth: Int = 0
    ) {
        self.text = text
        self.count = count
        self.total = total
        self.tone = tone
        self.depth = depth
    }
}
