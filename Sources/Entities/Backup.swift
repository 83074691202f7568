package import Almanac

/// A copy of the list in a file of its own.
package struct Backup: Entity {
    package enum Kind: Entity {
        /// Made by itself, before the first change of a day.
        case daily
        /// Made because somebody said so.
        case wanted
        /// The list as it was before a newer program gave it another shape.
        case beforeNewShape
        /// What stood in the place of the list before a backup was put there.
        case beforeRestoring
    }

    package let path: String
    /// What it is called where one is to be chosen; its path, where it does not stand beside the list.
    package let name: String
    package let kind: Kind
    package let day: Day
    package let time: TimeOfDay?
    package let bytes: Int
    /// Nil where it cannot be read.
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

/// What comes of the wish for a backup.
package enum BackupOutcome: Entity {
    case made(Backup)
    /// There is a file already, and nobody has said that it may be replaced.
    case fileInTheWay(String)
    /// There is no item, not even a done one.
    case emptyList
}

/// Why there is no backup.
package enum BackupTrouble: Error, Entity {
    /// It is with the list itself.
    case list(ListTrouble)
    /// It is with the place where the copy was to be.
    case copy(ListTrouble)
    /// It is with the backup that was to take the place of the list.
    case backup(ListTrouble)
    /// There is no item in it.
    case emptyBackup(String)
    /// The place is that of the list.
    case isTheList(String)
}

/// What comes of putting a backup in the place of the list.
package struct Restoration: Entity {
    package let items: Int
    /// What stood there before; nil where nothing did.
    package let kept: Backup?

    package init(items: Int, kept: Backup?) {
        self.items = items
        self.kept = kept
    }
}
