import Almanac
import Boundary
import Entities
import Grammar
import Settings
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: DiagnoseListInteractor

    init() {
        interactor = DiagnoseListInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            rules: SettingRules(CommandLineParser([]))
        )
        interactor.output = output
    }

    private func findings(_ timesList: Bool = false) -> [DiagnoseListFinding] {
        interactor.diagnose(DiagnoseListRequest(timesList: timesList))
        return output.finished.last?.findings ?? []
    }

    /// What is not as well as it was.
    private var bad: [DiagnoseListFinding] { findings().filter { $0.grade != .well } }

    private func look(_ change: (inout DiagnoseListInside) -> Void) {
        var inside = DiagnoseListInside()
        change(&inside)
        dataManager.body = .success(.readable(inside))
    }

    @Test func `where all is well, everything is told once, in order`() {
        #expect(
            findings() == [
                .well(.file(.list(path: "/lists/adder.db", bytes: 86_000, open: 3, done: 1))),
                .well(.content(.whole)),
                .well(.shape(.newest(version: 2))),
                .well(.journal(.changes(5))),
                .well(.permissions(.ownersAlone)),
                .well(.disk(.room(bytes: 1_000_000_000))),
                .well(.backups(.some(count: 1, newest: summary("2026-11-20")))),
                .well(.settings(.understood(file: "~/config", chosen: 0))),
                .well(.locale(.utf8(variable: "LANG", value: "C.UTF-8"))),
                .well(.zone(.known(nil))),
                .well(.clock(.running(.saturday))),
            ]
        )
        #expect(output.began.isEmpty && output.finished[0].times == nil && dataManager.runs.isEmpty)
    }

    // MARK: The list

    @Test func `no list yet is nothing bad, and has neither permissions nor backups`() {
        (dataManager.list, dataManager.body, dataManager.copies) = (nil, .success(nil), [])

        let findings = findings()

        #expect(findings.first == .well(.file(.none(path: "/lists/adder.db"))))
        #expect(findings.allSatisfy { $0.grade == .well } && findings.count == 6)
    }

    @Test func `a list that is gone is not one that never was`() {
        (dataManager.list, dataManager.body) = (nil, .success(nil))

        #expect(bad == [.remark(.file(.lost(path: "/lists/adder.db")))])
    }

    @Test func `of a list without its tables nothing is told but what is missing`() {
        dataManager.body = .success(.misshapen(missing: ["table item"], unknown: ["trigger evil", "view mine"]))

        #expect(
            bad == [
                .trouble(.shape(.missing(["table item"]))), .trouble(.shape(.unknown(["trigger evil"]))),
                .remark(.shape(.unknown(["view mine"]))),
            ]
        )
        #expect(findings().count == 10)
    }

    @Test func `an empty file is no list yet`() {
        (dataManager.body, dataManager.copies) = (.success(.blank), [])

        #expect(findings().first == .well(.file(.none(path: "/lists/adder.db"))))
    }

    @Test func `a list that cannot be used keeps nothing else from being looked at`() {
        dataManager.body = .failure(ListTrouble(.foreign, path: "/lists/adder.db", detail: "x"))

        let trouble = StorageTrouble(.foreign, path: "/lists/adder.db", detail: "x")
        #expect(bad == [.trouble(.file(.unusable(trouble)))])
        #expect(findings().contains(.well(.permissions(.ownersAlone))))
    }

    @Test func `damage is told with the first of what was found`() {
        dataManager.body = .success(.damaged(["page 7: never used", "page 8: never used"]))

        #expect(
            bad == [.trouble(.content(.damaged(path: "/lists/adder.db", first: "page 7: never used", count: 2)))]
        )
    }

    @Test func `what does not belong together is wrong`() {
        look {
            $0.looseEnds = 2
            $0.unsearchable = 1
            $0.missingParts = ["trigger item_deleted"]
        }

        #expect(
            bad == [
                .trouble(.content(.looseEnds(2))), .trouble(.content(.unsearchable(1))),
                .trouble(.shape(.missing(["trigger item_deleted"]))),
            ]
        )
    }

    @Test func `what others have put there, an old shape and a change that was cut off are worth a look`() {
        look {
            $0.unknownParts = ["view mine"]
            $0.version = 1
            $0.wasCutOff = true
            $0.isWriteAhead = true
            $0.contradicted = 3
        }

        #expect(
            bad == [
                .remark(.shape(.unknown(["view mine"]))), .remark(.shape(.old(version: 1, newest: 2))),
                .remark(.journal(.cutOff)), .remark(.journal(.writeAhead)), .remark(.journal(.contradicted(3))),
            ]
        )
    }

    @Test(arguments: [(DiagnoseListInteractor.quickBytes, false), (DiagnoseListInteractor.quickBytes + 1, true)])
    func `what takes long is told beforehand`(bytes: Int, isTold: Bool) {
        dataManager.list = file("/lists/adder.db", bytes: bytes)

        _ = findings()

        #expect(output.began == (isTold ? ["/lists/adder.db: \(bytes)"] : []))
    }

    // MARK: Around it

    @Test func `whoever else can use the list or a copy of it is worth a look`() {
        dataManager.list = file("/lists/adder.db", mode: 0o644, isOwn: false)
        dataManager.modes["2026-11-20"] = 0o620

        #expect(
            bad == [
                .remark(.permissions(.foreignOwner(path: "/lists/adder.db"))),
                .remark(.permissions(.open(path: "/lists/adder.db", mode: 0o644))),
                .remark(.permissions(.open(path: "/lists/adder.db.2026-11-20", mode: 0o620))),
            ]
        )
    }

    @Test func `a list that cannot be written is wrong, and so is its folder`() {
        dataManager.folder = FileFacts(path: "/lists/", bytes: 0, mode: 0o500, isOwn: true, isWritable: false)
        #expect(bad == [.trouble(.permissions(.readOnly(path: "/lists/")))])

        dataManager.list = file("/lists/adder.db", isWritable: false)
        #expect(bad == [.trouble(.permissions(.readOnly(path: "/lists/adder.db")))])
    }

    @Test(arguments: [
        (1_172_000, nil), (1_171_999, DiagnoseListFinding.Grade.remark), (200_000, .remark), (199_999, .trouble),
    ])
    func `room for the list twice is enough, and next to none is wrong`(
        free: Int,
        grade: DiagnoseListFinding.Grade?
    ) {
        dataManager.disk = DiskFacts(freeBytes: free, isRemote: false)

        let fact = DiagnoseListFact.disk(.littleRoom(bytes: free, wanted: 1_172_000))
        #expect(bad == (grade.map { [DiagnoseListFinding(grade: $0, fact: fact)] } ?? []))
    }

    @Test(arguments: [(0o755, false), (0o1777, false), (0o775, true), (0o702, true)])
    func `a folder to which others may write is worth a look, unless only owners remove`(mode: Int, isOpen: Bool) {
        dataManager.folder = FileFacts(path: "/lists/", bytes: 0, mode: mode, isOwn: true, isWritable: true)

        #expect(bad == (isOpen ? [.remark(.permissions(.openFolder(path: "/lists/", mode: mode)))] : []))
    }

    @Test func `the disk of another machine is worth a look`() {
        dataManager.disk = DiskFacts(freeBytes: 1_000_000_000, isRemote: true)

        #expect(bad == [.remark(.disk(.remote(path: "/lists/adder.db")))])
    }

    @Test(arguments: [(nil, true), ("backup = never", false)])
    func `a list without a copy is worth a look`(settings: String?, isDaily: Bool) {
        dataManager.copies = []
        dataManager.stored = .success(settings)

        #expect(bad == [.remark(.backups(.none(isDaily: isDaily)))])
    }

    @Test func `a copy that cannot be read does not count`() {
        dataManager.copies = [backup("2026-11-21", items: nil), backup("2026-11-20")]

        #expect(bad == [.remark(.backups(.unreadable(summary("2026-11-21", items: nil))))])
        #expect(findings().contains(.well(.backups(.some(count: 1, newest: summary("2026-11-20"))))))
    }

    // MARK: Settings

    @Test func `those that were chosen are counted, wherever they are from`() {
        dataManager.stored = .success("week-start = sunday")
        dataManager.variables["ADDER_COLOR"] = "never"

        #expect(findings().contains(.well(.settings(.understood(file: "~/config", chosen: 2)))))
    }

    @Test func `each setting that makes no sense is wrong`() {
        dataManager.stored = .success("week-start = friday\nbackup = never\ncolour = never")

        let bad = bad
        #expect(bad.count == 2 && bad.allSatisfy { $0.grade == .trouble })
        guard case .settings(.wrong(let trouble))? = bad.first?.fact else {
            Issue.record("\(bad)")
            return
        }
        #expect(trouble.place == .file("~/config", line: 1))
    }

    @Test func `a settings file that cannot be read is wrong`() {
        dataManager.stored = .failure(ListTrouble(.notPermitted, path: "/config", detail: "x"))

        let trouble = StorageTrouble(.notPermitted, path: "/config", detail: "x")
        #expect(bad == [.trouble(.settings(.unusable(trouble)))])
    }

    // MARK: The machine

    @Test(arguments: [
        (["LANG": "ko_KR.UTF-8"], DiagnoseListFact.Locale.utf8(variable: "LANG", value: "ko_KR.UTF-8")),
        (["LANG": "C", "LC_CTYPE": "en_US.utf8"], .utf8(variable: "LC_CTYPE", value: "en_US.utf8")),
        (["LANG": "de_DE.UTF-8@euro"], .utf8(variable: "LANG", value: "de_DE.UTF-8@euro")),
        (["LANG": "C.UTF-8", "LC_ALL": "POSIX"], .narrow(variable: "LC_ALL", value: "POSIX")),
        (["LANG": "C.UTF-8", "LC_ALL": ""], .utf8(variable: "LANG", value: "C.UTF-8")),
        (["LANG": "ko_KR.EUC-KR"], .narrow(variable: "LANG", value: "ko_KR.EUC-KR")),
        ([:], .narrow(variable: nil, value: "C")),
    ])
    func `the first variable that says something decides about letters`(
        variables: [String: String],
        fact: DiagnoseListFact.Locale
    ) {
        dataManager.variables = variables

        let found = findings().compactMap { if case .locale(let locale) = $0.fact { (locale, $0.grade) } else { nil } }
        var isNarrow: Bool { if case .narrow = fact { true } else { false } }
        #expect(found.map(\.0) == [fact] && found.map(\.1) == [isNarrow ? .remark : .well])
    }

    @Test(arguments: [
        ("Asia/Seoul", true), (":Asia/Seoul", true), ("KST-9", true), ("<+0330>-3:30", true),
        ("CET-1CEST,M3.5.0,M10.5.0/3", true), ("Asia/Soul", false), ("KST", false), ("X5", false), ("<+03", false),
    ])
    func `a time zone has a file, or is a rule`(name: String, isKnown: Bool) {
        dataManager.variables["TZ"] = name

        let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
        #expect(findings().contains(isKnown ? .well(.zone(.known(bare))) : .remark(.zone(.unknown(bare)))))
    }

    @Test func `a clock that is set by hand is worth a look`() {
        dataManager.variables["ADDER_NOW"] = "2026-11-21T09:30"

        #expect(bad == [.remark(.clock(.fixed(.saturday)))])
    }

    @Test(arguments: [(0, false), (86_400 * 2, true)])
    func `a change of a day to come tells of a clock that went back`(later: Int, isBehind: Bool) {
        let newest = Instant(seconds: Moment.saturday.instant.seconds + later)
        look { $0.newestChange = newest }

        #expect(bad == (isBehind ? [.remark(.clock(.behind(today + 2)))] : []))
    }

    // MARK: Times

    private var times: [DiagnoseListTime] {
        _ = findings(true)
        return output.finished.last?.times ?? []
    }

    @Test func `each line is run until it is known, but for the first time, which does not count`() {
        dataManager.times = [["--version"]: [9, 0.3, 0.1, 0.2], ["upcoming"]: [9, 0.001]]
        dataManager.syncTimes = [9, 0.3, 0.2, 0.1]

        let command = DiagnoseListTime.Deed.command
        #expect(
            times == [
                DiagnoseListTime(deed: command(["--version"]), runs: 3, median: 0.2, longest: 0.3),
                DiagnoseListTime(deed: command(["upcoming"]), runs: 25, median: 0.001, longest: 0.001),
                DiagnoseListTime(deed: .sync, runs: 3, median: 0.2, longest: 0.3),
            ]
        )
    }

    @Test func `the word to find is the first of the newest title, whatever it looks like`() {
        look { $0.newestTitle = "--json 우유" }

        #expect(times.isEmpty)
        #expect(dataManager.runs == [["--version"], ["upcoming"], ["list"], ["tags"], ["find", "--", "--json"]])
    }
}
