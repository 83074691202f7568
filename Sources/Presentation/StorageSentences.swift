package import Boundary

extension Complaint {
    /// What a person can do about a list that cannot be read or written.
    package init(_ trouble: StorageTrouble) {
        let path = trouble.path
        self =
            switch trouble.kind {
            case .busy:
                Complaint(.busy, "Another program keeps \(path) busy; nothing was changed, try again in a moment.")
            case .interrupted:
                Complaint(.interrupted, "Interrupted; nothing was changed.")
            case .diskFull:
                Complaint(
                    .outputFailed,
                    "There is no room to write \(path); nothing was changed. Free some and try again."
                )
            case .diskFailed:
                Complaint(
                    .outputFailed,
                    "\(path) could not be read or written (\(trouble.detail)); nothing was changed. Check the disk."
                )
            case .unconfirmed:
                Complaint(
                    .outputFailed,
                    "\(path) was changed, but its folder could not be synced (\(trouble.detail)), so that a power cut "
                        + "may take that back. Check the disk."
                )
            case .outOfMemory:
                Complaint(
                    .busy,
                    "There is not enough memory for it; nothing was changed. End something, and try again."
                )
            case .notPermitted:
                Complaint(
                    .notPermitted,
                    "You may not use \(path); check its owner and mode, or name another with --db."
                )
            case .readOnly:
                Complaint(
                    .notPermitted,
                    "\(path) or its folder cannot be written; nothing was changed. Check the mode, or use --db."
                )
            case .cannotCreate:
                Complaint(
                    .cannotCreate,
                    "\(path) cannot be opened or created (\(trouble.detail)); check its folder, or name another with --db."
                )
            case .notAFile:
                Complaint(.notFound, "\(path) is \(trouble.detail), not a file; name your list with --db.")
            case .newer:
                Complaint(
                    .badSettings,
                    "\(path) was written by a newer adder (\(trouble.detail)) and was left alone; update this adder."
                )
            case .foreign:
                Complaint(
                    .badData,
                    "\(path) belongs to another program and was left alone; name your list with --db."
                )
            case .notADatabase:
                Complaint(.badData, "\(path) is not a list of adder and was left alone; name your list with --db.")
            case .emptiedBesideBackup(let backup):
                Complaint(
                    .badData,
                    "\(path) is empty, but \(backup) is a backup of it; adder restore puts one back, or remove the empty file."
                )
            case .damaged:
                Complaint(
                    .badData,
                    "\(path) is damaged (\(trouble.detail)); adder restore puts a backup in its place and keeps the file."
                )
            case .unexpected:
                Complaint(.bug, "The list could not be used, which is a bug in adder: \(trouble.detail).")
            }
    }
}
