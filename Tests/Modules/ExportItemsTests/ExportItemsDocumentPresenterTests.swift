import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ExportItems

struct ExportItemsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ExportItemsDocumentPresenter

    init() {
        presenter = ExportItemsDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `the document has the file and the losses`() {
        presenter.export(ExportItemsRequest(format: .csv, path: "a.csv"))
        presenter.exportedItems(.sample(1, path: "a.csv", losses: [.sample]))

        let exported = #"{"adder":1,"exported":{"path":"a.csv","format":"csv","itemCount":1},"#
        let losses = #""losses":[{"id":3,"kind":"time","field":"due","value":"2026-11-27T17:00"}]}"#
        #expect(view.documents == [exported + losses + "\n"])
    }

    @Test func `JSON about an export to standard output is refused`() {
        presenter.export(ExportItemsRequest(format: .csv))

        let sentence =
            "--json describes the export, so it needs --output FILE. For all items as JSON, run export --format json."
        #expect(interactor.requests.isEmpty && view.problems == [ErrorMessage(.wrongUsage, said: sentence)])
    }

    @Test func `a question, losses and failures are error objects`() {
        presenter.foundExistingFile("a.csv")
        presenter.foundLosses([.sample], format: .csv)
        presenter.couldNotExport(.file(ListError(.diskFull, path: "a.csv")))

        #expect(view.problems.map(\.status) == [.wrongUsage, .badData, .outputFailed])
    }
}
