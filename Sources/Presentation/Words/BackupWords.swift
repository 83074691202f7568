package import Almanac
package import ProgramOutput
package import Responses
package import Vocabulary

/// Backups described in words.
package enum BackupWords {
    package static func display(
        _ response: BackupsResponse,
        _ calendar: CalendarWords,
        message: String
    ) -> BackupsDisplay {
        BackupsDisplay(rows: response.backups.map { row($0, calendar, today: response.today) }, message: message)
    }

    private static func row(_ backup: Backup, _ calendar: CalendarWords, today: Day) -> BackupsDisplay.Row {
        BackupsDisplay.Row(
            name: backup.name,
            made: made(backup, calendar, today: today),
            items: backup.items.map(ChangeSentences.count) ?? say("unreadable"),
            size: size(backup.bytes),
            kind: kind(backup.kind)
        )
    }

    /// `yesterday`, `today 09:30`, `Fri 20 Nov`.
    package static func made(_ backup: Backup, _ calendar: CalendarWords, today: Day) -> String {
        calendar.nearDue(Due(day: backup.day, time: backup.time), from: today)
    }

    private static func kind(_ kind: Backup.Kind) -> String {
        switch kind {
        case .daily: say("before the day's first change")
        case .manual: say("manual")
        case .beforeUpgrade: say("before a format upgrade")
        case .beforeRestore: say("before a restore")
        }
    }

    /// `512 bytes`, `48 kB`, `1.2 MB`.
    package static func size(_ bytes: Int) -> String {
        let units = ["kB", "MB", "GB", "TB"].map(say)
        if bytes < 1_000 { return bytes == 1 ? say("1 byte") : say("\(bytes) bytes") }
        var (tenths, unit) = (bytes / 100, 0)
        while tenths >= 10_000, unit + 1 < units.count {
            tenths /= 1_000
            unit += 1
        }
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(units[unit])" : "\(tenths / 10) \(units[unit])"
    }
}

/// Messages about backups, for text and JSON output.
package enum BackupSentences {
    // The labels of plain output.
    package static let backup = say("backup")
    package static let restored = say("restored")
    package static let made = say("made")
    package static let holds = say("holds")
    package static let size = say("size")

    package static func none(_ router: any CommandRouting) -> String {
        say("No backups found. Run \(router.command(.backUp)) to make one.")
    }

    package static func errorMessage(_ failure: BackupError, _ router: any CommandRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        // Running out of memory is not the fault of any file.
        case .copy(let failure) where failure.kind == .outOfMemory: ErrorMessage(failure, router)
        case .backup(let failure) where failure.kind == .outOfMemory: ErrorMessage(failure, router)
        case .copy(let failure): ErrorMessage(ofBackup: failure)
        case .backup(let failure): ErrorMessage(ofRestoring: failure, router)
        case .emptyBackup(let path):
            ErrorMessage(.badData, "\(path) contains no items, so nothing was changed. \(seeBackups(router))")
        case .isTheList(let path): ErrorMessage(.wrongUsage, "\(path) is the list itself. Choose another path.")
        }
    }

    fileprivate static func seeBackups(_ router: any CommandRouting) -> String {
        say("Run \(router.command(.restore())) to see your backups.")
    }

    /// A warning that the daily backup failed; the change was made anyway.
    package static func dailyBackupFailed(_ failure: ListError, _ router: any CommandRouting) -> String {
        say("Today's backup failed: \(reason(failure)). Run \(router.command(.backUp)) to try again.")
    }

    package static func missingList(_ list: String, _ router: any CommandRouting) -> String {
        say("No list at \(list), but backups of it exist. Run \(router.command(.restore())) to see them.")
    }

    package static func backingUp(_ list: String) -> String {
        say("Backing up \(list); this may take a moment.")
    }

    private static func reason(_ failure: ListError) -> String {
        switch failure.kind {
        case .diskFull: say("no disk space for \(failure.path)")
        case .notPermitted, .readOnly: say("\(failure.path) or its folder isn't writable")
        case .damaged, .notADatabase: say("\(failure.path) is damaged (\(failure.reason))")
        case .busy: say("\(failure.path) is in use (\(failure.reason))")
        default: say("can't write \(failure.path) (\(failure.reason))")
        }
    }
}

