import Boundary
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: DiagnoseListJSONPresenter

    init() {
        presenter = DiagnoseListJSONPresenter(view: view, interactor: interactor)
    }

    @Test func `findings are objects, and machines are not told to wait`() {
        presenter.diagnose(DiagnoseListRequest())
        presenter.beganLooking(at: "/l", bytes: 1)
        presenter.finishedLooking(
            DiagnoseListResponse(findings: [.remark(.backups(.none(isDaily: true)))], times: nil, today: today)
        )

        #expect(interactor.requests == [DiagnoseListRequest()])
        #expect(
            view.documents == [
                #"{"adder":1,"findings":[{"subject":"backups","grade":"note","#
                    + #""message":"None yet; the first change of a day makes one."}]}"# + "\n"
            ]
        )
        #expect(view.complaints.isEmpty)
    }

    @Test func `times are whole numbers`() {
        let time = DiagnoseListTime(deed: .sync, runs: 3, median: 0.001_25, longest: 0.002)

        presenter.finishedLooking(DiagnoseListResponse(findings: [], times: [time], today: today))

        #expect(
            view.documents == [
                #"{"adder":1,"findings":[],"times":[{"what":"one sync of the disk; a change takes five","runs":3,"#
                    + #""medianMicroseconds":1250,"longestMicroseconds":2000}]}"# + "\n"
            ]
        )
    }

    @Test func `what is wrong is an error besides`() {
        presenter.finishedLooking(
            DiagnoseListResponse(findings: [.trouble(.content(.looseEnds(1)))], times: nil, today: today)
        )

        #expect(view.complaints == [Complaint(.badData, "One thing is wrong; what to do stands in the answer.")])
        #expect(view.documents.count == 2)
    }
}
