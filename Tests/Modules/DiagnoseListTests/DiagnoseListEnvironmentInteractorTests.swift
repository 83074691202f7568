import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListEnvironmentInteractorTests {
    private let practice = Practice()

    @Test func `those that were chosen are counted, wherever they are from`() {
        let variables = ["ADDER_COLOR": "never"]
        practice.dataManager.said = usualEnvironment(.success("week-start = sunday"), settings: variables)

        #expect(practice.findings().contains(.well(.settings(.understood(file: "~/config", chosen: 2)))))
    }

    @Test func `each setting that makes no sense is wrong`() {
        practice.dataManager.said = usualEnvironment(.success("week-start = friday\nbackup = never\ncolour = never"))

        let bad = practice.bad
        #expect(bad.count == 2 && bad.allSatisfy { $0.grade == .trouble })
        guard case .settings(.wrong(let trouble))? = bad.first?.fact else {
            Issue.record("\(bad)")
            return
        }
        #expect(trouble.place == .file("~/config", line: 1))
    }

    @Test func `a settings file that cannot be read is wrong`() {
        practice.dataManager.said = usualEnvironment(.failure(ListTrouble(.notPermitted, path: "/config", detail: "x")))

        let trouble = StorageTrouble(.notPermitted, path: "/config", detail: "x")
        #expect(practice.bad == [.trouble(.settings(.unusable(trouble)))])
    }

    @Test(
        arguments: [
            ([.usual: "ko_KR.UTF-8"], DiagnoseListFact.Locale.utf8(variable: "LANG", value: "ko_KR.UTF-8")),
            ([.kinds: "en_US.utf8", .usual: "C"], .utf8(variable: "LC_CTYPE", value: "en_US.utf8")),
            ([.usual: "de_DE.UTF-8@euro"], .utf8(variable: "LANG", value: "de_DE.UTF-8@euro")),
            ([.all: "POSIX", .usual: "C.UTF-8"], .narrow(variable: "LC_ALL", value: "POSIX")),
            ([.usual: "ko_KR.EUC-KR"], .narrow(variable: "LANG", value: "ko_KR.EUC-KR")),
            ([:], .narrow(variable: nil, value: "C")),
        ] as [([DiagnoseListLetters: String], DiagnoseListFact.Locale)]
    )
    func `the first variable that says something decides about letters`(
        variables: [DiagnoseListLetters: String],
        fact: DiagnoseListFact.Locale
    ) {
        practice.dataManager.said.letters = variables

        let found = practice.findings().compactMap { finding in
            if case .locale(let locale) = finding.fact { (locale, finding.grade) } else { nil }
        }
        var isNarrow: Bool { if case .narrow = fact { true } else { false } }
        #expect(found.map(\.0) == [fact] && found.map(\.1) == [isNarrow ? .remark : .well])
    }

    @Test(arguments: [
        ("Asia/Seoul", true), (":Asia/Seoul", true), ("KST-9", true), ("<+0330>-3:30", true),
        ("CET-1CEST,M3.5.0,M10.5.0/3", true), ("Asia/Soul", false), ("KST", false), ("X5", false), ("<+03", false),
    ])
    func `a time zone has a file, or is a rule`(name: String, isKnown: Bool) {
        practice.dataManager.said.zone = name

        let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
        #expect(practice.findings().contains(isKnown ? .well(.zone(.known(bare))) : .remark(.zone(.unknown(bare)))))
    }

    @Test func `a clock that is set by hand is worth a look`() {
        practice.dataManager.said.clock = "2026-11-21T09:30"

        #expect(practice.bad == [.remark(.clock(.fixed(.saturday)))])
    }

    @Test(arguments: [(0, false), (86_400 * 2, true)])
    func `a change of a day to come tells of a clock that went back`(later: Int, isBehind: Bool) {
        let newest = Instant(seconds: Moment.saturday.instant.seconds + later)
        practice.look { $0.newestChange = newest }

        #expect(practice.bad == (isBehind ? [.remark(.clock(.behind(today + 2)))] : []))
    }
}
