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
        case .file(let file): ("file", sentence(file))
        case .content(let content): ("content", sentence(content))
        case .shape(let shape): ("shape", sentence(shape))
        case .journal(let journal): ("journal", sentence(journal))
        case .permissions(let permissions): ("permissions", sentence(permissions))
        case .disk(let disk): ("disk", sentence(disk))
        case .backups(let backups): ("backups", sentence(backups))
        case .pages(let pages): ("pages", sentence(pages))
        case .sync(let sync): ("sync", sentence(sync))
        case .settings(let settings): ("settings", sentence(settings))
        case .locale(let locale): ("locale", sentence(locale))
        case .zone(let zone): ("time zone", sentence(zone))
        case .clock(let clock): ("clock", sentence(clock))
        }
    }
}

// MARK: - The list

extension DiagnoseListSentences {
    private var restoreHint: String {
        "Run \(router.command(.restore())) to choose a backup. The current file is kept."
    }

    private func sentence(_ file: DiagnoseListFact.File) -> String {
        switch file {
        case .none(let path): "No list yet. The first \(router.command(.add(""))) creates \(path)."
        case .lost(let path): "\(path) is missing, but backups exist. Run \(router.command(.restore())) to choose one."
        case .list(let path, let bytes, let open, let done):
            "\(path), \(BackupWords.size(bytes)): \(open) open, \(done) done."
        case .unusable(let failure): ErrorMessage(failure, router).sentence
        }
    }

    private func sentence(_ content: DiagnoseListFact.Content) -> String {
        switch content {
        case .intact: "No corruption found; all references are valid."
        case .damaged(let path, let damage):
            "\(path) is damaged (\(damage.first.map(text) ?? "")\(damage.count > 1 ? ", and \(damage.count - 1) more" : "")). "
                + restoreHint
        case .danglingReferences(let count):
            "\(count) \(count == 1 ? "row refers to a missing row" : "rows refer to missing rows"). \(restoreHint)"
        case .unindexed(let count):
            "The search index is wrong for \(ChangeSentences.count(count)). \(restoreHint)"
        }
    }

    private func text(_ damage: DiagnoseListFact.Damage) -> String {
        switch damage {
        case .corruption(let error): error
        case .history(let item): "the history of item \(item) is invalid"
        case .unreadableSchema: "the schema is unreadable"
        }
    }

    private func sentence(_ shape: DiagnoseListFact.Shape) -> String {
        switch shape {
        case .newest(let version): "Version \(version), current and complete."
        case .old(let version, let newest):
            "Version \(version). The next command upgrades it to version \(newest) and keeps a backup."
        case .missing(let parts): "Missing or altered: \(parts.joined(separator: ", ")). \(restoreHint)"
        case .unknown(let parts):
            "Not created by adder: \(parts.joined(separator: ", ")). The list can't be changed, because they could run "
                + "anything. Use sqlite3 to drop them."
        }
    }

    private func sentence(_ journal: DiagnoseListFact.Journal) -> String {
        switch journal {
        case .changes(let count, let oldest, let bytes):
            (count == 1 ? "1 change" : "\(count) changes")
                + (oldest.map { " since \(calendar.day($0, from: today))" } ?? "")
                + " can be undone\(bytes.map { "; the history takes \(BackupWords.size($0))" } ?? "")."
        case .unused(let bytes):
            "\(BackupWords.size(bytes)) of the file are unused. Later changes use them, or \(router.command(.forgetHistory(isAll: false))) gives "
                + "them back to the disk."
        case .interrupted:
            "An interrupted change was rolled back. Run \(router.command(.history())) to see the last complete change."
        case .writeAhead:
            "Another program has the list open in write-ahead log (WAL) mode. Close it, and the next command merges the log."
        }
    }

