package import ProgramOutput
package import Vocabulary

extension ErrorMessage {
    /// The message about a file of the user that can't be written.
    package init(writing failure: ListError, _ router: any CommandRouting) {
        let path = failure.path
        self =
            switch failure.kind {
            case .diskFull:
                ErrorMessage(
                    .outputFailed,
                    "The disk is full: can't write \(path). Free some space or choose another path."
                )
            case .diskFailed:
                ErrorMessage(.outputFailed, "Can't write \(path) (\(failure.reason)). Check the disk.")
            case .notPermitted, .readOnly:
                ErrorMessage(.notPermitted, "\(path) or its folder isn't writable. Choose another path.")
            case .notAFile:
                ErrorMessage(.cannotCreate, "\(path) is \(failure.reason), not a file. Choose another path.")
            case .notDurable, .outOfMemory, .interrupted:
                ErrorMessage(failure, router)
            default:
                ErrorMessage(.cannotCreate, "Can't create \(path) (\(failure.reason)). Choose another path.")
            }
    }

    package init(_ failure: ListError, _ router: any CommandRouting) {
        let path = failure.path
        self =
            switch failure.kind {
            case .busy:
                ErrorMessage(.busy, "Another program has locked \(path); nothing was changed. Try again in a moment.")
            case .interrupted:
                ChangeSentences.interrupted
            case .diskFull:
                ErrorMessage(
                    .outputFailed,
                    "The disk is full: can't write \(path), so nothing was changed. Free some space and try again."
                )
            case .diskFailed:
                ErrorMessage(
                    .outputFailed,
                    "Can't read or write \(path) (\(failure.reason)); nothing was changed. Check the disk."
                )
            case .notDurable:
                ErrorMessage(
                    .outputFailed,
                    "\(path) was changed, but its folder couldn't be synced (\(failure.reason)), so a power failure "
                        + "may undo the change. Check the disk."
                )
            case .outOfMemory:
                ErrorMessage(
                    .busy,
                    "Out of memory; nothing was changed. Close other programs and try again."
                )
            case .notPermitted, .foreignOwner:
                ErrorMessage(
                    .notPermitted,
                    "No permission to use \(path). Check its owner and mode, or use --db."
                )
            case .readOnly:
                ErrorMessage(
                    .notPermitted,
                    "\(path) or its folder isn't writable; nothing was changed. Check the permissions, or use --db."
                )
            case .cannotCreate:
                ErrorMessage(
                    .cannotCreate,
                    "Can't open or create \(path) (\(failure.reason)). Check its folder, or use --db."
                )
            case .tooManyFiles:
                ErrorMessage(
                    .cannotCreate,
                    "Too many open files: can't use \(path); nothing was changed. Close other programs, or raise the "
                        + "limit with ulimit -n."
                )
            case .notAFile:
                ErrorMessage(.notFound, "\(path) is \(failure.reason), not a file. Choose another file with --db.")
            case .newer:
                ErrorMessage(
                    .badSettings,
                    "\(path) was written by a newer adder (\(failure.reason)) and was not changed. Update adder."
                )
            case .unreleased:
                ErrorMessage(
                    .badSettings,
                    "\(path) was written by an unreleased version of adder (\(failure.reason)) and was not changed. Export it "
                        + "with that version, and import the file."
                )
            case .foreign:
                ErrorMessage(
                    .badData,
                    "\(path) belongs to another program and was not changed. Choose another file with --db."
                )
            case .notADatabase:
                ErrorMessage(
                    .badData,
                    "\(path) is not an adder list and was not changed. Choose another file with --db."
                )
            case .forgotten:
                ErrorMessage(
                    .notFound,
                    "\(path) no longer has the changes since that day, so the list of that day isn't known. "
                        + "\(router.command(.history())) shows those that are left."
                )
            case .emptyWithBackup(let backup):
                ErrorMessage(
                    .badData,
                    "\(path) is empty, but it has a backup: \(backup). Run \(router.command(.restore())), or delete the empty "
                        + "file."
                )
            case .damaged:
                ErrorMessage(
                    .badData,
                    "\(path) is damaged (\(failure.reason)). Run \(router.command(.restore())) to replace it; the damaged file "
                        + "is kept."
                )
            case .refusedJournal(let suffix, let refusal):
                ErrorMessage(refusal, journal: path + suffix)
            case .foreignPart(let part):
                ErrorMessage(
                    .badData,
                    "\(path) contains the \(part), which adder didn't create; nothing was changed. Remove it, or run "
                        + "\(router.command(.restore()))."
                )
            case .linked:
                ErrorMessage(
                    .notPermitted,
                    "\(path) has another name, a hard link, and an interrupted change could damage it; nothing was changed. "
                        + "Delete the other name: find / -xdev -samefile \(path) shows it."
                )
            case .unexpected:
                ErrorMessage(.bug, "Can't use the list because of a bug in adder: \(failure.reason).")
            }
    }

    private init(_ refusal: ListError.JournalRefusal, journal: String) {
        let reason =
            switch refusal {
            case .foreign: say("belongs to another user and could replace the list, so adder didn't use it")
            case .namesFile: say("would delete another file. adder did not write it and didn't use it")
            case .notAFile:
                say("is not a regular file but, for example, a folder, pipe or link, so adder didn't use it")
            case .linked: say("is a hard link to another file, so adder didn't use it")
            case .notPermitted:
                say("was left by an interrupted change, and you have no permission to open or delete it")
            }
        let advice =
            refusal == .notPermitted
            ? say("Run adder as its owner, or check the permissions of its folder.") : say("Move it out of the way.")
        self.init(refusal == .namesFile ? .badData : .notPermitted, "\(journal) \(reason). \(advice)")
    }
}
