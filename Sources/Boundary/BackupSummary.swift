package import Almanac

/// A copy of the list as presenters hear of it.
package struct BackupSummary: Equatable, Sendable {
    package enum Kind: CaseIterable, Sendable {
        case daily, wanted, beforeNewShape, beforeRestoring
    }

    package let path: String
    /// What it is called where one is to be chosen.
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

/// Copies of the list, the newest first.
package struct BackupsResponse: Equatable, Sendable {
    package let backups: [BackupSummary]
    package let today: Day

    package init(_ backups: [BackupSummary], today: Day) {
        self.backups = backups
        self.today = today
    }
}

/// Why there is no backup, as presenters hear of it.
package enum BackupFailure: Error, Equatable, Sendable {
    case list(StorageTrouble)
    case copy(StorageTrouble)
    case backup(StorageTrouble)
    case emptyBackup(String)
    case isTheList(String)
}

// MARK: - Presenter and view

/// What presenters that show backups need of a view.
package protocol BackupsShowing: ConsentShowing {
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
    /// What can be done with them.
    package let remark: String

    package init(rows: [Row], remark: String) {
        self.rows = rows
        self.remark = remark
    }
}
