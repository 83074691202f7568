import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ExportItems

struct ExportItemsPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: ExportItemsPresenter

    init() {
        presenter = ExportItemsPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `an export to standard output is held back until it is complete`() {
        presenter.export(ExportItemsRequest(format: .csv))
        presenter.exported([1])
        presenter.exportedItems(.sample(1))

        #expect(view.shown == [.held, .part([1]), .released])
    }

    @Test func `an export to a file is one sentence`() {
        presenter.export(ExportItemsRequest(format: .csv, path: "a.csv"))
        presenter.exportedItems(.sample(12, path: "a.csv"))

        let display = ExportItemsDisplay(
            action: "Exported 12 items",
            destination: "to a.csv",
            format: "csv",
            items: "12",
            path: "a.csv"
        )
        #expect(view.shown == [.exported(display)])
    }

    @Test func `losses are listed by kind`() {
        presenter.exportedItems(.sample(1, losses: [.sample, Loss(.note, at: 5, field: "note", value: "call")]))

        let messages = [
            "csv can't hold everything. Losses, with item ids:", "  1 note: 5 (“call”)",
            "  1 time of day (due): 3 (“2026-11-27T17:00”)",
        ]
        #expect(view.shown == [.released] + messages.map { .message($0) })
    }

    @Test func `an empty export says why it is empty`() {
        presenter.export(ExportItemsRequest(filter: ItemFilter(Selection([[.tag("x")]])), format: .csv))
        presenter.exportedItems(.sample(0))

        #expect(view.shown.last == .message("Nothing matches, so the export is empty."))
    }

    @Test func `only a yes replaces an existing file`() {
        for answer in [ConfirmationAnswer.no, .interrupted, .notInteractive, .yes] {
            presenter.export(ExportItemsRequest(format: .csv, path: "a.csv"))
            presenter.foundExistingFile("a.csv")
            presenter.didAnswer(answer)
        }

        #expect(interactor.requests.map(\.replacesFile) == [false, false, false, false, true])
        #expect(view.shown.first == .question("Replace a.csv?"))
        #expect(view.shown.contains(.message(ChangeSentences.nothingChanged)))
    }

    @Test func `a strict export with losses is an error that lists them`() {
        presenter.foundLosses([.sample], format: .csv)

        #expect(
            view.shown == [
                .message("csv can't hold everything. Losses, with item ids:"),
                .message("  1 time of day (due): 3 (“2026-11-27T17:00”)"),
                .errorMessage(ErrorMessage(.badData, "Nothing was written because of --strict.")),
            ]
        )
    }
}
