import Presentation
import Vocabulary

/// Confirms before replacing a file, then reports what was exported and what was lost.
final class ExportItemsPresenter: ExportItemsPresenting, ConfirmationHandling {
    private let view: any ExportItemsViewing
    private let interactor: any ExportItemsInteracting
    private let router: any ExportItemsRouting
    /// The request that awaits confirmation.
    private var pending: (request: ExportItemsRequest, question: String)?
    private var filter = ItemFilter.everything

    init(view: any ExportItemsViewing, interactor: any ExportItemsInteracting, router: any ExportItemsRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func export(_ request: ExportItemsRequest) {
        pending = (request, "")
        filter = request.filter
        if request.path == nil { view.hold() }
        interactor.export(request)
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let pending else { return }
        self.pending = nil
        guard answer == .yes else { return view.show(answer, to: pending.question) }
        var request = pending.request
        request.replacesFile = true
        interactor.export(request)
    }
}

extension ExportItemsPresenter: ExportItemsInteractorOutput {
    func exported(_ part: [UInt8]) {
        view.write(part)
    }

    func exportedItems(_ response: ExportItemsResponse) {
        if let path = response.path {
            view.showExported(
                ExportItemsDisplay(
                    action: ExportItemsSentences.exported(response.items),
                    destination: ExportItemsSentences.destination(path),
                    format: response.format.rawValue,
                    items: String(response.items),
                    path: path
                )
            )
        } else {
            view.release()
        }
        if response.items == 0 { view.showMessage(ExportItemsSentences.nothing(filter)) }
        ListSentences.matches(of: filter, response.places).forEach(view.showMessage)
        LossWords.report(response.losses, ExportItemsSentences.heading(response.format)).forEach(view.showMessage)
    }

    func foundExistingFile(_ path: String) {
        let question = ExportItemsSentences.question(path)
        pending?.question = question
        view.ask(question)
    }

    func foundLosses(_ losses: [Loss], format: ForeignFormat) {
        LossWords.report(losses, ExportItemsSentences.heading(format)).forEach(view.showMessage)
        view.showError(ExportItemsSentences.refusal)
    }

    func couldNotExport(_ failure: ExportItemsFailure) {
        view.showError(ExportItemsSentences.errorMessage(failure, router))
    }
}
