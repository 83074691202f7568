import Almanac
import Boundary
import Presentation

/// A fact in words: what it is about, and how it is with what to do about it.
struct DiagnoseListFactWords {
    let subject: String
    let sentence: String

    init(_ fact: DiagnoseListFact, _ calendar: CalendarWords = CalendarWords(), today: Day) {
        (subject, sentence) =
            switch fact {
            case .file(let file): ("file", Self.sentence(file))
            case .content(let content): ("content", Self.sentence(content))
            case .shape(let shape): ("shape", Self.sentence(shape))
            case .journal(let journal): ("journal", Self.sentence(journal))
            case .permissions(let permissions): ("permissions", Self.sentence(permissions))
            case .disk(let disk): ("disk", Self.sentence(disk))
            case .backups(let backups): ("backups", Self.sentence(backups, calendar, today))
            case .settings(let settings): ("settings", Self.sentence(settings))
            case .locale(let locale): ("locale", Self.sentence(locale))
            case .zone(let zone): ("time zone", Self.sentence(zone))
            case .clock(let clock): ("clock", Self.sentence(clock, calendar, today))
            }
    }
}

// MARK: - The list

extension DiagnoseListFactWords {
    private static let goBack =
        "adder restore shows which backups there are, and keeps this file when one takes its place"

    private static func sentence(_ file: DiagnoseListFact.File) -> String {
        switch file {
        case .none(let path): "There is no list yet; the first adder add makes \(path)."
        case .lost(let path): "There is no list at \(path), but there are backups of one; adder restore puts one back."
        case .list(let path, let bytes, let open, let done):
            "\(path), \(BackupWords.size(bytes)): \(open) open, \(done) done."
        case .unusable(let trouble): Complaint(trouble).sentence
        }
    }

    private static func sentence(_ content: DiagnoseListFact.Content) -> String {
        switch content {
        case .whole: "Every page is whole, and all that belongs together is together."
        case .damaged(let path, let first, let count):
            "\(path) is damaged (\(first)\(count > 1 ? ", and \(count - 1) more" : "")); \(goBack)."
        case .looseEnds(let count):
            "\(count) \(count == 1 ? "row names another" : "rows name others") that \(count == 1 ? "is" : "are") "
                + "not there; \(goBack)."
        case .unsearchable(let count):
            "\(ChangeSentences.count(count)) cannot be found by \(count == 1 ? "its" : "their") words, by find at least; "
                + "\(goBack)."
        }
    }

    private static func sentence(_ shape: DiagnoseListFact.Shape) -> String {
        switch shape {
        case .newest(let version): "Version \(version), the newest, with all of its parts."
        case .old(let version, let newest):
            "Version \(version); the next command makes it version \(newest), and keeps a backup of what it was."
        case .missing(let parts): "Missing or altered: \(parts.joined(separator: ", ")); \(goBack)."
        case .unknown(let parts):
            "Not adder's own: \(parts.joined(separator: ", ")); a view or an index does no harm, a trigger may; whoever "
                + "made it can drop it with sqlite3."
        }
    }

    private static func sentence(_ journal: DiagnoseListFact.Journal) -> String {
        switch journal {
        case .changes(let count):
            count == 1 ? "1 change is kept and can be undone." : "\(count) changes are kept and can be undone."
        case .cutOff: "A change had been cut off and is rolled back now; adder history shows what the last one was."
        case .writeAhead:
            "Another program has the list open and keeps its changes in a file of their own (WAL); end it, and the next "
                + "command puts them into the list."
        case .contradicted(let count):
            "\(ChangeSentences.count(count)) \(count == 1 ? "is" : "are") not as the last change left "
                + "\(count == 1 ? "it" : "them"), so another program wrote to the list; undo refuses what does not fit."
        }
    }

    private static func sentence(_ permissions: DiagnoseListFact.Permissions) -> String {
        switch permissions {
        case .ownersAlone: "Nobody but you can read the list or its backups."
        case .open(let path, let mode):
            "Others may use \(path) (mode \(String(mode, radix: 8))); chmod 600 keeps it to yourself."
        case .openFolder(let path, let mode):
            "Others may put something in the place of the list, as they may write to \(path) "
                + "(mode \(String(mode, radix: 8))); chmod 700 keeps it to yourself."
        case .foreignOwner(let path): "\(path) belongs to somebody else; chown gives it to you."
        case .readOnly(let path): "\(path) cannot be written, so nothing can be changed; check its owner and mode."
        }
    }

    private static func sentence(_ disk: DiagnoseListFact.Disk) -> String {
        switch disk {
        case .room(let bytes): "\(BackupWords.size(bytes)) are free."
        case .littleRoom(let bytes, let wanted):
            "Only \(BackupWords.size(bytes)) are free; a large change with its backup may want \(BackupWords.size(wanted))."
        case .remote(let path):
            "\(path) is on the disk of another machine, where locks may not hold; keep it on one of yours and copy it "
                + "with adder backup."
        }
    }
}

// MARK: - Around it

extension DiagnoseListFactWords {
    private static func sentence(
        _ backups: DiagnoseListFact.Backups,
        _ calendar: CalendarWords,
        _ today: Day
    ) -> String {
        switch backups {
        case .some(let count, let newest):
            "\(count == 1 ? "1 backup, made" : "\(count) backups, the newest made") "
                + "\(BackupWords.made(newest, calendar, today: today))."
        case .none(let isDaily):
            isDaily
                ? "None yet; the first change of a day makes one."
                : "None, and the setting backup is never; adder backup makes one."
        case .unreadable(let backup):
            "\(backup.path) is damaged, of a newer adder, or not yours to read; adder restore \(backup.name) says which."
        }
    }

    private static func sentence(_ settings: DiagnoseListFact.Settings) -> String {
        switch settings {
        case .understood(let file, let chosen):
            (file.map { "\($0): " } ?? "No place for a file: ") + (chosen == 0 ? "all as usual." : "\(chosen) chosen.")
        case .wrong(let trouble): Complaint(trouble).sentence
        case .unusable(let trouble): Complaint(ofSettings: trouble).sentence
        }
    }

    private static func sentence(_ locale: DiagnoseListFact.Locale) -> String {
        switch locale {
        case .utf8(let variable, let value): "\(variable) is \(value)."
        case .narrow(let variable, let value):
            (variable.map { "\($0) is “\(value)”" } ?? "LANG is not set")
                + ", so other programs may not show all letters; export LANG=C.UTF-8 helps."
        }
    }

    private static func sentence(_ zone: DiagnoseListFact.Zone) -> String {
        switch zone {
        case .known(nil): "That of this machine."
        case .known(let name?): "TZ is \(name)."
        case .unknown(let name):
            "TZ is “\(name)”, which this machine does not know, so times are those of UTC; set it to a name like Asia/Seoul."
        }
    }

    private static func sentence(
        _ clock: DiagnoseListFact.Clock,
        _ calendar: CalendarWords,
        _ today: Day
    ) -> String {
        switch clock {
        case .running(let now): "It is \(spelled(now, calendar))."
        case .fixed(let now):
            "ADDER_NOW says that it is \(spelled(now, calendar)), and so it stays; unset ADDER_NOW to go by the clock."
        case .behind(let day):
            "The newest change is of \(calendar.day(day, from: today)), which is still to come; check the machine's clock."
        }
    }

    private static func spelled(_ moment: Moment, _ calendar: CalendarWords) -> String {
        "\(calendar.fullDay(moment.today)), \(moment.time)"
    }
}
