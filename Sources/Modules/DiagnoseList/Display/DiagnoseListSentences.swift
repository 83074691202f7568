import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Describes facts in words: a subject, and a message that says what to do.
struct DiagnoseListSentences {
    let router: any DiagnoseListRouting
    var calendar = CalendarWords()
    let today: Day

    func words(_ fact: DiagnoseListFact) -> (subject: String, sentence: String) {
        switch fact {
        case .file(let file): (say("file"), sentence(file))
        case .content(let content): (say("content"), sentence(content))
        case .shape(let shape): (say("shape"), sentence(shape))
        case .journal(let journal): (say("journal"), sentence(journal))
        case .permissions(let permissions): (say("permissions"), sentence(permissions))
        case .disk(let disk): (say("disk"), sentence(disk))
        case .backups(let backups): (say("backups"), sentence(backups))
        case .pages(let pages): (say("pages"), sentence(pages))
        case .sync(let sync): (say("sync"), sentence(sync))
        case .settings(let settings): (say("settings"), sentence(settings))
        case .locale(let locale): (say("locale"), sentence(locale))
        case .zone(let zone): (say("time zone"), sentence(zone))
        case .clock(let clock): (say("clock"), sentence(clock))
        }
    }
}

// MARK: - The list

extension DiagnoseListSentences {
    private var restoreHint: String {
        say("Run \(router.command(.restore())) to choose a backup. The current file is kept.")
    }

    private func sentence(_ file: DiagnoseListFact.File) -> String {
        switch file {
        case .none(let path): say("No list yet. The first \(router.command(.add(""))) creates \(path).")
        case .lost(let path):
            say("\(path) is missing, but backups exist. Run \(router.command(.restore())) to choose one.")
        case .list(let path, let bytes, let open, let done):
            say("\(path), \(BackupWords.size(bytes)): \(open) open, \(done) done.")
        case .unusable(let failure): ErrorMessage(failure, router).sentence
        }
    }

    private func sentence(_ content: DiagnoseListFact.Content) -> String {
        switch content {
        case .intact: say("No corruption found; all references are valid.")
        case .damaged(let path, let damage):
            say(
                "\(path) is damaged (\(damage.first.map(text) ?? "")\(damage.count > 1 ? say(", and \(damage.count - 1) more") : "")). "
            )
                + restoreHint
        case .danglingReferences(let count):
            count == 1
                ? say("1 row refers to a missing row. \(restoreHint)")
                : say("\(count) rows refer to missing rows. \(restoreHint)")
        case .unindexed(let count):
            say("The search index is wrong for \(ChangeSentences.count(count)). \(restoreHint)")
        }
    }

    private func text(_ damage: DiagnoseListFact.Damage) -> String {
        switch damage {
        case .corruption(let error): error
        case .history(let item): say("the history of item \(item) is invalid")
        case .unreadableSchema: say("the schema is unreadable")
        }
    }

    private func sentence(_ shape: DiagnoseListFact.Shape) -> String {
        switch shape {
        case .newest(let version): say("Version \(version), current and complete.")
        case .old(let version, let newest):
            say("Version \(version). The next command upgrades it to version \(newest) and keeps a backup.")
        case .missing(let parts): say("Missing or altered: \(parts.joined(separator: ", ")). \(restoreHint)")
        case .unknown(let parts):
            say(
                "Not created by adder: \(parts.joined(separator: ", ")). The list can't be changed, because they could run "
                    + "anything. Use sqlite3 to drop them."
            )
        }
    }

    private func sentence(_ journal: DiagnoseListFact.Journal) -> String {
        switch journal {
        case .changes(let count, let oldest, let bytes):
            (count == 1 ? say("1 change") : say("\(count) changes"))
                + (oldest.map { say(" since \(calendar.day($0, from: today))") } ?? "")
                + say(" can be undone\(bytes.map { say("; the history takes \(BackupWords.size($0))") } ?? "").")
        case .unused(let bytes):
            say(
                "\(BackupWords.size(bytes)) of the file are unused. Later changes use them, or \(router.command(.forgetHistory(isAll: false))) gives "
                    + "them back to the disk."
            )
        case .interrupted:
            say(
                "An interrupted change was rolled back. Run \(router.command(.history())) to see the last complete change."
            )
        case .writeAhead:
            say(
                "Another program has the list open in write-ahead log (WAL) mode. Close it, and the next command merges the log."
            )
        }
    }

    private func sentence(_ permissions: DiagnoseListFact.Permissions) -> String {
        switch permissions {
        case .ownerOnly: say("Only you can read the list and its backups.")
        case .open(let path, let mode):
            say("Other users can access \(path) (mode \(String(mode, radix: 8))). Make it private with chmod 600.")
        case .openFolder(let path, let mode):
            say(
                "Other users can replace the list, as they can write to \(path) (mode \(String(mode, radix: 8))). "
                    + "Make it private with chmod 700."
            )
        case .sharedFolder(let path, let mode):
            say(
                "Other users can put files, such as journals, next to the list in \(path) (mode \(String(mode, radix: 8))). "
                    + "Move the list to a folder of your own."
            )
        case .linked(let path, let names):
            say(
                "\(path) has \(names) names, so it can't be changed. Delete the others: find / -xdev -samefile \(path) shows them."
            )
        case .foreignOwner(let path): say("\(path) belongs to another user. Take ownership with chown.")
        case .readOnly(let path): say("Can't write to \(path), so the list can't be changed. Check its owner and mode.")
        }
    }

    private var unsafeLocks: String {
        say("where locks may not work. Keep the list on a local disk and copy it with \(router.command(.backUp)).")
    }

