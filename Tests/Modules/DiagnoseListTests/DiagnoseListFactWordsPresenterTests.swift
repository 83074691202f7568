import Almanac
import Boundary
import Presentation
import TestKit
import Testing

@testable import DiagnoseList

/// Every fact as a sentence that says what to do where something is to be done.
struct DiagnoseListFactWordsPresenterTests {
    private static let back =
        "adder restore shows which backups there are, and keeps this file when one takes its place."

    private static let ofList: [(DiagnoseListFact, String)] = [
        (.file(.none(path: "/l")), "There is no list yet; the first adder add makes /l."),
        (
            .file(.lost(path: "/l")),
            "There is no list at /l, but there are backups of one; adder restore puts one back."
        ),
        (.file(.list(path: "/l", bytes: 86_016, open: 3, done: 0)), "/l, 86 kB: 3 open, 0 done."),
        (
            .file(.unusable(StorageTrouble(.foreign, path: "/l"))),
            "/l belongs to another program and was left alone; name your list with --db."
        ),
        (.content(.damaged(path: "/l", first: "page 7", count: 1)), "/l is damaged (page 7); \(back)"),
        (.content(.damaged(path: "/l", first: "page 7", count: 3)), "/l is damaged (page 7, and 2 more); \(back)"),
        (.content(.looseEnds(1)), "1 row names another that is not there; \(back)"),
        (.content(.looseEnds(2)), "2 rows name others that are not there; \(back)"),
        (.content(.unsearchable(1)), "1 item cannot be found by its words, by find at least; \(back)"),
        (.content(.unsearchable(2)), "2 items cannot be found by their words, by find at least; \(back)"),
        (.shape(.newest(version: 2)), "Version 2, the newest, with all of its parts."),
        (
            .shape(.old(version: 1, newest: 2)),
            "Version 1; the next command makes it version 2, and keeps a backup of what it was."
        ),
        (.shape(.missing(["index a", "trigger b"])), "Missing or altered: index a, trigger b; \(back)"),
        (
            .shape(.unknown(["view v"])),
            "Not adder's own: view v; a view or an index does no harm, a trigger may; whoever made it can drop it with "
                + "sqlite3."
        ),
        (.journal(.changes(1)), "1 change is kept and can be undone."),
        (.journal(.changes(0)), "0 changes are kept and can be undone."),
        (
            .journal(.cutOff),
            "A change had been cut off and is rolled back now; adder history shows what the last one was."
        ),
        (
            .journal(.writeAhead),
            "Another program has the list open and keeps its changes in a file of their own (WAL); end it, and the next "
                + "command puts them into the list."
        ),
        (
            .journal(.contradicted(1)),
            "1 item is not as the last change left it, so another program wrote to the list; undo refuses what does not fit."
        ),
    ]

    private static let around: [(DiagnoseListFact, String)] = [
        (.permissions(.ownersAlone), "Nobody but you can read the list or its backups."),
        (
            .permissions(.open(path: "/l", mode: 0o644)),
            "Others may use /l (mode 644); chmod 600 keeps it to yourself."
        ),
        (
            .permissions(.openFolder(path: "/f/", mode: 0o777)),
            "Others may put something in the place of the list, as they may write to /f/ (mode 777); chmod 700 keeps it to "
                + "yourself."
        ),
        (.permissions(.foreignOwner(path: "/l")), "/l belongs to somebody else; chown gives it to you."),
        (
            .permissions(.readOnly(path: "/l")),
            "/l cannot be written, so nothing can be changed; check its owner and mode."
        ),
        (.disk(.room(bytes: 24_000_000_000)), "24 GB are free."),
        (
            .disk(.littleRoom(bytes: 500, wanted: 2_000_000)),
            "Only 500 bytes are free; a large change with its backup may want 2.0 MB."
        ),
        (
            .disk(.remote(path: "/l")),
            "/l is on the disk of another machine, where locks may not hold; keep it on one of yours and copy it "
                + "with adder backup."
        ),
        (.backups(.some(count: 1, newest: summary("x"))), "1 backup, made today."),
        (.backups(.some(count: 3, newest: summary("x"))), "3 backups, the newest made today."),
        (.backups(.none(isDaily: true)), "None yet; the first change of a day makes one."),
        (.backups(.none(isDaily: false)), "None, and the setting backup is never; adder backup makes one."),
        (
            .backups(.unreadable(summary("x", items: nil))),
            "/lists/adder.db.x is damaged, of a newer adder, or not yours to read; adder restore x says which."
        ),
        (.settings(.understood(file: "~/c", chosen: 0)), "~/c: all as usual."),
        (.settings(.understood(file: "~/c", chosen: 2)), "~/c: 2 chosen."),
        (.settings(.understood(file: nil, chosen: 0)), "No place for a file: all as usual."),
        (.locale(.utf8(variable: "LANG", value: "C.UTF-8")), "LANG is C.UTF-8."),
        (
            .locale(.narrow(variable: "LC_ALL", value: "C")),
            "LC_ALL is “C”, so other programs may not show all letters; export LANG=C.UTF-8 helps."
        ),
        (
            .locale(.narrow(variable: nil, value: "C")),
            "LANG is not set, so other programs may not show all letters; export LANG=C.UTF-8 helps."
        ),
        (.zone(.known(nil)), "That of this machine."),
        (.zone(.known("KST-9")), "TZ is KST-9."),
        (
            .zone(.unknown("Asia/Soul")),
            "TZ is “Asia/Soul”, which this machine does not know, so times are those of UTC; set it to a name like Asia/Seoul."
        ),
        (.clock(.running(.saturday)), "It is Sat 21 Nov 2026, 09:30."),
        (
            .clock(.fixed(.saturday)),
            "ADDER_NOW says that it is Sat 21 Nov 2026, 09:30, and so it stays; unset ADDER_NOW to go by the clock."
        ),
        (
            .clock(.behind(today + 2)),
            "The newest change is of Mon 23 Nov, which is still to come; check the machine's clock."
        ),
    ]

    @Test(arguments: ofList + around)
    func `a sentence says how it is and what to do`(fact: DiagnoseListFact, sentence: String) {
        #expect(DiagnoseListFactWords(fact, today: today).sentence == sentence)
    }

    @Test func `days are shown as somebody has chosen`() {
        let words = DiagnoseListFactWords(.clock(.running(.saturday)), CalendarWords(.iso), today: today)

        #expect(words.sentence == "It is 2026-11-21, 09:30.")
    }

    @Test func `settings complain as they do everywhere`() {
        let wrong = SettingsTrouble(.notASetting("x"), at: .file("~/c", line: 3))
        let unusable = StorageTrouble(.notPermitted, path: "/c")

        #expect(DiagnoseListFactWords(.settings(.wrong(wrong)), today: today).sentence == Complaint(wrong).sentence)
        #expect(
            DiagnoseListFactWords(.settings(.unusable(unusable)), today: today).sentence
                == Complaint(ofSettings: unusable).sentence
        )
    }
}
