import Almanac
import Boundary
import Presentation
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: DiagnoseListPresenter

    init() {
        presenter = DiagnoseListPresenter(view: view, interactor: interactor, calendar: CalendarWords())
    }

    private func finish(_ findings: DiagnoseListFinding..., times: [DiagnoseListTime]? = nil) {
        presenter.finishedLooking(DiagnoseListResponse(findings: findings, times: times, today: today))
    }

    @Test func `the interactor is asked what the presenter was asked`() {
        presenter.diagnose(DiagnoseListRequest(timesList: true))

        #expect(interactor.requests == [DiagnoseListRequest(timesList: true)])
    }

    @Test func `whoever waits is told for what`() {
        presenter.beganLooking(at: "/lists/adder.db", bytes: 720_000_000)

        #expect(view.remarks == ["Looking at all 720 MB of /lists/adder.db; this takes a moment."])
    }

    @Test func `every finding is a row with its grade in a word`() {
        finish(.well(.content(.whole)), .remark(.journal(.cutOff)), .trouble(.content(.looseEnds(1))))

        let rows = view.displays.first?.rows ?? []
        #expect(rows.map(\.mark) == ["well", "note", "wrong"] && rows.map(\.grade) == [.well, .remark, .trouble])
        #expect(rows.map(\.subject) == ["content", "journal", "content"])
        #expect(rows[0].sentence == "Every page is whole, and all that belongs together is together.")
        #expect(view.displays.first?.times.isEmpty == true)
    }

    // MARK: The verdict

    @Test func `where nothing is wrong, the last word says so and how much is worth a look`() {
        finish(.well(.content(.whole)))
        finish(.remark(.journal(.cutOff)))
        finish(.remark(.journal(.cutOff)), .remark(.zone(.unknown("X"))))

        #expect(
            view.remarks == [
                "All is well.", "All is well; one thing is worth a look.", "All is well; 2 things are worth a look.",
            ]
        )
        #expect(view.complaints.isEmpty)
    }

    @Test(arguments: [
        (DiagnoseListFact.content(.looseEnds(1)), Boundary.ExitStatus.badData),
        (.shape(.missing(["x"])), .badData),
        (.file(.unusable(StorageTrouble(.newer, path: "x"))), .badSettings),
        (.file(.unusable(StorageTrouble(.busy, path: "x"))), .busy),
        (.settings(.unusable(StorageTrouble(.notPermitted, path: "x"))), .notPermitted),
        (.settings(.wrong(SettingsTrouble(.notASetting("x"), at: .file("c", line: 1)))), .badSettings),
        (.permissions(.readOnly(path: "x")), .notPermitted), (.disk(.littleRoom(bytes: 1, wanted: 2)), .outputFailed),
    ])
    func `the status is what a command would end with`(fact: DiagnoseListFact, status: Boundary.ExitStatus) {
        finish(.trouble(fact))

        #expect(view.complaints == [Complaint(status, "One thing is wrong; what to do stands in the answer.")])
        #expect(view.remarks.isEmpty)
    }

    @Test func `of several troubles the first gives the status`() {
        finish(
            .remark(.journal(.cutOff)),
            .trouble(.permissions(.readOnly(path: "x"))),
            .trouble(.content(.looseEnds(1)))
        )

        #expect(view.complaints == [Complaint(.notPermitted, "2 things are wrong; what to do stands in the answer.")])
    }

    // MARK: Times

    @Test func `times are as exact as they can be read`() {
        let deeds: [(DiagnoseListTime.Deed, Double, Double)] = [
            (.command(["--version"]), 0.000_84, 0.012_4), (.command(["find", "--", "우유"]), 0.009_96, 1.25),
            (.sync, 0.999_7, 12.4),
        ]

        finish(times: deeds.map { DiagnoseListTime(deed: $0, runs: 3, median: $1, longest: $2) })

        #expect(
            view.displays.first?.times == [
                .init(deed: "adder --version", median: "0.8 ms", rest: "median of 3, longest 12 ms"),
                .init(deed: "adder find 우유", median: "10 ms", rest: "median of 3, longest 1.3 s"),
                .init(
                    deed: "one sync of the disk; a change takes five",
                    median: "1.0 s",
                    rest: "median of 3, longest 12 s"
                ),
            ]
        )
    }
}
