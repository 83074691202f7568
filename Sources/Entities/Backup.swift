package import Almanac

/// A copy of the list in a separate file.
package struct Backup: Entity {
    package enum Kind: Entity {
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

/// The outcome of a request for a backup.
package enum BackupOutcome: Entity {
    case made(Backup)
    /// The file exists and replacing it was not confirmed.
    case fileExists(String)
    /// The list contains no items at all.
    case emptyList
}

/// The reason why a backup could not be made or restored.
package enum BackupTrouble: Error, Entity {
    /// A problem with the list itself.
    case list(ListTrouble)
    /// A problem with the destination of the copy.
    case copy(ListTrouble)
    /// A problem with the backup to restore.
    case backup(ListTrouble)
    /// The backup contains no items.
    case emptyBackup(String)
    /// The path is that of the list.
    case isTheList(String)
}

/// The outcome of restoring a backup.
package struct Restoration: Entity {
    package let items: Int
    /// The previous list, or `nil` if there was none.
    package let kept: Backup?

    package init(items: Int, kept: Backup?) {
        self.items = items
        self.kept = kept
    }
}
