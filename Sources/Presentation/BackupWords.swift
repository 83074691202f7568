package import Almanac
package import Boundary

/// Backups in words.
package enum BackupWords {
    /// All that there are, and what can be done with them.
    package static func display(
        _ response: BackupsResponse,
        _ calendar: CalendarWords,
        remark: String
    ) -> BackupsDisplay {
        BackupsDisplay(rows: response.backups.map { row($0, calendar, today: response.today) }, remark: remark)
    }

    private static func row(_ backup: BackupSummary, _ calendar: CalendarWords, today: Day) -> BackupsDisplay.Row {
        BackupsDisplay.Row(
            name: backup.name,
            made: made(backup, calendar, today: today),
            items: backup.items.map(ChangeSentences.count) ?? "cannot be read",
            size: size(backup.bytes),
            kind: kind(backup.kind)
        )
    }

    /// `yesterday`, `today 09:30`, `Fri 20 Nov`.
    package static func made(_ backup: BackupSummary, _ calendar: CalendarWords, today: Day) -> String {
        calendar.nearDue(Due(day: backup.day, time: backup.time), from: today)
    }

    private static func kind(_ kind: BackupSummary.Kind) -> String {
        switch kind {
        case .daily: "before that day's first change"
        case .wanted: "made by hand"
        case .beforeNewShape: "before a newer adder changed its shape"
        case .beforeRestoring: "before a backup took its place"
        }
    }

    /// `512 bytes`, `48 kB`, `1.2 MB`.
    package static func size(_ bytes: Int) -> String {
        let units = ["kB", "MB", "GB", "TB"]
        if bytes < 1_000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        var (tenths, unit) = (bytes / 100, 0)
        while tenths >= 10_000, unit + 1 < units.count {
            tenths /= 1_000
            unit += 1
        }
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(units[unit])" : "\(tenths / 10) \(units[unit])"
    }
}

/// The sentences about backups, for people and machines alike.
package enum BackupSentences {
    package static let none = "There is no backup beside your list; adder backup makes one."

    package static func complaint(_ failure: BackupFailure) -> Complaint {
        switch failure {
        case .list(let trouble): Complaint(trouble)
        // Want of memory is no fault of any file.
        case .copy(let trouble) where trouble.kind == .outOfMemory: Complaint(trouble)
        case .backup(let trouble) where trouble.kind == .outOfMemory: Complaint(trouble)
        case .copy(let trouble): Complaint(ofBackup: trouble)
        case .backup(let trouble): Complaint(ofRestoring: trouble)
        case .emptyBackup(let path):
            Complaint(.badData, "There is no item in \(path), so nothing was changed; \(others).")
        case .isTheList(let path): Complaint(.wrongUsage, "\(path) is the list itself; name another place.")
        }
    }

    fileprivate static let others = "adder restore shows which backups there are"

    /// What is said where today's own backup could not be made, and the change was made all the same.
    package static func missed(_ trouble: StorageTrouble) -> String {
        "There is no backup of today: \(reason(trouble)). adder backup tries again."
    }

    package static func isGone(_ list: String) -> String {
        "There was no list at \(list), but there are backups of one; adder restore shows them."
    }

    package static func takesLong(_ list: String) -> String {
        "Copying \(list) to a backup; this takes a moment."
    }

    private static func reason(_ trouble: StorageTrouble) -> String {
        switch trouble.kind {
        case .diskFull: "there is no room for \(trouble.path)"
        case .notPermitted, .readOnly: "\(trouble.path) or its folder cannot be written"
        case .damaged, .notADatabase: "\(trouble.path) is damaged (\(trouble.detail))"
        case .busy: "\(trouble.path) is in use (\(trouble.detail))"
        default: "\(trouble.path) could not be written (\(trouble.detail))"
        }
    }
}

extension Complaint {
    /// What a person can do about a copy that cannot be made.
    package init(ofBackup trouble: StorageTrouble) {
        let path = trouble.path
        self =
            switch trouble.kind {
            case .interrupted:
                Complaint(.interrupted, "Interrupted; there is no backup.")
            case .diskFull:
                Complaint(
                    .outputFailed,
                    "There is no room for \(path); there is no backup. Free some, or name another place."
                )
            case .diskFailed:
                Complaint(
                    .outputFailed,
                    "\(path) could not be written (\(trouble.detail)); there is no backup. Check the disk."
                )
            case .unconfirmed:
                Complaint(
                    .outputFailed,
                    "\(path) is there, but its folder could not be synced (\(trouble.detail)), so that a power cut may "
                        + "take it away. Check the disk."
                )
            case .notPermitted, .readOnly:
                Complaint(
                    .notPermitted,
                    "\(path) or its folder cannot be written; there is no backup. Name another place."
                )
            case .notAFile:
                Complaint(.cannotCreate, "\(path) is \(trouble.detail), not a file; name another place.")
            default:
                Complaint(.cannotCreate, "\(path) cannot be created (\(trouble.detail)); name another place.")
            }
    }
}

extension Complaint {
    /// Why a backup is left where it is.
    fileprivate init(ofRestoring trouble: StorageTrouble) {
        let (path, others) = (trouble.path, BackupSentences.others)
        self =
            switch trouble.kind {
            case .interrupted:
                Complaint(.interrupted, "Interrupted; nothing was changed.")
            case .newer:
                Complaint(
                    .badSettings,
                    "\(path) was written by a newer adder (\(trouble.detail)); nothing was changed. Update this adder."
                )
            case .foreign:
                Complaint(.badData, "\(path) belongs to another program; nothing was changed, \(others).")
            case .notADatabase:
                Complaint(.badData, "\(path) is not a list of adder; nothing was changed, \(others).")
            case .damaged:
                Complaint(.badData, "\(path) is damaged (\(trouble.detail)); nothing was changed, \(others).")
            case .notAFile:
                Complaint(.notFound, "\(path) is \(trouble.detail), not a file; \(others).")
            case .notPermitted, .readOnly:
                Complaint(.notPermitted, "You may not read \(path); check its owner and mode. Nothing was changed.")
            default:
                Complaint(
                    .outputFailed,
                    "\(path) could not be read (\(trouble.detail)); nothing was changed, \(others)."
                )
            }
    }
}

extension JSONText {
    package mutating func backup(_ key: String? = nil, _ backup: BackupSummary) {
        object(key) { json in
            json.string("path", backup.path)
            json.string("name", backup.name)
            json.string("kind", JSONText.kind(backup.kind))
            json.string("made", Due(day: backup.day, time: backup.time).description)
            json.integer("bytes", backup.bytes)
            if let items = backup.items { json.integer("itemCount", items) }
        }
    }

    package mutating func backups(_ backups: [BackupSummary]) {
        array("backups") { array in backups.forEach { array.backup(nil, $0) } }
    }

    private static func kind(_ kind: BackupSummary.Kind) -> String {
        switch kind {
        case .daily: "daily"
        case .wanted: "wanted"
        case .beforeNewShape: "shape"
        case .beforeRestoring: "restore"
        }
    }
}