    private func sentence(_ disk: DiagnoseListFact.Disk) -> String {
        switch disk {
        case .free(let bytes): say("\(BackupWords.size(bytes)) free.")
        case .lowSpace(let bytes, let needed):
            say(
                "Only \(BackupWords.size(bytes)) free. A large change with its backup may need \(BackupWords.size(needed))."
            )
        case .network(let path): say("\(path) is on a network file system, \(unsafeLocks)")
        case .userSpace(let path): say("\(path) is on a user-space file system (FUSE), \(unsafeLocks)")
        }
    }
}

// MARK: - Environment

extension DiagnoseListSentences {
    private func sentence(_ backups: DiagnoseListFact.Backups) -> String {
        switch backups {
        case .some(let count, let newest):
            count == 1
                ? say("1 backup, made \(BackupWords.made(newest, calendar, today: today)).")
                : say("\(count) backups, the newest made \(BackupWords.made(newest, calendar, today: today)).")
        case .none(let isDaily):
            isDaily
                ? say("None yet. The first change of a day makes one.")
                : say("None, and the setting backup is never. Run \(router.command(.backUp)) to make one.")
        case .unreadable(let backup):
            say("Can't read \(backup.path). Run \(router.command(.restore(backup.name))) to see why.")
        }
    }

    private static let maximumPages = 3

    private func sentence(_ pages: DiagnoseListFact.Pages) -> String {
        let count = pages.paths.count
        let named = pages.paths.prefix(Self.maximumPages).joined(separator: ", ")
        let more = count > Self.maximumPages ? say(", and \(count - Self.maximumPages) more") : ""
        return count == 1
            ? say("\(router.command(.edit)) left a page: \(named). Delete it when you don't need its text.")
            : say(
                "\(router.command(.edit)) left \(count) pages: \(named)\(more). Delete those whose text you don't need."
            )
    }

    private func sentence(_ sync: DiagnoseListFact.Sync) -> String {
        switch sync {
        case .complete(let list, let moment, let curl):
            say("\(list): last synchronized \(calendar.moment(moment, from: today))")
                + (curl.map { say(", with curl \($0).") } ?? ".")
        case .incomplete(let list): say("\(list): the last sync was not completed. Run \(router.command(.sync(.now))).")
        case .paused(let list, let end): "\(list): \(SyncSentences.pause(until: end))"
        case .noCurl: say("curl is not installed, but sync needs it. Install it, for example with apt install curl.")
        case .oldCurl(let version): say("curl \(version) is too old. sync needs version 7.76 or newer.")
        case .noPassword(let path):
            say(
                "\(path), the value of sync.password-file, is not a file. Correct it with \(router.command(.settings(.all)))."
            )
        case .openPassword(let path, let mode):
            say(
                "Other users can access the password in \(path) (mode \(String(mode, radix: 8))), so sync doesn't use it. Run "
                    + "chmod 600 \(path)."
            )
        case .foreignPassword(let path):
            say(
                "\(path), the value of sync.password-file, belongs to another user, so sync doesn't use it. Choose another "
                    + "file with \(router.command(.settings(.all)))."
            )
        case .blocked(let reason): SyncSentences.block(reason, router)
        case .refused(let ids):
            say("The server rejected \(items(ids)). Run \(router.command(.sync(.status))) to see why.")
        }
    }

    private static let maximumIDs = 8

    private func items(_ ids: [Int]) -> String {
        let named = ids.prefix(Self.maximumIDs).map(String.init).joined(separator: ", ")
        let more = ids.count > Self.maximumIDs ? say(" and \(ids.count - Self.maximumIDs) more") : ""
        return ids.count == 1 ? say("item \(named)") : say("items \(named)\(more)")
    }

    private func sentence(_ settings: DiagnoseListFact.Settings) -> String {
        switch settings {
        case .valid(let file, let overridden):
            (file.map { "\($0): " } ?? say("No settings file: "))
                + (overridden == 0 ? say("all defaults.") : say("\(overridden) set."))
        case .invalid(let failure): ErrorMessage(failure, router).sentence
        case .unusable(let failure): ErrorMessage(ofSettings: failure).sentence
        }
    }

    private func sentence(_ locale: DiagnoseListFact.Locale) -> String {
        switch locale {
        case .utf8(let variable, let value): say("\(variable) is \(value).")
        case .notUTF8(let variable, let value):
            variable.map { variable in
                say(
                    "\(variable) is “\(value)”, so adder shows words instead of signs, and other programs may not show all "
                        + "characters. Set it to C.UTF-8."
                )
            } ?? say("LANG is not set, so other programs may not show all characters. Set it to C.UTF-8.")
        }
    }

    private func sentence(_ zone: DiagnoseListFact.Zone) -> String {
        switch zone {
        case .known(nil): say("The system time zone.")
        case .known(let name?): say("TZ is \(name).")
        case .unknown(let name):
            say(
                "TZ is “\(name)”, which is not a known time zone, so times are in UTC. Set it to a name like Asia/Seoul."
            )
        }
    }

    private func sentence(_ clock: DiagnoseListFact.Clock) -> String {
        switch clock {
        case .running(let now): say("It is \(text(now)).")
        case .fixed(let now):
            say("ADDER_NOW fixes the time at \(text(now)). Unset ADDER_NOW to use the system clock.")
        case .behind(let day):
            say("The newest change is dated in the future: \(calendar.day(day, from: today)). Check the system clock.")
        }
    }

    private func text(_ moment: Moment) -> String {
        "\(calendar.fullDay(moment.today)), \(moment.time)"
    }
}
