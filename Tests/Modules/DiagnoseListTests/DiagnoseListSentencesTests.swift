import Almanac
import Presentation
import ProgramOutput
import Settings
import TestKit
import Testing
import Vocabulary

@testable import DiagnoseList

struct DiagnoseListSentencesTests {
    private let words = DiagnoseListSentences(router: FakeRouter(), today: today)

    private static let hint = "Run restore to choose a backup. The current file is kept."

    private static let ofList: [(DiagnoseListFact, String)] = [
        (.file(.none(path: "/l")), "No list yet. The first add creates /l."),
        (
            .file(.lost(path: "/l")),
            "/l is missing, but backups exist. Run restore to choose one."
        ),
        (.file(.list(path: "/l", bytes: 86_016, open: 3, done: 0)), "/l, 86 kB: 3 open, 0 done."),
        (
            .file(.unusable(ListError(.foreign, path: "/l"))),
            "/l belongs to another program and was not changed. Choose another file with --db."
        ),
        (.content(.damaged(path: "/l", [.corruption("page 7")])), "/l is damaged (page 7). \(hint)"),
        (.content(.damaged(path: "/l", [.unreadableSchema])), "/l is damaged (the schema is unreadable). \(hint)"),
        (
            .content(.damaged(path: "/l", [.history(item: 7), .history(item: 8), .history(item: 9)])),
            "/l is damaged (the history of item 7 is invalid, and 2 more). \(hint)"
        ),
        (.content(.danglingReferences(1)), "1 row refers to a missing row. \(hint)"),
        (.content(.danglingReferences(2)), "2 rows refer to missing rows. \(hint)"),
        (.content(.unindexed(1)), "The search index is wrong for 1 item. \(hint)"),
        (.content(.unindexed(2)), "The search index is wrong for 2 items. \(hint)"),
        (.shape(.newest(version: 2)), "Version 2, current and complete."),
        (
            .shape(.old(version: 1, newest: 2)),
            "Version 1. The next command upgrades it to version 2 and keeps a backup."
        ),
        (.shape(.missing(["index a", "trigger b"])), "Missing or altered: index a, trigger b. \(hint)"),
        (
            .shape(.unknown(["view v"])),
            "Not created by adder: view v. The list can't be changed, because they could run anything. Use sqlite3 to drop "
                + "them."
        ),
        (
            .journal(.changes(1, since: Moment.saturday.today - 1, bytes: 8_192)),
            "1 change since Fri 20 Nov can be undone; the history takes 8.1 kB."
        ),
        (.journal(.changes(0, since: nil, bytes: 0)), "0 changes can be undone; the history takes 0 bytes."),
        (.journal(.changes(2, since: nil, bytes: nil)), "2 changes can be undone."),
        (
            .journal(.unused(bytes: 2_000_000)),
            "2.0 MB of the file are unused. Later changes use them, or forget DAY gives them back to the disk."
        ),
        (
            .journal(.interrupted),
            "An interrupted change was rolled back. Run history to see the last complete change."
        ),
        (
            .journal(.writeAhead),
            "Another program has the list open in write-ahead log (WAL) mode. Close it, and the next command merges the log."
        ),
    ]

    private static let ofSync: [(DiagnoseListFact, String)] = [
        (
            .sync(.complete(list: "Tasks", .saturday, curl: "8.5.0")),
            "Tasks: last synchronized today 09:30, with curl 8.5.0."
        ),
        (.sync(.complete(list: "Tasks", .saturday, curl: nil)), "Tasks: last synchronized today 09:30."),
        (.sync(.incomplete(list: "Tasks")), "Tasks: the last sync was not completed. Run sync."),
        (
            .sync(.paused(list: "Tasks", until: .saturday)),
            "Tasks: The server asked for a pause, so automatic sync waits until 09:30."
        ),
        (.sync(.refused([3])), "The server rejected item 3. Run sync --status to see why."),
        (
            .sync(.refused(Array(1...10))),
            "The server rejected items 1, 2, 3, 4, 5, 6, 7, 8 and 2 more. Run sync --status to see why."
        ),
        (.sync(.oldCurl("7.68.0")), "curl 7.68.0 is too old. sync needs version 7.76 or newer."),
        (
            .sync(.openPassword(path: "/p", mode: 0o644)),
            "Other users can access the password in /p (mode 644), so sync doesn't use it. Run chmod 600 /p."
        ),
    ]

