package import Almanac

/// A backup, as passed to presenters.
package struct BackupSummary: Equatable, Sendable {
    package enum Kind: CaseIterable, Sendable {
        case daily, manual, beforeUpgrade, beforeRestore
    }

    package let path: String
    /// The name that selects it for restoring.
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

/// The backups of the list, newest first.
package struct BackupsResponse: Equatable, Sendable {
    package let backups: [BackupSummary]
    package let today: Day

    package init(_ backups: [BackupSummary], today: Day) {
        self.backups = backups
        self.today = today
    }
}

/// The reason why a backup could not be made or restored, as passed to presenters.
package enum BackupFailure: Error, Equatable, Sendable {
    case list(StorageTrouble)
    case copy(StorageTrouble)
    case backup(StorageTrouble)
    case emptyBackup(String)
    case isTheList(String)
}

// MARK: - Presenter and view

/// A view that shows backups.
package protocol BackupsViewing: ConfirmationViewing {
    func showBackups(_ display: BackupsDisplay)
}

package struct BackupsDisplay: Equatable, Sendable {
    package struct Row: Equatable, Sendable {
        package let name: String
        package let made: String
        package let items: String
        package let size: String
        package let kind: String

        package init(name: String, made: String, items: String, size: String, kind: String) {
            self.name = name
            self.made = made
            self.items = items
            self.size = size
            self.kind = kind
        }
    }

    package let rows: [Row]
    /// A note on the folder of the backups or on what to do with them.
    package let message: String

    package init(rows: [Row], message: String) {
        self.rows = rows
        self.message = message
    }
}
