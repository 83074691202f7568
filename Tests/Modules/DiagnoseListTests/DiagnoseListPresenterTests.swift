import Almanac
import Presentation
import ProgramOutput
import Settings
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import DiagnoseList

struct DiagnoseListPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: DiagnoseListPresenter

    init() {
        presenter = DiagnoseListPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    private func finish(_ findings: DiagnoseListFinding..., times: [DiagnoseListTime]? = nil) {
        presenter.finishedCheck(DiagnoseListResponse(findings: findings, times: times, today: today))
    }

    @Test func `a request is passed on to the interactor`() {
        presenter.diagnose(DiagnoseListRequest(timesList: true))

        #expect(interactor.requests == [DiagnoseListRequest(timesList: true)])
    }

    @Test func `a long check is announced`() {
        presenter.startedCheck(at: "/lists/adder.db", bytes: 720_000_000)

        #expect(view.messages == ["Checking /lists/adder.db (720 MB). This takes a moment."])
    }

    @Test func `each finding is a row with its grade`() {
        finish(.ok(.content(.intact)), .note(.journal(.interrupted)), .problem(.content(.danglingReferences(1))))

        let rows = view.displays.first?.rows ?? []
        #expect(rows.map(\.mark) == ["ok", "note", "error"] && rows.map(\.grade) == [.ok, .note, .problem])
        #expect(rows.map(\.subject) == ["content", "journal", "content"])
        #expect(rows[0].sentence == "No corruption found; all references are valid.")
        #expect(view.displays.first?.times.isEmpty == true)
    }

    // MARK: Summary

    @Test func `without problems the summary counts the notes`() {
        finish(.ok(.content(.intact)))
        finish(.note(.journal(.interrupted)))
        finish(.note(.journal(.interrupted)), .note(.zone(.unknown("X"))))

        #expect(
            view.messages == [
                "No problems found.", "No problems found; 1 note.", "No problems found; 2 notes.",
            ]
        )
        #expect(view.problems.isEmpty)
    }

    @Test(arguments: [
        (DiagnoseListFact.content(.danglingReferences(1)), ExitStatus.badData),
        (.shape(.missing(["x"])), .badData),
        (.file(.unusable(ListError(.newer, path: "x"))), .badSettings),
        (.file(.unusable(ListError(.busy, path: "x"))), .busy),
        (.settings(.unusable(ListError(.notPermitted, path: "x"))), .notPermitted),
        (.settings(.invalid(SettingsError(.notASetting("x"), at: .file("c", line: 1)))), .badSettings),
        (.permissions(.readOnly(path: "x")), .notPermitted), (.disk(.lowSpace(bytes: 1, needed: 2)), .outputFailed),
    ])
    func `the exit status matches that of a failing command`(fact: DiagnoseListFact, status: ExitStatus) {
        finish(.problem(fact))

        #expect(view.problems == [ErrorMessage(status, "1 problem found; see above.")])
        #expect(view.messages.isEmpty)
    }

    @Test func `the first of several problems sets the exit status`() {
        finish(
            .note(.journal(.interrupted)),
            .problem(.permissions(.readOnly(path: "x"))),
            .problem(.content(.danglingReferences(1)))
        )

        #expect(view.problems == [ErrorMessage(.notPermitted, "2 problems found; see above.")])
    }

    // MARK: Times

    @Test func `times are rounded to two digits`() {
        let actions: [(DiagnoseListTime.Action, Double, Double)] = [
            (.start, 0.000_84, 0.012_4), (.find("우유"), 0.009_96, 1.25), (.sync, 0.999_7, 12.4),
        ]

        finish(times: actions.map { DiagnoseListTime(action: $0, runs: 3, median: $1, longest: $2) })

        #expect(
            view.displays.first?.times == [
                .init(action: "adder --version", median: "0.8 ms", rest: "median of 3, longest 12 ms"),
                .init(action: "adder find 우유", median: "10 ms", rest: "median of 3, longest 1.3 s"),
                .init(
                    action: "one fsync; a change takes five",
                    median: "1.0 s",
                    rest: "median of 3, longest 12 s"
                ),
            ]
        )
    }
}