    private static let around: [(DiagnoseListFact, String)] = [
        (.permissions(.ownerOnly), "Only you can read the list and its backups."),
        (
            .permissions(.open(path: "/l", mode: 0o644)),
            "Other users can access /l (mode 644). Make it private with chmod 600."
        ),
        (
            .permissions(.openFolder(path: "/f/", mode: 0o777)),
            "Other users can replace the list, as they can write to /f/ (mode 777). Make it private with chmod 700."
        ),
        (
            .permissions(.sharedFolder(path: "/f/", mode: 0o1777)),
            "Other users can put files, such as journals, next to the list in /f/ (mode 1777). "
                + "Move the list to a folder of your own."
        ),
        (
            .permissions(.linked(path: "/l", names: 2)),
            "/l has 2 names, so it can't be changed. Delete the others: find / -xdev -samefile /l shows them."
        ),
        (.permissions(.foreignOwner(path: "/l")), "/l belongs to another user. Take ownership with chown."),
        (
            .permissions(.readOnly(path: "/l")),
            "Can't write to /l, so the list can't be changed. Check its owner and mode."
        ),
        (.disk(.free(bytes: 24_000_000_000)), "24 GB free."),
        (
            .disk(.lowSpace(bytes: 500, needed: 2_000_000)),
            "Only 500 bytes free. A large change with its backup may need 2.0 MB."
        ),
        (
            .disk(.network(path: "/l")),
            "/l is on a network file system, where locks may not work. Keep the list on a local disk and copy it "
                + "with backup."
        ),
        (
            .disk(.userSpace(path: "/l")),
            "/l is on a user-space file system (FUSE), where locks may not work. Keep the list on a local disk and copy it "
                + "with backup."
        ),
        (.pages(.init(paths: ["/t/a"])), "edit left a page: /t/a. Delete it when you don't need its text."),
        (
            .pages(.init(paths: ["/t/a", "/t/b", "/t/c", "/t/d"])),
            "edit left 4 pages: /t/a, /t/b, /t/c, and 1 more. Delete those whose text you don't need."
        ),
        (.backups(.some(count: 1, newest: .sample("x"))), "1 backup, made today."),
        (.backups(.some(count: 3, newest: .sample("x"))), "3 backups, the newest made today."),
        (.backups(.none(isDaily: true)), "None yet. The first change of a day makes one."),
        (.backups(.none(isDaily: false)), "None, and the setting backup is never. Run backup to make one."),
        (
            .backups(.unreadable(.sample("x", items: nil))),
            "Can't read /lists/adder.db.x. Run restore x to see why."
        ),
        (.settings(.valid(file: "~/c", overridden: 0)), "~/c: all defaults."),
        (.settings(.valid(file: "~/c", overridden: 2)), "~/c: 2 set."),
        (.settings(.valid(file: nil, overridden: 0)), "No settings file: all defaults."),
        (.locale(.utf8(variable: "LANG", value: "C.UTF-8")), "LANG is C.UTF-8."),
        (
            .locale(.notUTF8(variable: "LC_ALL", value: "C")),
            "LC_ALL is “C”, so adder shows words instead of signs, and other programs may not show all characters. Set it to "
                + "C.UTF-8."
        ),
        (
            .locale(.notUTF8(variable: nil, value: "C")),
            "LANG is not set, so other programs may not show all characters. Set it to C.UTF-8."
        ),
        (.zone(.known(nil)), "The system time zone."),
        (.zone(.known("KST-9")), "TZ is KST-9."),
        (
            .zone(.unknown("Asia/Soul")),
            "TZ is “Asia/Soul”, which is not a known time zone, so times are in UTC. Set it to a name like Asia/Seoul."
        ),
        (.clock(.running(.saturday)), "It is Sat 21 Nov 2026, 09:30."),
        (
            .clock(.fixed(.saturday)),
            "ADDER_NOW fixes the time at Sat 21 Nov 2026, 09:30. Unset ADDER_NOW to use the system clock."
        ),
        (
            .clock(.behind(today + 2)),
            "The newest change is dated in the future: Mon 23 Nov. Check the system clock."
        ),
    ]

    @Test(arguments: ofList + ofSync + around)
    func `each fact has a message that says what to do`(fact: DiagnoseListFact, sentence: String) {
        #expect(words.words(fact).sentence == sentence)
    }

    @Test func `days use the configured date format`() {
        let words = DiagnoseListSentences(router: FakeRouter(), calendar: CalendarWords(.iso), today: today)
            .words(.clock(.running(.saturday)))

        #expect(words.sentence == "It is 2026-11-21, 09:30.")
    }

    @Test func `settings errors use the usual messages`() {
        let wrong = SettingsError(.notASetting("x"), at: .file("~/c", line: 3))
        let unusable = ListError(.notPermitted, path: "/c")

        #expect(
            words.words(.settings(.invalid(wrong))).sentence == ErrorMessage(wrong, FakeRouter()).sentence
        )
        #expect(
            words.words(.settings(.unusable(unusable))).sentence
                == ErrorMessage(ofSettings: unusable).sentence
        )
    }
}
