package import Almanac

/// A copy of the list in a separate file.
package struct Backup: Entity {
    package enum Kind: Entity, CaseIterable {
        /// Made automatically before the first change of a day.
        case daily
        /// Made by `adder backup`.
        case manual
        /// Made before an upgrade to a newer file format.
        case beforeUpgrade
        /// The previous list, kept when a backup was restored.
        case beforeRestore
    }

    package let path: String
    /// The name that selects it for restoring, or its path if it is not in the list's folder.
    package let name: String
    package let kind: Kind
    package let day: Day
    package let time: TimeOfDay?
    package let bytes: Int
    /// The number of items, or `nil` if the backup cannot be read.
    package let items: Int?

    package init(
        path: String,
        name: String,
        kind: Kind,
        day: Day,
        time: TimeOfDay? = nil,
        bytes: Int,
        items: Int?
    ) {
        self.path = path
        self.name = name
        self.kind = kind
        self.day = day
        self.time = time
        self.bytes = bytes
        self.items = items
    }
}

/// The reason why a backup could not be made or restored.
package enum BackupError: Error, Entity {
    /// A problem with the list itself.
    case list(ListError)
    /// A problem with the destination of the copy.
    case copy(ListError)
    /// A problem with the backup to restore.
    case backup(ListError)
    /// The backup contains no items.
    case emptyBackup(String)
    /// The path is that of the list.
    case isTheList(String)
}
