import Almanac
import Entities
import Settings
import TestKit
import Testing
import Vocabulary

@testable import DiagnoseList

struct CheckedEnvironmentTests {
    private let fixture = DiagnoseListFixture()

    @Test func `settings from the file and the environment are counted`() {
        let variables = ["ADDER_COLOR": "never"]
        fixture.dataManager.environmentValues = defaultEnvironment(.success("week-start = sunday"), settings: variables)

        #expect(fixture.findings().contains(.ok(.settings(.valid(file: "~/config", overridden: 2)))))
    }

    @Test func `each invalid setting is a problem`() {
        fixture.dataManager.environmentValues = defaultEnvironment(
            .success("week-start = friday\nbackup = never\ncolour = never")
        )

        let bad = fixture.issues
        #expect(bad.count == 2 && bad.allSatisfy { $0.grade == .problem })
        guard case .settings(.invalid(let failure))? = bad.first?.fact else {
            Issue.record("\(bad)")
            return
        }
        #expect(failure.origin == .file("~/config", line: 1))
    }

    @Test func `a command of a key that doesn't exist is a problem, and so is a key with two meanings`() {
        fixture.dataManager.environmentValues = defaultEnvironment(
            .success("key.done = F6\nkey.F5 = postpne {ids} 1w\nkey.F6 = 3\n")
        )

        let errors = fixture.issues.compactMap { issue -> SettingsError? in
            if case .settings(.invalid(let error)) = issue.fact { error } else { nil }
        }
        #expect(errors.map(\.origin) == [.file("~/config", line: 2), .file("~/config", line: 3)])
        #expect(errors.last?.kind == .keyInUse(key: "key.F6", press: "F6", by: "key.done"))
    }

    @Test func `an unreadable settings file is a problem`() {
        fixture.dataManager.environmentValues = defaultEnvironment(
            .failure(ListError(.notPermitted, path: "/config", detail: .message("x")))
        )

        let failure = ListError(.notPermitted, path: "/config", detail: .message("x"))
        #expect(fixture.issues == [.problem(.settings(.unusable(failure)))])
    }

    @Test(
        arguments: [
            ([.lang: "ko_KR.UTF-8"], DiagnoseListFact.Locale.utf8(variable: "LANG", value: "ko_KR.UTF-8")),
            ([.characterType: "en_US.utf8", .lang: "C"], .utf8(variable: "LC_CTYPE", value: "en_US.utf8")),
            ([.lang: "de_DE.UTF-8@euro"], .utf8(variable: "LANG", value: "de_DE.UTF-8@euro")),
            ([.all: "POSIX", .lang: "C.UTF-8"], .notUTF8(variable: "LC_ALL", value: "POSIX")),
            ([.lang: "ko_KR.EUC-KR"], .notUTF8(variable: "LANG", value: "ko_KR.EUC-KR")),
            ([:], .notUTF8(variable: nil, value: "C")),
        ] as [([LocaleVariable: String], DiagnoseListFact.Locale)]
    )
    func `the first locale variable that is set takes precedence`(
        variables: [LocaleVariable: String],
        fact: DiagnoseListFact.Locale
    ) {
        fixture.dataManager.environmentValues.localeVariables = variables

        let found = fixture.findings().compactMap { finding in
            if case .locale(let locale) = finding.fact { (locale, finding.grade) } else { nil }
        }
        var isNotUTF8: Bool { if case .notUTF8 = fact { true } else { false } }
        #expect(found.map(\.0) == [fact] && found.map(\.1) == [isNotUTF8 ? .note : .ok])
    }

    @Test(arguments: [
        ("Asia/Seoul", true), (":Asia/Seoul", true), ("KST-9", true), ("<+0330>-3:30", true),
        ("CET-1CEST,M3.5.0,M10.5.0/3", true), ("Asia/Soul", false), ("KST", false), ("X5", false), ("<+03", false),
    ])
    func `a time zone needs a file or is a POSIX rule`(name: String, isKnown: Bool) {
        fixture.dataManager.environmentValues.zone = name

        let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
        #expect(fixture.findings().contains(isKnown ? .ok(.zone(.known(bare))) : .note(.zone(.unknown(bare)))))
    }

    @Test func `a fixed clock is a note`() {
        fixture.dataManager.environmentValues.clock = "2026-11-21T09:30"

        #expect(fixture.issues == [.note(.clock(.fixed(.saturday)))])
    }

    @Test(arguments: [(0, false), (86_400 * 2, true)])
    func `a change dated in the future is a note`(later: Int, isBehind: Bool) {
        let newest = Instant(seconds: Moment.saturday.instant.seconds + later)
        fixture.changeContents { $0.newestChange = newest }

        #expect(fixture.issues == (isBehind ? [.note(.clock(.behind(today + 2)))] : []))
    }
}