    private func sentence(_ permissions: DiagnoseListFact.Permissions) -> String {
        switch permissions {
        case .ownerOnly: "Only you can read the list and its backups."
        case .open(let path, let mode):
            "Other users can access \(path) (mode \(String(mode, radix: 8))). Make it private with chmod 600."
        case .openFolder(let path, let mode):
            "Other users can replace the list, as they can write to \(path) (mode \(String(mode, radix: 8))). "
                + "Make it private with chmod 700."
        case .sharedFolder(let path, let mode):
            "Other users can put files, such as journals, next to the list in \(path) (mode \(String(mode, radix: 8))). "
                + "Move the list to a folder of your own."
        case .linked(let path, let names):
            "\(path) has \(names) names, so it can't be changed. Delete the others: find / -xdev -samefile \(path) shows them."
        case .foreignOwner(let path): "\(path) belongs to another user. Take ownership with chown."
        case .readOnly(let path): "Can't write to \(path), so the list can't be changed. Check its owner and mode."
        }
    }

    private var unsafeLocks: String {
        "where locks may not work. Keep the list on a local disk and copy it with \(router.command(.backUp))."
    }

    private func sentence(_ disk: DiagnoseListFact.Disk) -> String {
        switch disk {
        case .free(let bytes): "\(BackupWords.size(bytes)) free."
        case .lowSpace(let bytes, let needed):
            "Only \(BackupWords.size(bytes)) free. A large change with its backup may need \(BackupWords.size(needed))."
        case .network(let path): "\(path) is on a network file system, \(unsafeLocks)"
        case .userSpace(let path): "\(path) is on a user-space file system (FUSE), \(unsafeLocks)"
        }
    }
}

// MARK: - Environment

extension DiagnoseListSentences {
    private func sentence(_ backups: DiagnoseListFact.Backups) -> String {
        switch backups {
        case .some(let count, let newest):
            "\(count == 1 ? "1 backup, made" : "\(count) backups, the newest made") "
                + "\(BackupWords.made(newest, calendar, today: today))."
        case .none(let isDaily):
            isDaily
                ? "None yet. The first change of a day makes one."
                : "None, and the setting backup is never. Run \(router.command(.backUp)) to make one."
        case .unreadable(let backup):
            "Can't read \(backup.path). Run \(router.command(.restore(backup.name))) to see why."
        }
    }

    private static let maximumPages = 3

    private func sentence(_ pages: DiagnoseListFact.Pages) -> String {
        let count = pages.paths.count
        let named = pages.paths.prefix(Self.maximumPages).joined(separator: ", ")
        let more = count > Self.maximumPages ? ", and \(count - Self.maximumPages) more" : ""
        return count == 1
            ? "\(router.command(.edit)) left a page: \(named). Delete it when you don't need its text."
            : "\(router.command(.edit)) left \(count) pages: \(named)\(more). Delete those whose text you don't need."
    }

    private func sentence(_ sync: DiagnoseListFact.Sync) -> String {
        switch sync {
        case .complete(let list, let moment, let curl):
            "\(list): last synchronized \(calendar.moment(moment, from: today))"
                + (curl.map { ", with curl \($0)." } ?? ".")
        case .incomplete(let list): "\(list): the last sync was not completed. Run \(router.command(.sync(.now)))."
        case .paused(let list, let end): "\(list): \(SyncSentences.pause(until: end))"
        case .noCurl: "curl is not installed, but sync needs it. Install it, for example with apt install curl."
        case .oldCurl(let version): "curl \(version) is too old. sync needs version 7.76 or newer."
        case .noPassword(let path):
            "\(path), the value of sync.password-file, is not a file. Correct it with \(router.command(.settings(.all)))."
        case .openPassword(let path, let mode):
            "Other users can access the password in \(path) (mode \(String(mode, radix: 8))), so sync doesn't use it. Run "
                + "chmod 600 \(path)."
        case .foreignPassword(let path):
            "\(path), the value of sync.password-file, belongs to another user, so sync doesn't use it. Choose another "
                + "file with \(router.command(.settings(.all)))."
        case .blocked(let reason): SyncSentences.block(reason, router)
        case .refused(let ids):
            "The server rejected \(items(ids)). Run \(router.command(.sync(.status))) to see why."
        }
    }

    private static let maximumIDs = 8

    private func items(_ ids: [Int]) -> String {
        let named = ids.prefix(Self.maximumIDs).map(String.init).joined(separator: ", ")
        let more = ids.count > Self.maximumIDs ? " and \(ids.count - Self.maximumIDs) more" : ""
        return ids.count == 1 ? "item \(named)" : "items \(named)\(more)"
    }

