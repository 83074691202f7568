/// An item as views show it in a list, in words.
package struct ItemDisplay: Equatable, Sendable {
    package enum Tone: Equatable, Sendable {
        case normal, urgent, near
    }

    package let id: String
    /// When it is due, as far as the heading does not say it.
    package let when: String
    /// When it is due, said in full.
    package let due: String
    package let tone: Tone
    /// What else there is to know of how it stands: "done", "waiting", "blocked".
    package let states: [String]
    package let isDone: Bool
    package let priority: String
    package let isImportant: Bool
    package let title: String
    package let project: String
    package let tags: [String]
    /// The day until which it is hidden from most lists.
    package let hiddenUntil: String
    /// The id of the item that it is part of.
    package let parent: String
    /// How many items above it are those that it is part of.
    package let depth: Int

    package init(
        id: String,
        when: String,
        due: String,
        tone: Tone,
        states: [String] = [],
        isDone: Bool = false,
        priority: String,
        isImportant: Bool,
        title: String,
        project: String,
        tags: [String],
        hiddenUntil: String = "",
        parent: String = "",
        depth: Int = 0
    ) {
        self.id = id
        self.when = when
        self.due = due
        self.tone = tone
        self.states = states
        self.isDone = isDone
        self.priority = priority
        self.isImportant = isImportant
        self.title = title
        self.project = project
        self.tags = tags
        self.hiddenUntil = hiddenUntil
        self.parent = parent
        self.depth = depth
    }
}

/// What stands above some of the items.
package struct HeadingDisplay: Equatable, Sendable {
    package let text: String
    package let tone: ItemDisplay.Tone
    /// How many headings above it are those that it belongs to.
    package let depth: Int

    package init(_ text: String, tone: ItemDisplay.Tone = .normal, depth: Int = 0) {
        self.text = text
        self.tone = tone
        self.depth = depth
    }
}
