package import Almanac

/// The user-editable properties of an item.
package struct ItemDetails: Entity {
    /// Lists by tag repeat an item with all of its tags under each of them.
    package static let maximumTagCount = 100
    /// The limit for a tag and for a project, which are shown whole in lists of names.
    package static let maximumNameByteCount = 1_000

    package var title: String
    package var note: String?
    package var tags: [String]
    package var project: String?
    package var priority: Priority?
    package var due: Due?
    /// The day until which the item is hidden.
    package var wait: Day?
    package var recurrence: Recurrence?
    /// The ids of the items that must be done first.
    package var needs: [Int]
    package var parent: Int?
    package var place: String?
    /// An address, which is not opened or checked.
    package var link: String?

    package init(
        title: String = "",
        note: String? = nil,
        tags: [String] = [],
        project: String? = nil,
        priority: Priority? = nil,
        due: Due? = nil,
        wait: Day? = nil,
        recurrence: Recurrence? = nil,
        needs: [Int] = [],
        parent: Int? = nil,
        place: String? = nil,
        link: String? = nil
    ) {
        self.title = title
        self.note = note
        self.tags = tags
        self.project = project
        self.priority = priority
        self.due = due
        self.wait = wait
        self.recurrence = recurrence
        self.needs = needs
        self.parent = parent
        self.place = place
        self.link = link
    }

    /// Returns `true` for a text that can stand in a calendar as it is.
    package static func isLink(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\\" && !$0.properties.isWhitespace }
    }
}