extension ErrorMessage {
    /// An error about a backup that could not be made.
    package init(ofBackup failure: ListError) {
        let path = failure.path
        self =
            switch failure.kind {
            case .interrupted:
                ErrorMessage(.interrupted, "Interrupted; no backup was made.")
            case .diskFull:
                ErrorMessage(
                    .outputFailed,
                    "The disk is full: can't write \(path), so no backup was made. Free some space or choose another path."
                )
            case .diskFailed:
                ErrorMessage(
                    .outputFailed,
                    "Can't write \(path) (\(failure.reason)); no backup was made. Check the disk."
                )
            case .notDurable:
                ErrorMessage(
                    .outputFailed,
                    "\(path) was written, but its folder couldn't be synced (\(failure.reason)), so it may be lost "
                        + "in a power failure. Check the disk."
                )
            case .notPermitted, .readOnly:
                ErrorMessage(
                    .notPermitted,
                    "\(path) or its folder isn't writable; no backup was made. Choose another path."
                )
            case .notAFile:
                ErrorMessage(.cannotCreate, "\(path) is \(failure.reason), not a file. Choose another path.")
            default:
                ErrorMessage(.cannotCreate, "Can't create \(path) (\(failure.reason)). Choose another path.")
            }
    }
}

extension ErrorMessage {
    /// An error about a backup that could not be restored.
    fileprivate init(ofRestoring failure: ListError, _ router: any CommandRouting) {
        let (path, seeBackups) = (failure.path, BackupSentences.seeBackups(router))
        self =
            switch failure.kind {
            case .interrupted:
                ChangeSentences.interrupted
            case .newer:
                ErrorMessage(
                    .badSettings,
                    "\(path) was written by a newer adder (\(failure.reason)); nothing was changed. Update adder."
                )
            case .unreleased:
                ErrorMessage(
                    .badSettings,
                    "\(path) was written by an unreleased version of adder (\(failure.reason)); nothing was changed. Export it "
                        + "with that version, and import the file."
                )
            case .foreign:
                ErrorMessage(.badData, "\(path) belongs to another program; nothing was changed. \(seeBackups)")
            case .notADatabase:
                ErrorMessage(.badData, "\(path) is not an adder list; nothing was changed. \(seeBackups)")
            case .foreignPart(let part):
                ErrorMessage(
                    .badData,
                    "\(path) contains the \(part), which adder didn't create; nothing was changed. \(seeBackups)"
                )
            case .damaged:
                ErrorMessage(.badData, "\(path) is damaged (\(failure.reason)); nothing was changed. \(seeBackups)")
            case .notAFile:
                ErrorMessage(.notFound, "\(path) is \(failure.reason), not a file. \(seeBackups)")
            case .foreignOwner:
                ErrorMessage(
                    .notPermitted,
                    "\(path) belongs to another user; nothing was changed. If you trust it, restore a copy that you made."
                )
            case .notPermitted, .readOnly:
                ErrorMessage(
                    .notPermitted,
                    "No permission to read \(path); nothing was changed. Check its owner and mode."
                )
            default:
                ErrorMessage(
                    .outputFailed,
                    "Can't read \(path) (\(failure.reason)); nothing was changed. \(seeBackups)"
                )
            }
    }
}

extension JSONText {
    package mutating func backup(_ key: String? = nil, _ backup: Backup) {
        object(key) { json in
            json.string("path", backup.path)
            json.string("name", backup.name)
            json.string("kind", JSONText.kind(backup.kind))
            json.string("made", Due(day: backup.day, time: backup.time).description)
            json.integer("bytes", backup.bytes)
            if let items = backup.items { json.integer("itemCount", items) }
        }
    }

    package mutating func backups(_ backups: [Backup]) {
        array("backups") { array in backups.forEach { array.backup(nil, $0) } }
    }

    private static func kind(_ kind: Backup.Kind) -> String {
        switch kind {
        case .daily: "daily"
        case .manual: "wanted"
        case .beforeUpgrade: "shape"
        case .beforeRestore: "restore"
        }
    }
}