    private func sentence(_ settings: DiagnoseListFact.Settings) -> String {
        switch settings {
        case .valid(let file, let overridden):
            (file.map { "\($0): " } ?? "No settings file: ")
                + (overridden == 0 ? "all defaults." : "\(overridden) set.")
        case .invalid(let failure): ErrorMessage(failure, router).sentence
        case .unusable(let failure): ErrorMessage(ofSettings: failure).sentence
        }
    }

    private func sentence(_ locale: DiagnoseListFact.Locale) -> String {
        switch locale {
        case .utf8(let variable, let value): "\(variable) is \(value)."
        case .notUTF8(let variable, let value):
            variable.map { variable in
                "\(variable) is “\(value)”, so adder shows words instead of signs, and other programs may not show all "
                    + "characters. Set it to C.UTF-8."
            } ?? "LANG is not set, so other programs may not show all characters. Set it to C.UTF-8."
        }
    }

    private func sentence(_ zone: DiagnoseListFact.Zone) -> String {
        switch zone {
        case .known(nil): "The system time zone."
        case .known(let name?): "TZ is \(name)."
        case .unknown(let name):
            "TZ is “\(name)”, which is not a known time zone, so times are in UTC. Set it to a name like Asia/Seoul."
        }
    }

    private func sentence(_ clock: DiagnoseListFact.Clock) -> String {
        switch clock {
        case .running(let now): "It is \(text(now))."
        case .fixed(let now):
            "ADDER_NOW fixes the time at \(text(now)). Unset ADDER_NOW to use the system clock."
        case .behind(let day):
            "The newest change is dated in the future: \(calendar.day(day, from: today)). Check the system clock."
        }
    }

    private func text(_ moment: Moment) -> String {
        "\(calendar.fullDay(moment.today)), \(moment.time)"
    }
}

// MARK: - The result

extension DiagnoseListSentences {
    static func started(path: String, bytes: Int) -> String {
        "Checking \(path) (\(BackupWords.size(bytes))). This takes a moment."
    }

    static func mark(_ grade: DiagnoseListFinding.Grade) -> String {
        switch grade {
        case .ok: "ok"
        case .note: "note"
        case .problem: "error"
        }
    }

    static func noProblems(notes: Int) -> String {
        switch notes {
        case 0: "No problems found."
        case 1: "No problems found; 1 note."
        default: "No problems found; \(notes) notes."
        }
    }

    /// Returns `nil` if there are no problems. The exit status is that of the first problem.
    static func verdict(_ response: DiagnoseListResponse) -> ErrorMessage? {
        let problems = response.findings.filter { $0.grade == .problem }
        guard let first = problems.first else { return nil }
        let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
        return ErrorMessage(status(first.fact), "\(count) found; see above.")
    }

    /// The exit status of a command that fails because of the problem.
    private static func status(_ fact: DiagnoseListFact) -> ExitStatus {
        switch fact {
        case .file(.unusable(let failure)): ErrorMessage(failure, CommandRouter.oneShot).status
        case .settings(.invalid(let failure)): ErrorMessage(failure, CommandRouter.oneShot).status
        case .settings(.unusable(let failure)): ErrorMessage(ofSettings: failure).status
        case .permissions(.readOnly), .permissions(.linked): .notPermitted
        case .sync(.noCurl), .sync(.oldCurl): .cannotCreate
        case .sync: .badSettings
        case .disk: .outputFailed
        default: .badData
        }
    }

    static func action(_ action: DiagnoseListTime.Action) -> String {
        switch action {
        case .start: "adder --version"
        case .upcoming: "adder upcoming"
        case .list: "adder list"
        case .tags: "adder tags"
        case .find(let word): "adder find \(word)"
        case .sync: "one fsync; a change takes five"
        }
    }

    static func summary(_ time: DiagnoseListTime) -> String {
        "median of \(time.runs), longest \(duration(time.longest))"
    }

    /// `0.8 ms`, `12 ms`, `1.2 s`.
    static func duration(_ seconds: Double) -> String {
        let (number, unit) = seconds < 0.9995 ? (seconds * 1_000, "ms") : (seconds, "s")
        let tenths = Int((number * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\((tenths + 5) / 10) \(unit)"
    }
}
