package import Almanac
package import Vocabulary

/// An item as a file of another program describes it.
package struct ForeignItem: Entity {
    /// Refers to another item of the file, or of the list.
    package enum Reference: Entity, Hashable {
        case uuid(ItemUUID)
        /// The number or name that the file uses.
        case key(String)

        /// The name in the file.
        package var text: String {
            switch self {
            case .uuid(let uuid): uuid.description
            case .key(let key): key
            }
        }
    }

    /// The line of the file at which the item begins.
    package var line: Int
    /// The identity of the item, derived from the text if the format has none, so that a second import finds the item.
    package var uuid: ItemUUID
    /// The name under which other items of the file refer to the item, unless they use the UUID.
    package var key: String?
    /// The details, except for the parent and the dependencies.
    package var details: ItemDetails
    package var parent: Reference?
    package var needs: [Reference] = []
    /// The items whose parent is this one, if the format lists children instead of parents.
    package var children: [Reference] = []
    package var isDone = false
    /// `true` for a version that only says that the item was deleted.
    package var isDeleted = false
    /// The rule of a done item, which other programs don't see.
    package var repeated: Recurrence?
    /// The fields of which the file says that a missing value means none.
    package var stated = StatedFields.status
    // `nil` where the file doesn't say.
    package var created: Instant?
    package var changed: Instant?
    package var completed: Instant?
    /// A number that grows with every change, if the format counts changes.
    package var revision = 0

    package init(line: Int, uuid: ItemUUID, details: ItemDetails = ItemDetails()) {
        self.line = line
        self.uuid = uuid
        self.details = details
    }
}

extension ForeignItem {
    /// The details, with the rule that other programs don't see.
    package var ownDetails: ItemDetails {
        guard isDone, let repeated, details.due != nil else { return details }
        var own = details
        own.recurrence = own.recurrence ?? repeated
        return own
    }

    /// The revision and date of one version of an item, in few bytes, because each item of a file has one in memory.
    package struct Version: Entity {
        private let shortLine: UInt32
        private let revision: UInt32
        /// Twice the seconds of the instant, or the lowest number if there is none. A deletion in the same second is later.
        private let changed: Int

        package init(of item: ForeignItem) {
            (shortLine, revision) = (UInt32(clamping: item.line), UInt32(clamping: item.revision))
            changed = item.changed.map { 2 * $0.seconds + (item.isDeleted ? 1 : 0) } ?? .min
        }

        package var line: Int { Int(shortLine) }

        package func isLater(than other: Version) -> Bool {
            (revision, changed) > (other.revision, other.changed)
        }
    }
}

extension ForeignItem {
    /// Older adders had no places and links, so a file without them says nothing about them.
    package mutating func dropUnstated() {
        if details.place == nil { stated.remove(.place) }
        if details.link == nil { stated.remove(.link) }
    }
}

/// Fields that a file has for every item, so that a missing value means that there is none.
package struct StatedFields: OptionSet, Entity {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let note = StatedFields(rawValue: 1 << 0)
    package static let tags = StatedFields(rawValue: 1 << 1)
    package static let project = StatedFields(rawValue: 1 << 2)
    package static let priority = StatedFields(rawValue: 1 << 3)
    package static let due = StatedFields(rawValue: 1 << 4)
    /// The time of day of the due date. In some formats, midnight means a day without a time.
    package static let time = StatedFields(rawValue: 1 << 5)
    package static let wait = StatedFields(rawValue: 1 << 6)
    package static let recurrence = StatedFields(rawValue: 1 << 7)
    package static let status = StatedFields(rawValue: 1 << 8)
    /// The instant of completion, to the second.
    package static let completed = StatedFields(rawValue: 1 << 9)
    package static let parent = StatedFields(rawValue: 1 << 10)
    package static let needs = StatedFields(rawValue: 1 << 11)
    package static let place = StatedFields(rawValue: 1 << 12)
    package static let link = StatedFields(rawValue: 1 << 13)
    package static let all = StatedFields(rawValue: (1 << 14) - 1)
}
