import ProgramOutput
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: DiagnoseListDocumentPresenter

    init() {
        presenter = DiagnoseListDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `findings are objects, and long checks are not announced`() {
        presenter.diagnose(DiagnoseListRequest())
        presenter.startedCheck(at: "/l", bytes: 1)
        presenter.finishedCheck(
            DiagnoseListResponse(findings: [.note(.backups(.none(isDaily: true)))], times: nil, today: today)
        )

        #expect(interactor.requests == [DiagnoseListRequest()])
        #expect(
            view.documents == [
                #"{"adder":1,"findings":[{"subject":"backups","grade":"note","#
                    + #""message":"None yet. The first change of a day makes one."}]}"# + "\n"
            ]
        )
        #expect(view.problems.isEmpty)
    }

    @Test func `times are integers`() {
        let time = DiagnoseListTime(action: .sync, runs: 3, median: 0.001_25, longest: 0.002)

        presenter.finishedCheck(DiagnoseListResponse(findings: [], times: [time], today: today))

        #expect(
            view.documents == [
                #"{"adder":1,"findings":[],"times":[{"what":"one fsync; a change takes five","runs":3,"#
                    + #""medianMicroseconds":1250,"longestMicroseconds":2000}]}"# + "\n"
            ]
        )
    }

    @Test func `problems also produce an error`() {
        presenter.finishedCheck(
            DiagnoseListResponse(findings: [.problem(.content(.danglingReferences(1)))], times: nil, today: today)
        )

        #expect(view.problems == [ErrorMessage(.badData, "1 problem found; see above.")])
        #expect(view.documents.count == 2)
    }
}
